import type { ReactNode } from 'react';
import type { ChartDescription } from '../../machines/play/trace/index.ts';
import { StateSearch } from './StateSearch.tsx';
import { type View, views } from './views.ts';

/** What is done with a chart as a whole. Where there is little room, what is wanted less often is out of the way. */
export function ChartTools({
  chart,
  view,
  onView,
  hasOutline,
  onOutline,
  hasAllLines,
  onAllLines,
  isRoomy,
  onFind,
  onOpenAll,
  onReset,
}: {
  readonly chart: ChartDescription;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly hasOutline: boolean;
  readonly onOutline: (isOn: boolean) => void;
  readonly hasAllLines: boolean;
  readonly onAllLines: (isOn: boolean) => void;
  readonly isRoomy: boolean;
  readonly onFind: (id: string) => void;
  readonly onOpenAll: () => void;
  readonly onReset: () => void;
}) {
  const more = (
    <>
      <Toggle isOn={hasOutline} onToggle={onOutline}>
        Outline
      </Toggle>
      <Toggle isOn={hasAllLines} onToggle={onAllLines}>
        All lines
      </Toggle>
      <button type="button" onClick={onOpenAll}>
        Open all
      </button>
      <button type="button" onClick={onReset}>
        Reset
      </button>
    </>
  );
  return (
    <div className="sc-tools">
      <StateSearch chart={chart} onFind={onFind} />
      {views.map(({ name, label, title }) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          title={title}
          onClick={() => onView(name)}
        >
          {label}
        </button>
      ))}
      {isRoomy ? (
        more
      ) : (
        <details className="sc-more">
          <summary>More</summary>
          <div>{more}</div>
        </details>
      )}
    </div>
  );
}

function Toggle(props: {
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" aria-pressed={props.isOn} onClick={() => props.onToggle(!props.isOn)}>
      {props.children}
    </button>
  );
}
