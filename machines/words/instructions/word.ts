/** What an instruction (608.2c) has to say of itself: the home of each is an object of this type. */
import type { Meaning } from '../../rules/effects/instructions/meaning.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type {
  Instruction,
  Modification,
  Objects,
  Players,
  Quantity,
  RuleChange,
  TokenDefinition,
} from '../../rules/state/vocabulary/index.ts';
import type { Phrase } from '../../wording/syntax.ts';
import type { Shape } from '../shape.ts';

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

  /** How it is said, where its words are its own: printed by the first phrase that can, read by all. */
  readonly said: readonly Phrase[];

  /** What it means to follow it: its rule, its steps, what happens, and whether it can. */
  readonly meaning: Meaning<I>;

  // what it gives to others' words, and to its own
  readonly gives: readonly NamedPart[];
  /** Its other words are read for each player who does it or to whom it is done: `they` is that one. */
  readonly they?: true;
  /** What something is called by what was done to it: "exiled"; what only happened is "done". */
  readonly done: string;

  /** What following it would gain for a player without much thought; nothing where that depends on too much else. */
  readonly gains?: (instruction: I, thought: Thought) => number;

  /** It lets players cast spells, so it is followed only while something resolves (608.2g). */
  readonly casts?: true;
  /** Without a word on who does it, it is the controller. */
  readonly forYou?: true;
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
