import type { Perform } from '../../words/costs/perform.ts';
import type { CostWord } from '../../words/costs/word.ts';
import type { Said } from '../../words/wording.ts';
import type { Game } from './game.ts';
import type { Scope } from './scope.ts';
import type { RuleNumber } from './verdict.ts';
import type {
  CostPart,
  Instruction,
  InstructionOf,
  Players,
  Quantity,
  UsedForMana,
} from './vocabulary/index.ts';

/** What a keyword action may be said with. */
export type ActionParameter = Exclude<keyof InstructionOf<'perform'>, 'do' | 'action' | 'who'>;

/** Whether a part of a text says one. */
export const saysAction = (text: object): text is InstructionOf<'perform'> =>
  'do' in text && text.do === 'perform';

/** One that is a part of a cost (118.1): how it is done, and under which name its objects are known. */
export interface PerformedPart {
  readonly action: string;
  readonly n?: Quantity;
  readonly quality?: string;
  readonly as?: string;
}

/** All of them, by their names. */
export type KeywordActions = Readonly<Record<string, KeywordAction>>;

/** A part of a cost that doing a keyword action comes to, and in a word. */
export interface WayToPerform {
  readonly word: string;
  readonly part: CostPart;
}

/**
 * A keyword action that is short for other instructions (701). In those, `they` is the player who does it, `it` the
 * permanent that does, `{ number: 'amount', by: 'n' }` its number and `{ named: 'what' }` what it is done to; `scope.you` stays the
 * controller of the spell or ability that says so. What one of them names `result` is what later instructions of that
 * spell or ability find under the name of the action.
 */
export interface KeywordAction {
  /** By which instructions and triggers say it: "explore". */
  readonly action: string;
  readonly rule: RuleNumber;
  /**
   * How it is said: after who does it (`deed`), after what does it (`act`), by itself, or where mana is paid that it means
   * (`payingMana`).
   */
  readonly said: Said<'deed' | 'act' | 'byItself' | 'payingMana'>;
  /** How it is said as a part of a cost, if it is one that cards have. */
  readonly saidAsCost?: CostWord<Perform>['said'];
  /** Its verb, in the form of "it": "explores". */
  readonly verb: string;
  /**
   * What does it to players, who are its objects: "the Ring tempts you". Still it is a player's action: one who does it
   * is one to whom it is done.
   */
  readonly doneBy?: string;
  /** What it has done to them: "the Ring has tempted you". */
  readonly participle?: string;
  /** A permanent does it, and its controller what that is short for; without it a player does. */
  readonly byPermanent?: true;
  /** Of several players one does all of it after the other, though they would do it together (701.55d, 608.2e). */
  readonly inTurn?: true;
  /** What it is said with: what it needs, and what it may have. */
  readonly parameters?: {
    readonly needs?: readonly ActionParameter[];
    readonly may?: readonly ActionParameter[];
  };
  /**
   * It means paying mana, so that it is said in costs alone; instead of each generic mana of that this may be paid
   * (701.67a).
   */
  readonly paysGeneric?: UsedForMana;
  /**
   * What it is as a part of a cost, where `they` pays: one of these parts, as the payer chooses by its word (118.1).
   * Without it its instructions are followed as it is paid.
   */
  readonly asCost?: (said: { readonly n: number }) => readonly WayToPerform[];
  /** Its number where none is said: connive is connive 1. */
  readonly withoutNumber?: number;
  /** With the number 0 it isn't done at all. */
  readonly notWithZero?: true;
  /** Whether a player who may do it can choose to (608.2d), in whose words it would be done; without it always. */
  readonly possible?: (game: Game, scope: Scope, quality: string) => boolean;
  /** Players who have done it as well, besides who was told to (701.30b). */
  readonly alsoBy?: Players;
  /** It comes to what is named `result` there, or to nothing; without it at least to who did it. */
  readonly comesToResult?: true;
  /** It has been done only if it came to something (701.65b, 701.66b). */
  readonly onlyWithResult?: true;
  /** What "if you do" is of it: "if you won". */
  readonly ifDone?: string;
  readonly effect: (said: InstructionOf<'perform'>) => readonly Instruction[];
}
