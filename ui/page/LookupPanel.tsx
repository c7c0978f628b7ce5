import { useEffect, useRef, useState } from 'react';
import { counted, listed } from '../../machines/game/words.ts';
import type { Keeping } from '../preferences/index.ts';
import {
  addressIn,
  forgetNotFound,
  keepAddressIn,
  keepNotFoundIn,
  notFoundIn,
} from './library/asked-before.ts';
import type { PageLibrary } from './library/library.ts';
import { addressFault, type LookedUp, lookUp, usualAddress } from './library/lookup.ts';

interface Asking {
  readonly stop: AbortController;
  readonly asked: number;
  readonly of: number;
}

/**
 * Offers to look up names that nobody here knows. Nothing is asked of anybody without the click. What is found is kept as
 * a file of cards; what isn’t is not asked for again for a day.
 */
export function LookupPanel({
  names,
  library,
  keeping,
}: {
  readonly names: readonly string[];
  readonly library: PageLibrary;
  /** Where the address is kept, and what wasn’t found; null: nowhere. */
  readonly keeping: Keeping | null;
}) {
  const [address, setAddress] = useState(() => addressIn(keeping) ?? usualAddress);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [done, setDone] = useState<LookedUp | null>(null);
  const [missing, setMissing] = useState(() => notFoundIn(keeping, Date.now()));
  const pause = usePause(done);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const wanted = names.filter((name) => !missing.includes(name));
  const fault = addressFault(address);
  const host = fault === null ? new URL(address).host : '';
  const ask = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setDone(null);
    setAsking({ stop: controller, asked: 0, of: wanted.length });
    const found = await lookUp(wanted, {
      address,
      signal: controller.signal,
      onProgress: (asked) => setAsking({ stop: controller, asked, of: wanted.length }),
    });
    if (found.cards.length > 0) {
      const list = { object: 'list', has_more: false, data: found.cards };
      library.bring(
        new Blob([JSON.stringify(list)]),
        `${counted(found.cards.length, 'card')} looked up at ${host}`,
      );
    }
    setMissing(keepNotFoundIn(keeping, found.notFound, Date.now()));
    setAsking(null);
    setDone(found);
  };
  if (names.length === 0 && done === null && asking === null) return null;
  return (
    <section className="sc-lookup" aria-label="Look up cards">
      {names.length > 0 && (
        <p>
          {counted(names.length, 'name')} in these lists {names.length === 1 ? 'is' : 'are'} unknown here.
          {wanted.length < names.length &&
            ` ${host} didn’t know ${wanted.length === 0 ? 'any of them' : `${names.length - wanted.length} of them`} when it was asked within the last day.`}
        </p>
      )}
      <div className="sc-start-row">
        {asking === null ? (
          wanted.length > 0 && (
            <button type="button" disabled={fault !== null || pause > 0} onClick={() => void ask()}>
              Look{' '}
              {wanted.length === 1
                ? 'it'
                : `${wanted.length === names.length ? 'them' : `the other ${wanted.length}`}`}{' '}
              up at {host || 'Scryfall'}
              {pause > 0 && ` in ${pause} s`}
            </button>
          )
        ) : (
          <>
            <progress aria-label="Names looked up" max={asking.of} value={asking.asked} />
            <button type="button" onClick={() => asking.stop.abort()}>
              Stop asking
            </button>
          </>
        )}
        {names.length > wanted.length && asking === null && (
          <button type="button" className="sc-link" onClick={() => setMissing(forgetNotFound(keeping))}>
            Ask for all of them again
          </button>
        )}
      </div>
      {done !== null && <Done done={done} />}
      <details>
        <summary>What is asked, and of whom</summary>
        <p className="sc-quiet">
          Only on the click, the names alone are sent there, at most 75 at a time and two requests a second.
          The answers stay in this browser.
        </p>
        <label>
          Address{' '}
          <input
            type="url"
            value={address}
            spellCheck={false}
            aria-invalid={fault !== null}
            onChange={({ target: { value } }) => {
              setAddress(value);
              keepAddressIn(keeping, value);
            }}
          />
        </label>
        {fault !== null && <p role="alert">{fault}</p>}
      </details>
    </section>
  );
}

function Done({ done: { cards, failed, notFound } }: { readonly done: LookedUp }) {
  return (
    <div
      role={failed === null ? 'status' : 'alert'}
      className={failed === null ? undefined : 'sc-library-warning'}
    >
      {failed !== null && <p>{failed}</p>}
      <p>
        {cards.length > 0 ? `${counted(cards.length, 'card')} found.` : 'No card was found.'}
        {notFound.length > 0 && ` Not known there: ${listed(notFound)}.`}
      </p>
    </div>
  );
}

/** For how many seconds nothing may be asked again. */
function usePause(done: LookedUp | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (done === null || done.pause === 0) {
      setLeft(0);
      return;
    }
    const until = Date.now() + done.pause * 1000;
    const tell = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tell();
    const timer = setInterval(tell, 500);
    return () => clearInterval(timer);
  }, [done]);
  return left;
}
