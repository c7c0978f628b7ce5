import type { Viewer } from '../../machines/game/index.ts';
import { type Entry, saidOf } from '../log/entries.ts';
import type { History } from '../session/index.ts';

/** What led to an event and what it led to, in order; a click goes to that step. */
export function Why({
  history,
  viewer,
  chosen,
  chain,
  onLookAt,
  onClose,
}: {
  readonly history: History;
  readonly viewer: Viewer;
  readonly chosen: Entry;
  readonly chain: readonly Entry[];
  readonly onLookAt: (step: number) => void;
  readonly onClose: () => void;
}) {
  return (
    <section className="sc-why" aria-label="Why">
      <h3>
        Why did that happen?
        <button type="button" className="sc-link" onClick={onClose}>
          close
        </button>
      </h3>
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
