import type { GameEvent } from '../../state/event.ts';
import type { Frame } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import type { Happened } from '../../state/happened.ts';
import type { ObjectId, PlayerId, TextRef } from '../../state/identity.ts';
import type { Remembered } from '../../state/memory.ts';
import type { Named } from '../../state/object.ts';
import type { Following, Outcome } from '../../state/procedure.ts';
import { happen } from '../../state/procedure.ts';
import type { Scope } from '../../state/scope.ts';
import type { Instruction, InstructionBody } from '../../state/vocabulary/index.ts';

export type InstructionKind = InstructionBody['do'];
/** An instruction of one kind. */
export type InstructionOf<K extends InstructionKind> = Extract<Instruction, { do: K }>;

/** An instruction where it is read: what it says, where that is printed, and whose words they are. */
export interface Reading<I> {
  readonly instruction: I;
  readonly ref: TextRef;
  readonly scope: Scope;
}

/** What instructions that contain others ask about those. */
export interface OtherMeanings {
  /** The events of an instruction that is one batch without any choice; null if it is more than that. */
  readonly events: (game: Game, reading: Reading<Instruction>) => readonly GameEvent[] | null;
  /** Whether it is possible at all, so that a player may choose to do it (608.2d). */
  readonly possible: (game: Game, reading: Reading<Instruction>) => boolean;
}

/** What a step of an instruction sees. */
export interface Doing<I, M = Remembered> extends Reading<I> {
  /** What the instruction remembers from its earlier steps. */
  readonly memory: M;
  readonly frame: Frame;
  readonly others: OtherMeanings;
}

/** A list of instructions inside an instruction, and for whom or what it is followed, one time each. */
export interface Entered {
  /** Where it is printed, after the instruction's own reference: `then`, `else`, `won`, `lost`. */
  readonly part: string;
  readonly rounds:
    | { readonly objects: readonly ObjectId[] }
    /** `together`: not one after the other, but step by step at the same time (608.2e). */
    | { readonly players: readonly PlayerId[]; readonly together?: true }
    | { readonly times: number };
}

/** The instruction goes on with another of its steps. */
export interface Going extends Following<string, Remembered> {
  readonly kind: 'go';
  /** Objects that a cost moved or tapped, by the cost's name (118.12). */
  readonly paidWith?: Readonly<Record<string, readonly ObjectId[]>>;
}

/** What a step of an instruction comes to. */
export type Doings =
  | Exclude<Outcome<string, Remembered>, { kind: 'go' }>
  | Going
  /** The instruction is done, and this is what later ones find under its name. */
  | { readonly kind: 'finished'; readonly named: Partial<Named> }
  /** A list inside the instruction is followed; then the instruction goes on. */
  | ({ readonly kind: 'enter'; readonly entered: Entered } & Following<string, Remembered>);

export type Step<I, M = Remembered> = (game: Game, doing: Doing<I, M>) => Doings;

/** The meaning of one kind of instruction: its rule, and its steps in the order in which they follow one another. */
export interface Meaning<K extends InstructionKind> {
  readonly rule: string;
  readonly steps: readonly string[];
  readonly run: (step: string, game: Game, doing: Doing<InstructionOf<K>>) => Doings;
  /** Of an instruction that is one batch of events without any choice: those events; null if this one is more than that. */
  readonly events?: (game: Game, reading: Reading<InstructionOf<K>>) => readonly GameEvent[] | null;
  /** Whether it is possible (608.2d); what has no answer always is. */
  readonly possible?: (game: Game, reading: Reading<InstructionOf<K>>, others: OtherMeanings) => boolean;
}

export const finished = (named: Partial<Named> = {}): Doings => ({ kind: 'finished', named });
export const enter = (
  part: string,
  rounds: Entered['rounds'],
  more: Following<string, Remembered>,
): Doings => ({
  kind: 'enter',
  entered: { part, rounds },
  ...more,
});

/**
 * The meaning of an instruction as named steps; `M` is what it remembers between them, and `begins` what of that is there
 * before the first. A step counts on what those before it remember.
 */
export function meaning<K extends InstructionKind, M extends object = Remembered>(
  rule: string,
  steps: Readonly<Record<string, Step<InstructionOf<K>, M>>>,
  { begins, ...more }: Pick<Meaning<K>, 'events' | 'possible'> & { readonly begins?: Partial<M> } = {},
): Meaning<K> {
  return {
    rule,
    steps: Object.keys(steps),
    run(name, game, doing) {
      const step = steps[name];
      if (step === undefined) throw new Error(`${doing.ref} has no step ${name}.`);
      return step(game, { ...doing, memory: memoryOf<M>({ ...begins, ...doing.memory }) });
    },
    ...more,
  };
}

/** The one place where an instruction's memory, JSON in the state, gets its own type back. */
function memoryOf<M extends object>(memory: Remembered): M {
  return memory as M;
}

/**
 * The meaning of an instruction that is one batch of events, without any choice. `named` says what later instructions
 * find under its name; without events the instruction did nothing.
 */
export function atOnce<K extends InstructionKind>(
  rule: string,
  events: (game: Game, reading: Reading<InstructionOf<K>>) => readonly GameEvent[],
  named: (happened: readonly Happened[], game: Game) => Partial<Named>,
  more: Pick<Meaning<K>, 'possible'> = {},
): Meaning<K> {
  const steps: Readonly<Record<string, Step<InstructionOf<K>>>> = {
    happen(game, doing) {
      const batch = events(game, doing);
      return batch.length === 0 ? finished() : happen(rule, batch, { then: 'end' });
    },
    end: (game, { frame }) => finished(named(frame.happened, game)),
  };
  return { ...meaning<K>(rule, steps, more), events };
}

/** Goes on with a step of the instruction, remembering more. */
export const goOn = (then: string, remember: Remembered = {}): Going => ({ kind: 'go', then, remember });
