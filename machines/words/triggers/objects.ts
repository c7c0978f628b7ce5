/** What several trigger conditions say of objects. */
import { is, type Looking, type Subject } from '../../rules/events/looking.ts';
import type { ObjectId } from '../../rules/state/identity.ts';

/** Which object it is about: this one, what it is attached to, or any like this. */
export type Watched = Exclude<Subject, 'haunted'>;

/** It happens to the object that is meant, and nothing else is to be said of it. */
export const toIt = (
  looking: Looking,
  wanted: Subject,
  { object }: { readonly object: ObjectId },
): { readonly object: ObjectId } | null => (is(looking, wanted, object) ? { object } : null);

/** "One or more" speaks of all that one batch does. */
export const oneOrMoreTogether = ({ oneOrMore }: { readonly oneOrMore?: true }): string | null =>
  oneOrMore === true ? '' : null;

/** Of its own object alone: it is put into the graveyard. */
export const itselfIntoGraveyard = ({ object }: { readonly object: Subject }, zone: string): boolean =>
  zone === 'graveyard' && object === 'self';
