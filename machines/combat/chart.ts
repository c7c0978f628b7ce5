import { players } from '../chart/players-state.ts';
import { procedure } from '../chart/procedure-state.ts';
import { turnParts } from '../turn/setup.ts';

/** A declaration whose costs are being paid may be given up; the player declares again (733.1). */
const givingUp = <const Declaring extends string>(declaring: Declaring) =>
  ({
    'action.cancel': {
      guard: 'mayAbandonDeclaration',
      target: declaring,
      actions: 'abandonDeclaration',
      meta: { rule: '733.1' },
    },
  }) as const;

/** A combat damage step: damage, then priority (510.2, 510.3). */
const damageStep = <const Id extends string>(id: Id, rule: string, description: string) =>
  ({
    id,
    meta: { rule },
    description,
    initial: 'dealing',
    states: {
      dealing: procedure('combatDamage', '510.1', 'Combat damage is assigned, then dealt all at once.', [
        { target: `#${id}.players` },
      ]),
      players: players('510.3', 'Players get priority.', '#combat.between'),
    },
  }) as const;

/**
 * The combat phase (506): steps, declarations, damage.
 *
 * In: `priority.allPassed` ends a step. Public: `decision.answer`, and while a declaration is paid for
 * `ability.activate` for a mana ability, `action.cancel`. Out: `priority.give`. Who attacks whom and who blocks whom is data:
 * `game.combat`. Steps that have nothing to do are not in the way: `nextStep` passes over the declare blockers and
 * combat damage steps when nothing attacks (508.8), and begins a second combat damage step when one is due (510.4).
 */
export const combatPhase = turnParts.createStateConfig({
  id: 'combat',
  meta: { rule: '506' },
  description: 'The combat phase.',
  initial: 'between',
  states: {
    between: procedure('nextStep', '506.1', 'The next step of the phase begins, if one is left.', [
      { guard: { type: 'stepIs', params: 'beginningOfCombat' }, target: '#beginningOfCombat' },
      { guard: { type: 'stepIs', params: 'declareAttackers' }, target: '#declareAttackers' },
      { guard: { type: 'stepIs', params: 'declareBlockers' }, target: '#declareBlockers' },
      { guard: 'isFirstOfTwo', target: '#firstCombatDamage', meta: { rule: '510.4' } },
      { guard: { type: 'stepIs', params: 'combatDamage' }, target: '#combatDamage' },
      { guard: { type: 'stepIs', params: 'endOfCombat' }, target: '#endOfCombat' },
      { target: '#turn.between' },
    ]),
    beginningOfCombat: {
      id: 'beginningOfCombat',
      ...players('507', 'The beginning of combat step: players get priority.', '#combat.between'),
    },
    declareAttackers: {
      id: 'declareAttackers',
      meta: { rule: '508' },
      description: 'The declare attackers step.',
      initial: 'declaring',
      states: {
        declaring: {
          ...procedure('declareAttackers', '508.1', 'The active player declares attackers.', [
            { target: '#declareAttackers.players' },
          ]),
          on: givingUp('.following'),
        },
        players: players('508.2', 'Players get priority.', '#combat.between'),
      },
    },
    declareBlockers: {
      id: 'declareBlockers',
      meta: { rule: '509' },
      description: 'The declare blockers step.',
      initial: 'declaring',
      states: {
        declaring: {
          ...procedure('declareBlockers', '509.1', 'Each defending player declares blockers.', [
            { target: '#declareBlockers.players' },
          ]),
          on: givingUp('.following'),
        },
        players: players('509.2', 'Players get priority.', '#combat.between'),
      },
    },
    firstCombatDamage: damageStep(
      'firstCombatDamage',
      '510.4',
      'The first of two combat damage steps: what strikes first deals damage.',
    ),
    combatDamage: damageStep('combatDamage', '510', 'The combat damage step, or the second of two.'),
    endOfCombat: {
      id: 'endOfCombat',
      ...players('511', 'The end of combat step: players get priority.', '#combat.between'),
    },
  },
});
