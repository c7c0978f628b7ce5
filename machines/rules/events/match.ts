import {
  characteristics,
  controllerOf,
  fits,
  objectAt,
  players,
  ruleChangesForPlayer,
} from '../characteristics/index.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Defender, Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import type { ManaType, ManaUnit } from '../state/mana.ts';
import type { AttachedTo, TriggerFacts } from '../state/object.ts';
import { sameTarget } from '../state/same-target.ts';
import type { Scope } from '../state/scope.ts';
import { abilityAt } from '../state/text.ts';
import type { Phase, Step } from '../state/turn-structure.ts';
import type { Filter, Players, TriggerCondition } from '../state/vocabulary/index.ts';
import type { Zone } from '../state/zones.ts';
import { causingObject, causingPlayer } from './causing-player.ts';

type Subject = 'self' | 'attached' | 'haunted' | Filter;

/** What an event is about, for a trigger's effect; what is left out is nothing. */
type About = Partial<Omit<TriggerFacts, 'event'>>;

/**
 * Asks whether an event meets a trigger condition, for the object that has the ability. One event can contain
 * several occurrences (603.2c): the answer is a list of what each was about, empty if the condition isn't met.
 * Look-back conditions are asked before the event is applied, all others after it (603.10).
 */
export function occurrences(
  game: Game,
  scope: Scope,
  condition: TriggerCondition,
  event: GameEvent,
): readonly About[] {
  const found = matched(game, scope, condition, event);
  if (found === null) return [];
  return isList(found) ? found : [found];
}

const isList = (found: About | readonly About[]): found is readonly About[] => Array.isArray(found);

function matched(
  game: Game,
  scope: Scope,
  condition: TriggerCondition,
  event: GameEvent,
): About | readonly About[] | null {
  const is = (subject: Subject, id: ObjectId | null): boolean =>
    id !== null && isSubject(game, scope, subject, id);
  const by = (whose: Players | undefined, player: PlayerId | null): boolean =>
    whose === undefined || (player !== null && players(game, scope, whose).includes(player));
  const isThrough = (
    { keyword, of }: { readonly keyword: string; readonly of: 'self' | Filter },
    ability: ObjectId | null | undefined,
  ): boolean => {
    const { ability: ref = null, source = null } =
      ability === undefined || ability === null ? {} : (game.objects[ability]?.stack ?? {});
    if (ref === null || source === null || !is(of, source)) return false;
    const text = abilityAt(game, ref);
    return text.kind === 'triggered' && text.keyword === keyword;
  };
  switch (condition.on) {
    case 'enters':
      return event.type === 'move' &&
        event.to === 'battlefield' &&
        event.became !== null &&
        (condition.from === undefined || condition.from === event.from) &&
        is(condition.object, event.became)
        ? { object: event.became, other: event.object, player: controllerOf(game, event.became) }
        : null;
    case 'leaves':
      // 603.6c: it also leaves the battlefield as its owner leaves the game.
      if (event.type === 'cease')
        return condition.to === undefined &&
          condition.from === undefined &&
          isPhasedInPermanent(game, event.object) &&
          is(condition.object, event.object)
          ? leaver(game, event.object)
          : null;
      return leavesZone(event, condition.from ?? 'battlefield') &&
        (condition.to === undefined || condition.to === event.to) &&
        condition.notTo !== event.to &&
        (condition.through === undefined || isThrough(condition.through, causingObject(game))) &&
        is(inZoneOr(condition.object, condition.from), event.object)
        ? leaver(game, event.object)
        : null;
    case 'dies':
      return leavesBattlefield(event) &&
        event.to === 'graveyard' &&
        isCreatureOr(game, condition.object, event.object) &&
        is(condition.object, event.object)
        ? leaver(game, event.object)
        : null;
    case 'putInto': {
      if (event.type !== 'move' || event.to !== condition.zone) return null;
      if (condition.from !== undefined && condition.from !== event.from) return null;
      if (condition.resolving === true && event.why !== 'resolve') return null;
      if (condition.causedBy !== undefined && !by(condition.causedBy, causingPlayer(game))) return null;
      const subject = event.became ?? event.object;
      const fit =
        condition.object === 'self'
          ? scope.self === subject || scope.self === event.object
          : is(inZone(condition.object, event.became === null ? event.from : event.to), subject);
      return fit
        ? { object: subject, other: event.object, player: objectAt(game, event.object).owner }
        : null;
    }
    case 'destroyed':
      return event.type === 'destroy' &&
        is(condition.object, event.object) &&
        (condition.causedBy === undefined || by(condition.causedBy, causingPlayer(game)))
        ? { ...leaver(game, event.object), player: causingPlayer(game) }
        : null;
    case 'sacrificed':
      return event.type === 'sacrifice' &&
        by(condition.by, event.player) &&
        is(condition.object, event.object) &&
        (condition.through === undefined || isThrough(condition.through, event.by))
        ? { ...leaver(game, event.object), player: event.player }
        : null;
    case 'attacks':
      if (event.type !== 'attack' || (condition.alone === true && event.attackers.length !== 1)) return null;
      return event.attackers
        .filter(
          (one) =>
            is(condition.object, one.object) &&
            (attacksPlayer(one.defender, (player) => by(condition.player, player)) ||
              (condition.orPlaneswalkers === true &&
                attacksPlaneswalkerOf(game, one.defender, (player) => by(condition.player, player)))),
        )
        .map((one) => ({
          object: one.object,
          player: event.player,
          otherPlayer: 'player' in one.defender ? one.defender.player : null,
        }));
    case 'playerAttacks': {
      if (event.type !== 'attack' || !by(condition.by, event.player)) return null;
      const counted = event.attackers.filter(
        (one) =>
          attacksPlayer(one.defender, (player) => by(condition.player, player)) &&
          (condition.with === undefined || fits(game, scope, condition.with, one.object)),
      );
      return counted.length >= (condition.atLeast ?? 1)
        ? { player: event.player, amount: counted.length }
        : null;
    }
    case 'blocks':
      if (event.type !== 'block') return null;
      return event.blockers.flatMap((one) => {
        if (!is(condition.object, one.object)) return [];
        // "Blocks a creature" happens once for each (509.3b), "blocks" once for the blocker (509.3a).
        const { blocked } = condition;
        if (blocked === undefined) return [{ object: one.object, other: one.attackers[0] ?? null }];
        return one.attackers
          .filter((id) => fits(game, scope, blocked, id))
          .map((id) => ({ object: one.object, other: id }));
      });
    case 'becomesBlocked': {
      if (event.type !== 'becomeBlocked' || !is(condition.object, event.object)) return null;
      if (condition.by === undefined)
        return { object: event.object, other: event.by[0] ?? null, amount: event.by.length };
      const { by: blocker } = condition;
      return event.by
        .filter((id) => fits(game, scope, blocker, id))
        .map((id) => ({ object: event.object, other: id }));
    }
    case 'attacksUnblocked':
      return event.type === 'unblocked' && is(condition.object, event.object)
        ? unblocked(game, event.object, (player) => by(condition.player, player))
        : null;
    case 'dealsDamage':
      return event.type === 'damage' &&
        event.amount > 0 &&
        isCombat(condition.combat, event.combat) &&
        (condition.source === undefined || is(condition.source, event.source)) &&
        hits(condition.to, condition.toPlayer)
        ? damaged(event)
        : null;
    case 'dealtDamage': {
      if (event.type !== 'damage' || event.amount <= 0 || !isCombat(condition.combat, event.combat))
        return null;
      const met =
        'object' in event.to
          ? condition.object !== undefined && is(condition.object, event.to.object)
          : condition.player !== undefined && by(condition.player, event.to.player);
      if (!met || condition.excess === undefined) return met ? damaged(event) : null;
      const { excess = 0 } = event;
      return excess > 0 ? { ...damaged(event), amount: excess } : null;
    }
    case 'cast':
      return event.type === 'cast' &&
        by(condition.by, event.player) &&
        isSpell(condition.spell, event.object) &&
        by(condition.turnOf, game.turn.active) &&
        (condition.from === undefined ||
          objectAt(game, event.object).stack?.choices.from === condition.from) &&
        (condition.nth === undefined || game.turn.facts.spellsCast?.[event.player] === condition.nth)
        ? { object: event.object, player: event.player, amount: castBefore(game) }
        : null;
    case 'activated':
      return event.type === 'activate' &&
        !(condition.notMana === true && event.mana) &&
        !(condition.onlyMana === true && !event.mana) &&
        by(condition.by, event.player) &&
        is(condition.source, event.source)
        ? { object: event.object, source: event.source, player: event.player }
        : null;
    case 'becomesTarget':
      return event.type === 'becomeTarget' &&
        ('object' in event.target
          ? is(condition.object, event.target.object)
          : condition.player !== undefined && by(condition.player, event.target.player)) &&
        by(condition.by, controllerOf(game, event.of)) &&
        (condition.ofSpell !== true || objectAt(game, event.of).kind !== 'ability') &&
        (condition.firstEachTurn !== true || isFirstTime(event, (player) => by(condition.by, player)))
        ? {
            ...('object' in event.target && { object: event.target.object }),
            source: event.of,
            other: event.of,
            player: controllerOf(game, event.of),
          }
        : null;
    case 'begins':
      return (event.type === 'beginStep'
        ? event.step === condition.step
        : event.type === 'beginPhase' && event.phase === condition.step) &&
        (condition.nthStep === undefined || stepsBegun(game, condition.step) === condition.nthStep) &&
        by(condition.whose, game.turn.active)
        ? { player: game.turn.active }
        : null;
    case 'draws':
      return event.type === 'draw' &&
        by(condition.who, event.player) &&
        (condition.nth === undefined || game.turn.facts.cardsDrawn?.[event.player] === condition.nth)
        ? { player: event.player, amount: 1 }
        : null;
    case 'revealsDrawn':
      if (condition.card === 'self')
        return event.type === 'move' && event.revealedByItself === true && event.became === scope.self
          ? { object: event.became, player: objectAt(game, event.became).owner }
          : null;
      return event.type === 'move' &&
        event.why === 'draw' &&
        event.revealed &&
        event.became !== null &&
        revealedBy(game, scope.self, objectAt(game, event.became).owner) &&
        fits(game, scope, inZone(condition.card, 'hand'), event.became)
        ? { object: event.became, player: objectAt(game, event.became).owner }
        : null;
    case 'discards': {
      if (event.type !== 'discard' || !by(condition.who, event.player)) return null;
      const card = objectAt(game, event.object).became ?? event.object;
      return condition.card === undefined ||
        fits(game, scope, inZone(condition.card, objectAt(game, card).zone), card)
        ? { object: card, player: event.player }
        : null;
    }
    case 'gainsLife':
      return event.type === 'gainLife' && event.amount > 0 && by(condition.who, event.player)
        ? { player: event.player, amount: event.amount }
        : null;
    case 'losesLife':
      return (event.type === 'loseLife' || event.type === 'payLife') &&
        event.amount > 0 &&
        by(condition.who, event.player)
        ? { player: event.player, amount: event.amount }
        : null;
    case 'tapped':
      return event.type === 'tap' && is(condition.object, event.object) ? { object: event.object } : null;
    case 'untapped':
      return event.type === 'untap' && is(condition.object, event.object) ? { object: event.object } : null;
    case 'phasesOut':
    case 'phasesIn':
      return event.type === 'phase' &&
        event.out === (condition.on === 'phasesOut') &&
        is(condition.object, event.object)
        ? { object: event.object }
        : null;
    case 'tappedForMana': {
      if (
        event.type !== 'tapForMana' ||
        !by(condition.by, event.player) ||
        !is(condition.object, event.object)
      )
        return null;
      const units = ofTypes(event.units, condition.types);
      return units.length > 0
        ? { object: event.object, player: event.player, amount: units.length, types: typesOf(units) }
        : null;
    }
    case 'manaAdded': {
      if (event.type !== 'addMana' || !by(condition.to, event.player)) return null;
      const { source } = event;
      if (
        condition.source !== undefined &&
        !(source !== null && is(inZoneOr(condition.source, objectAt(game, source).zone), source))
      )
        return null;
      const units = ofTypes(event.units, condition.types);
      return units.length > 0
        ? {
            object: event.source,
            player: event.player,
            amount: units.length,
            types: typesOf(units),
          }
        : null;
    }
    case 'countersPut':
      return countersPut(game, event).flatMap(({ object, kind, count, player }) =>
        count > 0 &&
        (condition.kind === undefined || condition.kind === kind) &&
        (condition.reaches === undefined || isReached(game, object, kind, count, condition.reaches)) &&
        is(condition.object, object)
          ? // Each of them is a counter that is put on it (603.2c).
            condition.oneOrMore === true || condition.reaches !== undefined
            ? [{ object, player, amount: count }]
            : Array.from({ length: count }, () => ({ object, player, amount: 1 }))
          : [],
      );
    case 'counterRemoved': {
      if (event.type !== 'removeCounters' || !('object' in event.on)) return null;
      const { object } = event.on;
      const isMeant =
        (condition.kind === undefined || condition.kind === event.kind) && is(condition.object, object);
      if (condition.last === true)
        return isMeant && !((objectAt(game, object).counters[event.kind] ?? 0) > 0)
          ? { object, amount: 1 }
          : null;
      return isMeant ? Array.from({ length: event.count }, () => ({ object, amount: 1 })) : null;
    }
    case 'landPlayed':
      return event.type === 'landPlayed' &&
        by(condition.by, event.player) &&
        (condition.land === undefined || fits(game, scope, condition.land, event.object))
        ? { object: event.object, player: event.player }
        : null;
    case 'losesGame':
      // 603.9: whoever concedes leaves the game, and so has lost it.
      return (event.type === 'lose' || event.type === 'concede') && by(condition.who, event.player)
        ? { player: event.player }
        : null;
    case 'attachedTo':
      return event.type === 'attach' &&
        is(condition.object, event.object) &&
        (condition.to === undefined || isAttachedTo(condition.to, event.to))
        ? { object: event.object, other: 'object' in event.to ? event.to.object : null }
        : null;
    case 'unattached':
      return event.type === 'unattach' && is(condition.object, event.object)
        ? { object: event.object, other: 'object' in event.from ? event.from.object : null }
        : null;
    case 'fights':
      return event.type === 'fight'
        ? event.objects.filter((id) => is(condition.object, id)).map((object) => ({ object }))
        : null;
    case 'becomesMonstrous':
      return event.type === 'becomeMonstrous' && is(condition.object, event.object)
        ? { object: event.object, amount: event.n }
        : null;
    case 'becomesLevel':
      return event.type === 'becomeLevel' &&
        event.level === condition.level &&
        is(condition.object, event.object)
        ? { object: event.object }
        : null;
    case 'transforms':
      return event.type === 'turnFace' && is(condition.object, event.object)
        ? { object: event.object }
        : null;
    case 'turnedFaceUp':
      return event.type === 'turnFaceUp' && is(condition.object, event.object)
        ? { object: event.object }
        : null;
    case 'scries':
      return event.type === 'scry' && by(condition.who, event.player)
        ? { player: event.player, amount: event.count }
        : null;
    case 'shuffles':
      return event.type === 'shuffle' && by(condition.who, event.player) ? { player: event.player } : null;
    case 'triggers':
      return event.type === 'trigger' &&
        by(condition.by, event.player) &&
        fits(game, scope, condition.source, event.source)
        ? { object: event.source, player: event.player }
        : null;
    case 'countered':
      return event.type === 'counter' && isSpell(condition.object, event.object)
        ? { object: event.object, source: event.by }
        : null;
    case 'controlChanges':
      // Who controlled what leaves the battlefield has lost control of it.
      if (leavesBattlefield(event))
        return is(condition.object, event.object) && by(condition.from, controllerOf(game, event.object))
          ? { object: event.object, otherPlayer: controllerOf(game, event.object) }
          : null;
      return event.type === 'controlChange' &&
        is(condition.object, event.object) &&
        by(condition.from, event.from)
        ? { object: event.object, player: event.to, otherPlayer: event.from }
        : null;
    case 'resolves':
      return event.type === 'resolve' && event.object === scope.onStack ? {} : null;
    case 'state':
      return null;
    default:
      return condition satisfies never;
  }

  function hits(to: 'self' | 'attached' | Filter | undefined, toPlayer: Players | undefined): boolean {
    if (event.type !== 'damage') return false;
    if (to === undefined && toPlayer === undefined) return true;
    return 'object' in event.to
      ? to !== undefined && is(to, event.to.object)
      : toPlayer !== undefined && by(toPlayer, event.to.player);
  }

  /** Whether nothing that such players controlled had targeted it before this turn. */
  function isFirstTime(
    { of, target }: EventOf<'becomeTarget'>,
    isMeant: (player: PlayerId) => boolean,
  ): boolean {
    const first = game.turn.targeted?.find((one) => sameTarget(one.target, target) && isMeant(one.by));
    return first === undefined || first.of === of;
  }

  function isSpell(wanted: 'self' | Filter, id: ObjectId): boolean {
    return wanted === 'self' ? scope.self === id : fits(game, scope, inZone(wanted, 'stack'), id);
  }

  function isAttachedTo(wanted: Filter, to: AttachedTo): boolean {
    return 'object' in to && fits(game, scope, wanted, to.object);
  }
}

const ofTypes = (units: readonly ManaUnit[], types: readonly ManaType[] | undefined): readonly ManaUnit[] =>
  types === undefined ? units : units.filter(({ type }) => types.includes(type));

const typesOf = (units: readonly ManaUnit[]): readonly ManaType[] => [
  ...new Set(units.map(({ type }) => type)),
];

/** Whether an object is what a condition speaks of: this object, what it is attached to, or something that fits. */
export function isSubject(game: Game, scope: Scope, subject: Subject, id: ObjectId): boolean {
  if (subject === 'self') return id === scope.self;
  if (subject === 'haunted') return objectAt(game, scope.self).links.haunt?.objects.includes(id) === true;
  if (subject === 'attached') {
    const { attachedTo } = objectAt(game, scope.self);
    return attachedTo !== null && 'object' in attachedTo && attachedTo.object === id;
  }
  return fits(game, scope, subject, id);
}

/** The filter, asked of objects in this zone where it names none itself. */
function inZone(filter: Filter, zone: Zone): Filter {
  return filter.zone === undefined ? { ...filter, zone } : filter;
}

/** Whether an ability of this object has the player reveal the card that they have just drawn (603.11, 607.2h). */
const revealedBy = (game: Game, self: ObjectId, player: PlayerId): boolean =>
  ruleChangesForPlayer(game, player).some(
    ({ change, source }) =>
      source === self &&
      'revealDrawn' in change &&
      change.revealDrawn === game.turn.facts.cardsDrawn?.[player],
  );

interface CountersPut {
  readonly object: ObjectId;
  readonly kind: string;
  readonly count: number;
  readonly player: PlayerId;
}

/** The counters that an event puts on an object: also those that it is given as it enters (122.6). */
function countersPut(game: Game, event: GameEvent): readonly CountersPut[] {
  if (event.type === 'putCounters')
    return 'object' in event.on ? [{ ...event, object: event.on.object }] : [];
  if (event.type !== 'move' || event.to !== 'battlefield' || event.became === null) return [];
  const object = event.became;
  const player = controllerOf(game, object);
  return Object.entries(objectAt(game, object).counters).map(([kind, count]) => ({
    object,
    kind,
    count,
    player,
  }));
}

/** Whether there were fewer counters of a kind before so many were put on it, and are as many now (714.2b). */
function isReached(game: Game, object: ObjectId, kind: string, put: number, number: number): boolean {
  const now = objectAt(game, object).counters[kind] ?? 0;
  return now >= number && now - put < number;
}

const leavesZone = (event: GameEvent, zone: Zone): event is Extract<GameEvent, { type: 'move' }> =>
  event.type === 'move' && event.from === zone && event.to !== zone;

const leavesBattlefield = (event: GameEvent): event is Extract<GameEvent, { type: 'move' }> =>
  leavesZone(event, 'battlefield');

const inZoneOr = (subject: Subject, zone: Zone | undefined): Subject =>
  zone === undefined || typeof subject === 'string' ? subject : inZone(subject, zone);

function isPhasedInPermanent(game: Game, id: ObjectId): boolean {
  const { zone, phasedOut } = objectAt(game, id);
  return zone === 'battlefield' && !phasedOut;
}

/** "Dies" is said of creatures and planeswalkers (700.4); a filter says itself what it wants. */
const isCreatureOr = (game: Game, subject: Subject, id: ObjectId): boolean => {
  if (typeof subject === 'string') return true;
  return (
    subject.type !== undefined ||
    subject.anyType !== undefined ||
    characteristics(game, id).types.includes('creature')
  );
};

/** What left: the object as it was; what it became is found through it (400.7e). */
const leaver = (game: Game, id: ObjectId): About => ({ object: id, player: controllerOf(game, id) });

const isCombat = (wanted: boolean | undefined, combat: boolean): boolean =>
  wanted === undefined || wanted === combat;

function attacksPlayer(defender: Defender, wanted: (player: PlayerId | null) => boolean): boolean {
  return wanted('player' in defender ? defender.player : null);
}

/** What attacks and isn't blocked, and whom it attacks; null if that is none of those. */
function unblocked(game: Game, object: ObjectId, wanted: (player: PlayerId | null) => boolean): About | null {
  const defender = game.combat?.attackers.find((one) => one.object === object)?.defender ?? null;
  const otherPlayer = defender !== null && 'player' in defender ? defender.player : null;
  return wanted(otherPlayer) ? { object, otherPlayer } : null;
}

/** Whether what is attacked is a planeswalker that such a player controls. */
const attacksPlaneswalkerOf = (
  game: Game,
  defender: Defender,
  wanted: (player: PlayerId) => boolean,
): boolean =>
  'object' in defender &&
  characteristics(game, defender.object).types.includes('planeswalker') &&
  wanted(controllerOf(game, defender.object));

const damaged = (event: Extract<GameEvent, { type: 'damage' }>): About => ({
  source: event.source,
  amount: event.amount,
  object: 'object' in event.to ? event.to.object : null,
  player: 'player' in event.to ? event.to.player : null,
});

/** How many spells were cast this turn before the one that is being cast. */
const castBefore = ({ turn }: Game): number =>
  (turn.facts.spellsCast ?? []).reduce((sum, count) => sum + count, 0) - 1;

/** How many steps of a kind have begun this turn. */
function stepsBegun(game: Game, step: Step | Phase): number {
  const begun: Readonly<Record<string, number>> = game.turn.begun ?? {};
  return begun[step] ?? 0;
}
