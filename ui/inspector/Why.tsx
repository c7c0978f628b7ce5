import type { Viewer } from '../../machines/game/index.ts';
import { type Entry, saidOf } from '../log/entries.ts';
import type { History } from '../session/index.ts';
import { hadAlready } from '../table/index.ts';
import type { Asked } from './useAsking.ts';

/** What led to an event and what it led to, in order; a click goes to that step. */
export function Why({
  history,
  viewer,
  chosen,
  asked,
  onAnswer,
  chain,
  onLookAt,
  onClose,
}: {
  readonly history: History;
  readonly viewer: Viewer;
  readonly chosen: Entry;
  /** The question that led there; null for none. */
  readonly asked: Asked | null;
  /** Another of the events that answer it is looked at. */
  readonly onAnswer: (entry: Entry) => void;
  readonly chain: readonly Entry[];
  readonly onLookAt: (step: number) => void;
  readonly onClose: () => void;
}) {
  return (
    <section className="sc-why" aria-label="Why">
      <h3>
        {asked?.question ?? 'Why did that happen?'}
        <button type="button" className="sc-link" onClick={onClose}>
          close
        </button>
      </h3>
      {asked !== null && asked.entries.length + asked.fromBeginning > 1 && (
        <Answers asked={asked} history={history} viewer={viewer} chosen={chosen} onAnswer={onAnswer} />
      )}
      <p className="sc-quiet">
        Because: {saidOf(history, chosen, viewer).because.join(', ') || 'nothing else'}.
      </p>
      <ol>
        {chain.map((entry) => {
          const { sentence, rule, instead } = saidOf(history, entry, viewer);
          const isIt = entry.happened.number === chosen.happened.number;
          return (
            <li key={entry.happened.number} data-this={isIt}>
              <button
                type="button"
                className="sc-link"
                title="Go to this step"
                onClick={() => onLookAt(entry.step)}
              >
                {sentence}
              </button>{' '}
              <span className="sc-rule">{rule}</span>
              {instead.map(({ sentence: was, by }) => (
                <span key={`${was} ${by}`} className="sc-log-instead">
                  instead of: <s>{was}</s> ({by})
                </span>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** All that made up a number, in order: one of them is looked at. */
function Answers({
  asked: { entries, fromBeginning },
  history,
  viewer,
  chosen,
  onAnswer,
}: {
  readonly asked: Asked;
  readonly history: History;
  readonly viewer: Viewer;
  readonly chosen: Entry;
  readonly onAnswer: (entry: Entry) => void;
}) {
  return (
    <ul className="sc-answers" aria-label="What made it up">
      {fromBeginning > 0 && <li className="sc-quiet">{hadAlready(fromBeginning)}</li>}
      {entries.map((entry) => {
        const { sentence, because } = saidOf(history, entry, viewer);
        return (
          <li key={entry.happened.number}>
            <button
              type="button"
              aria-pressed={entry.happened.number === chosen.happened.number}
              onClick={() => onAnswer(entry)}
            >
              {sentence} <span className="sc-quiet">{because.join(', ')}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
