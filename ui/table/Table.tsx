import { useRef, useState } from 'react';
import type { PlayerId } from '../../machines/rules/index.ts';
import { useTable } from './context.ts';
import { PlayerArea } from './PlayerArea.tsx';
import { useDensity } from './useDensity.ts';
import { useInSight } from './useInSight.ts';

/** How many players have room for cards of the usual size. */
const fitting = 2;

export interface TableProps {
  /** Who sits at the bottom. */
  readonly near: PlayerId;
  /** Nothing fits beside the table: it scrolls as a whole. */
  readonly isNarrow?: boolean;
}

/** The whole table: whoever looks sits at the bottom, the others opposite, in turn order. */
export function Table({ near, isNarrow = false }: TableProps) {
  const { view } = useTable();
  const { pending, turn } = view;
  const count = view.players.length;
  const others = view.players.slice(1).map((_, at) => (near + 1 + at) % count);
  const isCrowded = count > fitting;
  const table = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<PlayerId>>(new Set());
  /** Folds what a player has, or opens it again; with all, what every other player has. */
  const toggle = (player: PlayerId, isForAll: boolean) => {
    const next = new Set(folded);
    for (const one of isForAll ? others : [player])
      if (folded.has(player)) next.delete(one);
      else next.add(one);
    setFolded(next);
  };
  const about = pending?.decider ?? turn.active ?? near;
  useDensity(table, view, `${turn.number} ${turn.phase} ${turn.step} ${pending?.kind}`);
  useInSight(table, isNarrow ? 'table' : isCrowded ? 'opposite' : null, about);
  return (
    <section
      className="sc-table"
      aria-label="Table"
      data-players={count}
      data-crowded={isCrowded}
      data-narrow={isNarrow}
      ref={table}
    >
      <div className="sc-opposite">
        {others.map((player) => (
          <PlayerArea
            key={player}
            player={player}
            isNear={false}
            isTight={isNarrow || isCrowded}
            {...(isCrowded && {
              fold: { isFolded: folded.has(player), toggle: (isForAll) => toggle(player, isForAll) },
            })}
          />
        ))}
      </div>
      <PlayerArea player={near} isNear isTight={isNarrow || isCrowded} />
    </section>
  );
}
