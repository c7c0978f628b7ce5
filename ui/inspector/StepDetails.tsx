import { type Json, type Macrostep, momentOf } from '../../machines/play/trace/index.ts';
import { plain } from '../../machines/play/trace/plain.ts';

/** What a step was: its event, the states it left and entered, and the context after it. */
export function StepDetails({
  record,
  snapshot,
}: {
  readonly record: Macrostep | undefined;
  readonly snapshot: unknown;
}) {
  if (record === undefined) return <p className="sc-quiet sc-hint">No event has come yet.</p>;
  const { type, ...fields } = record.event;
  const left = [...new Set(record.microsteps.flatMap(({ exited }) => exited))];
  const context = contextOf(snapshot);
  const { active } = momentOf(record);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className="sc-side-top sc-details" aria-label="Step" tabIndex={0}>
      <h3>{type}</h3>
      <dl className="sc-facts">
        <Fact name="Left" ids={left} />
        <Fact name="Now in" ids={[...active]} />
      </dl>
      {record.error !== undefined && <p role="alert">{record.error}</p>}
      {Object.keys(fields).length > 0 && <Code title="Event" value={fields} />}
      {context !== null && <Code title="Context after it" value={context} />}
    </section>
  );
}

function Fact({ name, ids }: { readonly name: string; readonly ids: readonly string[] }) {
  // A state stands for the states that it is in.
  const deepest = ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`)));
  if (deepest.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{deepest.map((id) => id.slice(id.indexOf('.') + 1)).join(', ')}</dd>
    </div>
  );
}

function Code({ title, value }: { readonly title: string; readonly value: Json }) {
  return (
    <section className="sc-part">
      <h4>{title}</h4>
      <pre className="sc-code">{JSON.stringify(value, null, 2)}</pre>
    </section>
  );
}

/** As much of a snapshot's context as is plain data; null for none. */
function contextOf(snapshot: unknown): Json {
  if (typeof snapshot !== 'object' || snapshot === null || !('context' in snapshot)) return null;
  const context = plain(snapshot.context);
  const isEmpty = typeof context === 'object' && context !== null && Object.keys(context).length === 0;
  return isEmpty ? null : context;
}
