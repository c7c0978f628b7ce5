import { type DragEvent, useCallback, useEffect, useState } from 'react';
import { Icon } from '../inspector/Icon.tsx';
import { Inspector, type InspectorProps } from '../inspector/index.ts';
import type { Keeping, Preferences } from '../preferences/index.ts';
import { bringWritten } from '../workshop/as-file.ts';
import type { CardKeeping } from '../workshop/kept-cards.ts';
import { Workshop } from '../workshop/Workshop.tsx';
import { workshopLink } from '../workshop/written.ts';
import { addressOfKept } from './address.ts';
import { Breaks } from './Breaks.tsx';
import { Faults } from './Faults.tsx';
import { gamesInMemory, type KeptGames } from './games/kept-games.ts';
import { Notice, NotKept, PutAside } from './games/Notices.tsx';
import { TellsKept } from './games/TellsKept.tsx';
import type { Tails } from './games/tails.ts';
import { Keep } from './Keep.tsx';
import { Importing } from './LibraryPanel.tsx';
import { isCardFile } from './library/card-file.ts';
import type { PageLibrary } from './library/library.ts';
import { useLibrary } from './library/useLibrary.ts';
import { Opening } from './Opening.tsx';
import { ScenarioStrip } from './ScenarioStrip.tsx';
import { StartScreen } from './StartScreen.tsx';
import type { Started } from './start.ts';
import { useEscape } from './useEscape.ts';
import { useVisit } from './useVisit.ts';

/** The page that `npm start` serves: a game is set up or opened, then inspected. */
export function App({
  games,
  tails = null,
  cards = null,
  library = null,
  settings = null,
  preferences,
}: {
  /** Where games are kept; without it, as long as the page is open. */
  readonly games?: KeptGames;
  /** Where games are left at once as the page is closed; null: nowhere. */
  readonly tails?: Tails | null;
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
  const [own] = useState(gamesInMemory);
  const {
    keeping: { forget, heads, isDurable, isFull, isRefused, saveIt, tell },
    begin,
    leave,
    open,
    refuse,
    refused,
    replayed,
    said,
    shown,
    stop,
    unsay,
    visit,
    workshop,
  } = useVisit(games ?? own, tails);
  const [isOver, setOver] = useState(false);
  const openFile = useCallback(
    (file: File) => {
      file.text().then(open, () =>
        refuse({
          ok: false,
          what: file.name,
          faults: [{ path: '', reason: 'it is no file that can be read' }],
        }),
      );
    },
    [open, refuse],
  );
  /** A file that was dropped: one of cards, or one to open. */
  const take = async (file: File) => {
    if (library !== null && (await isCardFile(file).catch(() => false))) library.bring(file, file.name);
    else openFile(file);
  };
  useEffect(() => library?.openIfKept(), [library]);
  const isRefusedInGame = refused !== null && shown !== null;
  useEscape(
    isRefusedInGame,
    useCallback(() => refuse(null), [refuse]),
  );
  const goBack = (id: string) => visit(addressOfKept(id));
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
      {shown === null && workshop !== null ? (
        <Workshop
          begins={workshop}
          keeping={cards}
          onWritten={(card) => history.replaceState(null, '', workshopLink(card))}
          {...(library !== null && { onKept: (written) => bringWritten(library, written) })}
          onTry={begin}
          onLeave={leave}
        />
      ) : shown === null ? (
        <StartScreen
          onStart={begin}
          refused={refused}
          onText={open}
          onFile={openFile}
          games={{ heads, isDurable, isFull, onOpen: goBack, onForget: forget }}
          onWorkshop={() => visit(workshopLink())}
          library={library}
          settings={settings}
        />
      ) : (
        <>
          {isRefusedInGame && (
            <div className="sc-not-opened">
              <Faults refused={refused} />
              <button type="button" onClick={() => refuse(null)}>
                Close
              </button>
            </div>
          )}
          {shown.started.breaks !== undefined && (
            <Breaks key={shown.started.breaks[0]?.path} breaks={shown.started.breaks} />
          )}
          {importing !== null && library !== null && (
            <div className="sc-notice">
              <Importing importing={importing} onStop={library.stop} />
            </div>
          )}
          {isRefused && <NotKept isFull={isFull} onSave={saveIt} />}
          {said?.is === 'putAside' && <PutAside head={said.head} onBack={goBack} onClose={unsay} />}
          {said?.is === 'copied' && (
            <Notice
              words="This game is open in another tab. Here it goes on as another one; both are kept."
              onClose={unsay}
            />
          )}
          {shown.started.scenario !== null && (
            <ScenarioStrip scenario={shown.started.scenario} onStart={begin} />
          )}
          <Inspector
            key={shown.id}
            {...inspected(shown.started)}
            {...(preferences && { preferences })}
            takesFocus
          >
            {(kept) => (
              <>
                <TellsKept shown={shown} kept={kept} tell={tell} />
                <Keep started={shown.started} kept={kept} />
                {workshop !== null && (
                  <button
                    type="button"
                    aria-label="Workshop"
                    title="Back to the card that is tried; this game is kept"
                    onClick={() => visit(workshopLink(workshop))}
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

/** A game as the inspector takes it. */
const inspected = ({
  isPlaying,
  opensAt,
  others,
  seats,
  selected,
  source,
  viewer,
}: Started): InspectorProps => ({
  source,
  ...(others && { others }),
  seats,
  viewer,
  ...(selected !== undefined && { selected }),
  isPlaying,
  opensAt,
  arrangement: isPlaying ? 'chart' : 'both',
});
