import type { Replayed } from '../../machines/play/replay/index.ts';

/** How far a recording is that is being opened, over the page; it can be given up. */
export function Opening({
  replayed: { made, of },
  onStop,
}: {
  readonly replayed: Replayed;
  readonly onStop: () => void;
}) {
  return (
    <div className="sc-opening">
      <section aria-label="Opening">
        <h2>Playing the recording again</h2>
        <progress aria-label="Steps" value={made} max={of} />
        <p>
          step {inThousands(made)} of {inThousands(of)}
        </p>
        <button type="button" onClick={onStop}>
          Stop
        </button>
      </section>
    </div>
  );
}

const inThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
