/** Quantities, each by the word that says what number it is: numbers that are worked out when they are needed. */
import { amount, beforeDamage, eventAmount, excess } from './amounts.ts';
import { half, least, minus, plus, times } from './arithmetic.ts';
import { basicLandTypesAmong } from './basic-land-types-among.ts';
import { begunWith } from './begun-with.ts';
import { cardsIn } from './cards-in.ts';
import { chosen, votes } from './chosen.ts';
import { colorsAmong } from './colors-among.ts';
import { count, countOf } from './count.ts';
import { countPlayers } from './count-players.ts';
import { counters, playerCounters } from './counters.ts';
import { devotion } from './devotion.ts';
import { lastTurn, thisTurn } from './facts.ts';
import { life } from './life.ts';
import { manaSpent } from './mana-spent.ts';
import { greatest, lowest, value } from './object-values.ts';
import { party } from './party.ts';
import { timesDone } from './times-done.ts';
import { timesMutated } from './times-mutated.ts';
import { timesPaid } from './times-paid.ts';
import { typesAmong } from './types-among.ts';
import { unspentMana } from './unspent-mana.ts';
import { withDifferentNames } from './with-different-names.ts';
import { withDifferentPowers } from './with-different-powers.ts';
import type { QuantityWord } from './word.ts';
import { x, xOf } from './x.ts';

const homes = {
  x,
  xOf,
  count,
  countOf,
  countPlayers,
  typesAmong,
  withDifferentNames,
  withDifferentPowers,
  colorsAmong,
  party,
  basicLandTypesAmong,
  value,
  greatest,
  lowest,
  counters,
  playerCounters,
  devotion,
  life,
  unspentMana,
  cardsIn,
  amount,
  excess,
  beforeDamage,
  eventAmount,
  manaSpent,
  thisTurn,
  lastTurn,
  begunWith,
  timesPaid,
  timesDone,
  timesMutated,
  plus,
  minus,
  times,
  least,
  half,
  votes,
  chosen,
};

type Homes = typeof homes;

/** The quantities that are said by one of these words. */
export type QuantityOf<Word extends keyof Homes> = {
  [One in Word]: Extract<Parameters<Homes[One]['number']>[2], { readonly number: One }>;
}[Word];

/** A number, worked out when it is needed: outright, or in words that `number` tells apart. */
export type Quantity = number | QuantityOf<keyof Homes>;

/** A quantity that is filed under another word than its own is none, and has no home. */
export type QuantityTable = {
  readonly [Word in keyof Homes]: [QuantityOf<Word>] extends [never] ? never : QuantityWord<QuantityOf<Word>>;
};

export const quantities: QuantityTable = homes;
