import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../inspector/Icon.tsx';
import { Inspector } from '../inspector/index.ts';
import { Faults } from './Faults.tsx';
import { Keep } from './Keep.tsx';
import { Opening } from './Opening.tsx';
import { sharedIn } from './open.ts';
import type { Opened, Refused } from './opened.ts';
import { ScenarioStrip } from './ScenarioStrip.tsx';
import { StartScreen } from './StartScreen.tsx';
import { close, type Started } from './start.ts';
import { type Keeping, TellsKept, useKeeping } from './useKeeping.ts';
import { useOpening } from './useOpening.ts';

/** The page that `npm start` serves: a game is set up or opened, then inspected. */
export function App({
  keeping = null,
}: {
  /** Where the game is kept while the page is loaded again; without it it is not. */
  readonly keeping?: Keeping | null;
}) {
  const { tell, takeBack, forget } = useKeeping(keeping);
  const [started, setStarted] = useState<Started | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isOver, setOver] = useState(false);
  const current = useRef<Started | null>(null);
  const show = useCallback((next: Started | null) => {
    if (current.current !== null) close(current.current);
    current.current = next;
    setStarted(next);
    setRefused(null);
  }, []);
  const { replayed, open, stop } = useOpening(
    useCallback((opened: Opened) => (opened.ok ? show(opened.started) : setRefused(opened)), [show]),
  );
  const openFile = useCallback(
    (file: File) => {
      file.text().then(open, () =>
        setRefused({
          ok: false,
          what: file.name,
          faults: [{ path: '', reason: 'it is no file that can be read' }],
        }),
      );
    },
    [open],
  );
  useEffect(() => {
    const follow = () => {
      if (sharedIn(location.hash) !== null) open(location.hash);
    };
    const kept = takeBack();
    if (kept === null) follow();
    else open(kept);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [open, takeBack]);
  const leave = () => {
    forget();
    if (sharedIn(location.hash) !== null) history.replaceState(null, '', location.pathname + location.search);
    show(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped on it; there is a button for the same
    <div
      className="sc-page"
      data-drop={isOver}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (event.relatedTarget === null) setOver(false);
      }}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        setOver(false);
        if (file === undefined) return;
        event.preventDefault();
        openFile(file);
      }}
    >
      {replayed !== null && <Opening replayed={replayed} onStop={stop} />}
      {started === null ? (
        <StartScreen onStart={show} refused={refused} onText={open} onFile={openFile} />
      ) : (
        <>
          {refused !== null && (
            <div className="sc-not-opened">
              <Faults refused={refused} />
              <button type="button" onClick={() => setRefused(null)}>
                Close
              </button>
            </div>
          )}
          {started.scenario !== null && <ScenarioStrip scenario={started.scenario} onStart={show} />}
          <Inspector
            source={started.source}
            {...(started.others && { others: started.others })}
            seats={started.seats}
            viewer={started.viewer}
            isPlaying={started.isPlaying}
            opensAt={started.opensAt}
            takesFocus
          >
            {(kept) => (
              <>
                <TellsKept started={started} kept={kept} tell={tell} />
                <Keep beginning={started.beginning} kept={kept} />
                <button
                  type="button"
                  aria-label="New game"
                  title="Leave this game for a new one"
                  onClick={leave}
                >
                  <Icon name="plus" />
                  <span className="sc-word">New game</span>
                </button>
              </>
            )}
          </Inspector>
        </>
      )}
    </div>
  );
}
