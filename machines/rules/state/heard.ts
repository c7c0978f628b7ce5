/** What whoever looks at a game hears beside what it records: made anew by playing an event again. */
import type { GameEvent } from './event.ts';
import type { ObjectId, PlayerId, TextRef } from './identity.ts';
import type { AnyOutcome } from './procedure.ts';
import type { RuleNumber } from './verdict.ts';

/** A step of a procedure that the interpreter took. */
export interface StepTaken {
  readonly procedure: string;
  readonly step: string;
  /** How many frames lay beneath its own. */
  readonly depth: number;
  /** What it asked the interpreter to do: to go on (there was nothing to do), to let events happen, to ask a player … */
  readonly outcome: AnyOutcome['kind'];
}

/** Why an ability that looks for what happened didn't trigger, with the rule. */
export const reasonsNotToTrigger = {
  /** Such a thing happened, but not to what it looks for. */
  notThat: '603.2',
  /** It triggers so many times each turn, and has. */
  often: '603.2',
  /** Its "do this only once each turn" has been done. */
  done: '603.2h',
  /** Not all players can see its object. */
  hidden: '603.2f',
  /** An effect keeps it from triggering. */
  kept: '603.2',
  /** What has to be so while it happens wasn't. */
  while: '603.2',
  /** Its intervening if wasn't so. */
  if: '603.4',
} as const satisfies Readonly<Record<string, RuleNumber>>;

/** An ability that looked at an event and didn't trigger. */
export interface NotTriggered {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly ref: TextRef;
  readonly event: GameEvent;
  readonly because: keyof typeof reasonsNotToTrigger;
}

export interface Listener {
  step(taken: StepTaken): void;
  notTriggered(not: NotTriggered): void;
}

let listener: Listener | null = null;

/** Tells `heard` of what goes on while `during` runs, and gives what that gives. */
export function hearing<Result>(heard: Listener, during: () => Result): Result {
  const before = listener;
  listener = heard;
  try {
    return during();
  } finally {
    listener = before;
  }
}

/** Who is to be told, if anyone listens: to be asked before anything is worked out that is only for telling. */
export const listening = (): Listener | null => listener;
