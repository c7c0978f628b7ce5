import type { Refused } from './opened.ts';

/** Everything that is wrong with what was to be opened. */
export function Faults({ refused: { what, faults } }: { readonly refused: Refused }) {
  return (
    <div className="sc-faults" role="alert">
      <p>
        {what} can’t be opened: {faults.length === 1 ? 'one fault' : `${faults.length} faults`}.
      </p>
      <ul>
        {faults.map(({ path, reason }, at) => (
          <li key={`${at} ${path}`}>
            {path !== '' && <code>{path}</code>} {reason}
          </li>
        ))}
      </ul>
      <p className="sc-quiet">
        Nothing has changed here. Put right what is named and open it again; a link that was cut off must be
        copied again as a whole.
      </p>
    </div>
  );
}
