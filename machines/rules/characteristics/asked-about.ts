import type { Game } from '../state/game.ts';
import { conditionsThat, quantitiesThat } from '../state/table.ts';
import { dependsOn, isSpokenOf } from './spoken-of.ts';

/**
 * What texts ask about that has happened: how far the combat phases of this turn are, which trigger conditions were met in
 * it, how much happened in it, in the last one, over the game. But for what happened in this turn, the game keeps it only
 * where a text asks.
 */
export type Recalled = 'beginning' | 'combats' | 'done' | 'entered' | 'facts' | 'lastFacts' | 'met';

/** Conditions and quantities that ask about it. */
const asking = (what: Recalled): readonly (() => readonly string[])[] => [
  conditionsThat(({ recalls }) => recalls === what),
  quantitiesThat(({ recalls }) => recalls === what),
];

const wordsFor: Readonly<Record<Recalled, readonly (() => readonly string[])[]>> = {
  beginning: asking('beginning'),
  combats: asking('combats'),
  done: asking('done'),
  entered: asking('entered'),
  facts: asking('facts'),
  lastFacts: asking('lastFacts'),
  met: asking('met'),
};

/** Whether any text of this game asks about it. */
export const isRecalled = (game: Pick<Game, 'definitions'>, what: Recalled): boolean =>
  wordsFor[what].some((words) => words().some((word) => isSpokenOf(game, word)));

/** Whether what continuous effects do could depend on it. */
export const dependsOnRecalled = (game: Game, what: Recalled): boolean =>
  wordsFor[what].some((words) => words().some((word) => dependsOn(game, word)));

/** The words by which texts ask which phase or step it is. */
const askingWhen = conditionsThat(({ changedBy }) => changedBy.includes('beginStep'));

/** Whether any text of this game asks which phase or step it is. */
export const asksWhen = (game: Game): boolean => askingWhen().some((word) => isSpokenOf(game, word));

/** Whether what continuous effects do could depend on which phase or step it is. */
export const dependsOnWhen = (game: Game): boolean => askingWhen().some((word) => dependsOn(game, word));
