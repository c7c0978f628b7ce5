import { type AnyMachineSnapshot, createActor, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { guardLogOf } from '../../chart/overheard.ts';
import { hearing, type StepTaken } from '../../rules/index.ts';
import type { Macrostep } from './record.ts';
import type { Source } from './source.ts';

const kept = new WeakMap<Macrostep, readonly (readonly StepTaken[])[]>();

/**
 * The steps of procedures that the interpreter took in a macrostep, for each of its microsteps. They aren't recorded:
 * the event is played again on the snapshot before it, and what that gives is kept. Before the first event, what was
 * done as the game began counts as the first microstep's. Empty where the source has no snapshot to play on.
 */
export function stepsTaken(source: Source, index: number): readonly (readonly StepTaken[])[] {
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
): readonly (readonly StepTaken[])[] {
  if (!isMachineSnapshot(after)) return [];
  const groups: StepTaken[][] = [];
  let now: StepTaken[] = [];
  const inspect = ({ type }: InspectionEvent): void => {
    if (type !== '@xstate.microstep') return;
    groups.push(now);
    now = [];
  };
  const { machine } = after;
  unheardByGuards(after, () =>
    hearing(
      (step) => now.push(step),
      () => {
        if (origin === 'initial') {
          createActor(machine, { input: event.input, inspect });
        } else if (isMachineSnapshot(before)) {
          const again = createActor(machine, { snapshot: before, inspect });
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
