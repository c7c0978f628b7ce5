import { nameOf } from '../../machines/game/index.ts';
import { counted } from '../../machines/game/words.ts';
import { characteristics, type ObjectId } from '../../machines/rules/index.ts';
import { useTable } from './context.ts';
import { ManaCost, TextWithSymbols } from './ManaCost.tsx';
import { marksOf } from './marks.ts';
import { keywordWords, knownObject, objectSentence, smallText, typeLine } from './words.ts';

export interface CardProps {
  readonly id: ObjectId;
  /** How large: on the battlefield, in a hand, or in a list of a zone. */
  readonly size: 'permanent' | 'land' | 'hand' | 'line' | 'tucked';
  /** How many are just like it and lie under it. */
  readonly count?: number;
}

/** An object as a card of type, without pictures. A click chooses it, where it may be chosen, and shows its details. */
export function Card({ id, size, count = 1 }: CardProps) {
  const { view, selected, select, lit, choosing, openMenu, enlarge, pointed, point } = useTable();
  const object = view.objects[id];
  const state = choosing?.stateOf({ object: id }) ?? null;
  const known = knownObject(view, id);
  const sentence = `${objectSentence(view, id)}${count > 1 ? `, ${count} of them` : ''}${state === 'possible' ? ', may be chosen' : state === null ? '' : `, ${state}`}`;
  const leave = () => {
    enlarge(null);
    if (state !== null) point?.(null);
  };
  const common = {
    type: 'button' as const,
    className: 'sc-object',
    'data-object': id,
    'data-size': size,
    'data-state': state,
    'data-selected': selected === id,
    'data-lit': lit.has(id),
    'data-pointed': pointed != null && 'object' in pointed && pointed.object === id,
    onClick: () => {
      select(id);
      if (state !== null) choosing?.choose({ object: id });
    },
    onContextMenu: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      select(id);
      openMenu?.(id);
    },
    onPointerEnter: (event: { readonly currentTarget: Element }) => {
      enlarge(id, event.currentTarget);
      if (state !== null) point?.({ object: id });
    },
    onPointerLeave: leave,
    onFocus: (event: { readonly currentTarget: Element }) => {
      if (!event.currentTarget.matches(':focus-visible')) return;
      enlarge(id, event.currentTarget);
      if (state !== null) point?.({ object: id });
    },
    onBlur: leave,
  };
  if (object == null || known === null)
    return (
      <button {...common} data-back="true">
        <span className="sc-hidden">{sentence}</span>
        <span className="sc-object-name" aria-hidden="true">
          {object == null ? 'gone' : nameOf(view, id)}
        </span>
      </button>
    );
  const now = characteristics(view, id);
  const marks = marksOf(view, id);
  const frame = frameOf(now.colors, now.types);
  // Loyalty and defense stand where power and toughness do.
  const counters = Object.entries(object.counters).filter(
    ([kind]) => kind !== 'loyalty' && kind !== 'defense',
  );
  const fights = marks.find(({ kind }) => kind === 'attacking' || kind === 'blocking')?.kind;
  return (
    <button
      {...common}
      data-frame={frame}
      data-tapped={object.tapped}
      data-kind={object.kind}
      data-fights={fights}
    >
      <span className="sc-hidden">{sentence}</span>
      <span className="sc-object-top" aria-hidden="true">
        <span className="sc-object-name">{nameOf(view, id)}</span>
        <ManaCost cost={now.manaCost} />
      </span>
      {size !== 'tucked' && (
        <span className="sc-object-middle" aria-hidden="true">
          {size !== 'line' && marks.length > 0 && (
            <span className="sc-marks">
              {marks.map(({ kind, text }) => (
                <span key={kind} className="sc-mark" data-mark={kind}>
                  {text}
                </span>
              ))}
            </span>
          )}
          <span className="sc-object-types">{size === 'land' ? landWords(now) : typeLine(now)}</span>
          {size === 'permanent' && <span className="sc-object-words">{keywordWords(now).join(', ')}</span>}
          {(size === 'permanent' || size === 'hand') && (
            <span className="sc-object-text">
              <TextWithSymbols text={smallText(view, known, now)} />
            </span>
          )}
        </span>
      )}
      {size === 'line' && (counters.length > 0 || marks.length > 0) && (
        <span className="sc-line-marks" aria-hidden="true">
          {[
            ...counters.map(([kind, count]) => counted(count, `${kind} counter`)),
            ...marks.map(({ text }) => text),
          ].join(' · ')}
        </span>
      )}
      {(counters.length > 0 || now.power !== null || now.loyalty !== null || now.defense !== null) && (
        <span className="sc-object-bottom" aria-hidden="true">
          {counters.map(([kind, amount]) => (
            <span key={kind} className="sc-counter" title={counted(amount, `${kind} counter`)}>
              {amount}×{kind}
            </span>
          ))}
          <Size now={now} damage={object.damage} counters={object.counters} zone={object.zone} />
        </span>
      )}
      {count > 1 && (
        <span className="sc-many" aria-hidden="true">
          ×{count}
        </span>
      )}
    </button>
  );
}

/** More letters than this and power and toughness are written smaller: they must not be cut off. */
const longestUsual = 7;

function Size({
  now,
  damage,
  counters,
  zone,
}: {
  readonly now: ReturnType<typeof characteristics>;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly zone: string;
}) {
  if (now.power !== null) {
    const change = Math.sign(
      (now.power ?? 0) - (now.basePower ?? 0) + (now.toughness ?? 0) - (now.baseToughness ?? 0),
    );
    const size = `${now.power}/${now.toughness}`;
    return (
      <span
        className="sc-size"
        data-change={change}
        data-damaged={damage > 0}
        data-long={size.length > longestUsual}
      >
        {size}
        {damage > 0 && <span className="sc-damage">−{damage}</span>}
      </span>
    );
  }
  const isThere = zone === 'battlefield';
  const loyalty = isThere ? counters.loyalty : now.loyalty;
  if (now.types.includes('planeswalker')) return <span className="sc-size">{loyalty ?? 0}</span>;
  const defense = isThere ? counters.defense : now.defense;
  return now.types.includes('battle') ? <span className="sc-size">{defense ?? 0}</span> : null;
}

/** A land's types beside its name; a basic land's name says them already. */
function landWords(now: ReturnType<typeof characteristics>): string {
  const words = now.subtypes.join(' ');
  return words === now.name ? '' : words || typeLine(now);
}

/** The colour of a card's frame. */
export function frameOf(colors: readonly string[], types: readonly string[]): string {
  const [first, second] = colors;
  if (second !== undefined) return 'many';
  if (first !== undefined) return first;
  return types.includes('land') ? 'land' : 'none';
}
