import {
  all,
  allowed,
  type CostContext,
  type CostPart,
  call,
  canPay,
  characteristics,
  done,
  faceUp,
  firstRefusal,
  forbidden,
  type Game,
  happen,
  keywordsOn,
  type ObjectId,
  objectAt,
  type PlayerId,
  paidIn,
  payMemory,
  printManaCost,
  procedure,
  scopeOf,
  type Verdict,
} from '../rules/index.ts';
import type { SpecialCandidate } from './special-actions.ts';

/** By what a face-down permanent could be turned face up, for which cost, and with which counters (702.37b, 702.37e). */
interface Turning {
  /** The action's name in `special.take`: `turnFaceUp:morph`. */
  readonly action: string;
  readonly cost: readonly CostPart[];
  readonly counters: Readonly<Record<string, number>>;
}

const prefix = 'turnFaceUp:';

/** What the permanent would have face up says (702.37e); a manifested creature card's mana cost (701.40b). */
function turnings(game: Game, id: ObjectId): readonly Turning[] {
  const up = faceUp(game, id);
  const byKeyword = keywordsOn(up, id).flatMap(({ module, had: { ability } }): Turning[] => {
    if (module.turnsFaceUp === undefined || ability.kind !== 'keyword') return [];
    const { cost, counters = {} } = module.turnsFaceUp(ability);
    return [{ action: `${prefix}${ability.keyword}`, cost, counters }];
  });
  const { manaCost, types } = characteristics(up, id);
  const isManifested =
    objectAt(game, id).manifested === true && types.includes('creature') && manaCost !== null;
  return isManifested
    ? [...byKeyword, { action: `${prefix}manifest`, cost: [{ mana: printManaCost(manaCost) }], counters: {} }]
    : byKeyword;
}

const contextOf = (player: PlayerId, id: ObjectId): CostContext => ({
  player,
  scope: scopeOf(id, player),
  purpose: null,
});

/**
 * May the player turn this permanent face up by this action (116.2b)? Refuses what isn't face down, what they don't
 * control, what has nothing by which it could be, and a cost that can't be paid.
 */
export function mayTurnFaceUp(game: Game, player: PlayerId, id: ObjectId, action: string): Verdict {
  return firstRefusal(
    () => isFaceDownPermanent(game, player, id),
    () => {
      const found = turnings(game, id).filter((one) => one.action === action);
      if (found.length === 0)
        return forbidden('708.7', 'Nothing lets {p0} turn {0} face up that way.', [id], {
          players: [player],
        });
      const verdicts = found.map(({ cost }) => canPay(game, contextOf(player, id), cost));
      return verdicts.some(({ ok }) => ok) ? allowed : all(verdicts);
    },
  );
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

/** How the player could think of turning their face-down permanents face up, with whether they may (116.2b). */
export function turnsFaceUp(game: Game, player: PlayerId): readonly SpecialCandidate[] {
  const faceDown = game.battlefield.filter((object) => game.objects[object]?.faceDown === true);
  return faceDown.flatMap((object) =>
    isFaceDownPermanent(game, player, object).ok
      ? turnings(game, object).map(({ action, cost }) => ({
          object,
          action,
          cost,
          verdict: canPay(game, contextOf(player, object), cost),
        }))
      : [],
  );
}

interface Memory {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly action: string;
}

/** Turning a permanent face up (116.2b): its cost is paid, then it is turned; nobody can respond. */
export const turnFaceUp = procedure<Memory>('turnFaceUp', '116.2b', {
  pay(game, { memory: { player, object, action } }) {
    const turning = turningBy(game, object, action);
    if (turning === undefined)
      return done(forbidden('708.7', 'Nothing lets {p0} turn {0} face up.', [object], { players: [player] }));
    return call('pay', payMemory(contextOf(player, object), turning.cost));
  },
  paid(game, { memory: { object, player, action }, frame }) {
    const counters = Object.entries(turningBy(game, object, action)?.counters ?? {});
    if (!paidIn(frame.returned).paid)
      return done(forbidden('116.2b', 'The cost of turning {0} face up can’t be paid.', [object]));
    // What is said of turning it face up is done as it is, not afterwards (708.11).
    return happen('116.2b', [
      { type: 'turnFaceUp', object },
      ...counters.map(
        ([kind, count]) => ({ type: 'putCounters', on: { object }, kind, count, player }) as const,
      ),
    ]);
  },
  end: () => done(allowed),
});

const turningBy = (game: Game, id: ObjectId, action: string): Turning | undefined =>
  game.objects[id]?.left === null ? turnings(game, id).find((one) => one.action === action) : undefined;
