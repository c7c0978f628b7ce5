import type { Game } from '../state/game.ts';
import { conditionsThat } from '../state/table.ts';
import { dependsOn, isSpokenOf } from './spoken-of.ts';

/**
 * What texts ask about that has happened: how far the combat phases of this turn are, which trigger conditions were met in
 * it, what entered in the last one. The game keeps it only where a text asks.
 */
export type Recalled = 'combats' | 'entered' | 'met';

const wordsFor: Readonly<Record<Recalled, () => readonly string[]>> = {
  combats: conditionsThat(({ recalls }) => recalls === 'combats'),
  entered: conditionsThat(({ recalls }) => recalls === 'entered'),
  met: conditionsThat(({ recalls }) => recalls === 'met'),
};

/** Whether any text of this game asks about it. */
export const isRecalled = (game: Pick<Game, 'definitions'>, what: Recalled): boolean =>
  wordsFor[what]().some((word) => isSpokenOf(game, word));

/** Whether what continuous effects do could depend on it. */
export const dependsOnRecalled = (game: Game, what: Recalled): boolean =>
  wordsFor[what]().some((word) => dependsOn(game, word));

/** The words by which texts ask which phase or step it is. */
const askingWhen = conditionsThat(({ changedBy }) => changedBy.includes('beginStep'));

/** Whether any text of this game asks which phase or step it is. */
export const asksWhen = (game: Game): boolean => askingWhen().some((word) => isSpokenOf(game, word));

/** Whether what continuous effects do could depend on which phase or step it is. */
export const dependsOnWhen = (game: Game): boolean => askingWhen().some((word) => dependsOn(game, word));
