import { useCallback, useMemo, useState } from 'react';
import type { GameView } from '../../machines/game/index.ts';
import type { ObjectId, Target } from '../../machines/rules/index.ts';
import { arrowsOfDraft, type Deciding, whyNotChosen } from '../decisions/index.ts';
import { lineOf, placeOf, type Session, type SessionState } from '../session/index.ts';
import { type Arrow, arrowsOf, type Question, type TableParts } from '../table/index.ts';
import { useChoosing } from './useDeciding.ts';
import { useEnlarged } from './useEnlarged.ts';

const noArrows: readonly Arrow[] = [];

/** What is selected, pointed at, lit and large, and what may be chosen: all that a table and its parts ask for. */
export function useTableParts({
  session,
  view,
  deciding,
  state,
  lit,
  onSelect,
  ask,
  openMenu,
}: {
  readonly session: Session;
  readonly view: GameView | null;
  readonly deciding: Deciding | null;
  readonly state: SessionState;
  /** What belongs to the event that is looked at. */
  readonly lit: ReadonlySet<ObjectId>;
  /** An object was selected: its details are wanted. */
  readonly onSelect: () => void;
  /** Why something is so is asked. */
  readonly ask: (asked: Question) => void;
  readonly openMenu: (id: ObjectId) => void;
}) {
  const { history, seats, selected, viewer } = state;
  const [pointing, setPointing] = useState<{ readonly at: number | null; readonly to: Target } | null>(null);
  // What one pointed at in another step may be drawn no more, and then nothing said so.
  const pointed = pointing !== null && pointing.at === history.at ? pointing.to : null;
  const point = useCallback(
    (to: Target | null) => setPointing(to === null ? null : { at: history.at, to }),
    [history.at],
  );
  const { large, enlarge } = useEnlarged();
  const select = useCallback(
    (id: ObjectId | null) => {
      session.select(id);
      if (id !== null) onSelect();
    },
    [session, onSelect],
  );
  const choosing = useChoosing({ deciding, seats, select, openMenu, isAtEnd: history.isAtEnd });
  const whyNot = useCallback(
    (target: Target) => {
      if (deciding === null || choosing?.stateOf(target) != null) return null;
      const { decision, draft } = deciding;
      const held = draft.kind === 'attacks' || draft.kind === 'blocks' ? draft.held : null;
      return whyNotChosen(deciding.game, decision, viewer, target, held);
    },
    [deciding, choosing, viewer],
  );
  const happened = useCallback(() => {
    const soFar = lineOf(history).path.slice(0, placeOf(history) + 1);
    return soFar.flatMap((id) => history.steps[id]?.game.happened ?? []);
  }, [history]);
  const parts = useMemo(
    (): TableParts | null =>
      view === null
        ? null
        : { view, selected, select, lit, choosing, whyNot, happened, ask, openMenu, enlarge, pointed, point },
    [view, selected, select, lit, choosing, whyNot, happened, ask, openMenu, enlarge, pointed, point],
  );
  const arrows = useMemo(() => {
    if (view === null) return noArrows;
    const isTheirs = deciding !== null && choosing !== null;
    return isTheirs ? [...arrowsOf(view), ...arrowsOfDraft(deciding, pointed)] : arrowsOf(view);
  }, [view, deciding, choosing, pointed]);
  return { parts, arrows, select, large, enlarge };
}
