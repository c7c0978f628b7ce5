import {
  allowed,
  characteristics,
  faceUp,
  forbidden,
  type Game,
  keywordsOn,
  type ObjectId,
  objectAt,
  type PlayerId,
  printManaCost,
  type Verdict,
} from '../rules/index.ts';
import type { KindOfSpecialAction, Offer } from './special-action.ts';

/** Turning a face-down permanent face up (116.2b). */
export const turnFaceUp: KindOfSpecialAction = {
  rule: '116.2b',
  objects: ({ battlefield, objects }) => battlefield.filter((id) => objects[id]?.faceDown === true),
  isOne: isFaceDownPermanent,
  offers: turnings,
  isPermitted: () => allowed,
  // What is said of turning it face up is done as it is, not afterwards (708.11).
  happens: (_game, { object, player, x }, counters) => [
    { type: 'turnFaceUp', object, ...(x !== null && { x }) },
    ...counters.map((some) => ({ type: 'putCounters', on: { object }, ...some, player }) as const),
  ],
  afterwards: () => [],
};

/** What the permanent would have face up says (702.37e, 702.168d); a manifested or cloaked creature card’s mana cost (701.40b, 701.58b). */
function turnings(game: Game, id: ObjectId): readonly Offer[] {
  const up = faceUp(game, id);
  const byKeyword = keywordsOn(up, id).flatMap(({ module, had: { ability, ref } }): Offer[] =>
    module.turnsFaceUp === undefined || ability.kind !== 'keyword'
      ? []
      : [{ action: { kind: 'turnFaceUp', by: ref }, counters: {}, ...module.turnsFaceUp(ability) }],
  );
  const { manaCost, types } = characteristics(up, id);
  const isManifested =
    objectAt(game, id).manifested === true && types.includes('creature') && manaCost !== null;
  if (!isManifested) return byKeyword;
  const forItsManaCost = { kind: 'turnFaceUp', by: null } as const;
  return [
    ...byKeyword,
    { action: forItsManaCost, cost: [{ pay: 'mana', cost: printManaCost(manaCost) }], counters: {} },
  ];
}

function isFaceDownPermanent(game: Game, player: PlayerId, id: ObjectId): Verdict {
  const object = game.objects[id];
  if (
    !object ||
    object.left !== null ||
    object.zone !== 'battlefield' ||
    !object.faceDown ||
    object.phasedOut
  )
    return forbidden('116.2b', 'That is no face-down permanent.', [id]);
  return characteristics(game, id).controller === player
    ? allowed
    : forbidden('116.2b', '{p0} doesn’t control {0}.', [id], { players: [player] });
}
