/** For which events replacement and prevention effects watch (614.1, 615.1). */
import {
  asEnteringObject,
  copiable,
  fits,
  fitsEntering,
  matching,
  objectAt,
  objects,
  players,
  quantity,
  ruleChangesForPlayer,
  zonesOfSources,
} from '../characteristics/index.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import type { Target } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import type { Filter, Objects, Players, WouldDealDamage } from '../state/vocabulary/index.ts';
import { type Applicable, scopeWithEvent } from './applicable.ts';
import { causingPlayer, keywordPaidFor } from './causing-player.ts';
import { fitsCreated } from './created-under-another.ts';
import { isFirstInDrawStep } from './draw-step.ts';
import { countersEntering } from './entering-counters.ts';
import { isSubject } from './looking.ts';

/** Whether its copiable values, as what it enters as, say that it is a creature (702.44a). */
const entersAsCreature = (game: Game, move: Extract<GameEvent, { type: 'move' }>): boolean =>
  copiable(game, asEnteringObject(game, move)).values.types.includes('creature');

/** Why what is discarded moves, and what has resolved. */
const movesAs = { discarded: 'discard', resolving: 'resolve' } as const;

/** Whether an effect watches for this event. `isDoneByEffect`: a replacement or prevention effect does it (614.16). */
export function watches(game: Game, one: Applicable, event: GameEvent, isDoneByEffect = false): boolean {
  const { scope, replacement } = one;
  const wanted = replacement.event;
  const by = (whose: Players, player: PlayerId): boolean => players(game, scope, whose).includes(player);
  const isOfEffect = (): boolean => isDoneByEffect || isByEffect(game);
  switch (wanted.would) {
    case 'enter':
      return (
        event.type === 'move' &&
        event.to === 'battlefield' &&
        entersLike(game, one, wanted.what, event) &&
        (wanted.as === undefined || (wanted.as === 'creature') === entersAsCreature(game, event)) &&
        hasWhatToCopy(game, one, event)
      );
    case 'move': {
      return (
        event.type === 'move' &&
        event.from !== event.to && // 400.8
        (wanted.to === undefined ? event.to !== replacement.to?.zone : event.to === wanted.to) &&
        (wanted.from === undefined || wanted.from === event.from) &&
        (wanted.when === undefined || movesAs[wanted.when] === event.why) &&
        (wanted.causedBy === undefined || isCausedBy(game, by, wanted.causedBy)) &&
        (wanted.notPaying === undefined || keywordPaidFor(game) !== wanted.notPaying) &&
        subjectOf(game, one, wanted.what, event.object)
      );
    }
    case 'die':
      return (
        event.type === 'move' &&
        event.from === 'battlefield' &&
        event.to === 'graveyard' &&
        subjectOf(game, one, wanted.what, event.object)
      );
    case 'dealDamage':
      return event.type === 'damage' && watchesDamage(game, one, wanted, event, by);
    case 'destroy':
      return (
        event.type === 'destroy' &&
        !(event.cantBeRegenerated && replacement.regenerates === true) &&
        subjectOf(game, one, wanted.what, event.object)
      );
    case 'draw':
      return (
        event.type === 'draw' &&
        by(wanted.who, event.player) &&
        !(wanted.exceptFirstInDrawStep === true && isFirstInDrawStep(game, event.player))
      );
    case 'drawSeveral':
      return event.type === 'drawCards' && event.count >= wanted.atLeast && by(wanted.who, event.player);
    case 'search':
      return event.type === 'search' && by(wanted.who, event.player);
    case 'gainLife':
      return event.type === 'gainLife' && by(wanted.who, event.player);
    case 'loseLife':
      return (
        event.type === 'loseLife' &&
        by(wanted.who, event.player) &&
        (wanted.toLessThan === undefined ||
          (event.byDamage === true &&
            (game.players[event.player]?.life ?? 0) - event.amount <
              quantity(game, scope, wanted.toLessThan)))
      );
    case 'loseGame':
      return event.type === 'lose' && by(wanted.who, event.player);
    case 'create':
      return (
        event.type === 'create' &&
        (wanted.byEffect === undefined || isOfEffect()) &&
        by(wanted.who, event.entering.controller) &&
        (wanted.tokens === undefined || fitsCreated(game, scope, wanted.tokens, event))
      );
    case 'putCounters':
      if (event.type === 'move')
        // What enters with counters has them put on it (122.6).
        return (
          countersEntering(game, event, wanted.kind).length > 0 &&
          (wanted.by === undefined || by(wanted.by, event.entering?.controller ?? -1)) &&
          !isPlayers(wanted.on) &&
          fitsEntering(game, scope, wanted.on, event)
        );
      return (
        event.type === 'putCounters' &&
        (wanted.byEffect === undefined || (event.ofDamage === undefined && isOfEffect())) &&
        (wanted.kind === undefined || wanted.kind === event.kind) &&
        (wanted.by === undefined || by(wanted.by, event.player)) &&
        (putsOn(game, scope, wanted.on, event.on) ||
          (wanted.orOn !== undefined && 'player' in event.on && by(wanted.orOn, event.on.player)))
      );
    case 'discard':
      return event.type === 'discard' && subjectOf(game, one, wanted.what, event.object);
    case 'begin':
      return beginsLike(wanted.what, event) && 'player' in event && by(wanted.whose, event.player);
    case 'attach': {
      const to = becomesAttached(event, one.source);
      return to !== null && fits(game, scope, wanted.to, to);
    }
    case 'transform':
      return event.type === 'turnFace' && event.object === one.source;
    case 'turnFaceUp':
      return event.type === 'turnFaceUp' && event.object === one.source;
    case 'untap':
      return event.type === 'untap' && subjectOf(game, one, wanted.what, event.object);
    case 'perform':
      return (
        event.type === 'beginPerforming' &&
        event.action === wanted.action &&
        (wanted.by === undefined || by(wanted.by, event.player)) &&
        (wanted.object === undefined ||
          (event.object !== null &&
            isThere(game, event.object) &&
            subjectOf(game, one, wanted.object, event.object)))
      );
    default:
      return wanted satisfies never;
  }
}

/** The object to which this one becomes attached, also as it enters (701.3a); null: none. */
function becomesAttached(event: GameEvent, object: ObjectId): ObjectId | null {
  if ((event.type !== 'attach' && event.type !== 'move') || event.object !== object) return null;
  const to = event.type === 'attach' ? event.to : event.entering?.attachedTo;
  return typeof to === 'object' && to !== null && 'object' in to ? to.object : null;
}

const isThere = (game: Game, id: ObjectId): boolean => game.objects[id]?.left === null;

function isCausedBy(game: Game, by: (whose: Players, player: PlayerId) => boolean, whose: Players): boolean {
  const player = causingPlayer(game);
  return player !== null && by(whose, player);
}

function entersLike(
  game: Game,
  one: Applicable,
  wanted: 'self' | Filter,
  event: Extract<GameEvent, { type: 'move' }>,
): boolean {
  if (wanted === 'self') return event.object === one.source;
  // A general effect doesn't apply to its own source as that enters (614.12): it isn't on the battlefield yet.
  return event.object !== one.source && fitsEntering(game, one.scope, wanted, event);
}

/** Something enters as a copy only if there is something to copy. */
function hasWhatToCopy(game: Game, one: Applicable, event: Extract<GameEvent, { type: 'move' }>): boolean {
  const { asCopyOf } = one.replacement;
  return asCopyOf === undefined || matching(game, scopeWithEvent(one, event), asCopyOf).length > 0;
}

/** Effects about one object hold it by id; an effect with a list of objects speaks of those. */
function subjectOf(game: Game, one: Applicable, wanted: 'self' | 'attached' | Filter, id: ObjectId): boolean {
  if (one.effect?.objects && wanted === 'self') return one.effect.objects.includes(id);
  if (wanted === 'self' || wanted === 'attached') return isSubject(game, one.scope, wanted, id);
  const { among, ...others } = wanted;
  const isCast = one.effect !== null && among !== undefined && isCastFromAmong(game, one.scope, among, id);
  const asked = isCast ? others : wanted;
  return fits(
    game,
    one.scope,
    asked.zone === undefined ? { ...asked, zone: objectAt(game, id).zone } : asked,
    id,
  );
}

/** What an effect lets be cast is found by its other parts as the spell that it became (400.7h). */
const isCastFromAmong = (game: Game, scope: Scope, among: Objects, id: ObjectId): boolean =>
  objectAt(game, id).zone === 'stack' &&
  objects(game, scope, among).some((card) => game.objects[card]?.became === id);

function watchesDamage(
  game: Game,
  one: Applicable,
  wanted: WouldDealDamage,
  event: Extract<GameEvent, { type: 'damage' }>,
  by: (whose: Players, player: PlayerId) => boolean,
): boolean {
  // What an effect does besides takes place even where it prevents nothing (615.12).
  if (preventsNothing(game, one, event) && one.replacement.also === undefined) return false;
  if (one.effect !== null && one.effect.shield === 0) return false;
  if (wanted.combat !== undefined && wanted.combat !== event.combat) return false;
  if (wanted.from !== undefined && !isFrom(game, one, wanted.from, event.source)) return false;
  if (wanted.to === undefined && wanted.toPlayer === undefined) return true;
  return 'object' in event.to
    ? wanted.to !== undefined && subjectOf(game, one, wanted.to, event.to.object)
    : (wanted.toPlayer !== undefined && by(wanted.toPlayer, event.to.player)) ||
        one.effect?.players?.includes(event.to.player) === true;
}

/**
 * Whether damage is from what an effect says, or from a permanent that a spell of which it says so became: only a
 * prevention effect goes on with that (400.7c), and what is about a source that a player chose (609.7a).
 */
function isFrom(
  game: Game,
  one: Applicable,
  wanted: 'self' | 'attached' | Filter,
  source: ObjectId,
): boolean {
  const described = typeof wanted === 'string' ? wanted : { ...wanted, zone: zonesOfSources(wanted) };
  const is = (id: ObjectId): boolean => subjectOf(game, { ...one, effect: null }, described, id);
  if (is(source)) return true;
  if (one.effect === null || typeof wanted === 'string' || wanted.among === undefined) return false;
  const { among } = wanted;
  const chosen = typeof among === 'object' && 'named' in among ? one.effect.named[among.named] : undefined;
  if (one.replacement.prevent === undefined && chosen?.isSource !== true) return false;
  return objects(game, one.scope, wanted.among).some(
    (id) => game.objects[id]?.became === source && game.objects[id]?.left?.zone === 'stack',
  );
}

/** Whether it is a prevention effect, and the damage can't be prevented (615.12). */
export const preventsNothing = (game: Game, { replacement }: Applicable, event: GameEvent): boolean =>
  event.type === 'damage' &&
  replacement.prevent !== undefined &&
  (!event.preventable || damageCantBePrevented(game));

const damageCantBePrevented = (game: Game): boolean =>
  game.players.some((player) =>
    ruleChangesForPlayer(game, player.id).some(({ change }) => change.rule === 'cantPreventDamage'),
  );

function putsOn(game: Game, scope: Scope, wanted: Filter | Players, on: Target): boolean {
  if ('player' in on) return isPlayers(wanted) && players(game, scope, wanted).includes(on.player);
  return !isPlayers(wanted) && fits(game, scope, wanted, on.object);
}

const isPlayers = (wanted: Filter | Players): wanted is Players =>
  typeof wanted === 'string' ||
  'controllerOf' in wanted ||
  'ownerOf' in wanted ||
  'event' in wanted ||
  'named' in wanted ||
  'target' in wanted ||
  'playersWith' in wanted;

const beginsLike = (wanted: string, event: GameEvent): boolean =>
  (event.type === 'beginTurn' && wanted === 'turn') ||
  (event.type === 'beginPhase' && wanted === event.phase) ||
  (event.type === 'beginStep' && wanted === event.step);

/** Whether a spell or ability does it as it resolves: nothing that is paid, and nothing that the rules do (614.16). */
const isByEffect = (game: Game): boolean => causingPlayer(game) !== null;
