import { TextWithSymbols, useTable, whyItBegan } from '../table/index.ts';
import type { ForceKind, InForce } from './in-force.ts';

const kinds: readonly { readonly kind: ForceKind; readonly title: string }[] = [
  { kind: 'delayed', title: 'Delayed triggers' },
  { kind: 'replacement', title: 'Replacement and prevention' },
  { kind: 'rules', title: 'Rules that are changed' },
  { kind: 'continuous', title: 'Continuous effects' },
  { kind: 'permission', title: 'Permissions' },
  { kind: 'static', title: 'As long as it is there' },
];

/** All that is in force now, sorted: each with its source, how long it lasts, what it is about, and why it is there. */
export function InForceList({ all }: { readonly all: readonly InForce[] }) {
  if (all.length === 0)
    return (
      <p className="sc-quiet sc-hint">
        Nothing is in force: no effect lasts, nothing waits to trigger, no rule is changed.
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
    <li data-selected={selected === source}>
      <p className="sc-in-force-words">
        <TextWithSymbols text={words} />
      </p>
      <p className="sc-in-force-facts">
        <button type="button" className="sc-link" title="Show its source" onClick={() => select(source)}>
          {sourceName}
        </button>{' '}
        <span className="sc-quiet">
          {controller}
          {lasts !== '' && !words.includes(lasts) && ` · ${lasts}`}
          {about !== '' && ` · ${about}`}
        </span>{' '}
        {left !== '' && <span className="sc-flag">{left}</span>} <span className="sc-rule">{rule}</span>
      </p>
      {affected.length > 0 && (
        <p className="sc-in-force-facts">
          <span className="sc-quiet">about</span>{' '}
          {affected.map(({ name, object }, at) => (
            <span key={object}>
              {at > 0 && ', '}
              <button type="button" className="sc-link" onClick={() => select(object)}>
                {name}
              </button>
            </span>
          ))}
        </p>
      )}
      <WhyIsIt one={one} />
    </li>
  );
}

/** Leads to the event that began it. What a permanent does by being there has none. */
function WhyIsIt({ one: { number, sourceName } }: { readonly one: InForce }) {
  const { ask, happened } = useTable();
  if (number === null || ask === undefined || happened === undefined) return null;
  const why = whyItBegan(happened(), number);
  if (why === null) return null;
  return (
    <button
      type="button"
      className="sc-in-force-why"
      aria-label={`Why is this effect of ${sourceName} there?`}
      onClick={() => ask(why)}
    >
      Why?
    </button>
  );
}
