/** What an instruction (608.2c) has to say of itself: the home of each is an object of this type. */
import type { Words } from '../../rules/abilities/canonical/words.ts';
import type { Known } from '../../rules/abilities/check/known.ts';
import type { Fault } from '../../rules/abilities/check/shape.ts';
import type { OwnMove } from '../../rules/characteristics/moves-itself.ts';
import type { Meaning } from '../../rules/effects/instructions/meaning.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { KeywordActions } from '../../rules/state/keyword-action.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { RuleNumber } from '../../rules/state/verdict.ts';
import type {
  Ability,
  CostPart,
  Instruction,
  InstructionBase,
  Modification,
  Objects,
  Players,
  Quantity,
  RuleChange,
  TokenDefinition,
} from '../../rules/state/vocabulary/index.ts';
import type { Zone } from '../../rules/state/zones.ts';
import type { Shape } from '../shape.ts';
import type { Wording } from '../wording.ts';

/** An instruction, told from others by what it says to do. */
interface Tagged {
  readonly do: string;
}

/**
 * What is found under an instruction's name (`as`): objects and players by `{ named }`, a number by `{ amount }`, how much
 * of damage was excess by `{ excess }`, what was there before it by `{ beforeDamage }`. Whether it did something (`did`)
 * can be asked of each.
 */
export type NamedPart = 'objects' | 'players' | 'amount' | 'excess' | 'before';

export interface InstructionWord<I extends Tagged> {
  readonly shape: Shape<I, 'do'>;

  /** How it is said, where its phrases are its own: after who does it (`deed`), what does it (`act`), or by itself (`byItself`). */
  readonly said: Wording;

  /** What it means to follow it: its rule, its steps, what happens, and whether it can. */
  readonly meaning: Meaning<I>;

  // what it gives to others' words, and to its own
  readonly gives: readonly NamedPart[];
  /** What of that this very instruction doesn't give. */
  readonly lacks?: (instruction: I) => readonly NamedPart[];
  /** Its other words are read for each player who does it or to whom it is done: `they` is that one. */
  readonly they?: true;
  /** What is known in a part of it, where that is more than `they`; in what it is short for, of which the part is `shortened`. */
  readonly knownIn?: (instruction: I & InstructionBase, part: string, known: Known) => Known;
  /** What something is called by what was done to it: "exiled"; what only happened is "done". */
  readonly done: string;
  /** The same of what lies under its link: "the chosen color". */
  readonly linkCalled?: (instruction: I) => string;
  /** In a few words; without it what it says to do. */
  readonly inWords?: (instruction: I) => string;

  // what it holds
  /** Instructions that are followed as it is, whichever of them it comes to: both branches of an "if", all options. */
  readonly holds?: (instruction: I) => readonly Instruction[];
  /** Which of them are followed now, where that is known before. */
  readonly followed?: (game: Game, scope: Scope, instruction: I) => readonly Instruction[];
  /** Those for a triggered ability that it makes: what is done later (603.7, 603.12). */
  readonly holdsForLater?: (instruction: I) => readonly Instruction[];
  /** That ability, for its words. */
  readonly makes?: (instruction: I) => Ability;
  /** What it is short for (701), by these keyword actions, or the engine's. */
  readonly shortFor?: (instruction: I, actions?: KeywordActions) => readonly Instruction[];

  // what can be told of it before it is followed
  /** It adds mana (605.1). */
  readonly addsMana?: true;
  /** What comes of it isn't known before, though it holds no other instructions: a coin, a choice. */
  readonly isOpen?: true;
  /** Whether it could move a card to or from a library (605.1a); without it, whether those do that it holds. */
  readonly movesOfLibrary?: (instruction: I, looking: OfLibrary) => boolean;
  /**
   * Cards come up from the top of a library until one is like this says (`like`), or as many as it says (`count`): of those
   * and of the rest can be spoken afterwards. `in`: where all of them are then.
   */
  readonly untilFound?: { readonly in: Zone };
  /** Whether what it gives a name to are cards in a library, which it leaves there. */
  readonly findsInLibrary?: (instruction: I, isThere: OfLibrary['isThere']) => boolean;
  /** What it moves if that is its own object, and where the text says so, from where (113.6m). */
  readonly ownMove?: (instruction: I) => OwnMove;
  /** By which rule an ability is linked to those that read what it writes (607.2), if it isn't by exiling something. */
  readonly linksBy?: (instruction: I) => RuleNumber;
  /** It begins a continuous effect, of which parts are read again and again. */
  readonly continues?: true;
  /** Whether its controller does it only once each turn (603.2h). */
  readonly onceEachTurn?: (instruction: I) => boolean;

  // whether it is written as it can be
  /** What is wrong with it besides its shape. */
  readonly faults?: (instruction: I, path: string, faults: Fault[], known: Known) => void;
  /** The same where its shape may be wrong as well. */
  readonly formFaults?: (words: Words, path: string, faults: Fault[]) => void;
  /** It in as few words as can be. */
  readonly plain?: (words: Words) => Words;

  /** What following it would gain for a player without much thought; nothing where that depends on too much else. */
  readonly gains?: (instruction: I, thought: Thought) => number;

  /** It lets players cast spells, so it is followed only while something resolves (608.2g). */
  readonly casts?: true;
  /** Whoever follows it is asked what to do, and may leave all as it is. */
  readonly mayDoNothing?: true;
  /** Without a word on who does it, it is the controller. */
  readonly forYou?: true;
}

/** What an instruction asks to find out whether it moves cards of a library. */
export interface OfLibrary {
  readonly actions: KeywordActions | undefined;
  /** Whether these may be cards in a library. */
  readonly isThere: (what: Objects) => boolean;
  /** Whether paying this moves such cards. */
  readonly paying: (cost: readonly CostPart[]) => boolean;
  /** Whether following these does, where what has these names is such a card as well. */
  readonly following: (instructions: readonly Instruction[], ...names: readonly string[]) => boolean;
}

/** What the player of a scope asks who thinks no further than a rule of thumb goes, in points of power. */
export interface Thought {
  readonly game: Game;
  readonly scope: Scope;
  readonly amount: (amount: Quantity) => number;
  /** The sum over objects of what each is worth to who controls it, counted for the player. */
  readonly overObjects: (what: Objects, each: (id: ObjectId) => number) => number;
  /** The same over players; without a word on who, it is the player. */
  readonly overPlayers: (who: Players | undefined, each: (player: PlayerId) => number) => number;
  /** What following these would gain, in this scope or in another one. */
  readonly gainOf: (instructions: readonly Instruction[], scope?: Scope) => number;
  readonly gainOfChange: (id: ObjectId, change: Modification, lasts: boolean) => number;
  readonly worth: (id: ObjectId) => number;
  readonly worthOfRule: (id: ObjectId, change: RuleChange) => number;
  readonly worthOfToken: (token: TokenDefinition) => number;
  readonly cantBeDestroyed: (id: ObjectId) => boolean;
  readonly lostByDamage: (id: ObjectId, dealt: number) => number;
  readonly lostByShrinking: (id: ObjectId, power: number, toughness: number) => number;
  readonly lostLife: (player: PlayerId, lost: number) => number;
}
