import type { GameEvent } from '../state/event.ts';
import type { Happened } from '../state/happened.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { remembering } from '../state/memory.ts';
import type { PutAside } from '../state/put-aside.ts';
import type { Scope } from '../state/scope.ts';
import type { Afterwards, Numbered } from './apply-batch.ts';
import type { Item } from './settle.ts';

/** What is remembered of a batch on its way. */
export interface Happening {
  readonly events: readonly GameEvent[];
  readonly rule: string;
  /** Of what several players do at the same time: whose each event is. */
  readonly doers?: readonly PlayerId[];
  readonly items: readonly Item[];
  /** The item and the effect for which something is being asked or carried out. */
  readonly at: number;
  readonly key: string;
  /** What was paid to apply an effect to an item, and used up by that: its words may speak of it. */
  readonly paidFor?: {
    readonly key: string;
    readonly at: number;
    readonly paidWith: Readonly<Record<string, readonly ObjectId[]>>;
  };
  /** The effects among which a player chooses. */
  readonly keys?: readonly string[];
  /** Numbers of what a player chooses among: items, triggers, or objects, as they were offered. */
  readonly offered?: readonly number[];
  /** Items in the order in which their objects receive timestamps (613.7m). */
  readonly order?: readonly number[];
  /** Items whose cards, of one permanent, were put in an order (712.21a-b). */
  readonly arranged?: readonly number[];
  readonly after: readonly Afterwards[];
  /** What prevention effects do besides, immediately after the batch (615.5). */
  readonly besides?: readonly Besides[];
  /** The instructions that go on once what they do first has happened as part of the batch. */
  readonly rests?: readonly Rest[];
  /** The effects that gave rise to the instructions that go on now (614.5). */
  readonly applied?: readonly string[];
  readonly happened: readonly Happened[];
  /** What has triggered, each with the number of its event, while it is chosen which occurrence counts (603.7b). */
  readonly triggered?: readonly Numbered[];
}

export const happening = remembering<Happening>({
  events: 'records',
  rule: 'text',
  doers: 'numbers, maybe',
  items: 'records, later',
  at: 'number, later',
  key: 'text, later',
  paidFor: 'record, maybe',
  keys: 'texts, maybe',
  offered: 'numbers, maybe',
  order: 'numbers, maybe',
  arranged: 'numbers, maybe',
  after: 'records, later',
  besides: 'records, maybe',
  rests: 'records, maybe',
  applied: 'texts, maybe',
  happened: 'records, later',
  triggered: 'records, maybe',
});

/** What a replacement or prevention effect does once the batch has happened. */
export interface Besides {
  readonly ref: TextRef;
  readonly scope: Scope;
  /** Under which name is found what the object became. */
  readonly as?: string;
  /** It is linked to a copy effect that was applied to the item in this place. */
  readonly copying?: number;
}

/** Instructions of a replacement effect that go on once the batch has happened which what they do first is part of. */
export interface Rest {
  readonly aside: PutAside;
  /** Effects that have been applied to what they are done instead of. */
  readonly applied: readonly string[];
  /** What has happened of that which they do first. */
  readonly happened?: readonly Happened[];
}

/** What is known of a batch that is settled, or nearly. */
export type Settled = Pick<Happening, 'items' | 'order' | 'arranged' | 'rule' | 'besides' | 'rests'>;
