/** Durations, each by its word: how long something lasts. */
import {
  forever,
  untilEndOfCombat,
  untilEndOfTurn,
  untilEndOfYourNextTurn,
  untilItsNextUntapStep,
  untilYourNextTurn,
} from './until-a-point.ts';
import { untilSourceLeaves, whileYouControlIt, whileYouControlSource } from './while-controlled.ts';
import { forAsLongAs, whileItHas, whileItIs } from './while-something-is-so.ts';
import type { DurationWord } from './word.ts';

const homes = {
  untilEndOfTurn,
  untilEndOfCombat,
  untilYourNextTurn,
  untilEndOfYourNextTurn,
  untilItsNextUntapStep,
  untilSourceLeaves,
  whileYouControlSource,
  whileYouControlIt,
  whileItHas,
  whileItIs,
  forAsLongAs,
  forever,
};

type Homes = typeof homes;

/** The duration that is said by this word: the word itself, or its one field. */
export type DurationOf<Word extends keyof Homes> = {
  [One in Word]: Extract<Parameters<Homes[One]['inWords']>[0], One | { readonly [Field in One]: unknown }>;
}[Word];

/** How long something lasts. */
export type Duration = DurationOf<keyof Homes>;

/** A duration that is filed under another word than its own is none, and has no home. */
export type DurationTable = {
  readonly [Word in keyof Homes]: [DurationOf<Word>] extends [never] ? never : DurationWord<DurationOf<Word>>;
};

export const durations: DurationTable = homes;
