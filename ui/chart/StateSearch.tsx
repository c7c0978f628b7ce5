import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { ChartDescription } from '../../machines/play/trace/index.ts';
import { search } from './opening.ts';
import { titleOf } from './visible.ts';

const most = 8;

/** Finds a state by its name, its path, a word of its description or its rule, and shows it in the drawing. */
export function StateSearch({
  chart,
  onFind,
}: {
  readonly chart: ChartDescription;
  readonly onFind: (id: string) => void;
}) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const found = useMemo(() => search(chart, text).slice(0, most), [chart, text]);
  const find = (index: number) => {
    const node = found[index];
    if (!node) return;
    onFind(node.id);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setChosen((index) => Math.min(index + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setChosen((index) => Math.max(index - 1, 0));
    else if (event.key === 'Enter') find(chosen);
    else if (event.key === 'Escape') setText('');
    else return;
    event.preventDefault();
  };
  return (
    <div className="sc-search">
      <input
        type="search"
        role="combobox"
        placeholder="Find a state or a rule"
        aria-label="Find a state or a rule"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${list}-${chosen}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={list}
        role="listbox"
        aria-label="States found"
        className="sc-found"
        hidden={found.length === 0}
      >
        {found.map((node, index) => (
          <div
            key={node.id}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onPointerDown={(event) => {
              event.preventDefault();
              find(index);
            }}
          >
            {titleOf(node)} <span className="sc-rule">{node.rule}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
