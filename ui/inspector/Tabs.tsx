import type { KeyboardEvent } from 'react';

export type TabName = 'table' | 'log' | 'details' | 'effects' | 'chart' | 'tools';

/** What is behind a tab, in the words on it. */
export const tabWords = {
  table: 'Table',
  log: 'Log',
  details: 'Details',
  effects: 'In force',
  chart: 'Chart',
  tools: 'Devtools',
} as const;

/** What there is no room for at once: one is shown. Arrow keys go from one to the next. */
export function Tabs<Name extends string = TabName>({
  names,
  words,
  shown,
  counts,
  onShow,
}: {
  readonly names: readonly Name[];
  /** What is behind each, in the words on it. */
  readonly words: Readonly<Record<Name, string>>;
  readonly shown: Name;
  /** How many things there are behind a tab, where that is worth knowing before. */
  readonly counts?: Readonly<Partial<Record<Name, number>>>;
  readonly onShow: (name: Name) => void;
}) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = names[(names.indexOf(shown) + by + names.length) % names.length];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onShow(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[names.indexOf(next)]?.focus();
  };
  return (
    <div className="sc-tabs" role="tablist" onKeyDown={onKeyDown}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={shown === name}
          tabIndex={shown === name ? 0 : -1}
          onClick={() => onShow(name)}
        >
          {words[name]}
          {(counts?.[name] ?? 0) > 0 && <span className="sc-tab-count">{counts?.[name]}</span>}
        </button>
      ))}
    </div>
  );
}
