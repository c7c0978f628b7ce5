import type { ScenarioStep } from '../../machines/play/scenario/index.ts';

/** What the scenario expects of the game after this step: of each player, object, or of the game itself. */
export function Expected({ step: { expected } }: { readonly step: ScenarioStep }) {
  const subjects = expected.flatMap((expectation) => Object.entries(expectation));
  if (subjects.length === 0) return null;
  return (
    <>
      <h2>What is expected here</h2>
      <ul className="sc-scenario-expected" aria-label="Expected">
        {subjects.map(([subject, words], index) => (
          <li key={index}>
            <strong>{named(subject)}</strong>: {inWords(words)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Players are said small in scenarios; whatever else has a name is called by it. */
const named = (subject: string): string =>
  subject === 'game' ? 'The game' : subject.charAt(0).toUpperCase() + subject.slice(1);

/** A field and what it is: `life 21`, `not tapped`, `stack Shock, the ability of Soul Warden`, `hand nothing`. */
function field([name, value]: readonly [string, unknown]): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (typeof value === 'boolean') return value ? words : `not ${words}`;
  return `${words} ${inWords(value)}`;
}

function inWords(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (typeof value !== 'object' || value === null) return 'nothing';
  const parts = Array.isArray(value) ? value.map(inWords) : Object.entries(value).map(field);
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}
