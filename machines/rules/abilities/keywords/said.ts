/** The forms in which most keywords are said (702.1): the name alone, or with a number, a cost, what they are about. */
import { type Meaning, phrase, type Way } from '../../../wording/syntax.ts';

type Ways = readonly [Way, ...(readonly Way[])];
type Fields = { readonly [field: string]: Meaning };

/** A phrase of a keyword: its name, then these words. */
export const says = (keyword: string, words: string, fields: Fields): Way =>
  phrase(`${keyword} ${words}`, { kind: 'keyword', keyword, ...fields });

/** A cost in mana symbols. */
export const mana = [{ pay: 'mana', cost: '<cost>' }];
const xIsntNought = "X can't be 0 .";

/** "Flying". */
export const byName = (keyword: string): Ways => [phrase(keyword, { kind: 'keyword', keyword })];

/** "Annihilator 2". */
export const withNumber = (keyword: string): Ways => [says(keyword, '<n:figure>', { n: '<n>' })];

/** "Cycling {2}", "Cycling — Pay 2 life." */
export const withCost = (keyword: string): Ways => [
  says(keyword, '<cost:mana>', { cost: mana }),
  says(keyword, '— <cost> .', { cost: '<cost>' }),
];

/** "Kicker {X}. X can't be 0." */
export const withCostOfX = (keyword: string): Way =>
  says(keyword, `<cost:mana> . ${xIsntNought}`, { cost: mana, leastX: 1 });

/** "Awaken 3—{5}{W}". */
export const withNumberAndCost = (keyword: string): Ways => [
  says(keyword, '<n:figure> — <cost:mana>', { n: '<n>', cost: mana }),
  says(keyword, '<n:figure> — <cost> .', { n: '<n>', cost: '<cost>' }),
];

/** "Suspend X—{X}{R}. X can't be 0." */
export const withNumberAndCostOfX = (keyword: string): Way =>
  says(keyword, `<n:figure> — <cost:mana> . ${xIsntNought}`, { n: '<n>', cost: mana, leastX: 1 });

/** What it is about, of a category of words for that, or as cards somewhere: "enchant creature". */
export const about = (keyword: string, words: string, fields: Fields = {}): Ways => [
  says(keyword, words, { object: '<object>', ...fields }),
  says(keyword, words.replace(/<object:\w+>/, '<object:placedCard>'), { object: '<object>', ...fields }),
];

/** The same with a cost: "splice onto Arcane {2}". */
export const aboutWithCost = (keyword: string, words: string, fields: Fields = {}): Ways => [
  says(keyword, `${words} <cost:mana>`, { object: '<object>', cost: mana, ...fields }),
  says(keyword, `${words} — <cost> .`, { object: '<object>', cost: '<cost>', ...fields }),
];
