/** Instructions and what is said of them, a row each. */

import { expect, test } from 'vitest';
import type { Instruction, TargetSpec } from '../../../../machines/rules/state/vocabulary/index.ts';
import { creature, spell } from './say.ts';

type Row = readonly [text: string, targets: readonly TargetSpec[], ...effect: readonly Instruction[]];

export const spells = (rows: readonly Row[]) =>
  test.each(rows.map(([text, ...rest]) => [text, rest] as const))('%s', (text, [targets, ...effect]) => {
    expect(spell(targets, ...effect)).toBe(text);
  });

export const self = 'self';

export const it0 = { target: 0 };

export const anyTarget: TargetSpec = { any: true };

export const upToTwo: TargetSpec = { objects: creature, count: { min: 0, max: 2 } };
