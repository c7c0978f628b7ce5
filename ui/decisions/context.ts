import { createContext, useContext } from 'react';
import type { GameView, PlayerEvent } from '../../machines/game/index.ts';
import type { Answer, Decision, Game, Verdict } from '../../machines/rules/index.ts';
import type { Draft } from './draft.ts';

/** What the parts of the decision panel ask of the whole. */
export interface Deciding {
  /** The game itself, for asking the rules; shown is only what the view has. */
  readonly game: Game;
  readonly view: GameView;
  readonly decision: Decision;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** Does something: an answer, or another event. */
  readonly act: (event: PlayerEvent) => Verdict;
  readonly answer: (answer: Answer) => Verdict;
}

export const DecidingContext = createContext<Deciding | null>(null);

export function useDeciding(): Deciding {
  const deciding = useContext(DecidingContext);
  if (deciding === null) throw new Error('Draw this within a DecidingContext.');
  return deciding;
}
