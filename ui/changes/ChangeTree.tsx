import { type Change, countOf } from './changes.ts';

/** Differences of plain data as a tree: what has more than a few parts is opened with a click. */
export function ChangeTree({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <ul className="sc-changes">
      {changes.map((one, at) => (
        <li key={`${at} ${one.name}`} data-kind={one.kind}>
          {one.kind === 'inside' ? <Inside change={one} /> : <Leaf change={one} />}
        </li>
      ))}
    </ul>
  );
}

/** As many differences are shown without a click. */
const shownAtOnce = 12;

function Inside({ change: { name, parts } }: { readonly change: Extract<Change, { kind: 'inside' }> }) {
  const [only] = parts;
  // A way with nothing beside it is written in one line.
  if (parts.length === 1 && only !== undefined && only.name !== '') {
    const joined = { ...only, name: `${name}.${only.name}` };
    return joined.kind === 'inside' ? <Inside change={joined} /> : <Leaf change={joined} />;
  }
  const count = countOf(parts);
  return (
    <details open={count <= shownAtOnce}>
      <summary>
        <code>{name}</code> <span className="sc-quiet">{count}</span>
      </summary>
      <ChangeTree changes={parts} />
    </details>
  );
}

function Leaf({ change }: { readonly change: Exclude<Change, { kind: 'inside' }> }) {
  return (
    <>
      {change.name !== '' && <code>{change.name} </code>}
      {change.kind !== 'added' && (
        <del>
          <span className="sc-hidden">was </span>
          {written(change.before)}
        </del>
      )}
      {change.kind === 'changed' && <span aria-hidden="true"> → </span>}
      {change.kind !== 'removed' && (
        <ins>
          <span className="sc-hidden">is </span>
          {change.kind === 'added' && <span aria-hidden="true">+ </span>}
          {written(change.after)}
        </ins>
      )}
    </>
  );
}

/** How long a value may be that is written out. */
const longest = 160;

function written(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= longest ? text : `${text.slice(0, longest)} …`;
}
