import type { ObjectId, TextRef } from '../state/identity.ts';
import type { Characteristics } from '../state/object.ts';
import type { Modification } from '../state/vocabulary/index.ts';
import type { Layer } from './changes.ts';

/** Where what a watched object is comes from: a copy effect, its face-down status, an effect, or a rule. */
export type ChangeOrigin =
  /** An effect of a static ability of the source, of its counters of a kind, or of a spell or ability (`effect`). */
  | {
      readonly by: 'effect';
      readonly source: ObjectId;
      readonly timestamp: number;
      /** Where its changes are printed; none for counters. */
      readonly ref: TextRef | null;
      readonly counter: string | null;
      /** The number of the continuous effect of a spell or ability that has resolved (611.2). */
      readonly effect: number | null;
      /** The sticker on the source whose effect it is (123). */
      readonly sticker?: TextRef;
    }
  /** What it is a copy of (707.2). */
  | { readonly by: 'copy'; readonly source: ObjectId; readonly timestamp: number }
  /** A rule alone: it is face down (708.2), or what is no creature has no power and toughness (208.3). */
  | { readonly by: 'rule' };

/** One change of what an object is, in the layer where it was made. */
export interface LayerChange {
  readonly layer: '1a' | '1b' | Layer;
  /** The rule that puts it there: 613.2a to 613.4d, or the one that changed it by itself. */
  readonly rule: string;
  readonly origin: ChangeOrigin;
  /** The sources of effects for which it waited, because it depended on them (613.8b). */
  readonly waitedFor: readonly ObjectId[];
  /** What was changed, with all numbers worked out; null for a copy and for a rule. */
  readonly change: Modification | null;
  readonly before: Characteristics;
  readonly after: Characteristics;
}

/** Watches one object on its way through the layers. */
export interface Watch {
  readonly object: ObjectId;
  readonly seen: LayerChange[];
}

const rules: Readonly<Record<Layer, string>> = {
  '2': '613.1b',
  '3': '613.1c',
  '4': '613.1d',
  '5': '613.1e',
  '6': '613.1f',
  '7a': '613.4a',
  '7b': '613.4b',
  '7c': '613.4c',
  '7d': '613.4d',
};

/** The rule that says what is done in a layer. */
export const ruleOfLayer = (layer: Layer): string => rules[layer];
