import { createContext, useContext } from 'react';
import type { GameView, PlayerEvent } from '../../machines/game/index.ts';
import type { Answer, Decision, Game, Verdict } from '../../machines/rules/index.ts';
import { answerOf, type Draft, isAnsweredAtOnce } from './draft.ts';

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

/** Gives the answer that is picked, if one is put together before it is given. */
export function answerPicked({ answer, decision, draft }: Deciding): void {
  if (!isAnsweredAtOnce(decision)) answer(answerOf(decision, draft));
}

export const DecidingContext = createContext<Deciding | null>(null);

export function useDeciding(): Deciding {
  const deciding = useContext(DecidingContext);
  if (deciding === null) throw new Error('Draw this within a DecidingContext.');
  return deciding;
}
