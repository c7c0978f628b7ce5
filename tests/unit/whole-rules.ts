/**
 * Each file of tests begins with the whole rules, whatever the one before put together: both what it does as its tests
 * are collected, and what it does as they run.
 */
import { beforeAll } from 'vitest';
import { putRulesTogether } from '../../machines/game/table.ts';

putRulesTogether();
beforeAll(putRulesTogether);
