import type { ReactNode } from 'react';
import type { PlayerId } from '../../machines/rules/index.ts';
import { useTable } from './context.ts';
import { type PlayerMark, whyMarked } from './questions.ts';

/** What is marked on a player: a click leads to what made it so, where that is known and nothing else is clicked here. */
export function AskedMark({
  player,
  mark,
  isWithinButton,
  children,
  ...look
}: {
  readonly player: PlayerId;
  readonly mark: PlayerMark;
  readonly isWithinButton: boolean;
  readonly children: ReactNode;
  readonly className: string;
  readonly title?: string;
  readonly 'data-flag'?: string;
  readonly 'data-counter'?: string;
}) {
  const { ask, happened, view } = useTable();
  const why =
    isWithinButton || ask === undefined || happened === undefined
      ? null
      : whyMarked(view, player, mark, happened());
  if (why === null || why.events.length === 0) return <span {...look}>{children}</span>;
  const title = look.title === undefined ? why.question : `${look.title}: ${why.question}`;
  return (
    <button {...look} type="button" title={title} onClick={() => ask?.(why)}>
      {children}
      <span className="sc-hidden">: {why.question}</span>
    </button>
  );
}
