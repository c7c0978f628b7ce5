import type { PlayerId } from '../../machines/rules/index.ts';
import { useTable } from './context.ts';
import { PlayerArea } from './PlayerArea.tsx';

/** The whole table: whoever looks sits at the bottom, the others opposite, in turn order. */
export function Table({ near }: { readonly near: PlayerId }) {
  const { view } = useTable();
  const count = view.players.length;
  const others = view.players.slice(1).map((_, at) => (near + 1 + at) % count);
  return (
    <section className="sc-table" aria-label="Table" data-players={count}>
      <div className="sc-opposite">
        {others.map((player) => (
          <PlayerArea key={player} player={player} isNear={false} />
        ))}
      </div>
      <PlayerArea player={near} isNear />
    </section>
  );
}
