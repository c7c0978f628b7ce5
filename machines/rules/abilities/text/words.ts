/** English, as far as rules text needs it. */
import { manaWords } from '../../state/mana.ts';
import type { Zone } from '../../state/zones.ts';

/** Numbers in words, from zero on. */
export const numerals: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A count of things in words, as Oracle text has it: "two". Beyond ninety-nine, and negative, in digits. */
export function numeral(n: number): string {
  const one = n % 10 === 0 ? '' : `-${numerals[n % 10] ?? ''}`;
  const ten = tens[Math.floor(n / 10) - 2];
  return numerals[n] ?? (ten === undefined || n > 99 ? n.toString() : `${ten}${one}`);
}

/** " from your graveyard": where an ability finds its own object; nothing where it doesn't say. */
export const fromText = (zone: Zone | undefined): string => {
  if (zone === undefined) return '';
  return zone === 'exile' ? ' from exile' : ` from ${zone === 'battlefield' ? 'the' : 'your'} ${zone}`;
};

/** "a" or "an". Words that begin with a vowel's letter or are an X. */
export const article = (noun: string): string =>
  /^([aeio]|u(?!ni|se)|X\b|8\b|8\/|11\/|18\/)/i.test(noun) ? 'an' : 'a';

export const withArticle = (noun: string): string => `${article(noun)} ${noun}`;

const irregular: Readonly<Record<string, string>> = {
  Elf: 'Elves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Dwarf: 'Dwarves',
  Plains: 'Plains',
  Fish: 'Fish',
  Samurai: 'Samurai',
  Myr: 'Myr',
  Eldrazi: 'Eldrazi',
  Merfolk: 'Merfolk',
  Kithkin: 'Kithkin',
  Equipment: 'Equipment',
  Ally: 'Allies',
  Faerie: 'Faeries',
  Phyrexian: 'Phyrexians',
  Thalakos: 'Thalakos',
  ability: 'abilities',
  sorcery: 'sorceries',
};

/** The plural of a noun, or of the last word of a phrase. */
export function plural(phrase: string): string {
  const space = phrase.lastIndexOf(' ') + 1;
  const noun = phrase.slice(space);
  const made =
    irregular[noun] ??
    (/(s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : /[^aeiou]y$/.test(noun)
        ? `${noun.slice(0, -1)}ies`
        : `${noun}s`);
  return phrase.slice(0, space) + made;
}

/** "a", "a and b", "a, b, and c". */
export function list(items: readonly string[], conjunction: 'and' | 'or' | 'then' = 'and'): string {
  const last = items.at(-1) ?? '';
  if (items.length <= 1) return last;
  const rest = items.slice(0, -1);
  if (conjunction === 'then') return `${rest.join(', ')}, then ${last}`;
  return items.length === 2
    ? `${rest[0]} ${conjunction} ${last}`
    : `${rest.join(', ')}, ${conjunction} ${last}`;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Elenda's", "creatures'". */
export const possessive = (owner: string): string =>
  owner === 'you'
    ? 'your'
    : owner === 'it'
      ? 'its'
      : owner === 'he'
        ? 'his'
        : owner === 'she'
          ? 'her'
          : owner === 'they' || owner === 'them'
            ? 'their'
            : owner.endsWith('s') && !/[A-Z]\w*s$/.test(owner)
              ? `${owner}'`
              : `${owner}'s`;

const verbs: Readonly<Record<string, string>> = {
  "doesn't": "don't",
  has: 'have',
  is: 'are',
  does: 'do',
  "isn't": "aren't",
  becomes: 'become',
  loses: 'lose',
  "can't": "can't",
  can: 'can',
  may: 'may',
  searches: 'search',
  chooses: 'choose',
  exiles: 'exile',
  shuffles: 'shuffle',
  sacrifices: 'sacrifice',
  creates: 'create',
  discards: 'discard',
  flies: 'fly',
  phases: 'phase',
  takes: 'take',
  reveals: 'reveal',
  fights: 'fight',
  surveils: 'surveil',
  scries: 'scry',
  untaps: 'untap',
  destroys: 'destroy',
};

/** The form of a verb ("gets") that goes with "you" or with several ("get"). */
export const pluralVerb = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ');
  return [verbs[first] ?? first.replace(/s$/, ''), ...rest].join(' ');
};

/** A sentence: capitalized, with its full stop. */
export const sentence = (text: string): string =>
  text === ''
    ? ''
    : /[^.!?]"$/.test(text)
      ? `${capitalized(text.slice(0, -1))}."`
      : `${capitalized(text)}${/[.!?"”]$|\n• /.test(text) ? '' : '.'}`;

const colorWords: Readonly<Record<string, string>> = manaWords;
export const colorWord = (color: string): string => colorWords[color] ?? color;

/** "precombat main phase", "upkeep", "beginning of combat". */
const times: Readonly<Record<string, string>> = {
  beginning: 'beginning phase',
  precombatMain: 'precombat main phase',
  combat: 'combat',
  postcombatMain: 'postcombat main phase',
  ending: 'ending phase',
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  beginningOfCombat: 'combat',
  declareAttackers: 'declare attackers step',
  declareBlockers: 'declare blockers step',
  combatDamage: 'combat damage step',
  endOfCombat: 'end of combat',
  end: 'end step',
  cleanup: 'cleanup step',
  turn: 'turn',
};
export const timeWord = (time: string): string => times[time] ?? time;

/** Text that goes on within a sentence: without its capital, unless it begins with a name that has one. */
export const goingOn = (text: string, name: string): string =>
  /^(?:A |[A-Z](?=[a-z]))/.test(text) && !text.startsWith(name)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** By number; there is no card that asks for more. */
export const ordinals: readonly string[] = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

/** How little X may be, in a sentence. */
export const leastText = (x: number): string => (x === 1 ? "X can't be 0." : `X can't be less than ${x}.`);

/** " except the first one they draw in each of their draw steps" */
export const exceptFirstText = (who: unknown): string =>
  who === 'you'
    ? ' except the first one you draw in each of your draw steps'
    : ' except the first one they draw in each of their draw steps';

/** Cards as they are where they are, not as they come from there: "cards in your hand", "cards in graveyards". */
export const beingThere = (cards: string): string =>
  cards.replace(/ from (?:(your )|all )(hand|graveyard|library|hands|graveyards|libraries)$/, ' in $1$2');
