import { lineOf, placeOf, type Session, type SessionState, type Step } from '../session/index.ts';
import { Devtools } from './Devtools.tsx';

/** The tools on the step of a game that is shown. */
export function ToolsOfGame({
  session,
  state,
  step,
}: {
  readonly session: Session;
  readonly state: SessionState;
  readonly step: Step;
}) {
  const source = session.sourceOf(step);
  const chart = source.chart();
  const { history } = state;
  const { path } = lineOf(history);
  if (chart === undefined) return null;
  return (
    <Devtools
      place={{
        chart,
        source,
        step: step.record,
        snapshot: source.snapshotAt?.(step.record),
        viewer: state.viewer,
        stopped: state.stopped,
        place: placeOf(history),
        lastPlace: path.length - 1,
        snapshotAtPlace: (place) => {
          const other = history.steps[path[place] ?? -1];
          return other && session.sourceOf(other).snapshotAt?.(other.record);
        },
      }}
    />
  );
}
