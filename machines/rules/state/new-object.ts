import type { CardNumber, ObjectId, PlayerId, TextRef } from './identity.ts';
import type { GameObject, ObjectKind } from './object.ts';
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

/** A new object without any memory (400.7): untapped, undamaged, attached to nothing, chosen for nothing. */
export function newObject(newborn: Newborn): GameObject {
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
