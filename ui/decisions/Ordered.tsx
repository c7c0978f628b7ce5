import { useState } from 'react';
import { nameOf, sourceName } from '../../machines/game/index.ts';
import type { DecisionOf } from '../../machines/rules/index.ts';
import { TextWithSymbols } from '../table/index.ts';
import { useDeciding } from './context.ts';
import { laidOn, shifted } from './draft.ts';

/** An order: by dragging, by its buttons, or by Alt and the arrow keys on an entry. */
export function Order({ decision }: { readonly decision: DecisionOf<'order'> }) {
  const { draft, setDraft, view } = useDeciding();
  const [dragged, setDragged] = useState<number | null>(null);
  if (draft.kind !== 'order') return null;
  const move = (from: number, by: number) =>
    setDraft({ kind: 'order', order: shifted(draft.order, from, by) });
  return (
    <ol className="sc-order">
      {draft.order.map((item, at) => {
        const of = decision.items[item];
        if (of === undefined) return null;
        const name = sourceName(view, of.object, of.ref);
        return (
          <li
            key={item}
            draggable
            onDragStart={() => setDragged(at)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== null) move(dragged, at - dragged);
              setDragged(null);
            }}
          >
            <span className="sc-order-place">{at + 1}</span>
            <span className="sc-order-words">
              <strong>{name}</strong> <TextWithSymbols text={of.text} />
            </span>
            <Mover name={name} at={at} count={draft.order.length} onMove={(by) => move(at, by)} />
          </li>
        );
      })}
    </ol>
  );
}

function Mover({
  name,
  at,
  count,
  onMove,
}: {
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: (by: number) => void;
}) {
  return (
    <span className="sc-mover">
      <button type="button" aria-label={`${name}: earlier`} disabled={at === 0} onClick={() => onMove(-1)}>
        ↑
      </button>
      <button
        type="button"
        aria-label={`${name}: later`}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      >
        ↓
      </button>
    </span>
  );
}

/** Cards laid on piles, each in an order: the first of a pile is nearest to the top. */
export function Arrange({ decision }: { readonly decision: DecisionOf<'arrange'> }) {
  const { draft, setDraft, view } = useDeciding();
  if (draft.kind !== 'piles') return null;
  const { piles } = draft;
  return (
    <div className="sc-arrange">
      {decision.piles.map((pile, to) => (
        <section key={pile} aria-label={pile}>
          <h4>{pile}</h4>
          <ol className="sc-order">
            {(piles[to] ?? []).map((card, at) => {
              const name = nameOf(view, decision.cards[card] ?? -1);
              const own = piles[to] ?? [];
              return (
                <li key={card}>
                  <span className="sc-order-words">{name}</span>
                  <Mover
                    name={name}
                    at={at}
                    count={own.length}
                    onMove={(by) =>
                      setDraft({
                        kind: 'piles',
                        piles: piles.map((cards, pileAt) => (pileAt === to ? shifted(cards, at, by) : cards)),
                      })
                    }
                  />
                  {decision.piles.map((other, otherAt) =>
                    otherAt === to ? null : (
                      <button
                        key={other}
                        type="button"
                        onClick={() => setDraft({ kind: 'piles', piles: laidOn(piles, card, otherAt) })}
                      >
                        → {other}
                      </button>
                    ),
                  )}
                </li>
              );
            })}
            {(piles[to] ?? []).length === 0 && <li className="sc-quiet">none</li>}
          </ol>
        </section>
      ))}
    </div>
  );
}
