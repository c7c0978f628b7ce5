import {
  type AttackerAnswer,
  answered,
  ask,
  asked,
  call,
  controllerOf,
  done,
  dropCheckpoint,
  type Game,
  type GameEvent,
  go,
  happen,
  keywordsOn,
  objectAt,
  type PlayerId,
  paidIn,
  procedure,
} from '../rules/index.ts';
import { type CombatCost, combatPayment, costsToAttack } from './costs.ts';
import { attackingPlayer } from './defenders.ts';
import { attackOptions } from './may-attack.ts';
import { keepForAnother, undoDeclaration } from './undo.ts';

interface Memory {
  readonly player: PlayerId;
  readonly attackers: readonly AttackerAnswer[];
}

/**
 * Declaring attackers (508.1). Nobody is asked where no creature can attack. A declaration whose costs aren't paid is
 * undone, and the player declares again (733.1).
 */
export const declareAttackers = procedure<Memory>('declareAttackers', '508.1', {
  declare(game) {
    const player = attackingPlayer(game);
    const creatures = attackOptions(game);
    if (player === null || creatures.length === 0) return done();
    return ask(
      asked(game, player, {
        kind: 'attackers',
        rule: '508.1',
        about: 'declare attackers',
        object: null,
        creatures,
      }),
      { remember: { player } },
    );
  },
  tap(game, { frame }) {
    const attackers = answered('attackers', frame.answer);
    if (attackers.length === 0) return done();
    keepForAnother(game);
    return happen('508.1f', tapsToAttack(game, attackers), {
      then: 'pay',
      remember: { attackers, mana: [] },
    });
  },
  pay(game, { memory }) {
    const paying = combatPayment(memory.player, attackCosts(game, memory.attackers));
    return paying === null ? go('become') : call('pay', paying);
  },
  paid: (_game, { frame }) => go(paidIn(frame.returned).paid ? 'become' : 'undo'),
  become(game, { memory }) {
    dropCheckpoint(game);
    const { player } = memory;
    const attackers = memory.attackers.filter(
      ({ object }) => objectAt(game, object).zone === 'battlefield' && controllerOf(game, object) === player,
    );
    return attackers.length === 0
      ? done()
      : happen('508.1k', [{ type: 'attack', attackers, player }], { then: 'end' });
  },
  undo: undoDeclaration,
  end: () => done(),
});

/** Attacking taps the creatures (508.1f), but those whose keyword ability says otherwise (702.20b). */
const tapsToAttack = (game: Game, attackers: readonly AttackerAnswer[]): readonly GameEvent[] =>
  attackers
    .filter(({ object }) => !keywordsOn(game, object).some(({ module }) => module.attacksUntapped))
    .map(({ object }) => ({ type: 'tap', object }));

/** The costs to attack (508.1h). */
const attackCosts = (game: Game, attackers: readonly AttackerAnswer[]): readonly CombatCost[] =>
  attackers.flatMap((attacker) => costsToAttack(game, attacker));
