import {
  all,
  allowed,
  asCast,
  asNextSpell,
  type CostContext,
  type CostPart,
  call,
  canPay,
  done,
  firstRefusal,
  forbidden,
  type Game,
  happen,
  isEverSaid,
  keywordsOn,
  makeMove,
  type ObjectId,
  type PlayerId,
  paidIn,
  payMemory,
  procedure,
  scopeOf,
  type Verdict,
  zoneIds,
} from '../rules/index.ts';
import { mayCastAsItIs } from './may-cast.ts';
import type { SpecialCandidate } from './special-actions.ts';
import { mayBeCastFrom } from './ways.ts';

/** By what a card could be exiled from a hand, for which cost, and with which counters (702.62a). */
interface Exiling {
  /** The action's name in `special.take`: `exile:suspend`. */
  readonly action: string;
  readonly cost: readonly CostPart[];
  readonly counters: { readonly kind: string; readonly count: number };
}

const exilings = (game: Game, id: ObjectId): readonly Exiling[] =>
  keywordsOn(game, id).flatMap(({ module, had: { ability } }): Exiling[] =>
    module.exilesFromHand === undefined || ability.kind !== 'keyword'
      ? []
      : [{ action: `exile:${ability.keyword}`, ...module.exilesFromHand(ability) }],
  );

const contextOf = (player: PlayerId, id: ObjectId): CostContext => ({
  player,
  scope: scopeOf(id, player),
  purpose: null,
});

/**
 * May the player exile this card from their hand by this action (116.2f)? Refuses what isn't in it, what they couldn't
 * begin to cast now, what has nothing by which it could be, and a cost that can't be paid.
 */
export function mayExileFromHand(game: Game, player: PlayerId, id: ObjectId, action: string): Verdict {
  if (!zoneIds(game, 'hand', player).includes(id))
    return forbidden('116.2f', 'That is no card in {p0}’s hand.', [id], { players: [player] });
  const found = exilings(game, id).filter((one) => one.action === action);
  if (found.length === 0)
    return forbidden('116.2f', 'Nothing lets {p0} exile {0} that way.', [id], { players: [player] });
  const verdicts = found.map(({ cost }) => verdictOf(game, player, id, cost));
  return verdicts.some(({ ok }) => ok) ? allowed : all(verdicts);
}

/** What would prohibit casting it counts, its mana cost doesn't (702.62c). */
const verdictOf = (game: Game, player: PlayerId, id: ObjectId, cost: readonly CostPart[]): Verdict =>
  firstRefusal(
    () => mayBeCastFrom(game, id),
    () => mayCastAsItIs(asNextSpell(asCast(game, id, null), player, id), player, id),
    () => canPay(game, contextOf(player, id), cost),
  );

/** How the player could think of exiling cards from their hand, with whether they may (116.2f). */
export function exilesFromHand(game: Game, player: PlayerId): readonly SpecialCandidate[] {
  if (!isEverSaid(game, 'exilesFromHand')) return [];
  return zoneIds(game, 'hand', player).flatMap((object) =>
    exilings(game, object).map(({ action, cost }) => ({
      object,
      action,
      cost,
      verdict: verdictOf(game, player, object, cost),
    })),
  );
}

interface Memory {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly action: string;
  readonly counters?: Exiling['counters'];
}

/** Exiling a card from a hand with counters on it (116.2f): its cost is paid, then it is; nobody can respond. */
export const exileFromHand = procedure<Memory>('exileFromHand', '116.2f', {
  pay(game, { memory: { player, object, action } }) {
    const exiling = exilings(game, object).find((one) => one.action === action);
    if (exiling === undefined)
      return done(forbidden('116.2f', 'Nothing lets {p0} exile {0}.', [object], { players: [player] }));
    return call('pay', payMemory(contextOf(player, object), exiling.cost), {
      remember: { counters: exiling.counters },
    });
  },
  paid(game, { memory: { object }, frame }) {
    return paidIn(frame.returned).paid
      ? happen('116.2f', [makeMove(game, object, 'exile', { why: 'exile' })])
      : done(forbidden('116.2f', 'The cost of exiling {0} can’t be paid.', [object]));
  },
  exiled(game, { memory: { counters, object, player } }) {
    const became = game.objects[object]?.became ?? null;
    if (counters === undefined || became === null || game.objects[became]?.zone !== 'exile')
      return done(allowed);
    const { count, kind } = counters;
    return happen('116.2f', [{ type: 'putCounters', on: { object: became }, kind, count, player }]);
  },
  end: () => done(allowed),
});
