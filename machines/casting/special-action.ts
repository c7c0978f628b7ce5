import {
  type CostContext,
  type CostPart,
  canPay,
  type Game,
  type GameEvent,
  hasX,
  noChoices,
  type ObjectId,
  type PlayerId,
  type Quantity,
  quantity,
  type RuleNumber,
  type SpecialAction,
  scopeOf,
  type Verdict,
} from '../rules/index.ts';

/** Something by which a special action could be taken with an object: for which cost, and with which counters. */
export interface Offer {
  readonly action: SpecialAction;
  readonly cost: readonly CostPart[];
  readonly counters: Readonly<Record<string, Quantity>>;
  /** The least value that may be chosen for X in its cost, if that isn't 0. */
  readonly leastX?: number | undefined;
}

/** A special action that is being taken: by whom, with what, and with which value of X (107.3d). */
export interface Taken {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly x: number | null;
}

/** A kind of special action other than playing a land (116.2). */
export interface KindOfSpecialAction {
  readonly rule: RuleNumber;
  /** The objects that the player could think of taking it with. */
  readonly objects: (game: Game, player: PlayerId) => readonly ObjectId[];
  /** Whether this is such an object. */
  readonly isOne: (game: Game, player: PlayerId, id: ObjectId) => Verdict;
  /** By what it could be taken with such an object. */
  readonly offers: (game: Game, id: ObjectId) => readonly Offer[];
  /** Why it can't be taken with such an object now, whatever it costs. */
  readonly isPermitted: (game: Game, player: PlayerId, id: ObjectId) => Verdict;
  /** What happens once its cost is paid, and what after that. */
  readonly happens: (
    game: Game,
    taken: Taken,
    counters: Counters,
    action: SpecialAction,
  ) => readonly GameEvent[];
  readonly afterwards: (game: Game, taken: Taken, counters: Counters) => readonly GameEvent[];
}

/** How many counters of which kinds. */
export type Counters = readonly { readonly kind: string; readonly count: number }[];

/** Who pays for a special action, with this value of X. */
export const contextOf = ({ object, player, x }: Taken): CostContext => ({
  player,
  scope: { ...scopeOf(object, player), ...(x !== null && { choices: { ...noChoices, x } }) },
  purpose: null,
});

/** The counters that an offer speaks of. */
export const countersOf = (game: Game, taken: Taken, { counters }: Pick<Offer, 'counters'>): Counters =>
  Object.entries(counters).map(([kind, count]) => ({
    kind,
    count: quantity(game, contextOf(taken).scope, count),
  }));

/** Whether the player could pay what an offer asks, with this value of X, or with the least that they may choose. */
export const canPayFor = (
  game: Game,
  player: PlayerId,
  object: ObjectId,
  { cost, leastX = 0 }: Offer,
  x: number | null = hasX(cost) ? leastX : null,
): Verdict => canPay(game, contextOf({ player, object, x }), cost);
