import type { ObjectId } from '../../machines/rules/index.ts';
import { useTable } from './context.ts';
import { questionsOf, sinceTheBeginning } from './questions.ts';

/** What one may ask of an object: a click leads to what made it so. Nothing where there is no log. */
export function Questions({ id }: { readonly id: ObjectId }) {
  const { ask, happened, view } = useTable();
  if (ask === undefined || happened === undefined) return null;
  return (
    <div className="sc-questions">
      {questionsOf(view, id, happened()).map((asked) =>
        asked.events.length === 0 ? (
          <span key={asked.question} className="sc-quiet">
            {asked.question} {sinceTheBeginning}
          </span>
        ) : (
          <button key={asked.question} type="button" onClick={() => ask(asked)}>
            {asked.question}
          </button>
        ),
      )}
    </div>
  );
}
