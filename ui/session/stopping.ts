import type { Source } from '../../machines/play/trace/index.ts';
import type { Stop, Watch } from '../breakpoints/stop.ts';
import type { Step } from './history.ts';

/** As much of a session as stopping its runs needs. */
export interface Stoppable {
  readonly shown: () => Step | null;
  readonly stopped: () => Stop | null;
  readonly halt: (stop: Stop) => void;
}

/** Stops runs of a session where its breakpoints say so; each is asked once for each step of a run. */
export function stopping({ halt, shown, stopped }: Stoppable) {
  let watch: Watch | null = null;
  /** What else stops the run that is under way. */
  let until: Watch | null = null;
  /** The step at which the run began, or which was asked about last. */
  let asked: Step | null = null;
  /** The step before whose successor a run has stopped already: now it goes on. */
  let passes: Step | null = null;

  const stop = (source: Source, index: number, when: 'before' | 'after'): boolean => {
    const found = until?.stopAt(source, index, when) ?? watch?.stopAt(source, index, when) ?? null;
    if (found === null) return false;
    until = null;
    halt(found);
    return true;
  };

  return {
    setWatch: (next: Watch) => {
      watch = next;
    },
    /** A run begins at the step that is shown. */
    begin: () => {
      const step = shown();
      passes = stopped()?.breakpoint.when === 'before' ? step : null;
      asked = step;
      until = null;
    },
    /** Also this stops the run that has just begun. */
    runTo: (next: Watch) => {
      until = next;
    },
    /** Whether the run has come to this step only now. */
    isNew: (step: Step): boolean => {
      if (asked === step) return false;
      asked = step;
      return true;
    },
    /** Stops the run where that comes next; it is looked for only if anything stops before a step. */
    before: (next: () => readonly [Source, number] | null): boolean => {
      if (watch?.hasBefore !== true && until?.hasBefore !== true) return false;
      if (passes !== null && passes === shown()) return false;
      const step = next();
      return step !== null && stop(step[0], step[1], 'before');
    },
    after: (source: Source, index: number): boolean => stop(source, index, 'after'),
  };
}
