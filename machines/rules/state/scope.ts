import type { EventOf } from './event.ts';
import type { ObjectId, PlayerId, TextRef } from './identity.ts';
import { pairOf } from './links.ts';
import type { Named, StackChoices, TriggerFacts } from './object.ts';

/**
 * Whose words are being read: what `self`, `you`, `target 0`, `X` and the names of earlier results mean in an
 * expression (`Quantity`, `Objects`, `Players`, `Condition`, `Filter`).
 */
export interface Scope {
  /** The source: the object with the ability, or the spell. May have left; last known information then answers. */
  readonly self: ObjectId;
  readonly you: PlayerId;
  /** The spell or ability on the stack, if one is resolving or being announced. */
  readonly onStack: ObjectId | null;
  readonly choices: StackChoices | null;
  readonly trigger: TriggerFacts | null;
  readonly named: Readonly<Record<string, Named>>;
  /** The current object or player of a loop, or of a replaced event. */
  readonly it: ObjectId | null;
  readonly they: PlayerId | null;
  /** From where the linked abilities are that the words belong to, if they aren't the object's own (607.5). */
  readonly pair?: string;
  /** For each target spec and each target chosen for it: whether it is illegal as this resolves (608.2b). */
  readonly illegal?: readonly (readonly boolean[])[];
  /** How what is spoken of is about to enter: asked what it is, it is what it would be on the battlefield (614.12). */
  readonly entering?: EventOf<'move'>;
}

/** The scope of a static ability (`ref`: where it is printed), or of a question about an object outside of any resolution. */
export function scopeOf(self: ObjectId, you: PlayerId, ref: TextRef = ''): Scope {
  const scope: Scope = {
    self,
    you,
    onStack: null,
    choices: null,
    trigger: null,
    named: {},
    it: null,
    they: null,
  };
  const pair = pairOf(ref);
  return pair === null ? scope : { ...scope, pair };
}

/** The value of X that was chosen for what is read (107.3), or that it has from what made it; null: none. */
export const xOf = ({ choices, trigger }: Pick<Scope, 'choices' | 'trigger'>): number | null =>
  choices?.x ?? trigger?.x ?? null;

export const noChoices: StackChoices = {
  modes: [],
  targets: [],
  x: null,
  paid: [],
  paidWith: {},
  manaSpent: [],
  from: null,
};
export const noNamed: Named = { objects: [], players: [], amount: 0, did: false };
