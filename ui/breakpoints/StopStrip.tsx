import { useBreakpoints } from './context.ts';
import type { Stop } from './stop.ts';
import { breakWords } from './words.ts';

/** Why the run stopped, and how it goes on; else, that it will. Nothing where no breakpoint was set. */
export function StopStrip({
  stopped,
  onRunOn,
  onList,
  ranOn = 0,
}: {
  readonly stopped: Stop | null;
  /** Runs on to where something stops it next. */
  readonly onRunOn: () => void;
  /** Shows the list. */
  readonly onList: () => void;
  /** How many steps further the machine itself is. */
  readonly ranOn?: number;
}) {
  const { all, chart, remove, set } = useBreakpoints();
  const on = all.filter(({ isOn }) => isOn).length;
  if (stopped === null && all.length === 0) return null;
  const isKept = stopped !== null && all.includes(stopped.breakpoint);
  return (
    <div className="sc-stop-strip" data-stopped={stopped !== null}>
      <p role="status">
        {stopped !== null ? (
          <>
            <strong>Stopped {stopped.breakpoint.when}:</strong> {breakWords(stopped.breakpoint.at, chart)}
            {stopped.microstep !== null && stopped.microstep > 0 && (
              <span className="sc-quiet"> in microstep {stopped.microstep + 1}</span>
            )}
            {ranOn > 0 && <span className="sc-quiet">. The machine itself is {steps(ranOn)} further.</span>}
          </>
        ) : (
          <span className="sc-quiet">
            {on === 0
              ? 'All breakpoints are off'
              : on === 1
                ? 'A breakpoint is on'
                : `${on} breakpoints are on`}
          </span>
        )}
      </p>
      {isKept && (
        <>
          <button type="button" onClick={() => set(stopped.breakpoint.at, { isOn: false })}>
            Switch off
          </button>
          <button type="button" onClick={() => remove(stopped.breakpoint.at)}>
            Remove
          </button>
        </>
      )}
      {(on > 0 || stopped !== null) && (
        <button type="button" title="Run on to the next breakpoint (r)" onClick={onRunOn}>
          Run on <kbd>r</kbd>
        </button>
      )}
      <button type="button" onClick={onList}>
        List
      </button>
    </div>
  );
}

const steps = (count: number): string => (count === 1 ? 'one step' : `${count} steps`);
