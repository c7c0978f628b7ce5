/** Instructions and what is said of them, a row each. */

import { expect, test } from 'vitest';
import type {
  Instruction,
  TargetSpec,
  TriggerCondition,
} from '../../../../machines/rules/state/vocabulary/index.ts';
import { creature, does, spell, triggers, when } from './say.ts';

type Row = readonly [text: string, targets: readonly TargetSpec[], ...effect: readonly Instruction[]];
type WithoutTargets = readonly [text: string, ...effect: readonly Instruction[]];

/** Of a sorcery. */
export const spells = (rows: readonly Row[]) =>
  test.each(rows.map(([text, ...rest]) => [text, rest] as const))('%s', (text, [targets, ...effect]) => {
    expect(spell(targets, ...effect)).toBe(text);
  });

const without = (said: (...effect: readonly Instruction[]) => string) => (rows: readonly WithoutTargets[]) =>
  test.each(rows.map(([text, ...effect]) => [text, effect] as const))('%s', (text, effect) => {
    expect(said(...effect)).toBe(text);
  });

/** Of a creature's activated ability. */
export const activated = without(does);

/** Of a creature's ability that triggers as it enters. */
export const triggered = without(triggers);

/** When a creature's ability triggers. */
export const whenever = (rows: readonly (readonly [text: string, ...when: readonly TriggerCondition[]])[]) =>
  test.each(rows.map(([text, ...conditions]) => [text, conditions] as const))('%s', (text, conditions) => {
    expect(when(...conditions)).toBe(text);
  });

export const self = 'self';

export const it0 = { target: 0 };

export const anyTarget: TargetSpec = { any: true };

export const upToTwo: TargetSpec = { objects: creature, count: { min: 0, max: 2 } };
