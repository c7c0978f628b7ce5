import { describe, expect, test } from 'vitest';
import { withAdded } from '../../../machines/rules/events/extra-phases.ts';
import type { Combat, PlannedPhase } from '../../../machines/rules/state/game.ts';
import { type Phase, type Step, stepsOf } from '../../../machines/rules/state/turn-structure.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { creature, smallGame } from '../support/small-game.ts';

describe('500.8, 500.9: phases and steps that are added', () => {
  const planned = (...phases: readonly Phase[]): readonly PlannedPhase[] =>
    phases.map((phase) => ({ phase, steps: stepsOf[phase] }));
  const told = (plan: readonly PlannedPhase[] | undefined) => plan?.map(({ phase }) => phase);
  /** In the first main phase, or in a step of combat. */
  const turn = (
    step: Step | null = null,
    stepsLeft: readonly Step[] = [],
    damageStep?: Combat['damageStep'],
  ) => {
    const { game } = smallGame([{ card: creature('Bear', 2, 2) }]);
    Object.assign(write(game).turn(), {
      phase: step === null ? 'precombatMain' : 'combat',
      step,
      stepsLeft,
      plan: planned('combat', 'postcombatMain', 'ending'),
    });
    if (damageStep !== undefined)
      write(game).root.combat = {
        attackers: [],
        blockers: [],
        anyAttacked: true,
        declaredBlocks: [],
        damageStep,
        firstStrikers: [],
      };
    return game;
  };
  const added = (after: Phase, ...phases: readonly Phase[]) =>
    told(withAdded(turn(), { type: 'extraPhases', after, phases }).plan);
  test('500.8: directly after the present phase, or after the next of a kind', () => {
    expect(added('precombatMain', 'combat')).toEqual(['combat', 'combat', 'postcombatMain', 'ending']);
    expect(added('combat', 'combat', 'postcombatMain')).toEqual([
      'combat',
      'combat',
      'postcombatMain',
      'postcombatMain',
      'ending',
    ]);
    expect(added('ending', 'combat')).toEqual(['combat', 'postcombatMain', 'ending', 'combat']);
  });
  test('500.8: not after a phase that doesn’t come any more', () => {
    expect(added('beginning', 'combat')).toEqual(['combat', 'postcombatMain', 'ending']);
  });

  const steps = (
    event: { readonly after: Step | 'thisStep' } | { readonly before: Step },
    game = turn('declareBlockers', ['combatDamage', 'endOfCombat']),
    phases: readonly (Phase | Step)[] = ['declareBlockers'],
  ) => withAdded(game, { type: 'extraPhases', phases, ...event });
  test('500.9: directly after this step, after another, or before one', () => {
    expect(steps({ after: 'thisStep' }).stepsLeft).toEqual([
      'declareBlockers',
      'combatDamage',
      'endOfCombat',
    ]);
    expect(steps({ after: 'declareBlockers' }).stepsLeft?.[0]).toBe('declareBlockers');
    expect(steps({ after: 'combatDamage' }).stepsLeft).toEqual([
      'combatDamage',
      'declareBlockers',
      'endOfCombat',
    ]);
    expect(steps({ before: 'endOfCombat' }).stepsLeft).toEqual([
      'combatDamage',
      'declareBlockers',
      'endOfCombat',
    ]);
  });
  test('500.9: of a step in a later phase, in that phase', () => {
    const later = steps({ before: 'cleanup' }, undefined, ['end']);
    expect(later.stepsLeft).toBeUndefined();
    expect(later.plan?.map((one) => one.steps.length)).toEqual([
      stepsOf.combat.length,
      stepsOf.postcombatMain.length,
      stepsOf.ending.length + 1,
    ]);
    const first = steps({ before: 'declareAttackers' }, turn(), ['declareBlockers']);
    expect(first.plan?.[0]?.steps).toEqual([
      'beginningOfCombat',
      'declareBlockers',
      'declareAttackers',
      ...stepsOf.combat.slice(2),
    ]);
  });
  test('500.9: none before a step that doesn’t come any more, or outside of a step', () => {
    expect(steps({ before: 'untap' }, undefined, ['upkeep'])).toEqual({});
    expect(steps({ after: 'thisStep' }, turn())).toEqual({});
  });
  test('500.9: only steps that such a phase contains', () => {
    expect(steps({ after: 'thisStep' }, undefined, ['upkeep', 'combat', 'endOfCombat']).stepsLeft).toEqual([
      'endOfCombat',
      'combatDamage',
      'endOfCombat',
    ]);
  });
  test('510.4: after the combat damage step is after the second of two', () => {
    const between = turn('combatDamage', ['combatDamage', 'endOfCombat'], 'first');
    expect(steps({ after: 'combatDamage' }, between).stepsLeft).toEqual([
      'combatDamage',
      'declareBlockers',
      'endOfCombat',
    ]);
    const only = turn('combatDamage', ['endOfCombat'], 'first');
    expect(steps({ after: 'combatDamage' }, only).stepsLeft).toEqual(['declareBlockers', 'endOfCombat']);
    const second = turn('combatDamage', ['combatDamage', 'endOfCombat'], 'none');
    expect(steps({ after: 'combatDamage' }, second).stepsLeft?.[0]).toBe('declareBlockers');
    const other = turn('declareBlockers', ['combatDamage', 'endOfCombat'], 'first');
    expect(steps({ after: 'declareBlockers' }, other).stepsLeft?.[0]).toBe('declareBlockers');
  });
});
