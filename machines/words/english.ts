/** English, as far as leaves of phrases need it: numbers in words, and plurals. */

const numerals: readonly string[] = [
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
