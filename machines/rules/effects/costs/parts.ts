import {
  cardsIn,
  characteristics,
  controllerOf,
  fits,
  matching,
  objectAt,
  ruleChangesForPlayer,
  zoneIds,
} from '../../characteristics/index.ts';
import { makeMove, mayHappen, takenNow } from '../../events/index.ts';
import { EngineError } from '../../state/error.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { allowed, forbidden, type Verdict } from '../../state/verdict.ts';
import type { CostPart, Filter } from '../../state/vocabulary/index.ts';
import type { Zone } from '../../state/zones.ts';
import { type CostContext, contextOf, type PartInWords } from './context.ts';
import { performVerdict } from './performed.ts';

/** What choosing objects for a part of a cost is about, for the decision that asks. */
export interface ObjectsForPart {
  readonly options: readonly ObjectId[];
  readonly count: number;
  /** Fewer will do, but not fewer than this: of what says "up to", none. */
  readonly least: number;
  /** Names them for the effect. */
  readonly as: string | null;
  readonly purpose: 'sacrifice' | 'discard' | 'cost';
  readonly about: string;
  /** At least so much of it together; null: it doesn't matter. */
  readonly total: { readonly of: TotalOf; readonly atLeast: number } | null;
  readonly uses: HowUsed;
  /** The player doesn't choose: chance does, or all of them are taken. */
  readonly chosenBy: 'player' | 'chance' | 'nobody';
  readonly hidden: boolean;
}

/** What of several objects is added up, and how much of it one has. */
export type TotalOf = 'manaValue' | 'power';
export const worthOf = (game: Game, of: TotalOf, id: ObjectId): number => characteristics(game, id)[of] ?? 0;

/** No object can be used for two parts that use it up the same way (118.10). */
export type HowUsed = 'up' | 'tapping' | 'nothing';

/** What is true of every part that is paid in this way, by its tag: a new way compiles only once all is said of it. */
interface WayToPay {
  /** How it uses the objects that are chosen for it. */
  readonly uses: HowUsed;
  /** It moves objects, and is paid by itself; the others are paid together before them. */
  readonly moves: boolean;
}

const ways: { readonly [Way in CostPart['pay']]: WayToPay } = {
  mana: { uses: 'up', moves: false },
  tap: { uses: 'up', moves: false },
  untap: { uses: 'up', moves: false },
  life: { uses: 'up', moves: false },
  energy: { uses: 'up', moves: false },
  sacrifice: { uses: 'up', moves: true },
  tapPermanents: { uses: 'tapping', moves: false },
  tapTotalPower: { uses: 'tapping', moves: false },
  returnToHand: { uses: 'up', moves: true },
  putIntoGraveyard: { uses: 'up', moves: true },
  discard: { uses: 'up', moves: true },
  exile: { uses: 'up', moves: true },
  reveal: { uses: 'nothing', moves: false },
  mill: { uses: 'up', moves: true },
  exileTop: { uses: 'up', moves: true },
  removeCounters: { uses: 'nothing', moves: false },
  putCounters: { uses: 'nothing', moves: false },
  exert: { uses: 'up', moves: false },
  perform: { uses: 'up', moves: true },
  loyalty: { uses: 'up', moves: false },
};

/** How a part uses the objects that are chosen for it. */
export const howUsed = (part: CostPart): HowUsed => ways[part.pay].uses;

/** The amount of a locked part. */
const amount = (part: { readonly count?: unknown }): number =>
  typeof part.count === 'number' ? part.count : 1;

/**
 * The objects among which those that a part uses are found; null if the part uses no objects. What is chosen already to
 * change zones as something enters isn't among them (614.13a-b).
 */
export function objectsForPart(game: Game, paying: CostContext, part: CostPart): ObjectsForPart | null {
  const found = objectsOf(game, paying, part);
  const taken = found?.uses === 'up' ? takenNow(game) : none;
  return found === null || taken.length === 0
    ? found
    : { ...found, options: found.options.filter((id) => !taken.includes(id)) };
}

const none: readonly ObjectId[] = [];

function objectsOf(game: Game, paying: CostContext, part: CostPart): ObjectsForPart | null {
  const context = contextOf(paying, part);
  const { player, scope } = context;
  const self = scope.self;
  if (part.pay === 'sacrifice') {
    const found = permanents(game, context, part.what).filter(
      (id) => mayHappen(game, { type: 'sacrifice', object: id, player }).ok,
    );
    const asked = chosen(part.what, found, part, 'sacrifice', 'sacrifice as a cost');
    return part.upTo === true ? { ...asked, least: 0 } : asked;
  }
  if (part.pay === 'returnToHand') {
    const found = permanents(game, context, part.what);
    return chosen(part.what, found, part, 'cost', 'return to hand as a cost');
  }
  if (part.pay === 'putIntoGraveyard') {
    const found = matching(game, scope, part.what);
    return chosen(part.what, found, part, 'cost', 'put into a graveyard as a cost');
  }
  if (part.pay === 'tapPermanents' || part.pay === 'tapTotalPower') {
    const found = permanents(game, context, part.what).filter((id) => !objectAt(game, id).tapped);
    const asked = chosen(part.what, found, part, 'cost', 'tap as a cost');
    return part.pay === 'tapTotalPower' && typeof part.atLeast === 'number'
      ? comingTo(game, asked, 'power', part.atLeast)
      : asked;
  }
  if (part.pay === 'discard') {
    const hand = cardsIn(game, 'hand', player).filter((id) => id !== context.without);
    if (part.what === 'hand')
      return {
        ...chosen('self', hand, part, 'discard', 'discard'),
        count: hand.length,
        least: hand.length,
        chosenBy: 'nobody',
      };
    const found =
      part.what === 'self'
        ? hand.filter((id) => id === self)
        : inZone(game, context, part.what, hand, 'hand');
    const choice = chosen(part.what, found, part, 'discard', 'discard as a cost');
    return part.atRandom === true ? { ...choice, chosenBy: 'chance' } : { ...choice, hidden: true };
  }
  if (part.pay === 'exile') {
    if (part.what === 'self') {
      const isThere = part.from === undefined || objectAt(game, self).zone === part.from;
      return chosen('self', isThere ? [self] : [], part, 'cost', 'exile');
    }
    const found = matching(game, scope, part.what).filter(
      (id) =>
        id !== context.without &&
        (objectAt(game, id).zone !== 'battlefield' || controllerOf(game, id) === player),
    );
    const asked = chosen(part.what, found, part, 'cost', 'exile as a cost');
    if (typeof part.totalManaValue === 'number')
      return comingTo(game, asked, 'manaValue', part.totalManaValue);
    return part.orMore === true ? { ...asked, count: Math.max(asked.least, found.length) } : asked;
  }
  if (part.pay === 'reveal') {
    const hand = cardsIn(game, 'hand', player).filter((id) => id !== context.without);
    const found = inZone(game, context, part.what, hand, 'hand');
    return { ...chosen(part.what, found, part, 'cost', 'reveal as a cost'), hidden: true };
  }
  if (part.pay === 'removeCounters' && part.from !== undefined && part.from !== 'self') {
    // From among them: each is there as many times as it has counters that could be removed.
    const found = permanents(game, context, part.from).flatMap((id) =>
      Array.from({ length: Math.min(amount(part), objectAt(game, id).counters[part.kind] ?? 0) }, () => id),
    );
    return chosen(part.from, found, part, 'cost', 'remove counters from');
  }
  if (part.pay === 'putCounters' && part.on !== undefined) {
    const found = permanents(game, context, part.on).filter(
      (id) => counterVerdict(game, context, part.kind, id).ok,
    );
    return { ...chosen(part.on, found, part, 'cost', 'put counters on'), count: 1, least: 1 };
  }
  return null;
}

/** Any number of them, with so much of this together: at least as many as that takes, or one more than there are. */
function comingTo(game: Game, asked: ObjectsForPart, of: TotalOf, atLeast: number): ObjectsForPart {
  const { options } = asked;
  const values = options.map((id) => worthOf(game, of, id)).sort((a, b) => b - a);
  let least = 0;
  for (let sum = 0; sum < atLeast && least <= options.length; least += 1) sum += values[least] ?? 0;
  return { ...asked, least, count: Math.max(least, options.length), total: { of, atLeast } };
}

function chosen(
  words: 'self' | 'hand' | Filter,
  options: readonly ObjectId[],
  part: PartInWords,
  purpose: ObjectsForPart['purpose'],
  about: string,
): ObjectsForPart {
  const count = words === 'self' ? 1 : 'count' in part ? amount(part) : 1;
  return {
    options,
    count,
    least: count,
    total: null,
    as: part.as ?? null,
    purpose,
    about,
    uses: howUsed(part),
    chosenBy: words === 'self' ? 'nobody' : 'player',
    hidden: false,
  };
}

/** Permanents of the payer that fit; this object only if it is on the battlefield under their control (118.3). */
function permanents(game: Game, context: CostContext, words: 'self' | Filter): readonly ObjectId[] {
  const { player, scope } = context;
  const found = words === 'self' ? [scope.self] : matching(game, scope, words);
  return found.filter((id) => {
    const object = objectAt(game, id);
    return object.left === null && object.zone === 'battlefield' && controllerOf(game, id) === player;
  });
}

const inZone = (game: Game, context: CostContext, filter: Filter, from: readonly ObjectId[], zone: Zone) =>
  from.filter((id) => fits(game, context.scope, { ...filter, zone: filter.zone ?? zone }, id));

/** Can this part alone be paid now (118.3)? Mana is not asked here. */
export function partVerdict(game: Game, paying: CostContext, part: CostPart): Verdict {
  const context = contextOf(paying, part);
  const { player, scope } = context;
  const self = scope.self;
  switch (part.pay) {
    case 'mana':
      return allowed;
    case 'tap':
    case 'untap':
      return tapVerdict(game, context, part.pay === 'untap');
    case 'life':
      return lifeVerdict(game, player, typeof part.amount === 'number' ? part.amount : 0);
    case 'energy':
      return energyVerdict(game, player, typeof part.amount === 'number' ? part.amount : 0);
    case 'loyalty':
      return loyaltyVerdict(game, context, typeof part.change === 'number' ? part.change : 0);
    case 'removeCounters':
      if (part.from !== undefined && part.from !== 'self') return objectsVerdict(game, context, part);
      return (objectAt(game, self).counters[part.kind] ?? 0) < amount(part)
        ? forbidden('118.3', '{0} hasn’t enough {kind} counters.', [self], { values: { kind: part.kind } })
        : allowed;
    case 'putCounters':
      if (part.on !== undefined) return objectsVerdict(game, context, part);
      return objectAt(game, self).zone === 'battlefield'
        ? counterVerdict(game, context, part.kind)
        : forbidden('118.3', '{0} isn’t on the battlefield.', [self]);
    case 'exert':
      return exertVerdict(game, context);
    case 'perform':
      return performVerdict(game, context, part);
    case 'mill':
    case 'exileTop': {
      const cards = zoneIds(game, 'library', player).length;
      return cards < (typeof part.count === 'number' ? part.count : 0)
        ? forbidden(
            part.pay === 'mill' ? '701.17b' : '118.3',
            '{p0} has only {cards} cards in their library.',
            [],
            { players: [player], values: { cards } },
          )
        : allowed;
    }
    case 'sacrifice':
    case 'tapPermanents':
    case 'tapTotalPower':
    case 'returnToHand':
    case 'putIntoGraveyard':
    case 'discard':
    case 'exile':
    case 'reveal':
      return objectsVerdict(game, context, part);
  }
}

/** Whether there are objects enough for a part (118.3). */
function objectsVerdict(game: Game, context: CostContext, part: CostPart): Verdict {
  const objects = objectsForPart(game, context, part);
  if (objects === null) throw new EngineError(`Nobody knows how to pay ${JSON.stringify(part)}.`);
  return objects.options.length < objects.least
    ? forbidden('118.3', 'There is not enough to {about}.', [context.scope.self], {
        values: { about: objects.about },
      })
    : allowed;
}

function energyVerdict(game: Game, player: PlayerId, energy: number): Verdict {
  const has = game.players[player]?.counters.energy ?? 0;
  return has < energy
    ? forbidden('107.14', '{p0} has only {has} energy counters.', [], {
        players: [player],
        values: { has },
      })
    : allowed;
}

function loyaltyVerdict(game: Game, context: CostContext, loyalty: number): Verdict {
  const { self } = context.scope;
  const has = objectAt(game, self).counters.loyalty ?? 0;
  if (loyalty < 0 && has < -loyalty)
    return forbidden('606.6', '{0} has only {has} loyalty counters.', [self], { values: { has } });
  return loyalty > 0 ? counterVerdict(game, context, 'loyalty') : allowed;
}

/** Whether a counter can be put on an object to pay for something: on this one if no other is said. */
const counterVerdict = (
  game: Game,
  { player, scope }: CostContext,
  kind: string,
  object: ObjectId = scope.self,
): Verdict => mayHappen(game, { type: 'putCounters', on: { object }, kind, count: 1, player });

/** What isn't on the battlefield can't be exerted, and who pays exerts what they control (701.43c). */
const exertVerdict = (game: Game, context: CostContext): Verdict =>
  permanents(game, context, 'self').length > 0
    ? allowed
    : forbidden('701.43c', '{p0} has no {0} on the battlefield to exert.', [context.scope.self], {
        players: [context.player],
      });

/** {T} and {Q} (107.5, 107.6): the permanent must be untapped, or tapped. 602.5a is asked where it is activated. */
function tapVerdict(game: Game, { scope, player }: CostContext, untap: boolean): Verdict {
  const object = objectAt(game, scope.self);
  if (object.left !== null || object.zone !== 'battlefield' || controllerOf(game, object.id) !== player)
    return forbidden('118.3', '{p0} doesn’t control {0}.', [object.id], { players: [player] });
  if (object.tapped === untap) return untap ? mayHappen(game, { type: 'untap', object: object.id }) : allowed;
  return untap
    ? forbidden('107.6', '{0} isn’t tapped.', [object.id])
    : forbidden('107.5', '{0} is tapped.', [object.id]);
}

/** Life is paid by those who have it (119.4), unless an effect says that they can't lose life (119.8). */
function lifeVerdict(game: Game, player: number, life: number): Verdict {
  if (life === 0) return allowed;
  const has = game.players[player]?.life ?? 0;
  if (has < life)
    return forbidden('119.4', '{p0} has only {has} life.', [], { players: [player], values: { has } });
  const rule = ruleChangesForPlayer(game, player).find(({ change }) => 'cantLoseLife' in change);
  return rule === undefined
    ? allowed
    : forbidden('119.8', '{p0} can’t lose life.', [rule.source], { players: [player] });
}

/** Costs that are random or move cards from a library are paid last (601.2h). */
export function isPaidLast(game: Game, part: CostPart, objects: readonly ObjectId[]): boolean {
  if (part.pay === 'mill' || part.pay === 'exileTop') return true;
  if (part.pay === 'discard') return part.atRandom === true;
  return part.pay === 'exile' && objects.some((id) => objectAt(game, id).zone === 'library');
}

/** Parts that move objects, each paid by itself; the others are paid together before them. */
export const movesObjects = (part: CostPart): boolean => ways[part.pay].moves;

/** What happens as a part is paid with these objects (118.1). */
export function partEvents(
  game: Game,
  paying: CostContext,
  part: CostPart,
  objects: readonly ObjectId[],
): readonly GameEvent[] {
  const { player, scope } = contextOf(paying, part);
  const self = scope.self;
  switch (part.pay) {
    case 'tap':
      return [{ type: 'tap', object: self }];
    case 'untap':
      return [{ type: 'untap', object: self }];
    case 'life':
      return [{ type: 'payLife', player, amount: Number(part.amount) }];
    case 'energy':
      return [{ type: 'removeCounters', on: { player }, kind: 'energy', count: Number(part.amount) }];
    case 'mill':
      return [{ type: 'mill', player, count: Number(part.count) }];
    case 'loyalty':
      return loyaltyEvents(self, player, Number(part.change));
    case 'removeCounters': {
      const isFromOthers = part.from !== undefined && part.from !== 'self';
      const from = isFromOthers ? [...new Set(objects)] : [self];
      return from.map((object) => ({
        type: 'removeCounters',
        on: { object },
        kind: part.kind,
        count: isFromOthers ? objects.filter((one) => one === object).length : amount(part),
      }));
    }
    case 'putCounters':
      return (part.on === undefined ? [self] : objects).map((object) => ({
        type: 'putCounters',
        on: { object },
        kind: part.kind,
        count: amount(part),
        player,
      }));
    case 'exert':
      return [{ type: 'exert', object: self, player }];
    case 'sacrifice':
      return objects.map((object) => ({ type: 'sacrifice', object, player }));
    case 'tapPermanents':
    case 'tapTotalPower':
      return objects.map((object) => ({ type: 'tap', object }));
    case 'discard':
      return objects.map((object) => ({ type: 'discard', object, player }));
    case 'returnToHand':
      return objects.map((object) => makeMove(game, object, 'hand', { why: 'return' }));
    case 'putIntoGraveyard':
      return objects.map((object) => makeMove(game, object, 'graveyard', { why: 'return' }));
    case 'exile':
    case 'exileTop':
      return objects.map((object) => makeMove(game, object, 'exile', { why: 'exile' }));
    case 'reveal':
      return [
        { type: 'reveal', objects, to: 'all', ...(scope.onStack !== null && { during: scope.onStack }) },
      ];
    // Mana is spent as one, and a keyword action is followed.
    case 'mana':
    case 'perform':
      return [];
  }
}

function loyaltyEvents(self: ObjectId, player: number, loyalty: number): readonly GameEvent[] {
  const on = { object: self };
  if (loyalty > 0) return [{ type: 'putCounters', on, kind: 'loyalty', count: loyalty, player }];
  if (loyalty < 0) return [{ type: 'removeCounters', on, kind: 'loyalty', count: -loyalty }];
  return [];
}
