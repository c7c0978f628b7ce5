import {
  characteristics,
  controllerOf,
  fits,
  objectAt,
  ruleChangesForPlayer,
} from '../../characteristics/index.ts';
import type { EventOf, GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { abilityAt } from '../../state/text.ts';
import type { Filter } from '../../state/vocabulary/index.ts';
import type { Zone } from '../../state/zones.ts';
import { causingObject, causingPlayer, keywordPaidFor } from '../causing-player.ts';
import {
  type AboutOf,
  by,
  inZone,
  inZoneOr,
  is,
  type Looking,
  type Matchers,
  type Subject,
} from './matcher.ts';

/** Moves between zones, by whatever they are called. */
export const moves: Matchers<
  | 'enters'
  | 'leaves'
  | 'dies'
  | 'putInto'
  | 'destroyed'
  | 'sacrificed'
  | 'discards'
  | 'revealsDrawn'
  | 'controlChanges'
> = {
  enters: (looking, { from, object }, event) =>
    event.type === 'move' &&
    event.to === 'battlefield' &&
    event.partOf === undefined &&
    event.became !== null &&
    (from === undefined || from === event.from) &&
    is(looking, object, event.became)
      ? { object: event.became, other: event.object, player: controllerOf(looking.game, event.became) }
      : null,

  leaves(looking, { from, notTo, object, through, to }, event) {
    const { game } = looking;
    // 603.6c: it also leaves the battlefield as its owner leaves the game.
    if (event.type === 'cease')
      return to === undefined &&
        from === undefined &&
        isPhasedInPermanent(game, event.object) &&
        is(looking, object, event.object)
        ? leaver(game, event.object)
        : null;
    return leavesZone(event, from ?? 'battlefield') &&
      (to === undefined || to === event.to) &&
      notTo !== event.to &&
      (through === undefined || isThrough(looking, through, causingObject(game))) &&
      is(looking, inZoneOr(object, from), event.object)
      ? leaver(game, event.object)
      : null;
  },

  dies: (looking, { object }, event) =>
    leavesZone(event, 'battlefield') &&
    event.to === 'graveyard' &&
    isCreatureOr(looking.game, object, event.object) &&
    is(looking, object, event.object)
      ? leaver(looking.game, event.object)
      : null,

  putInto(looking, condition, event) {
    const { game, scope } = looking;
    if (event.type !== 'move' || event.to !== condition.zone) return null;
    if (condition.from !== undefined && condition.from !== event.from) return null;
    if (condition.resolving === true && event.why !== 'resolve') return null;
    if (condition.causedBy !== undefined && !by(looking, condition.causedBy, causingPlayer(game)))
      return null;
    const subject = event.became ?? event.object;
    // What several cards represent moves once, and each of them is put there (712.21).
    const isFurther = event.partOf !== undefined;
    if (isFurther && event.to === 'battlefield') return null;
    const fit =
      condition.object === 'self'
        ? scope.self === subject || (scope.self === event.object && !isFurther)
        : is(looking, inZone(condition.object, event.became === null ? event.from : event.to), subject);
    return fit ? { object: subject, other: event.object, player: objectAt(game, event.object).owner } : null;
  },

  destroyed: (looking, { causedBy, object }, event) =>
    event.type === 'destroy' &&
    is(looking, object, event.object) &&
    (causedBy === undefined || by(looking, causedBy, causingPlayer(looking.game)))
      ? { ...leaver(looking.game, event.object), player: causingPlayer(looking.game) }
      : null,

  sacrificed: (looking, condition, event) =>
    event.type === 'sacrifice' &&
    by(looking, condition.by, event.player) &&
    is(looking, condition.object, event.object) &&
    (condition.through === undefined || isThrough(looking, condition.through, event.by))
      ? { ...leaver(looking.game, event.object), player: event.player }
      : null,

  discards(looking, { card: wanted, payingFor, who }, event) {
    const { game, scope } = looking;
    if (event.type !== 'discard' || !by(looking, who, event.player)) return null;
    if (payingFor !== undefined && keywordPaidFor(game) !== payingFor) return null;
    const card = objectAt(game, event.object).became ?? event.object;
    return wanted === undefined || fits(game, scope, inZone(wanted, objectAt(game, card).zone), card)
      ? { object: card, player: event.player }
      : null;
  },

  revealsDrawn({ game, scope }, { card }, event) {
    const found = revealedDraw(game, event);
    if (found === null) return null;
    const { byItself, nth, object } = found;
    const player = objectAt(game, object).owner;
    const isMeant =
      card === 'self'
        ? byItself && object === scope.self
        : revealedBy(game, scope.self, player, nth) && fits(game, scope, inZone(card, 'hand'), object);
    return isMeant ? { object, player } : null;
  },

  controlChanges(looking, { from, object }, event) {
    const { game } = looking;
    // Who controlled what leaves the battlefield has lost control of it.
    if (leavesZone(event, 'battlefield'))
      return is(looking, object, event.object) && by(looking, from, controllerOf(game, event.object))
        ? { object: event.object, otherPlayer: controllerOf(game, event.object) }
        : null;
    return event.type === 'controlChange' &&
      is(looking, object, event.object) &&
      by(looking, from, event.from)
      ? { object: event.object, player: event.to, otherPlayer: event.from }
      : null;
  },
};

/** Whether the ability on the stack is what this keyword of such an object stands for. */
function isThrough(
  looking: Looking,
  { keyword, of }: { readonly keyword: string; readonly of: 'self' | Filter },
  ability: ObjectId | null | undefined,
): boolean {
  const { ability: ref = null, source = null } =
    ability === undefined || ability === null ? {} : (looking.game.objects[ability]?.stack ?? {});
  if (ref === null || source === null || !is(looking, of, source)) return false;
  const text = abilityAt(looking.game, ref);
  return text.kind === 'triggered' && text.keyword === keyword;
}

const leavesZone = (event: GameEvent, zone: Zone): event is EventOf<'move'> =>
  event.type === 'move' && event.from === zone && event.to !== zone && event.partOf === undefined;

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
const leaver = (game: Game, id: ObjectId): AboutOf<'leaves'> => ({
  object: id,
  player: controllerOf(game, id),
});

/** Whether an ability of this object has the player reveal the card that they have just drawn (603.11, 607.2h). */
const revealedBy = (game: Game, self: ObjectId, player: PlayerId, nth: number): boolean =>
  ruleChangesForPlayer(game, player).some(
    ({ change, source }) => source === self && change.rule === 'revealDrawn' && change.number === nth,
  );

/** The card that is revealed as it is drawn, or as what it was drawn during is done (121.8); null if none is. */
function revealedDraw(game: Game, event: GameEvent) {
  if (event.type === 'reveal' && event.drawn !== undefined) {
    const [object] = event.objects;
    return object === undefined ? null : { object, ...event.drawn };
  }
  if (event.type !== 'move' || event.why !== 'draw' || !event.revealed || event.became === null) return null;
  const { became: object, revealedByItself: byItself = false } = event;
  return { object, byItself, nth: game.turn.facts.cardsDrawn?.[objectAt(game, object).owner] ?? 0 };
}
