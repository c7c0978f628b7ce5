import { useState } from 'react';
import { type Recording, readRecording, share } from '../../machines/play/replay/index.ts';
import { Icon } from '../inspector/Icon.tsx';
import type { Kept, KeptLines } from '../session/index.ts';
import { recordingWith } from './kept-game.ts';
import { linkOf } from './open.ts';

/** The longest link that holds more than one line, in letters: what passes links on cuts off longer ones. */
const longest = 16_000;

/** Saves all lines of a game as a recording, or copies a link that opens them: the one alone that is looked at if all are too long for it. */
export function Keep({
  beginning,
  kept,
}: {
  readonly beginning: () => Recording;
  readonly kept: () => Kept;
}) {
  const [said, setSaid] = useState<{ readonly words: string; readonly link: string | null } | null>(null);
  const recording = (lines: KeptLines) => readRecording(recordingWith(beginning(), lines));
  const copy = ({ all, shownAlone }: Kept) => {
    const whole = share(recording(all));
    const isAll = whole.length <= longest || all.lines === undefined;
    const link = linkOf(isAll ? whole : share(recording(shownAlone)));
    const holds = isAll ? '' : leftOut(all);
    history.replaceState(null, '', link);
    const address = location.href;
    navigator.clipboard.writeText(address).then(
      () => setSaid({ words: `The link is copied.${holds}`, link: null }),
      () => setSaid({ words: `The link, to be copied:${holds}`, link: address }),
    );
  };
  return (
    <span className="sc-keep">
      <button
        type="button"
        aria-label="Save"
        title="Save the game as a recording, with all its lines"
        onClick={() => download(recording(kept().all))}
      >
        <Icon name="save" />
        <span className="sc-word">Save</span>
      </button>
      <button
        type="button"
        aria-label="Copy link"
        title="Copy a link that opens the game"
        onClick={() => copy(kept())}
      >
        <Icon name="link" />
        <span className="sc-word">Copy link</span>
      </button>
      <span role="status">
        {said !== null && (
          <span className="sc-keep-said">
            {said.words}
            {said.link !== null && (
              <input
                readOnly
                aria-label="Link"
                value={said.link}
                onFocus={(event) => event.target.select()}
              />
            )}
            <button type="button" className="sc-link" onClick={() => setSaid(null)}>
              close
            </button>
          </span>
        )}
      </span>
    </span>
  );
}

/** That a link holds one line alone, and what holds them all. */
const leftOut = ({ lines = [] }: KeptLines): string =>
  ` It opens the line that is shown, without the other ${lines.length === 1 ? 'one' : lines.length}: all of them make too long a link. “Save” keeps them all.`;

function download(recording: Recording): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(recording)], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `spellchart-${recording.seed.replace(/[^\w-]+/g, '-')}.json`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
