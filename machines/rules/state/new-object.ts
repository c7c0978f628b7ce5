import type { CardNumber, ObjectId, PlayerId, TextRef } from './identity.ts';
import type { GameObject, ObjectKind } from './object.ts';
import type { Writable } from './write.ts';
import type { Zone } from './zones.ts';

/** What a new object is made of; the rest is as it is for a thing that just came into being. */
export interface Newborn {
  readonly id: ObjectId;
  readonly kind: ObjectKind;
  readonly definition: TextRef;
  readonly card: CardNumber;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly zone: Zone;
  readonly timestamp: number;
  /** The number of the turn in which it comes into being. */
  readonly turn: number;
}

/**
 * A new object without any memory (400.7): untapped, undamaged, attached to nothing, chosen for nothing. To be changed,
 * not spread into another: objects are read all the time, and those made so have one shape.
 */
export function newObject(newborn: Newborn): Writable<GameObject> {
  const { id, kind, definition, card, owner, controller, zone, timestamp, turn } = newborn;
  return {
    id,
    kind,
    definition,
    card,
    owner,
    controller,
    zone,
    timestamp,
    controlledSince: turn,
    enteredTurn: turn,
    heldBy: controller,
    face: 0,
    tapped: false,
    faceDown: false,
    phasedOut: false,
    frozen: false,
    counters: {},
    damage: 0,
    dealtDestroyingDamage: false,
    attachedTo: null,
    links: {},
    loyaltyTurn: -1,
    activations: {},
    protector: null,
    revealedTo: [],
    stack: null,
    cast: null,
    became: null,
    left: null,
  };
}

/** The same object under another id, with the shape that new objects have. */
export function renewed(object: GameObject, id: ObjectId): Writable<GameObject> {
  const { kind, definition, card, owner, controller, zone, timestamp, enteredTurn: turn } = object;
  const blank = newObject({ id, kind, definition, card, owner, controller, zone, timestamp, turn });
  return Object.assign(blank, object, { id });
}
