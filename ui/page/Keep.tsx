import { useState } from 'react';
import { type Recording, readRecording, share } from '../../machines/play/replay/index.ts';
import { Icon } from '../inspector/Icon.tsx';
import { linkOf } from './open.ts';

/** Saves the line that is looked at as a recording, or copies a link that opens it. */
export function Keep({
  beginning,
  sent,
}: {
  readonly beginning: () => Recording;
  readonly sent: () => readonly object[];
}) {
  const [said, setSaid] = useState<{ readonly words: string; readonly link: string | null } | null>(null);
  const recording = () => readRecording({ ...beginning(), events: sent() });
  const copy = (copied: Recording) => {
    const link = linkOf(share(copied));
    history.replaceState(null, '', link);
    const whole = location.href;
    navigator.clipboard.writeText(whole).then(
      () => setSaid({ words: 'The link is copied.', link: null }),
      () => setSaid({ words: 'The link, to be copied:', link: whole }),
    );
  };
  return (
    <span className="sc-keep">
      <button
        type="button"
        aria-label="Save"
        title="Save this line of the game as a recording"
        onClick={() => download(recording())}
      >
        <Icon name="save" />
        <span className="sc-word">Save</span>
      </button>
      <button
        type="button"
        aria-label="Copy link"
        title="Copy a link that opens this line of the game"
        onClick={() => copy(recording())}
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

function download(recording: Recording): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(recording)], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `spellchart-${recording.seed.replace(/[^\w-]+/g, '-')}.json`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
