import type { Answer, Decision } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { Frame } from './frame.ts';
import type { Game } from './game.ts';
import type { Cause } from './happened.ts';
import type { PlayerId } from './identity.ts';
import type { Memory, Remembered, Shape } from './memory.ts';

/** What a step goes on with where nothing is left to do once that has happened, been decided, or returned. */
export const theEnd = '$end';

/**
 * What follows a step: `then` names it, and `remember` replaces parts of the memory before. `L` are the steps that it
 * may be, `M` what is remembered.
 */
export interface Following<L extends string, M = never> {
  readonly then: L | typeof theEnd;
  readonly remember?: Partial<M> | undefined;
}

/** What a step of a procedure asks the interpreter to do next. Where no memory is named, it remembers nothing. */
export type Outcome<L extends string, M = never> =
  /** Go on. */
  | ({ readonly kind: 'go' } & Following<L, M>)
  /** These events happen as one batch; the next step finds what happened in `frame.happened`. */
  | ({
      readonly kind: 'happen';
      readonly events: readonly GameEvent[];
      readonly rule: string;
      /** Parts of the memory with which the step is run again, if it is put aside before that happens. */
      readonly again?: Partial<M>;
      readonly causes?: readonly Cause[] | undefined;
      /** Whose each of the events is, of what several players do at the same time (608.2e). */
      readonly doers?: readonly PlayerId[] | undefined;
    } & Following<L, M>)
  /** A player decides; the next step finds the answer in `frame.answer`. */
  | ({
      readonly kind: 'ask';
      readonly decision: Decision;
      /** Parts of the memory with which the step is run to ask again, if not those it began with. */
      readonly again?: Partial<M>;
    } & Following<L, M>)
  /**
   * A player decides, unless the decision has one legal answer: that is noted as what settled itself, and the next step
   * finds it like one that was given.
   */
  | ({
      readonly kind: 'decide';
      readonly decision: Decision;
      readonly again?: Partial<M>;
      /** The one legal answer, where the decision alone doesn't show that there is no other. */
      readonly only?: Answer | undefined;
    } & Following<L, M>)
  /** Another procedure is run; the next step finds what it returned in `frame.returned`. */
  | ({ readonly kind: 'call'; readonly procedure: string; readonly memory: Remembered } & Following<L, M>)
  /** What was called before and put aside goes on. */
  | ({ readonly kind: 'continue'; readonly frames: readonly Frame[] } & Following<L, M>)
  /**
   * A chart carries on: what it is to do is the memory of a frame of this name, which it keeps for itself, over a state
   * to go back to (733.1). Once that frame is gone, the next step finds in `frame.returned` what it came to; null if it
   * was left half way.
   */
  | ({ readonly kind: 'handOver'; readonly to: string; readonly memory: Remembered } & Following<L, M>)
  /** The procedure is done, and returns something to the one below. */
  | { readonly kind: 'done'; readonly returns?: unknown };

/** What a step of any procedure comes to, as the interpreter finds it. */
export type AnyOutcome = Outcome<string, object>;

/** What a step sees of its frame; `memory` has the procedure's own type. */
export interface Running<M> {
  readonly memory: M;
  readonly frame: Frame;
}

export type ProcedureStep<L extends string, M> = (game: Game, running: Running<M>) => Outcome<L, M>;

/** The bodies of steps, by their names: `Own` are these, `Exit` those that they go to as well. */
type Steps<M, Own extends string, Exit extends string = never> = {
  readonly [K in Own]: ProcedureStep<Own | Exit, M>;
};

/**
 * Whatever takes time: named steps, run by the interpreter, any of which may let events happen, ask a player or run
 * another procedure, and says what follows it. A step writes the game only through `write` and what it returns; it is
 * never run twice to get past a question.
 */
export interface Procedure {
  readonly name: string;
  readonly rule: string;
  /** The names of its steps; it begins with the first. */
  readonly order: readonly string[];
  readonly shape: Shape;
  run(game: Game, frame: Frame): AnyOutcome;
}

/**
 * Makes a procedure: what it remembers, its steps in the order of the rule, and what each of them does. It begins with
 * the first; each of the others is named by whatever goes to it. A step that isn't in the order, one without body, and
 * one that goes where no step is don't compile.
 */
export function procedure<M extends object, const L extends string>(
  name: string,
  rule: string,
  memory: Memory<M>,
  order: readonly L[],
  steps: Steps<NoInfer<M>, NoInfer<L>>,
): Procedure {
  return made(name, rule, memory, order, steps);
}

/** Some steps of a procedure, in an order; `exits` are steps of its other parts to which these go. */
export interface ProcedurePart<M, Own extends string, Exit extends string> {
  readonly order: readonly Own[];
  readonly exits: readonly Exit[];
  readonly steps: Steps<M, Own, Exit>;
}

/** Makes a part of a procedure that is too long for one place, or whose steps several procedures have. */
export const part = <M extends object, const Own extends string, const Exit extends string>(
  _memory: Memory<M>,
  order: readonly Own[],
  exits: readonly Exit[],
  steps: Steps<NoInfer<M>, NoInfer<Own>, NoInfer<Exit>>,
): ProcedurePart<M, Own, Exit> => ({ order, exits, steps });

interface AnyPart<M> {
  readonly order: readonly string[];
  readonly exits: readonly string[];
  readonly steps: Readonly<Record<string, ProcedureStep<string, M>>>;
}

/** Every exit of the parts must be a step of one of them. If one isn't, this has its name, and is no list of parts. */
type Closed<Parts extends readonly Pick<AnyPart<never>, 'order' | 'exits'>[]> =
  Exclude<Parts[number]['exits'][number], Parts[number]['order'][number]> extends infer Lost
    ? [Lost] extends [never]
      ? unknown
      : { readonly noSuchStep: Lost }
    : never;

/** Makes a procedure of parts: it begins with the first step of the first. */
export function procedureOf<M extends object, const Parts extends readonly AnyPart<NoInfer<M>>[]>(
  name: string,
  rule: string,
  memory: Memory<M>,
  parts: Parts & Closed<Parts>,
): Procedure {
  const all: readonly AnyPart<M>[] = parts;
  const order = all.flatMap((one) => one.order);
  return made(name, rule, memory, order, Object.assign({}, ...all.map(({ steps }) => steps)));
}

function made<M extends object>(
  name: string,
  rule: string,
  { read, shape }: Memory<M>,
  order: readonly string[],
  steps: AnyPart<M>['steps'],
): Procedure {
  return {
    name,
    rule,
    order,
    shape,
    run(game, frame) {
      const step = steps[frame.step];
      if (step === undefined) throw new Error(`Procedure ${name} has no step ${frame.step}.`);
      return step(game, { memory: read(frame.memory), frame });
    },
  };
}

export const go = <const L extends string, M = never>(
  then: L | typeof theEnd,
  remember?: Partial<NoInfer<M>>,
): Outcome<L, M> => ({ kind: 'go', then, remember });
export const done = (returns: unknown = null): Outcome<never, never> => ({ kind: 'done', returns });
export const happen = <const L extends string, M = never>(
  rule: string,
  events: readonly GameEvent[],
  { then, remember, causes }: Following<L, NoInfer<M>> & { readonly causes?: readonly Cause[] },
): Outcome<L, M> => ({ kind: 'happen', events, rule, causes, then, remember });
export const ask = <const L extends string, M = never>(
  decision: Decision,
  { then, remember }: Following<L, NoInfer<M>>,
): Outcome<L, M> => ({ kind: 'ask', decision, then, remember });
export const decide = <const L extends string, M = never>(
  decision: Decision,
  { then, remember, only }: Following<L, NoInfer<M>> & { readonly only?: Answer | undefined },
): Outcome<L, M> => ({ kind: 'decide', decision, then, remember, only });
export const handOver = <const L extends string, M = never>(
  to: string,
  memory: Remembered,
  { then, remember }: Following<L, NoInfer<M>>,
): Outcome<L, M> => ({ kind: 'handOver', to, memory, then, remember });
export const call = <const L extends string, M = never>(
  name: string,
  memory: Remembered,
  { then, remember }: Following<L, NoInfer<M>>,
): Outcome<L, M> => ({ kind: 'call', procedure: name, memory, then, remember });
