/** How an object enters the battlefield, and under which link it is found. */
import type { Copied } from './copied.ts';
import type { ContinuousEffect, Defender } from './game.ts';
import type { ObjectId, PlayerId, TextRef } from './identity.ts';
import type { AttachedTo, LinkMemory } from './object.ts';

/** Under which link of which object linked abilities find what moved or was made (607.2b-c). */
export interface LinkedTo {
  readonly object: ObjectId;
  /** Its key in the object's memory, with where the pair is from (607.5). */
  readonly link: string;
}

/** How an object enters the battlefield; replacement effects change it (614.1c-d). */
export interface Entering {
  readonly controller: PlayerId;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  /** With which characteristics, if not those of 708.2a. */
  readonly faceDownAs?: TextRef;
  /** It is manifested (701.40a). */
  readonly manifested?: true;
  readonly face: 0 | 1;
  readonly counters: Readonly<Record<string, number>>;
  /** Those are all, with its loyalty or defense (306.5b, 310.4b): an effect has changed how many there are. */
  readonly ownCountersCounted?: true;
  /** `gone`: to something that is not there (303.4i). */
  readonly attachedTo: AttachedTo | 'gone' | null;
  readonly attacking: Defender | 'choose' | null;
  /** Who protects it, if it is a battle (310.9a); null where nobody could. */
  readonly protector?: PlayerId | null;
  /** The attacking creature that it blocks from the start (509.4). */
  readonly blocking?: ObjectId | 'choose';
  /** As a copy of what it enters (707.5). */
  readonly copied?: Copied;
  /** How many of its counters an exception of that copy effect adds: not if another makes it a copy (707.9e). */
  readonly byException?: Readonly<Record<string, number>>;
  /** What it remembers from the start, of what the ability did that puts it there (607.1d). */
  readonly links?: Readonly<Record<string, LinkMemory>>;
  /** What the effects that put it there, or modify how it enters, say that it is: that applies as it enters (611.2e, 614.1c). */
  readonly effects?: readonly EffectOfEntering[];
}

/** A continuous effect on what enters, from the moment when it does. */
export type EffectOfEntering = Omit<ContinuousEffect, 'id' | 'timestamp' | 'objects'>;
