import type { Game, ObjectId } from '../../machines/rules/index.ts';
import { WordsFor } from './ActingText.tsx';
import { type Change, changesOf } from './changes.ts';
import { useTable } from './context.ts';
import { ObjectLink } from './Part.tsx';
import { whyItBegan } from './questions.ts';

/** What changes an object now, layer by layer, each change with its source and with what began it. */
export function Changes({ game, id }: { readonly game: Game; readonly id: ObjectId }) {
  const changes = changesOf(game, id);
  const isThere = game.objects[id]?.zone === 'battlefield';
  if (changes.length === 0 && !isThere) return null;
  return (
    <section className="sc-part" data-part="layers" aria-label="Changed by, layer by layer" tabIndex={-1}>
      <h4>Changed by, layer by layer</h4>
      {changes.length === 0 && <p className="sc-quiet">Nothing changes it: it is as it is printed.</p>}
      <ol className="sc-changes">
        {changes.map((change, at) => (
          <Row key={at} change={change} />
        ))}
      </ol>
    </section>
  );
}

function Row({
  change: { effect, layer, made, place, rule, source, sourceName, timestamp, until, waitedFor, words },
}: {
  readonly change: Change;
}) {
  const { ask, happened, select } = useTable();
  const began = effect === null || ask === undefined ? null : whyItBegan(happened?.() ?? [], effect);
  return (
    <li>
      <span className="sc-layer">{layer === null ? 'rules' : `layer ${layer}`}</span>{' '}
      {source === null ? sourceName : <ObjectLink id={source} name={sourceName} onSelect={select} />}: {words}
      {made !== '' && <strong> {made}</strong>} {place !== null && <WordsFor place={place} />}{' '}
      <span className="sc-quiet">
        ({rule}; {until}
        {timestamp !== null && `; timestamp ${timestamp}`}
        {waitedFor !== '' && `; waited for ${waitedFor}, 613.8b`})
      </span>{' '}
      {began !== null && (
        <button type="button" className="sc-link" onClick={() => ask?.(began)}>
          why?
        </button>
      )}
    </li>
  );
}
