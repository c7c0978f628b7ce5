import { useEffect, useRef, useState } from 'react';
import type { GameView, Viewer } from '../../machines/game/index.ts';
import { playerName } from '../../machines/game/words.ts';
import { entriesOn, saidOf } from '../log/index.ts';
import { type History, lineOf, placeOf } from '../session/index.ts';

/** How long nothing more has to come before something is said, in milliseconds. */
const pause = 350;
/** As many sentences as anybody listens to. */
const most = 8;

/** Says what happened since the last time, and who decides what now, to those who don’t see it. */
export function Announced({
  history,
  viewer,
  view,
}: {
  readonly history: History;
  readonly viewer: Viewer;
  readonly view: GameView;
}) {
  const [said, say] = useState('');
  const last = useRef({ line: history.line, place: placeOf(history) });
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = { line: history.line, place: placeOf(history) };
      const before = last.current;
      last.current = now;
      const isOn = before.line === now.line && before.place < now.place;
      const from = isOn ? before.place + 1 : now.place;
      const sentences = entriesOn(history.steps, lineOf(history).path.slice(from, now.place + 1))
        .slice(-most)
        .map((entry) => saidOf(history, entry, viewer).sentence);
      const { pending } = view;
      const asked = pending === null ? [] : [`${playerName(view, pending.decider)}: ${pending.about}.`];
      say([...sentences, ...asked].join(' '));
    }, pause);
    return () => clearTimeout(timer);
  }, [history, viewer, view]);
  return (
    <p className="sc-hidden" aria-live="polite">
      {said}
    </p>
  );
}
