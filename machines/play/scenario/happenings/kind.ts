/** What a type of events says, and what can be asked of it. */
import type { EventType, GameEvent, ObjectId, PlayerId, Zone } from '../../../rules/index.ts';

/** Either of the two, as most events name what they are about. */
type Target = { readonly object: ObjectId } | { readonly player: PlayerId };

type EventCalled<T extends EventType, E = GameEvent> = E extends { readonly type: infer U }
  ? T extends U
    ? E
    : never
  : never;
export type EventByType = { readonly [T in EventType]: EventCalled<T> };

/** What can be asked of events besides their type: each field as it is read from an event. */
interface Readings<E> {
  /** The objects that it is about. */
  readonly object?: (event: E) => readonly (ObjectId | null)[];
  readonly player?: (event: E) => readonly PlayerId[];
  /** The object that does it. */
  readonly source?: (event: E) => readonly (ObjectId | null)[];
  readonly amount?: (event: E) => number;
  readonly from?: (event: E) => Zone;
  readonly to?: (event: E) => Zone;
  /** The kind of counter. */
  readonly counter?: (event: E) => string;
}

export type HappeningField = keyof Readings<GameEvent>;

/** What could be asked of one, besides its type. */
export interface HappeningExample {
  readonly object?: string;
  readonly source?: string;
  readonly player?: string;
  readonly amount?: number;
  readonly from?: Zone;
  readonly to?: Zone;
  readonly counter?: string;
  readonly rule?: string;
}

export interface Kind<E> extends Readings<E> {
  /** When it happens, in a sentence. */
  readonly says: string;
  readonly example: HappeningExample;
  /** Other words that one may look for it by. */
  readonly also?: readonly string[];
}

export const object = (event: { readonly object: ObjectId }) => [event.object];
export const player = (event: { readonly player: PlayerId }) => [event.player];
export const amount = (event: { readonly amount: number }) => event.amount;
export const count = (event: { readonly count: number }) => event.count;
export const source = (event: { readonly source: ObjectId | null }) => [event.source];
export const by = (event: { readonly by: ObjectId }) => [event.by];
export const objectsOf = (target: Target) => ('object' in target ? [target.object] : []);
export const playersOf = (target: Target) => ('player' in target ? [target.player] : []);
export const toTarget = {
  object: ({ to }: { readonly to: Target }) => objectsOf(to),
  player: ({ to }: { readonly to: Target }) => playersOf(to),
};
export const onTarget = {
  object: ({ on }: { readonly on: Target }) => objectsOf(on),
  player: ({ on }: { readonly on: Target }) => playersOf(on),
  counter: ({ kind }: { readonly kind: string }) => kind,
  amount: count,
};

export type Kinds = { readonly [T in EventType]?: Kind<EventByType[T]> };
