import { useCallback, useEffect, useState } from 'react';
import { Icon } from '../inspector/Icon.tsx';
import type { Kept } from '../session/index.ts';
import { leftOutWords, linkTo } from './link.ts';
import { save } from './save.ts';
import type { Started } from './start.ts';
import { useEscape } from './useEscape.ts';

/** How long it is said that a link was copied, in milliseconds. */
const aWhile = 8000;

/** Saves all lines of a game as a recording, or copies a link that opens them: the one alone that is looked at if all are too long for it. */
export function Keep({
  started,
  kept,
}: {
  readonly started: Pick<Started, 'beginning'>;
  readonly kept: () => Kept;
}) {
  const [said, setSaid] = useState<{ readonly words: string; readonly link: string | null } | null>(null);
  // That a link was copied is soon known; one that is to be copied by hand stays.
  useEffect(() => {
    if (said === null || said.link !== null) return;
    const timer = setTimeout(() => setSaid(null), aWhile);
    return () => clearTimeout(timer);
  }, [said]);
  const unsay = useCallback(() => setSaid(null), []);
  useEscape(said !== null, unsay);
  const copy = () => {
    const { link, leftOut } = linkTo(started.beginning(), kept());
    const holds = leftOutWords(leftOut);
    const address = new URL(link, location.href).href;
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
        onClick={() => save(started, kept())}
      >
        <Icon name="save" />
        <span className="sc-word">Save</span>
      </button>
      <button type="button" aria-label="Copy link" title="Copy a link that opens the game" onClick={copy}>
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
            <button type="button" className="sc-link" onClick={unsay}>
              close
            </button>
          </span>
        )}
      </span>
    </span>
  );
}
