import { type Arrangement, arrangements } from './arrangement.ts';
import { Icon } from './Icon.tsx';

/** What the room goes to: the chart, the table, or both. */
export function ArrangementChoice({
  now,
  onChoose,
}: {
  readonly now: Arrangement;
  readonly onChoose: (arrangement: Arrangement) => void;
}) {
  return (
    <fieldset className="sc-arrangements">
      <legend className="sc-hidden">Layout</legend>
      {arrangements.map(({ icon, name, title }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === now}
          aria-label={title}
          title={title}
          onClick={() => onChoose(name)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  );
}
