import type { GameEvent } from './event.ts';
import type { ObjectId, PlayerId, TextRef } from './identity.ts';

/** Something that led to an event. An event has a list of them (two sources can destroy one creature). */
export type Cause =
  | { readonly decision: number; readonly player: PlayerId }
  | { readonly rule: string }
  | { readonly event: number }
  | { readonly object: ObjectId; readonly ability: TextRef | null };

/** An event that happened, with its number and causes. */
export interface Happened {
  readonly number: number;
  readonly event: GameEvent;
  /** The rule by which it happened. */
  readonly rule: string;
  readonly causes: readonly Cause[];
  /** Events of one batch share it: they happened at the same time. */
  readonly batch: number;
  /** What it would have been, and the objects whose effects replaced it (614). */
  readonly replaced: readonly { readonly was: GameEvent; readonly by: ObjectId }[];
  /** Of what several players did at the same time: who of them did this (608.2e). */
  readonly doneBy?: PlayerId;
}
