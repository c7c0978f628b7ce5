/** What a line of a script says, once it is read. */
import type { Phase, PlayerId, Step } from '../../rules/index.ts';
import type { Reference, UnknownName } from './names.ts';

/** What a line says about the choices of a spell or ability that it puts on the stack. */
export interface Clauses {
  /** In the order in which they are asked for. */
  readonly targets: readonly Reference[];
  readonly x: number | null;
  /** How often an optional additional cost is paid. */
  readonly kicked: number;
  /** With which of several such costs; none: with every one. */
  readonly kickedWith: readonly string[];
  /** The way of casting it: `flashback`, `mana by Serra Paragon`; null: for its mana cost. */
  readonly by: string | null;
  /** Modes, counted from 1. */
  readonly modes: readonly number[];
  readonly divided: readonly { readonly amount: number; readonly to: Reference }[];
  /** The cards spliced onto it, in the order of their effects. */
  readonly splicing: readonly Reference[];
  /** What costs take: sacrificed, discarded, tapped, exiled. */
  readonly paying: readonly Reference[];
  /** The mana from the pool that the cost takes, as letters; null: it isn’t said. */
  readonly mana: string | null;
  /** The types of mana that a mana ability makes, as letters. */
  readonly making: string;
  /** Mana is paid by the lines that follow. */
  readonly byHand: boolean;
}

/** Until when players pass. */
export type Until =
  | { readonly kind: 'stackIsEmpty' }
  | { readonly kind: 'place'; readonly of: PlayerId | null; readonly at: Phase | Step }
  | { readonly kind: 'turn'; readonly number: number }
  | { readonly kind: 'nextTurn' }
  | { readonly kind: 'asked'; readonly player: PlayerId }
  | { readonly kind: 'over' };

/** A special action with an object. */
export interface Special {
  readonly player: PlayerId;
  readonly object: Reference;
  /** The mana of the cost for which; null: it isn't said. */
  readonly mana: string | null;
}

/** One line of a script: one decision, or passing. */
export type Action =
  | { readonly do: 'pass'; readonly player: PlayerId }
  | { readonly do: 'allPass' }
  | { readonly do: 'stop' }
  | { readonly do: 'passUntil'; readonly until: Until }
  | { readonly do: 'concede'; readonly player: PlayerId }
  | { readonly do: 'cancel'; readonly player: PlayerId }
  | { readonly do: 'play'; readonly player: PlayerId; readonly object: Reference }
  | ({ readonly do: 'turnFaceUp' } & Special)
  | ({ readonly do: 'exileFromHand' } & Special)
  | ({ readonly do: 'unlock' } & Special)
  | {
      readonly do: 'cast';
      readonly player: PlayerId;
      readonly object: Reference;
      readonly clauses: Clauses;
    }
  | {
      readonly do: 'activate';
      readonly player: PlayerId;
      readonly object: Reference;
      /** Which of several: its number from 1, or how its text begins. */
      readonly which: number | string | null;
      readonly clauses: Clauses;
    }
  | {
      readonly do: 'attack';
      readonly player: PlayerId;
      readonly attacks: readonly { readonly defender: Reference; readonly with: readonly Reference[] }[];
    }
  | {
      readonly do: 'block';
      readonly player: PlayerId;
      readonly blocks: readonly { readonly attacker: Reference; readonly with: readonly Reference[] }[];
    }
  | {
      readonly do: 'answer';
      readonly player: PlayerId;
      /** `answers`, `chooses`, `orders` … */
      readonly verb: string;
      readonly phrase: string;
    }
  /** The rule or the beginning of its number; null: any. */
  | { readonly do: 'refused'; readonly rule: string | null; readonly action: Action };

/** What can’t be read, with the name that isn’t known, if that is why. */
export interface LineFault {
  readonly reason: string;
  readonly unknown: string | null;
  /** Words of a line that may have been meant. */
  readonly nearest: readonly string[];
}

export type Unread = { readonly ok: false } & LineFault;
export type LineResult = { readonly ok: true; readonly action: Action } | Unread;

export const fault = (
  reason: string,
  unknown: string | null = null,
  nearest: readonly string[] = [],
): Unread => ({ ok: false, reason, unknown, nearest });
export const read = (action: Action): LineResult => ({ ok: true, action });
export const unknownName = ({ unknown }: UnknownName): Unread =>
  fault(`nothing here is called “${unknown}”`, unknown);
