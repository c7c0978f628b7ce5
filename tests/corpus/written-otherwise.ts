/**
 * Known cards that aren't read from their printed text, or are read as something else than is written, and why; what
 * `known.ts` finds besides is a fault.
 */

/** Their words are understood one by one, and no phrase puts them together so. */
const noPhrase = 'no phrase reads this';
/** Its file doesn't say whether a face has a color indicator, and without a mana cost it may have one. */
const unknownColor = 'a face has no mana cost, and files of one face a line don’t say what color it is';
/** The text in the file is of before its last rewording, which changed what is said. */
const olderWording =
  'its text in the files is older than the wording that is read (a keyword lacked its number, a term was another)';
const damaged = 'its text in the files is damaged, or lacks a face';
const unclear =
  'by the rules of reading the text has two meanings, and is declined; it is written as its rulings have it';

export const writtenOtherwise: Readonly<Record<string, string>> = {
  'Ancestral Vision': unknownColor,
  'Animate Dead': noPhrase,
  'Apocalypse Hydra': noPhrase,
  'Awakening Zone': damaged,
  'Baba Lysaga, Night Witch': noPhrase,
  Banefire: noPhrase,
  'Blue, Loyal Raptor': noPhrase,
  'Delver of Secrets': unknownColor,
  'Elesh Norn, Mother of Machines': noPhrase,
  Evermind: unknownColor,
  'Food Chain': noPhrase,
  Fork: noPhrase,
  'Gideon of the Trials': noPhrase,
  'Haze Frog': noPhrase,
  'Helm of the Host': unclear,
  'Huntmaster of the Fells': unknownColor,
  'Imoti, Celebrant of Bounty': olderWording,
  'Infinite Reflection': noPhrase,
  'Jon Irenicus, Shattered One': noPhrase,
  'Karn Liberated': noPhrase,
  'Kessig Forgemaster': unknownColor,
  'Life and Limb': noPhrase,
  'Magma Pummeler': noPhrase,
  'Marneus Calgar': damaged,
  "Michiko's Reign of Truth": unknownColor,
  'Minion of the Wastes': noPhrase,
  'Molten Sentry': noPhrase,
  'Mosswort Bridge': olderWording,
  'Nahiri, the Lithomancer': noPhrase,
  'Nameless Race': noPhrase,
  'Nissa, Vastwood Seer': unknownColor,
  'Oracle en-Vec': noPhrase,
  'Reversal of Fortune': noPhrase,
  'Sepulchral Primordial': unclear,
  Seraph: noPhrase,
  'Shelldock Isle': olderWording,
  Stangg: noPhrase,
  'Sylvan Library': noPhrase,
  Turnabout: noPhrase,
  'Ulrich of the Krallenhorde': unknownColor,
  'Vigor Mortis': noPhrase,
  'Warp World': noPhrase,
  'Watcher for Tomorrow': olderWording,
  'Windbrisk Heights': olderWording,
  'Young Red Dragon': damaged,
};
