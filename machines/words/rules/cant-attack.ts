import { characteristics, players } from '../../rules/characteristics/index.ts';
import type { Defender, Game } from '../../rules/state/game.ts';
import type { PlayerId } from '../../rules/state/identity.ts';
import { allowed, forbidden } from '../../rules/state/verdict.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/** It can't attack these players (508.1c). */
export interface CantAttack {
  readonly rule: 'cantAttack';
  readonly whom: Players;
  readonly orPlaneswalkers?: true;
}

export const cantAttack: RuleWord<CantAttack> = {
  shape: { whom: 'players', orPlaneswalkers: 'flag?' },
  said: {
    restriction: [
      phrase("can't attack you", [{ rule: 'cantAttack', whom: 'you' }]),
      phrase("can't attack you or planeswalkers you control", [
        { rule: 'cantAttack', whom: 'you', orPlaneswalkers: true },
      ]),
      phrase("can't attack your opponents or planeswalkers they control", [
        { rule: 'cantAttack', whom: 'opponents', orPlaneswalkers: true },
      ]),
      phrase("can't attack its owner", [{ rule: 'cantAttack', whom: { ownerOf: 'self' } }]),
    ],
  },
  isFor: 'objects',
  mayAttackThat(game, { change, scope, source }, creature, defender) {
    const whom = players(game, scope, change.whom);
    return isOne(game, whom, change, defender)
      ? forbidden('508.1c', '{1} says that {0} can’t attack that player.', [creature, source])
      : allowed;
  },
  locked: (change, { players }) => ({ ...change, whom: players(change.whom) }),
};

/** Whether this defender is one of these players, or where that matters too a planeswalker of theirs. */
function isOne(
  game: Game,
  whom: readonly PlayerId[],
  { orPlaneswalkers }: CantAttack,
  defender: Defender,
): boolean {
  if ('player' in defender) return whom.includes(defender.player);
  const { controller, types } = characteristics(game, defender.object);
  return orPlaneswalkers === true && types.includes('planeswalker') && whom.includes(controller);
}
