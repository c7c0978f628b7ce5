/** A spell on the stack, and what it may target. */
import { noChoices } from '../../../machines/rules/state/scope.ts';
import type { Verdict } from '../../../machines/rules/state/verdict.ts';
import type { TargetSpec } from '../../../machines/rules/state/vocabulary/index.ts';
import { card, creature, type Placed } from './small-game.ts';

const spell = card('Spell', ['sorcery']);
export const onStack: Placed = {
  card: spell,
  zone: 'stack',
  with: { stack: { choices: noChoices, source: null, ability: null, trigger: null, named: {} } },
};
export const creatures: TargetSpec = { objects: { type: 'creature' } };
export const bear = creature('Bear', 2, 2);

/** The refusals of a verdict: the rule of each, then the objects and players that it names. */
export const ruled = (verdict: Verdict) =>
  verdict.ok
    ? []
    : verdict.refusals.map(({ rule, objects, players }) => [
        rule,
        ...objects,
        ...(players ?? []).map((id) => `p${id}`),
      ]);
