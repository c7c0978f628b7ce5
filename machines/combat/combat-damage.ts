import {
  answered,
  apnap,
  ask,
  asked,
  type DamageAnswer,
  go,
  happen,
  type PlayerId,
  procedure,
  remembering,
  theEnd,
  write,
} from '../rules/index.ts';
import { assignedBy, assigners, firstStrikers } from './assigners.ts';
import { hasChoice, plainDamage } from './plain-damage.ts';

interface Memory {
  /** Players who still assign their creatures' damage, in APNAP order (703.4k). */
  readonly left: readonly PlayerId[];
  readonly assigned: readonly DamageAnswer[];
}

/**
 * The turn-based actions of a combat damage step: which of one or two it is (510.4), each player's assignment in APNAP
 * order (510.1, 802.5), asked where there is a choice, and all damage at once (510.2).
 */
export const combatDamage = procedure(
  'combatDamage',
  '510.1',
  remembering<Memory>({ left: 'numbers, later', assigned: 'records, later' }),
  ['begin', 'assign', 'assigned', 'deal'],
  {
    begin(game) {
      const combat = write(game).combat();
      if (combat.damageStep === 'first') combat.damageStep = 'second';
      else {
        const strikers = firstStrikers(game);
        combat.firstStrikers = strikers;
        combat.damageStep = strikers.length > 0 ? 'first' : 'only';
        // The phase gets a second one after this: once, so that one that is skipped doesn't come again.
        if (strikers.length > 0) write(game).turn().stepsLeft = ['combatDamage', ...game.turn.stepsLeft];
      }
      return go('assign', { left: apnap(game), assigned: [] });
    },
    assign(game, { memory }) {
      const [player, ...left] = memory.left;
      if (player === undefined) return go('deal');
      if (!hasChoice(game, player))
        return go('assign', { left, assigned: [...memory.assigned, ...plainDamage(game, player)] });
      return ask(
        asked(game, player, {
          kind: 'combatDamage',
          rule: '510.1',
          about: 'assign combat damage',
          object: null,
          creatures: assigners(game, player).map(({ object, amount, recipients }) => ({
            object,
            amount,
            recipients,
          })),
        }),
        { then: 'assigned' },
      );
    },
    assigned(_game, { memory, frame }) {
      return go('assign', {
        left: memory.left.slice(1),
        assigned: [...memory.assigned, ...answered('combatDamage', frame.answer)],
      });
    },
    deal(_game, { memory }) {
      return happen(
        '510.2',
        assignedBy(memory.assigned).map(({ source, to, amount }) => ({
          type: 'damage',
          source,
          to,
          amount,
          combat: true,
          preventable: true,
        })),
        { then: theEnd },
      );
    },
  },
);
