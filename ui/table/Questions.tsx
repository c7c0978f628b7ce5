import type { ObjectId } from '../../machines/rules/index.ts';
import { useTable } from './context.ts';
import { questionsOf, sinceTheBeginning } from './questions.ts';

/** What one may ask of an object: a click leads to the event that made it so. Nothing where there is no log. */
export function Questions({ id }: { readonly id: ObjectId }) {
  const { ask, happened, view } = useTable();
  if (ask === undefined || happened === undefined) return null;
  return (
    <div className="sc-questions">
      {questionsOf(view, id, happened()).map(({ event, question }) =>
        event === null ? (
          <span key={question} className="sc-quiet">
            {question} {sinceTheBeginning}
          </span>
        ) : (
          <button key={question} type="button" onClick={() => ask(event)}>
            {question}
          </button>
        ),
      )}
    </div>
  );
}
