/** A program that hands what it would do next to the procedure around it, which does that with what others do. */
import type { GameEvent } from './event.ts';
import type { Frame } from './frame.ts';
import type { Happened } from './happened.ts';
import type { PlayerId } from './identity.ts';
import { isRecord } from './is-record.ts';
import type { AnyOutcome } from './procedure.ts';

/** A program that was put aside before it would ask, or let events happen. */
export interface PutAside {
  /** Its frames; the topmost takes its step again to ask, or to let events happen. */
  readonly frames: readonly Frame[];
  /** The events that would happen now, and the topmost frame after that; null where it would ask. */
  readonly happening: HappeningNext | null;
}

export interface HappeningNext {
  readonly events: readonly GameEvent[];
  readonly rule: string;
  /** Whose each of the events is, of what several players do at the same time. */
  readonly doers?: readonly PlayerId[];
  readonly after: Frame;
}

/** Of a program that is put aside: where the frame around it is, and its own topmost frame as its step began. */
export interface Waiting {
  readonly around: number;
  readonly before: Frame;
}

/** What the topmost frame is as its step began, if it is to take that again. */
export const asItBegan = (frame: Frame, outcome: Extract<AnyOutcome, { kind: 'ask' | 'happen' }>): Frame => ({
  ...frame,
  memory: { ...frame.memory, ...outcome.again },
});

/** What a procedure finds that a program was handed to; null if something else was returned to it. */
export const putAsideIn = (returned: unknown): PutAside | null => (isPutAside(returned) ? returned : null);

const isPutAside = (returned: unknown): returned is PutAside => isRecord(returned) && 'happening' in returned;

/** The frames of a program that was to let something happen, as it goes on and finds that this has happened. */
export const goingOn = ({ frames, happening }: PutAside, happened: readonly Happened[]): readonly Frame[] =>
  happening === null ? frames : [...frames.slice(0, -1), { ...happening.after, happened }];
