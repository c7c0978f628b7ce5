/** Where objects go, and how they enter. */
import { attackedBy, characteristics, objects, players } from '../../characteristics/index.ts';
import { entering, makeMove } from '../../events/index.ts';
import { emptyEffect } from '../../state/empty-effect.ts';
import type { EffectOfEntering, Entering, EventOf, LinkedTo } from '../../state/event.ts';
import type { Defender, Game } from '../../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../../state/identity.ts';
import { copyPair, linkKey } from '../../state/links.ts';
import type { AttachedTo, GameObject } from '../../state/object.ts';
import { random } from '../../state/random.ts';
import { whatItBecame } from '../../state/represented.ts';
import type { Scope } from '../../state/scope.ts';
import type {
  Attacked,
  Destination,
  EnteringCombat,
  Modification,
  Remembering,
} from '../../state/vocabulary/index.ts';
import { isHiddenZone } from '../../state/zones.ts';
import { type Kept, lockedChange } from './locked.ts';
import { amountOf } from './who.ts';

/** Whether an object is where it was found, not gone since (400.7, 608.2b), nor phased out (702.26b): else nothing can be done with it. */
export function isThere(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  return object?.left === null && !object.phasedOut;
}

/**
 * The objects as they can be found now: those that are where they were, for what the trigger event or the cost moved to
 * a public zone the object that it became (400.7e, 400.7j), and for an Aura whose permanent the trigger event moved the
 * card that it became in the graveyard (400.7f, 603.6e).
 */
export function present(game: Game, scope: Scope, ids: readonly ObjectId[]): readonly ObjectId[] {
  return ids.flatMap((id) => {
    const object = game.objects[id];
    if (object === undefined || object === null) return [];
    if (object.left === null) return object.phasedOut ? [] : [id];
    // What the cost of the spell or ability moved to a public zone (400.7j).
    if (isPaidWith(scope, id)) return whatItBecame(object).filter((became) => isInPublic(game, became));
    if (scope.trigger?.moved !== true) return [];
    const isMoved = scope.trigger.object === id;
    return whatItBecame(object).filter((became) => {
      const now = game.objects[became];
      if (!now || now.left !== null) return false;
      if (isMoved) return isInPublic(game, became);
      return now.zone === 'graveyard' && enchantedWhatLeft(game, scope, object);
    });
  });
}

const isPaidWith = ({ choices }: Scope, id: ObjectId): boolean =>
  choices !== null && Object.values(choices.paidWith).some((ids) => ids.includes(id));

/** Whether it is where everyone sees it, and hasn't left that. */
function isInPublic(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  return object?.left === null && !isHiddenZone(object.zone);
}

/** Whether this was an Aura on what the trigger event moved from the battlefield. */
function enchantedWhatLeft(game: Game, { trigger }: Scope, { attachedTo: to, id }: GameObject): boolean {
  if (to === null || !('object' in to) || to.object !== trigger?.object) return false;
  return characteristics(game, id).subtypes.includes('Aura') && !isThere(game, to.object);
}

/** How an object enters the battlefield by this instruction. */
function enteringBy(game: Game, scope: Scope, id: ObjectId, to: Destination, ref: TextRef): Entering {
  const owner = game.objects[id]?.owner ?? scope.you;
  const controller = to.under === undefined ? owner : (players(game, scope, to.under)[0] ?? owner);
  return entering(controller, {
    tapped: to.tapped === true,
    faceDown: to.faceDown === true,
    face: to.transformed === true ? 1 : 0,
    counters:
      to.counters === undefined ? {} : { [to.counters.kind]: amountOf(game, scope, to.counters.count) },
    attachedTo: to.attachedTo === undefined ? null : attachedTo(game, scope, to.attachedTo),
    ...enteringCombat(game, scope, to),
    ...remembering(game, scope, to.remembers),
    ...(to.with !== undefined && { effects: [effectOfEntering(game, scope, to.with.changes, ref)] }),
  });
}

/** What the permanent is by the effect that puts it there, as long as it stays (611.2e). */
function effectOfEntering(
  game: Game,
  scope: Scope,
  said: readonly Modification[],
  ref: TextRef,
): EffectOfEntering {
  const kept: Kept = {};
  const changes = said.map((change) => lockedChange(game, scope, change, kept));
  const { objects: _, ...effect } = emptyEffect(game, scope, `${ref}.to.with`);
  return { ...effect, changes, named: { ...scope.named, ...kept } };
}

/** What something enters attached to. */
export function attachedTo(
  game: Game,
  scope: Scope,
  to: NonNullable<Destination['attachedTo']>,
): AttachedTo | 'gone' {
  const object = objects(game, scope, to)[0];
  return object === undefined ? 'gone' : { object };
}

/** The players, planeswalkers and battles that an effect says are attacked (508.4). */
export const attackedNow = (game: Game, scope: Scope, attacked: Attacked): readonly Defender[] =>
  typeof attacked === 'object' && 'object' in attacked
    ? objects(game, scope, attacked.object).map((object) => ({ object }))
    : players(game, scope, attacked).map((player) => ({ player }));

/** What it enters attacking, where that is said. */
function attackedFrom(
  game: Game,
  scope: Scope,
  attacking: EnteringCombat['attacking'],
): readonly (Defender | null)[] {
  if (attacking === undefined || attacking === true) return [];
  return typeof attacking === 'object' && 'sameAs' in attacking
    ? objects(game, scope, attacking.sameAs).map((id) => attackedBy(game, id))
    : attackedNow(game, scope, attacking);
}

/** Whom it attacks as it enters, or what it blocks; nothing where that is said and isn't there (508.4a, 509.4a). */
export function enteringCombat(
  game: Game,
  scope: Scope,
  { attacking, blocking }: EnteringCombat,
): Pick<Entering, 'attacking' | 'blocking'> {
  const [attacked = null] = attackedFrom(game, scope, attacking);
  const [blocked] = blocking === undefined || blocking === true ? [] : objects(game, scope, blocking);
  return {
    attacking: attacking === true ? 'choose' : attacked,
    ...(blocking === true ? { blocking: 'choose' } : blocked !== undefined && { blocking: blocked }),
  };
}

/** Under which link of the source of an ability it is kept what that does (607.2c); none where none is said. */
export const linkedTo = ({ pair, self }: Scope, link: string | undefined): LinkedTo | undefined =>
  link === undefined ? undefined : { object: self, link: linkKey(link, pair) };

/** What something that is made remembers from the start (607.1d): as a copy under that copy's own links. */
export function remembering(
  game: Game,
  scope: Scope,
  remembers: Remembering | undefined,
  copy?: number,
): Pick<Entering, 'links'> {
  if (remembers === undefined) return {};
  const link = linkKey(remembers.under, copy === undefined ? undefined : copyPair(copy));
  const found = [...objects(game, scope, remembers.objects)];
  return { links: { [link]: { objects: found, players: [], values: [] } } };
}

/** The place in a library: the top, the bottom, so many from the top, or by chance. */
function positionOf(game: Game, scope: Scope, owner: PlayerId, to: Destination): number | 'top' | 'bottom' {
  const { position } = to;
  if (position === undefined || position === 'top') return 'top';
  if (position === 'bottom') return 'bottom';
  if (position === 'random') return random(game, (game.players[owner]?.library.length ?? 0) + 1);
  return amountOf(game, scope, position.fromTop);
}

/** The event of an object going where an instruction says. */
export function going(
  game: Game,
  scope: Scope,
  id: ObjectId,
  to: Destination,
  why: EventOf<'move'>['why'],
  /** Where the instruction is printed. */
  ref: TextRef,
): EventOf<'move'> {
  const owner = game.objects[id]?.owner ?? scope.you;
  return makeMove(game, id, to.zone, {
    why,
    position: positionOf(game, scope, owner, to),
    revealed: to.revealed === true,
    faceDown: to.faceDown === true,
    linked: linkedTo(scope, to.link),
    toBeShuffled:
      to.zone === 'library' && to.position === undefined && game.objects[id]?.components !== undefined,
    ...(to.zone === 'battlefield' ? { entering: enteringBy(game, scope, id, to, ref) } : {}),
  });
}
