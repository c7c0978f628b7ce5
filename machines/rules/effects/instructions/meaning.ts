import { EngineError } from '../../state/error.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Frame } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import type { Happened } from '../../state/happened.ts';
import type { ObjectId, PlayerId, TextRef } from '../../state/identity.ts';
import { type Memory, noMemory, type Remembered, type Shape } from '../../state/memory.ts';
import type { Named } from '../../state/object.ts';
import { type Following, happen, type Outcome } from '../../state/procedure.ts';
import type { Scope } from '../../state/scope.ts';
import type { Instruction, InstructionBase } from '../../state/vocabulary/index.ts';

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

/** What a step of an instruction comes to: what one of a procedure may, and what only an instruction can. */
export type Doings<L extends string, M = never> =
  | Outcome<L, M>
  /** The instruction is done, and this is what later ones find under its name. */
  | { readonly kind: 'finished'; readonly named: Partial<Named> }
  /** A list inside the instruction is followed; then the instruction goes on. */
  | ({ readonly kind: 'enter'; readonly entered: Entered } & Following<L, M>)
  /** It goes on, and what a cost moved or tapped can be found by the cost's name (118.12). */
  | ({
      readonly kind: 'paid';
      readonly paidWith: Readonly<Record<string, readonly ObjectId[]>>;
    } & Following<L, M>);

/** What a step of any instruction comes to, as the program finds it. */
export type AnyDoings = Doings<string, object>;

export type InstructionStep<I, L extends string, M> = (game: Game, doing: Doing<I, M>) => Doings<L, M>;

/** The meaning of an instruction: its rule, and its steps in the order in which they follow one another. */
export interface Meaning<I> {
  readonly rule: string;
  /** The names of its steps; it begins with the first. */
  readonly order: readonly string[];
  readonly shape: Shape;
  /** What of that it remembers before the first. */
  readonly begins: Remembered;
  readonly run: (step: string, game: Game, doing: Doing<I & InstructionBase>) => AnyDoings;
  /** Of an instruction that is one batch of events without any choice: those events; null if this one is more than that. */
  readonly events?: (game: Game, reading: Reading<I & InstructionBase>) => readonly GameEvent[] | null;
  /** Whether it is possible (608.2d); what has no answer always is. */
  readonly possible?: (game: Game, reading: Reading<I>, others: OtherMeanings) => boolean;
}

export const finished = (named: Partial<Named> = {}): Doings<never> => ({ kind: 'finished', named });
export const enter = <const L extends string, M = never>(
  part: string,
  rounds: Entered['rounds'],
  { then, remember }: Following<L, NoInfer<M>>,
): Doings<L, M> => ({ kind: 'enter', entered: { part, rounds }, then, remember });

/**
 * The meaning of an instruction: what it remembers, its steps in order, and what each of them does; `begins` is
 * what of its memory is there before the first. A step counts on what those before it remember. As with a procedure, a
 * label that is no step of it doesn't compile.
 */
export function meaning<I, M extends object, const L extends string>(
  rule: string,
  { read, shape }: Memory<M>,
  order: readonly L[],
  bodies: { readonly [S in NoInfer<L>]: InstructionStep<I & InstructionBase, NoInfer<L>, NoInfer<M>> },
  {
    begins,
    ...more
  }: Pick<Meaning<I>, 'events' | 'possible'> & { readonly begins?: Partial<NoInfer<M>> } = {},
): Meaning<I> {
  const steps: Readonly<Record<string, InstructionStep<I & InstructionBase, string, M>>> = bodies;
  const before: Remembered = { ...begins };
  return {
    rule,
    order,
    shape,
    begins: before,
    run(name, game, doing) {
      const step = steps[name];
      if (step === undefined) throw new EngineError(`${doing.ref} has no step ${name}.`);
      return step(game, { ...doing, memory: read({ ...before, ...doing.memory }) });
    },
    ...more,
  };
}

/**
 * The meaning of an instruction that is one batch of events, without any choice. `named` says what later instructions
 * find under its name; without events the instruction did nothing.
 */
export const atOnce = <I>(
  rule: string,
  events: (game: Game, reading: Reading<I & InstructionBase>) => readonly GameEvent[],
  named: (happened: readonly Happened[], game: Game) => Partial<Named>,
  more: Pick<Meaning<I>, 'possible'> = {},
): Meaning<I> =>
  meaning<I, object, 'happen' | 'end'>(
    rule,
    noMemory,
    ['happen', 'end'],
    {
      happen(game, doing) {
        const batch = events(game, doing);
        return batch.length === 0 ? finished() : happen(rule, batch, { then: 'end' });
      },
      end: (game, { frame }) => finished(named(frame.happened, game)),
    },
    { ...more, events },
  );
