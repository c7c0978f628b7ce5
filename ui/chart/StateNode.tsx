import type { Node, NodeProps } from '@xyflow/react';
import { memo, useCallback, useContext } from 'react';
import type { Moment } from '../../machines/play/trace/index.ts';
import { ChartActionsContext } from './actions.ts';
import type { DrawnNode } from './drawing.ts';
import { useMoment } from './store.ts';
import { titleOf } from './visible.ts';
import { words } from './words.ts';

export type StateFlowNode = Node<{ readonly drawn: DrawnNode; readonly isFound: boolean }, 'state'>;

/** A state: its name and rule, what stays in it, and whether the chart is in it. */
export const StateNode = memo(function StateNode({ data: { drawn, isFound } }: NodeProps<StateFlowNode>) {
  const { visible, isBar } = drawn;
  const { node, isOpen } = visible;
  const isComposite = node.type === 'compound' || node.type === 'parallel';
  const isActive = useMoment(useCallback((moment: Moment) => moment.active.has(node.id), [node.id]));
  const isEntered = useMoment(useCallback((moment: Moment) => moment.entered.has(node.id), [node.id]));
  return (
    <div
      className="sc-state"
      data-active={isActive}
      data-entered={isEntered && isActive}
      data-open={isOpen}
      data-type={node.type}
      data-bar={isBar}
      data-region={drawn.isRegion}
      data-initial={drawn.isInitial}
      data-found={isFound}
      data-depth={Math.min(visible.depth, 5)}
    >
      <div className="sc-state-head" title={node.description ?? undefined}>
        <span className="sc-state-mark" aria-hidden="true" />
        <span className="sc-state-title">{titleOf(node)}</span>
        {isActive && <span className="sc-hidden">, active</span>}
        {visible.isPair && !isOpen && !isBar && <Choosing id={node.id} />}
        {node.rule !== null && <span className="sc-rule">{node.rule}</span>}
        {isComposite && node.parent !== null && (
          <OpenButton id={node.id} isOpen={isOpen} title={titleOf(node)} />
        )}
      </div>
      {isComposite && !isOpen && !visible.isPair && <Inside drawn={drawn} />}
      {isOpen && visible.notes.length > 0 && <HeadNotes notes={visible.notes} />}
      {!isBar &&
        !isOpen &&
        visible.notes.map((note) => (
          <div key={note.text} className="sc-state-note">
            {note.text}
          </div>
        ))}
    </div>
  );
});

function OpenButton({
  id,
  isOpen,
  title,
}: {
  readonly id: string;
  readonly isOpen: boolean;
  readonly title: string;
}) {
  const { setOpen } = useContext(ChartActionsContext);
  return (
    <button
      type="button"
      className="sc-open nodrag nopan"
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Close' : 'Open'} ${title}`}
      onClick={() => setOpen(id, !isOpen)}
    />
  );
}

/** Where the chart is within a closed state; else how many states are in there. */
function Inside({ drawn }: { readonly drawn: DrawnNode }) {
  const { innermostWithin, countWithin } = useContext(ChartActionsContext);
  const { id } = drawn;
  const inside = useMoment(
    useCallback((moment: Moment) => innermostWithin(id, moment.active), [id, innermostWithin]),
  );
  return (
    <div className="sc-state-inside">
      {inside === '' ? `${countWithin(id)} states` : `› ${words(inside)}`}
    </div>
  );
}

/** Where the chart is within a closed pair, where that is not where it begins. */
function Choosing({ id }: { readonly id: string }) {
  const { innermostWithin, initialOf } = useContext(ChartActionsContext);
  const inside = useMoment(
    useCallback((moment: Moment) => innermostWithin(id, moment.active), [id, innermostWithin]),
  );
  if (inside === '' || inside === initialOf(id)) return null;
  return <span className="sc-state-choosing">{words(inside)}</span>;
}

/** Transitions of an open state itself, beside its name. */
function HeadNotes({ notes }: { readonly notes: DrawnNode['visible']['notes'] }) {
  const text = notes.map((note) => note.text).join(' · ');
  return (
    <div className="sc-state-headnote" title={text}>
      {text}
    </div>
  );
}
