import { useMemo, useState } from 'react';
import type { Game, ObjectId } from '../../machines/rules/index.ts';
import { TextWithSymbols, useTable } from '../table/index.ts';
import type { ForceKind, InForce } from './entry.ts';
import { inForce } from './in-force.ts';

const kinds: readonly { readonly kind: ForceKind; readonly title: string }[] = [
  { kind: 'planned', title: 'Turns, phases and steps' },
  { kind: 'delayed', title: 'Delayed triggers' },
  { kind: 'replacement', title: 'Replacement and prevention' },
  { kind: 'rules', title: 'Rules that are changed' },
  { kind: 'continuous', title: 'Continuous effects' },
  { kind: 'permission', title: 'Permissions' },
  { kind: 'static', title: 'As long as it is there' },
];

/** All that is in force now, sorted: each with its source, how long it lasts, what it is about, and why it is there. */
export function InForceList({ game }: { readonly game: Game }) {
  const all = useMemo(() => inForce(game), [game]);
  if (all.length === 0)
    return (
      <p className="sc-quiet sc-hint">
        Nothing is in force: no effect lasts, nothing waits to trigger, no rule is changed, no turn is added.
      </p>
    );
  return (
    <div className="sc-in-force">
      {kinds.map(({ kind, title }) => {
        const found = all.filter((one) => one.kind === kind);
        if (found.length === 0) return null;
        return (
          <section key={kind} className="sc-part" aria-label={title}>
            <h4>
              {title} <span className="sc-quiet">{found.length}</span>
            </h4>
            <ul>
              {found.map((one) => (
                <Row key={one.key} one={one} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Row({ one }: { readonly one: InForce }) {
  const { about, affected, controller, lasts, left, rule, source, sourceName, words } = one;
  const { select, selected } = useTable();
  return (
    <li data-selected={source !== null && selected === source}>
      <p className="sc-in-force-words">
        <TextWithSymbols text={words} />
      </p>
      <p className="sc-in-force-facts">
        {source !== null && (
          <button type="button" className="sc-link" title="Show its source" onClick={() => select(source)}>
            {sourceName}
          </button>
        )}{' '}
        <span className="sc-quiet">
          {controller}
          {lasts !== '' && !words.includes(lasts) && ` · ${lasts}`}
          {about !== '' && ` · ${about}`}
        </span>{' '}
        {left !== '' && <span className="sc-flag">{left}</span>} <span className="sc-rule">{rule}</span>
      </p>
      {affected.length > 0 && <Affected affected={affected} />}
      <WhyIsIt one={one} />
    </li>
  );
}

/** How many names there are at once: an effect on a whole army is not to fill the list. */
const namedAtOnce = 8;

/** What it is about, by name; pointing at one shows it on the table. Of several with a name each click shows another. */
function Affected({ affected }: Pick<InForce, 'affected'>) {
  const { point, select, selected } = useTable();
  const [isAll, setAll] = useState(false);
  const named = new Map<string, ObjectId[]>();
  for (const { name, object } of affected) named.set(name, [...(named.get(name) ?? []), object]);
  const groups = [...named];
  const shown = isAll || groups.length <= namedAtOnce + 1 ? groups : groups.slice(0, namedAtOnce);
  return (
    <p className="sc-in-force-facts">
      <span className="sc-quiet">about</span>{' '}
      {shown.map(([name, [first = -1, ...others]], at) => {
        const all = [first, ...others];
        const next = all[(all.indexOf(selected ?? -1) + 1) % all.length] ?? first;
        return (
          <span key={name}>
            {at > 0 && ', '}
            <button
              type="button"
              className="sc-link"
              onClick={() => select(next)}
              onMouseEnter={() => point?.({ object: next })}
              onMouseLeave={() => point?.(null)}
              onFocus={() => point?.({ object: next })}
              onBlur={() => point?.(null)}
            >
              {name}
            </button>
            {others.length > 0 && <span className="sc-quiet"> ×{all.length}</span>}
          </span>
        );
      })}
      {shown.length < groups.length && (
        <>
          {' '}
          <button type="button" className="sc-link" onClick={() => setAll(true)}>
            and {groups.length - shown.length} more
          </button>
        </>
      )}
    </p>
  );
}

/** Leads to the event that began it. What a permanent does by being there has none. */
function WhyIsIt({ one: { sourceName, why, words } }: { readonly one: InForce }) {
  const { ask, happened } = useTable();
  if (why === undefined || ask === undefined || happened === undefined) return null;
  const asked = why(happened());
  if (asked === null) return null;
  return (
    <button
      type="button"
      className="sc-in-force-why"
      aria-label={sourceName === '' ? `Why? ${words}` : `Why is this effect of ${sourceName} there?`}
      onClick={() => ask(asked)}
    >
      Why?
    </button>
  );
}
