import type { BreakAt } from './breakpoint.ts';
import { breakpointAt, useBreakpoints } from './context.ts';

/**
 * Stops runs at something, and runs to it, in what is said of it. The focus stays where it is: by keys, F9 and the
 * menu key do the same there.
 */
export function StopButtons({ at }: { readonly at: BreakAt }) {
  const breakpoints = useBreakpoints();
  if (breakpoints.chart === undefined) return null;
  const known = breakpointAt(breakpoints, at);
  return (
    <div
      className="sc-stop-buttons"
      onPointerDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-pressed={known !== null}
        onClick={() => (known === null ? breakpoints.set(at, {}) : breakpoints.remove(at))}
      >
        Stop here <kbd>F9</kbd>
      </button>
      <button type="button" tabIndex={-1} onClick={() => breakpoints.runTo(at)}>
        Run to here
      </button>
    </div>
  );
}
