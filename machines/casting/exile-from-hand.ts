import {
  allowed,
  asCast,
  asProposed,
  firstRefusal,
  forbidden,
  type Game,
  isEverSaid,
  keywordsOn,
  makeMove,
  type ObjectId,
  zoneIds,
} from '../rules/index.ts';
import { mayCastAsItIs } from './may-cast.ts';
import { mayBeCastFrom } from './permission.ts';
import type { KindOfSpecialAction, Offer } from './special-action.ts';

/** Exiling a card from a hand with counters on it (116.2f). */
export const exileFromHand: KindOfSpecialAction = {
  rule: '116.2f',
  objects: (game, player) => (isEverSaid(game, 'exilesFromHand') ? zoneIds(game, 'hand', player) : []),
  isOne: (game, player, id) =>
    zoneIds(game, 'hand', player).includes(id)
      ? allowed
      : forbidden('116.2f', 'That is no card in {p0}’s hand.', [id], { players: [player] }),
  offers: exilings,
  // They could begin to cast it: what would prohibit casting it counts (702.62c), its mana cost doesn't.
  isPermitted: (game, player, id) =>
    firstRefusal(
      () => mayBeCastFrom(game, id),
      () => mayCastAsItIs(asProposed(asCast(game, id, null), player, id), player, id),
    ),
  happens: (game, { object }) => [makeMove(game, object, 'exile', { why: 'exile' })],
  afterwards(game, { object, player }, counters) {
    const became = game.objects[object]?.became ?? null;
    if (became === null || game.objects[became]?.zone !== 'exile') return [];
    return counters.map((some) => ({ type: 'putCounters', on: { object: became }, ...some, player }));
  },
};

function exilings(game: Game, id: ObjectId): readonly Offer[] {
  return keywordsOn(game, id).flatMap(({ module, had: { ability, ref } }): Offer[] =>
    module.exilesFromHand === undefined || ability.kind !== 'keyword'
      ? []
      : [{ action: { kind: 'exileFromHand', by: ref }, ...module.exilesFromHand(ability) }],
  );
}
