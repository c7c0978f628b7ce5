/** What a trigger condition waits for, in words. */
import type { TriggerCondition } from '../../../state/vocabulary/index.ts';
import type { Context } from '../context.ts';
import { combatParts } from './combat.ts';
import { movingParts } from './moving.ts';
import type { ByOn, Part, PartsOf } from './part.ts';
import { permanentsParts } from './permanents.ts';
import { playersParts } from './players.ts';
import { timesParts } from './times.ts';

export type { Part } from './part.ts';

const parts: PartsOf<TriggerCondition['on']> = {
  ...movingParts,
  ...combatParts,
  ...playersParts,
  ...permanentsParts,
  ...timesParts,
};

const partOn = <K extends TriggerCondition['on']>(on: K, when: ByOn[K], context: Context): Part =>
  parts[on](when, context);

/** "Whenever", "this creature", "attacks". */
export const part = (when: TriggerCondition, context: Context): Part => partOn(when.on, when, context);
