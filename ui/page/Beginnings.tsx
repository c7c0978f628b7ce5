import { samples } from './samples.ts';
import { newEntrant, type Started, start } from './start.ts';

/** What one can do at once, before choosing anything: watch a game, play one, look at a situation. */
export function Beginnings({
  seed,
  onStart,
  onText,
  onWorkshop,
}: {
  readonly seed: string;
  readonly onStart: (started: Started) => void;
  readonly onText: (text: string) => void;
  readonly onWorkshop: () => void;
}) {
  const begin = (seat: 'you' | 'sensible') => {
    const started = start([{ ...newEntrant(0), seat }, newEntrant(1)], seed);
    if (started !== null) onStart({ ...started, isPlaying: true });
  };
  return (
    <section className="sc-beginnings" aria-label="Begin at once">
      <div>
        <h2>Watch</h2>
        <p>Two built-in players. Stop anywhere, ask why something happened, go back, do something else.</p>
        <button type="button" className="sc-primary" onClick={() => begin('sensible')}>
          Watch a game
        </button>
      </div>
      <div>
        <h2>Play</h2>
        <p>You against a built-in player. What you can’t do says why, with the rule.</p>
        <button type="button" className="sc-primary" onClick={() => begin('you')}>
          Play now
        </button>
      </div>
      <div>
        <h2>Write</h2>
        <p>A card in its printed words, and what each of them is understood as. Try it at once.</p>
        <button type="button" className="sc-primary" onClick={onWorkshop}>
          Open the workshop
        </button>
      </div>
      <div>
        <h2>Ask</h2>
        <p>A situation with its answer, step by step:</p>
        <ul>
          {samples.map(({ question, scenario }) => (
            <li key={question}>
              <button type="button" className="sc-link" onClick={() => onText(JSON.stringify(scenario))}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
