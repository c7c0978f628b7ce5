import type { CopiableValues, Copied } from '../state/copied.ts';
import { EngineError } from '../state/error.ts';
import type { Entering, EventOf, LinkedTo } from '../state/event.ts';
import type { Face } from '../state/face.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import type { Zone } from '../state/zones.ts';

/** An object entering the battlefield in the ordinary way: untapped, face up, with nothing on it. */
export function entering(controller: PlayerId, more: Partial<Entering> = {}): Entering {
  return {
    controller,
    tapped: false,
    faceDown: false,
    face: 0,
    counters: {},
    attachedTo: null,
    attacking: null,
    ...more,
  };
}

type Move = EventOf<'move'>;

/** What a move may say besides what moves where. */
export interface MoveDetails {
  readonly why: Move['why'];
  readonly position?: Move['position'];
  /** Onto the battlefield; without it the object enters under its owner's control (or `controller`'s). */
  readonly entering?: Entering;
  readonly revealed?: boolean;
  readonly faceDown?: boolean;
  /** On the stack: with which characteristics it is face down (708.4), or that its back face is up (712.11). */
  readonly faceDownAs?: TextRef;
  readonly face?: Face;
  readonly linked?: LinkedTo | undefined;
  /** Into a library that is shuffled after that; of what several cards represent. */
  readonly toBeShuffled?: boolean;
}

/**
 * The event of an object moving to a zone. A card goes to its owner's zone (400.3); onto the battlefield without
 * more being said it enters under its owner's control.
 */
export function makeMove(game: Game, id: ObjectId, to: Zone, details: MoveDetails): Move {
  const object = game.objects[id];
  if (!object) throw new EngineError(`There is no object ${id} to move.`);
  return {
    type: 'move',
    object: id,
    from: object.zone,
    to,
    position: details.position ?? 'top',
    entering: to === 'battlefield' ? (details.entering ?? entering(object.owner)) : null,
    why: details.why,
    revealed: details.revealed ?? false,
    faceDown: details.faceDown ?? false,
    ...(details.faceDownAs !== undefined && { faceDownAs: details.faceDownAs }),
    ...(details.face !== undefined && { face: details.face }),
    ...(details.linked && { linked: { ...details.linked } }),
    ...(details.toBeShuffled === true && { toBeShuffled: true }),
    became: null,
  };
}

/** The event of tokens being created (111.2, 701.7). */
export function makeTokens(
  player: PlayerId,
  token: TextRef,
  count: number,
  more: {
    readonly copyOf?: ObjectId;
    readonly copied?: Copied;
    readonly values?: CopiableValues | undefined;
    readonly entering?: Entering;
    readonly linked?: LinkedTo | undefined;
  } = {},
): EventOf<'create'> {
  return {
    type: 'create',
    player,
    token,
    copyOf: more.copyOf ?? null,
    ...(more.copied && { copied: more.copied }),
    ...(more.values && { values: more.values }),
    count,
    entering: more.entering ?? entering(player),
    ...(more.linked && { linked: more.linked }),
  };
}
