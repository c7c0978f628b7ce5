/** Wordings that mean the right thing, are read, and are never used. */
import { textOf } from '../../wording/text.ts';
import type { Tree } from '../../wording/tree.ts';
import type { CardSpeech } from './speech.ts';

const unusual: readonly RegExp[] = [
  // "You gain 3 life" is something that happens to you, no order.
  /(?:^|[.,:•] |, then |\bif you do, )(?:gain (?!control)|lose |get |become |win |take (?!an extra turn))/i,
  // Only mana is paid in so many words.
  /\bpays? (?:discard|sacrifice|exile|return|tap|reveal|remove|put|mill|pay)s?\b/,
  / unless (?:you|they|[^.{]*(?:player|controller|owner|opponent)) \{/,
  // "Each of up to two" gets something; that is done to "up to two".
  /\beach of (?:another )?target\b/,
  /\b(?:return|destroy|tap|untap|exile|counter|of|that)s? each of\b(?! those kinds)/i,
  /(?:damage to|counters? on) (?:up to|any number of|two|three|four|X) (?!one )/,
  /\bthey's\b/,
  /\bit is\b/,
  /\{W\}, \{U\}, \{B\}, \{R\}, or \{G\}/,
  /\bdevotion to [^.]* is (?:\d+ or less|less than or equal)/,
  /\bthe number of [^.]* is \d+ or (?:greater|less)/,
  /shuffle and put it on top/,
  /\bwith (power|toughness|mana value) equal to the (?:greatest|highest) \1 among\b/,
  /\bwith (?:power|toughness|mana value) X, where X is the (?:greatest|highest)/,
  / from your graveyard on (?:top|the bottom) of (?:its|their) owner/,
  /\b(?:that [a-z]+|target [^.]*) doesn't untap during your untap step/i,
  // "That card" has the rest beside it.
  /\bputs? (?:it|them) (?:into|onto|on) [^.]* and the rest\b/,
  /dealt this turn (?:to|by) /,
  / and (?:another )?target [^.]* to its owner's hand/,
  /controller adds (?!an additional)/,
  /dealt until end of turn/,
  /^you don't lose this mana/i,
  /\benters? with [^.]* if [^.]* was kicked/i,
  /\bnontoken [^.]* would be put into/,
  /same name as it\b/,
  /\btarget other\b/,
  / and may choose /,
  /^during your turn, once each turn/i,
  /\bboth creatures (?:get|have ")/,
  /\beach of those creatures has [a-z]/,
];

/** What is usual only in some texts: where a phrase of their wording says it, or what returns is yours anyway. */
const usualWhere: readonly (readonly [RegExp, (speech: CardSpeech) => boolean])[] = [
  [/(?:^|[:•—] )then /i, ({ wording }) => wording.includes('then <does:clauses> .')],
  [
    /\breturns? (?:it|that card|them|those cards|the exiled card) to the battlefield(?! under| tapped| transformed)/i,
    ({ manner }) => manner.isOfYourCard,
  ],
];

/** Whether it is said as texts say it. */
export function isUsual(tree: Tree, speech: CardSpeech): boolean {
  const text = textOf(tree);
  return !(
    unusual.some((one) => one.test(text)) || usualWhere.some(([one, isSo]) => one.test(text) && !isSo(speech))
  );
}
