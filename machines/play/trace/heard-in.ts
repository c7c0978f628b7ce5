import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { guardLogOf } from '../../chart/overheard.ts';
import { hearing, type NotTriggered, type StepTaken } from '../../rules/index.ts';
import type { Macrostep } from './record.ts';
import type { Source } from './source.ts';

/** What went on below the chart in one microstep. */
export interface Heard {
  /** The steps of procedures that the interpreter took. */
  readonly steps: readonly StepTaken[];
  /** The abilities that looked at what happened and didn't trigger. */
  readonly notTriggered: readonly NotTriggered[];
}

const kept = new WeakMap<Macrostep, readonly Heard[]>();

/**
 * What went on below the chart in a macrostep of a game, for each of its microsteps. It isn't recorded: the event is
 * played again on the snapshot before it, and what that gives is kept. What was done as the game began counts as the
 * first microstep's. Empty where the source has no snapshot to play on.
 */
export function heardIn(source: Source, index: number): readonly Heard[] {
  const record = source.records[index];
  if (record === undefined || record.origin === 'attached') return [];
  const known = kept.get(record);
  if (known !== undefined) return known;
  const taken = playedAgain(record, source.snapshotAt?.(index), source.snapshotAt?.(index - 1));
  kept.set(record, taken);
  return taken;
}

function playedAgain(
  { event, microsteps, origin }: Macrostep,
  after: unknown,
  before: unknown,
): readonly Heard[] {
  if (!isMachineSnapshot(after)) return [];
  const groups: Heard[] = [];
  const nothing = (): { steps: StepTaken[]; notTriggered: NotTriggered[] } => ({
    steps: [],
    notTriggered: [],
  });
  let now = nothing();
  const inspect = ({ type }: InspectionEvent): void => {
    if (type !== '@xstate.microstep') return;
    groups.push(now);
    now = nothing();
  };
  const { machine } = after;
  unheardByGuards(after, () =>
    hearing(
      {
        step: (step) => now.steps.push(step),
        notTriggered: (not) => now.notTriggered.push(not),
      },
      () => {
        if (origin === 'initial') {
          createActor(machine, { input: event.input, inspect });
        } else if (isMachineSnapshot(before)) {
          const again = createActor(goingOn(machine), { snapshot: before, inspect });
          again.start();
          again.send(event);
          again.stop();
        }
      },
    ),
  );
  groups.push(now);
  return groups.slice(0, microsteps.length);
}

/**
 * The machine, for an actor that goes on from a snapshot of it as it is. To restore one, XState looks through the whole
 * context for actors to bring back: of a long game that takes longer than the event.
 */
const goingOn = (machine: AnyStateMachine): AnyStateMachine =>
  Object.create(machine, { restoreSnapshot: { value: <Snapshot>(snapshot: Snapshot) => snapshot } });

/** What guards answer now is no news: nobody is told. */
function unheardByGuards({ machine }: AnyMachineSnapshot, play: () => void): void {
  const log = guardLogOf(machine);
  const { listening } = log ?? { listening: 0 };
  if (log !== undefined) log.listening = 0;
  try {
    play();
  } finally {
    if (log !== undefined) log.listening = listening;
  }
}
