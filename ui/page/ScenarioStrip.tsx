import type { ShownScenario, Started } from './start.ts';

/** The scenario whose table is shown: its title, its script, and whether that goes as expected. */
export function ScenarioStrip({
  scenario: { title, rules, lines, outcome, onTable, asRun },
  onStart,
}: {
  readonly scenario: ShownScenario;
  readonly onStart: (started: Started) => void;
}) {
  return (
    <section className="sc-scenario-strip" aria-label="Scenario">
      <strong>{title}</strong>
      <span className="sc-rule">{rules.join(', ')}</span>
      <span className="sc-outcome" data-ok={outcome.ok}>
        {outcome.ok
          ? `✓ The script goes as expected${outcome.words === '' ? '' : `, ${outcome.words}`}`
          : `✗ ${outcome.line === null ? '' : `Line ${outcome.line}: `}${outcome.words}`}
      </span>
      <details>
        <summary>Script</summary>
        <ol>
          {lines.map((line, at) => (
            <li key={`${at} ${line}`} data-failed={outcome.line === at + 1}>
              {line}
            </li>
          ))}
          {lines.length === 0 && <li>nothing is done</li>}
        </ol>
      </details>
      <span className="sc-strip-buttons">
        <button type="button" onClick={() => onStart(onTable())}>
          Set the table again
        </button>
        {asRun !== null && (
          <button type="button" onClick={() => onStart({ ...asRun(), opensAt: 'start' })}>
            Watch the script
          </button>
        )}
      </span>
    </section>
  );
}
