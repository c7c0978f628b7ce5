import type { Game } from '../state/game.ts';
import { onceFor } from '../state/once-for.ts';
import { wordsThat } from '../state/word-table.ts';
import { dependsOn, isSpokenOf } from './spoken-of.ts';

const everything = [
  'beginning',
  'combats',
  'done',
  'entered',
  'facts',
  'lastFacts',
  'met',
  'resolutions',
] as const;

/**
 * What texts ask about that has happened: how far the combat phases of this turn are, which trigger conditions were met in
 * it, how much happened in it, in the last one, over the game. But for what happened in this turn, the game keeps it only
 * where a text asks.
 */
export type Recalled = (typeof everything)[number];

/** By what it is, the conditions and quantities that ask about it. */
const asking = everything.map(
  (what) =>
    [
      what,
      wordsThat('conditions', ({ recalls }) => recalls === what),
      wordsThat('quantities', ({ recalls }) => recalls === what),
    ] as const,
);

type Definitions = Game['definitions'];

/** What is asked about by a word that is so in these texts; found once for each table of definitions. */
const askedAbout = (isSo: (game: Pick<Game, 'definitions'>, word: string) => boolean) =>
  onceFor((definitions: Definitions): ReadonlySet<Recalled> => {
    const words = asking.flatMap(([what, conditions, quantities]) =>
      [...conditions(), ...quantities()].map((word) => [what, word] as const),
    );
    return new Set(words.filter(([, word]) => isSo({ definitions }, word)).map(([what]) => what));
  });

const spokenOf = askedAbout(isSpokenOf);
const dependedOn = askedAbout(dependsOn);

/** Whether any text of this game asks about it. */
export const isRecalled = ({ definitions }: Pick<Game, 'definitions'>, what: Recalled): boolean =>
  spokenOf(definitions).has(what);

/** Whether what continuous effects do could depend on it. */
export const dependsOnRecalled = ({ definitions }: Game, what: Recalled): boolean =>
  dependedOn(definitions).has(what);

/** The words by which texts ask which phase or step it is. */
const askingWhen = wordsThat('conditions', ({ changedBy }) => changedBy.includes('beginStep'));

const whenIsAsked = onceFor((definitions: Definitions): boolean =>
  askingWhen().some((word) => isSpokenOf({ definitions }, word)),
);

/** Whether any text of this game asks which phase or step it is. */
export const asksWhen = ({ definitions }: Game): boolean => whenIsAsked(definitions);

/** Whether what continuous effects do could depend on which phase or step it is. */
export const dependsOnWhen = (game: Game): boolean => askingWhen().some((word) => dependsOn(game, word));
