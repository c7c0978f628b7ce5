/** Each file of tests begins with the whole rules, whatever the one before put together. */
import { beforeAll } from 'vitest';
import { putRulesTogether } from '../../machines/game/table.ts';

beforeAll(putRulesTogether);
