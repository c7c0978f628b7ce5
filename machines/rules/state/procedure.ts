import type { Answer, Decision } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { Frame } from './frame.ts';
import type { Game } from './game.ts';
import type { Cause } from './happened.ts';
import type { PlayerId } from './identity.ts';

/** What a step goes on with where nothing is left to do once that has happened, been decided, or returned. */
export const theEnd = '$end';

/** What follows a step: `then` names it, and `remember` replaces parts of the procedure's memory before. */
export interface Following {
  readonly then: string;
  readonly remember?: Remembered | undefined;
}

/** What a step of a procedure asks the interpreter to do next. */
export type Outcome =
  /** Go on. */
  | ({ readonly kind: 'go' } & Following)
  /** These events happen as one batch; the next step finds what happened in `frame.happened`. */
  | ({
      readonly kind: 'happen';
      readonly events: readonly GameEvent[];
      readonly rule: string;
      /** Parts of the memory with which the step is run again, if it is put aside before that happens. */
      readonly again?: Remembered;
      readonly causes?: readonly Cause[] | undefined;
      /** Whose each of the events is, of what several players do at the same time (608.2e). */
      readonly doers?: readonly PlayerId[] | undefined;
    } & Following)
  /** A player decides; the next step finds the answer in `frame.answer`. */
  | ({
      readonly kind: 'ask';
      readonly decision: Decision;
      /** Parts of the memory with which the step is run to ask again, if not those it began with. */
      readonly again?: Remembered;
    } & Following)
  /**
   * A player decides, unless the decision has one legal answer: that is noted as what settled itself, and the next step
   * finds it like one that was given.
   */
  | ({
      readonly kind: 'decide';
      readonly decision: Decision;
      readonly again?: Remembered;
      /** The one legal answer, where the decision alone doesn't show that there is no other. */
      readonly only?: Answer | undefined;
    } & Following)
  /** Another procedure is run; the next step finds what it returned in `frame.returned`. */
  | ({ readonly kind: 'call'; readonly procedure: string; readonly memory: Remembered } & Following)
  /** What was called before and put aside goes on. */
  | ({ readonly kind: 'continue'; readonly frames: readonly Frame[] } & Following)
  /**
   * A chart carries on: what it is to do is the memory of a frame of this name, which it keeps for itself, over a state
   * to go back to (733.1). Once that frame is gone, the next step finds in `frame.returned` what it came to; null if it
   * was left half way.
   */
  | ({ readonly kind: 'handOver'; readonly to: string; readonly memory: Remembered } & Following)
  /** The procedure is done, and returns something to the one below. */
  | { readonly kind: 'done'; readonly returns?: unknown };

export type Remembered = Readonly<Record<string, unknown>>;

/** What a step sees of its frame; `memory` has the procedure's own type. */
export interface Running<M> {
  readonly memory: M;
  readonly frame: Frame;
}

/**
 * Whatever takes time: named steps, run in order by the interpreter, any of which may let events happen, ask a
 * player or run another procedure. A step writes the game only through `write` and what it returns; it is never run
 * twice to get past a question.
 */
export interface Procedure {
  readonly name: string;
  readonly rule: string;
  /** In the order in which they follow one another. */
  readonly steps: readonly string[];
  run(game: Game, frame: Frame): Outcome;
}

/**
 * Makes a procedure of named steps. `M` is the shape of its memory, which is plain JSON and begins as given where
 * the procedure is started.
 */
export function procedure<M extends object>(
  name: string,
  rule: string,
  steps: Readonly<Record<string, (game: Game, running: Running<M>) => Outcome>>,
): Procedure {
  return {
    name,
    rule,
    steps: Object.keys(steps),
    run(game, frame) {
      const step = steps[frame.step];
      if (step === undefined) throw new Error(`Procedure ${name} has no step ${frame.step}.`);
      return step(game, { memory: memoryOf<M>(frame), frame });
    },
  };
}

/** The one place where a frame's memory, JSON in the state, gets its procedure's type back. */
function memoryOf<M extends object>(frame: Frame): M {
  return frame.memory as M;
}

export const go = (then: string, remember?: Remembered): Outcome => ({ kind: 'go', then, remember });
export const done = (returns: unknown = null): Outcome => ({ kind: 'done', returns });
export const happen = (
  rule: string,
  events: readonly GameEvent[],
  { then, remember, causes }: Following & { readonly causes?: readonly Cause[] },
): Outcome => ({ kind: 'happen', events, rule, causes, then, remember });
export const ask = (decision: Decision, { then, remember }: Following): Outcome => ({
  kind: 'ask',
  decision,
  then,
  remember,
});
export const decide = (
  decision: Decision,
  { then, remember, only }: Following & { readonly only?: Answer | undefined },
): Outcome => ({ kind: 'decide', decision, then, remember, only });
export const handOver = (to: string, memory: Remembered, { then, remember }: Following): Outcome => ({
  kind: 'handOver',
  to,
  memory,
  then,
  remember,
});
export const call = (name: string, memory: Remembered, { then, remember }: Following): Outcome => ({
  kind: 'call',
  procedure: name,
  memory,
  then,
  remember,
});
