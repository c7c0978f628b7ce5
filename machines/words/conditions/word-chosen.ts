import { remembered } from '../../rules/state/links.ts';
import type { ConditionWord } from './word.ts';

/** This anchor word was chosen under this link (607.2m, 614.12c). */
export interface WordChosen {
  readonly holds: 'wordChosen';
  readonly word: string;
  readonly under: string;
}

export const wordChosen: ConditionWord<WordChosen> = {
  shape: { word: 'text', under: 'link read' },
  said: null,
  holds: (game, scope, { under, word }) => remembered(game, scope, under)?.values.includes(word) === true,
  changedBy: [],
  link: ({ under }) => ({ under, isWord: true }),
};
