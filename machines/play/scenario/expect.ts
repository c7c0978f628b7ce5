import type { Difference } from './difference.ts';
import { gameDifferences } from './expect-game.ts';
import { objectDifferences } from './expect-object.ts';
import { playerDifferences } from './expect-player.ts';
import type { Expectation, GameExpectation, ObjectExpectation, PlayerExpectation } from './form.ts';
import {
  gameExpectationSchema,
  objectExpectationSchema,
  playerExpectationSchema,
} from './form-expectations.ts';
import { gameOf, type Run } from './sending.ts';

type Expected = Expectation[string];

// An expectation is of all three forms until it is known of what it is: what is read is the value as it was written, so
// that differences come in that order.
const isOfGame = (value: Expected): value is GameExpectation =>
  gameExpectationSchema.safeParse(value).success;
const isOfPlayer = (value: Expected): value is PlayerExpectation =>
  playerExpectationSchema.safeParse(value).success;
const isOfObject = (value: Expected): value is ObjectExpectation =>
  objectExpectationSchema.safeParse(value).success;

/** Everything that isn’t as expected, in the order in which it was written; empty if all of it is. */
export const differencesFrom = (run: Run, expected: Expectation): readonly Difference[] =>
  Object.entries(expected).flatMap(([key, value]) => differencesOf(run, key, value));

function differencesOf(run: Run, key: string, value: Expected): readonly Difference[] {
  if (key === 'game') return isOfGame(value) ? gameDifferences(run, value) : misread(key, value);
  const player = run.names.lexicon.players.indexOf(key);
  if (player >= 0)
    return isOfPlayer(value)
      ? playerDifferences(gameOf(run), player, value, run.names.lexicon)
      : misread(key, value);
  return isOfObject(value) ? objectDifferences(run, key, value) : misread(key, value);
}

/** Reading the scenario keeps this from being run. */
const misread = (what: string, expected: Expected): readonly Difference[] => [
  { what, expected, actual: 'nothing that can be compared with it' },
];
