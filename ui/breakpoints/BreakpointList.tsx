import { AddBreakpoint } from './AddBreakpoint.tsx';
import { type Breakpoint, keyOfBreak } from './breakpoint.ts';
import type { Place } from './choices.ts';
import { useBreakpoints } from './context.ts';
import type { Stop } from './stop.ts';
import { breakWords } from './words.ts';

/** All breakpoints of the chart: switched, moved before or after, run to, taken away, and added. */
export function BreakpointList({ place, stopped }: { readonly place: Place; readonly stopped: Stop | null }) {
  const { all, setAll } = useBreakpoints();
  const isAnyOn = all.some(({ isOn }) => isOn);
  return (
    <div className="sc-stops">
      <AddBreakpoint place={place} />
      {all.length === 0 ? (
        <p className="sc-quiet">
          Playing, running and “pass until” stop where a breakpoint says so. Set one here, or where the thing
          is: right-click a state, a transition, a guard or a line of the log, or press <kbd>F9</kbd> while it
          has the focus; a card’s menu has it, too.
        </p>
      ) : (
        <>
          <ul>
            {all.map((one) => (
              <Row
                key={keyOfBreak(one.at)}
                breakpoint={one}
                isStopped={stopped !== null && keyOfBreak(stopped.breakpoint.at) === keyOfBreak(one.at)}
              />
            ))}
          </ul>
          <button type="button" onClick={() => setAll(!isAnyOn)}>
            {isAnyOn ? 'Switch all off' : 'Switch all on'}
          </button>
        </>
      )}
    </div>
  );
}

function Row({ breakpoint, isStopped }: { readonly breakpoint: Breakpoint; readonly isStopped: boolean }) {
  const { chart, remove, runTo, set } = useBreakpoints();
  const { at, isOn, when } = breakpoint;
  const name = breakWords(at, chart);
  return (
    <li data-stopped={isStopped} data-on={isOn}>
      <label>
        <input type="checkbox" checked={isOn} onChange={({ target }) => set(at, { isOn: target.checked })} />{' '}
        {name}
      </label>
      <select
        aria-label={`When it stops at ${name}`}
        value={when}
        onChange={({ target }) => set(at, { when: target.value === 'before' ? 'before' : 'after' })}
      >
        <option value="after">after</option>
        <option value="before">before</option>
      </select>
      <button type="button" aria-label={`Run to ${name}`} title="Run to it" onClick={() => runTo(at)}>
        Run to
      </button>
      <button type="button" aria-label={`Remove ${name}`} title="Remove it" onClick={() => remove(at)}>
        ×
      </button>
    </li>
  );
}
