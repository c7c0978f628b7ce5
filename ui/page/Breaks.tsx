import { useCallback, useState } from 'react';
import type { RecordingFault } from '../../machines/play/replay/index.ts';
import { useEscape } from './useEscape.ts';

/** Where a recording breaks that was opened up to there, and why; until it is closed. */
export function Breaks({ breaks }: { readonly breaks: readonly RecordingFault[] }) {
  const [isClosed, setClosed] = useState(false);
  const close = useCallback(() => setClosed(true), []);
  useEscape(!isClosed, close);
  if (isClosed) return null;
  return (
    <div className="sc-not-opened">
      <div className="sc-faults" role="alert">
        <p>This recording breaks: the rules don’t take what comes next. It is opened up to there.</p>
        <ul>
          {breaks.map(({ path, reason }) => (
            <li key={path}>
              {whereOf(path)}: {reason}
            </li>
          ))}
        </ul>
      </div>
      <button type="button" onClick={close}>
        Close
      </button>
    </div>
  );
}

/** `events.12` is the thirteenth event; of `lines.0.events.3`, on the second line. */
function whereOf(path: string): string {
  const found = /^(?:lines\.(\d+)\.)?events\.(\d+)$/.exec(path);
  if (found === null) return path;
  const [, line, event] = found;
  return `Event ${Number(event) + 1}${line === undefined ? '' : ` of line ${Number(line) + 2}`}`;
}
