import { useCallback, useEffect, useRef, useState } from 'react';
import type { WrittenCard } from '../workshop/written.ts';
import { addressOfKept, type Place, placeIn } from './address.ts';
import { hold } from './games/hold.ts';
import { type KeptGames, type KeptHead, newId } from './games/kept-games.ts';
import type { Tails } from './games/tails.ts';
import { type Shown, useKeeping } from './games/useKeeping.ts';
import { type Opened, type Refused, refused as refusedOf } from './opened.ts';
import { close, type Started } from './start.ts';
import { useOpening } from './useOpening.ts';

/** What is said of a game as it appears; it goes away by itself. */
export type Said =
  /** Another game was on the page before: it is kept. */
  | { readonly is: 'putAside'; readonly head: KeptHead }
  /** Another tab has this game: here it goes on as another one. */
  | { readonly is: 'copied' };

/** What is being opened: the game that it will be, and whether the address becomes its own. */
interface Coming {
  readonly id: string;
  /** Lets the game go that it is of. */
  readonly letGo: (() => void) | null;
  readonly address: 'new' | 'replaced' | 'stays';
  readonly isKeptUnplayed: boolean;
  readonly said: Said | null;
}

/**
 * A visit of the page: the start, games, the workshop. Each has an address, and the browser goes back and forward along
 * them; a game is kept under its address, in one tab alone.
 */
export function useVisit(games: KeptGames, tails: Tails | null) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [workshop, setWorkshop] = useState<WrittenCard | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const current = useRef<Shown | null>(null);
  const letGo = useRef<(() => void) | null>(null);
  const coming = useRef<Coming | null>(null);
  /** The kept game that is asked for, until it is known what comes of it. */
  const asked = useRef<string | null>(null);

  /** A game that a link opened has an address of its own as soon as it is kept: what was done in it is not in the link. */
  const nameKept = useCallback((id: string) => {
    if (current.current?.id === id && placeIn(location.hash).is === 'shared')
      replaceAddress(addressOfKept(id));
  }, []);
  const keeping = useKeeping(games, tails, nameKept);
  const { leave } = keeping;

  const show = useCallback(
    (next: Shown | null, words: Said | null = null, lets: (() => void) | null = null) => {
      const before = leave();
      if (current.current !== null) close(current.current.started);
      letGo.current?.();
      letGo.current = lets;
      current.current = next;
      setShown(next);
      setRefused(null);
      setSaid(words ?? (before === null || next === null ? null : { is: 'putAside', head: before }));
    },
    [leave],
  );

  const opening = useOpening(
    useCallback(
      (opened: Opened) => {
        const now = coming.current;
        coming.current = null;
        if (now === null) return;
        if (!opened.ok) {
          now.letGo?.();
          setRefused(opened);
          return;
        }
        const { address, id, isKeptUnplayed } = now;
        show({ id, started: opened.started, isKeptUnplayed }, now.said, now.letGo);
        if (address === 'new') addAddress(addressOfKept(id));
        else if (address === 'replaced') replaceAddress(addressOfKept(id));
      },
      [show],
    ),
  );
  const { open: openText } = opening;

  /** A game that begins now, under an address of its own. */
  const begin = useCallback(
    (started: Started) => {
      const id = newId();
      show({ id, started, isKeptUnplayed: true });
      addAddress(addressOfKept(id));
      void hold(id).then((lets) => {
        if (current.current?.id === id) letGo.current = lets;
        else lets?.();
      });
    },
    [show],
  );

  const open = useCallback(
    (text: string) => {
      coming.current?.letGo?.();
      coming.current = { id: newId(), letGo: null, address: 'new', isKeptUnplayed: true, said: null };
      openText(text);
    },
    [openText],
  );

  const openKept = useCallback(
    async (id: string) => {
      if (asked.current === id) return;
      asked.current = id;
      const lets = await hold(id);
      const text = await games.text(id).catch(() => null);
      if (asked.current !== id) return lets?.();
      asked.current = null;
      if (text === null) {
        lets?.();
        show(null);
        setRefused(refusedOf('This game', [{ path: '', reason: 'it isn’t kept in this browser' }]));
        return;
      }
      coming.current?.letGo?.();
      coming.current =
        lets === null
          ? { id: newId(), letGo: null, address: 'replaced', isKeptUnplayed: true, said: { is: 'copied' } }
          : { id, letGo: lets, address: 'stays', isKeptUnplayed: true, said: null };
      openText(text);
    },
    [games, openText, show],
  );

  const goTo = useCallback(
    (place: Place) => {
      setWorkshop(place.is === 'workshop' ? place.card : null);
      if (place.is !== 'kept') asked.current = null;
      switch (place.is) {
        case 'start':
        case 'workshop':
          show(null);
          return;
        case 'kept':
          if (current.current?.id !== place.id) void openKept(place.id);
          return;
        case 'shared':
          coming.current?.letGo?.();
          coming.current = { id: newId(), letGo: null, address: 'stays', isKeptUnplayed: false, said: null };
          openText(place.link);
          return;
        default:
          place satisfies never;
      }
    },
    [show, openKept, openText],
  );

  useEffect(() => {
    const follow = () => goTo(placeIn(location.hash));
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [goTo]);

  useEffect(() => () => letGo.current?.(), []);

  return {
    keeping,
    shown,
    workshop,
    refused,
    said,
    replayed: opening.replayed,
    stop: opening.stop,
    begin,
    open,
    /** Goes where an address leads. */
    visit: (address: string) => {
      location.hash = address;
    },
    leave: () => {
      addAddress('');
      goTo({ is: 'start' });
    },
    refuse: setRefused,
    unsay: useCallback(() => setSaid(null), []),
  };
}

const whole = (address: string): string => location.pathname + location.search + address;

const addAddress = (address: string): void => history.pushState(null, '', whole(address));

const replaceAddress = (address: string): void => history.replaceState(null, '', whole(address));
