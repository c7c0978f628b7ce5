import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../inspector/Icon.tsx';
import { Inspector } from '../inspector/index.ts';
import type { Keeping, Preferences } from '../preferences/index.ts';
import { bringWritten } from '../workshop/as-file.ts';
import type { CardKeeping } from '../workshop/kept-cards.ts';
import { Workshop } from '../workshop/Workshop.tsx';
import { type WrittenCard, workshopIn, workshopLink } from '../workshop/written.ts';
import { NoRoom, PutAside } from './Earlier.tsx';
import { Faults } from './Faults.tsx';
import { Keep } from './Keep.tsx';
import { Importing } from './LibraryPanel.tsx';
import { isCardFile } from './library/card-file.ts';
import type { PageLibrary } from './library/library.ts';
import { useLibrary } from './library/useLibrary.ts';
import { Opening } from './Opening.tsx';
import { sharedIn } from './open.ts';
import type { Opened, Refused } from './opened.ts';
import { ScenarioStrip } from './ScenarioStrip.tsx';
import { StartScreen } from './StartScreen.tsx';
import { close, type Started } from './start.ts';
import { TellsKept, useKeeping } from './useKeeping.ts';
import { useOpening } from './useOpening.ts';

/** The page that `npm start` serves: a game is set up or opened, then inspected. */
export function App({
  keeping = null,
  cards = null,
  library = null,
  settings = null,
  preferences,
}: {
  /** Where the game is kept while the page is loaded again; without it it is not. */
  readonly keeping?: Keeping | null;
  /** Where cards that somebody writes are kept; without it they are not. */
  readonly cards?: CardKeeping | null;
  /** The cards that are brought to the page; without it none can be. */
  readonly library?: PageLibrary | null;
  /** Where what is set on the page is kept; without it that is lost when the page is closed. */
  readonly settings?: Keeping | null;
  /** Theme, speed, and the like, as they were set before. */
  readonly preferences?: Preferences;
}) {
  const importing = useLibrary(library, (state) => state.importing);
  const { drop, earlier, hasNoRoom, putAside, saveIt, takeBack, tell } = useKeeping(keeping);
  const [started, setStarted] = useState<Started | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isOver, setOver] = useState(false);
  const current = useRef<Started | null>(null);
  /** The text of an earlier game that is on its way back. */
  const back = useRef<string | null>(null);
  const [isTold, setTold] = useState(false);
  /** The card that the workshop opens with; null while it is closed. */
  const [workshop, setWorkshop] = useState<WrittenCard | null>(null);
  const show = useCallback(
    (next: Started | null) => {
      setTold(putAside() && next !== null);
      if (current.current !== null) close(current.current);
      current.current = next;
      setStarted(next);
      setRefused(null);
    },
    [putAside],
  );
  const {
    replayed,
    open: openText,
    stop,
  } = useOpening(
    useCallback(
      (opened: Opened) => {
        if (opened.ok) {
          show(opened.started);
          if (back.current !== null) drop(back.current);
        } else setRefused(opened);
        back.current = null;
      },
      [show, drop],
    ),
  );
  const open = useCallback(
    (text: string) => {
      back.current = null;
      openText(text);
    },
    [openText],
  );
  const goBack = (text: string) => {
    leaveLink();
    back.current = text;
    openText(text);
  };
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
  /** A file that was dropped: one of cards, or one to open. */
  const take = async (file: File) => {
    if (library !== null && (await isCardFile(file).catch(() => false))) library.bring(file, file.name);
    else openFile(file);
  };
  useEffect(() => library?.openIfKept(), [library]);
  useEffect(() => {
    const follow = () => {
      const written = workshopIn(location.hash);
      setWorkshop(written);
      if (written !== null) show(null);
      else if (sharedIn(location.hash) !== null) open(location.hash);
    };
    const kept = takeBack();
    if (kept === null) follow();
    else {
      setWorkshop(workshopIn(location.hash));
      open(kept);
    }
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [open, show, takeBack]);
  const leave = () => {
    leaveLink();
    setWorkshop(null);
    show(null);
  };
  const before = earlier.at(-1);
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
        void take(file);
      }}
    >
      {replayed !== null && <Opening replayed={replayed} onStop={stop} />}
      {started === null && workshop !== null ? (
        <Workshop
          begins={workshop}
          keeping={cards}
          onWritten={(card) => history.replaceState(null, '', workshopLink(card))}
          {...(library !== null && { onKept: (written) => bringWritten(library, written) })}
          onTry={show}
          onLeave={leave}
        />
      ) : started === null ? (
        <StartScreen
          onStart={show}
          refused={refused}
          onText={open}
          onFile={openFile}
          earlier={earlier}
          onBack={goBack}
          onWorkshop={() => {
            location.hash = workshopLink();
          }}
          library={library}
          settings={settings}
        />
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
          {importing !== null && library !== null && (
            <div className="sc-notice">
              <Importing importing={importing} onStop={library.stop} />
            </div>
          )}
          {hasNoRoom && <NoRoom onSave={saveIt} />}
          {isTold && before !== undefined && (
            <PutAside text={before} onBack={goBack} onClose={() => setTold(false)} />
          )}
          {started.scenario !== null && <ScenarioStrip scenario={started.scenario} onStart={show} />}
          <Inspector
            source={started.source}
            {...(started.others && { others: started.others })}
            seats={started.seats}
            viewer={started.viewer}
            isPlaying={started.isPlaying}
            opensAt={started.opensAt}
            arrangement={started.isPlaying ? 'chart' : 'both'}
            {...(preferences && { preferences })}
            takesFocus
          >
            {(kept) => (
              <>
                <TellsKept started={started} kept={kept} tell={tell} />
                <Keep started={started} kept={kept} />
                {workshop !== null && (
                  <button
                    type="button"
                    aria-label="Workshop"
                    title="Back to the card that is tried; this game is kept"
                    onClick={() => {
                      setWorkshop(workshopIn(location.hash) ?? workshop);
                      show(null);
                    }}
                  >
                    <Icon name="back" />
                    <span className="sc-word">Workshop</span>
                  </button>
                )}
                <button
                  type="button"
                  aria-label="New game"
                  title="Begin or open another game; this one is kept"
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

/** A link stands for the game that it opened, no more for another one. */
function leaveLink(): void {
  if (sharedIn(location.hash) !== null || workshopIn(location.hash) !== null)
    history.replaceState(null, '', location.pathname + location.search);
}
