/** Cards, their faces, and tokens. */
import type {
  CardDefinition,
  FaceDefinition,
  PrintedParagraph,
  Sticker,
  TokenDefinition,
  WordingChoice,
} from '../../state/vocabulary/index.ts';
import {
  byWord,
  type Check,
  either,
  type Fields,
  fits,
  flag,
  integer,
  listOf,
  maybe,
  natural,
  oneOf,
  orWord,
  shape,
  type Table,
  table,
  text,
} from './shape.ts';
import { cardType, color, manaCost, supertype } from './words.ts';

const printedNumber = orWord(integer, '*', '1+*');

type ChoiceOf<Key extends string> = Extract<WordingChoice, { readonly [K in Key]: unknown }>;

const wordingChoice = either(
  [
    shape<ChoiceOf<'phrase'>>({ phrase: text, in: text }),
    shape<ChoiceOf<'word'>>({ word: text, in: maybe(text) }),
    shape<ChoiceOf<'joint'>>({ joint: oneOf('and', 'then', 'apart'), of: listOf(text) }),
  ],
  [],
  { check: text, when: (value) => typeof value === 'string' },
);

const printedParagraph = fits(shape<PrintedParagraph>({ text, abilities: natural, leftOut: maybe(flag) }));

const faceFields = (abilities: Check) =>
  ({
    name: text,
    manaCost: maybe(manaCost),
    colorIndicator: maybe(listOf(color)),
    supertypes: maybe(listOf(supertype)),
    types: listOf(cardType),
    subtypes: maybe(listOf(text)),
    power: maybe(printedNumber),
    toughness: maybe(printedNumber),
    loyalty: maybe(orWord(integer, 'X')),
    defense: maybe(integer),
    pronoun: maybe(oneOf('he', 'she')),
    wording: maybe(listOf(wordingChoice)),
    abilities: maybe(abilities),
    printed: maybe(listOf(printedParagraph)),
  }) satisfies Fields<FaceDefinition>;

/** A token, with abilities that are checked so. */
export function tokenWith(abilities: Check): Check {
  const { name: _name, manaCost: _cost, ...fields } = faceFields(abilities);
  return fits(
    shape<TokenDefinition>({
      ...fields,
      name: maybe(text),
      colors: maybe(listOf(color)),
      back: maybe(fits(shape<FaceDefinition>(faceFields(abilities)))),
    }),
  );
}

/** A sticker on a sheet (123.1); what it gives is checked so. */
const stickerWith = (abilities: Check): Check => {
  const fields: Table<Sticker, 'sticker'> = {
    name: { words: text, tickets: maybe(natural) },
    ability: { abilities, tickets: maybe(natural) },
    powerToughness: { power: integer, toughness: integer, tickets: maybe(natural) },
    art: { art: text, tickets: maybe(natural) },
  };
  return byWord('sticker', table(fields));
};

/** A whole card, with abilities that are checked so; `withOwn` checks what has abilities of its own. */
export function cardWith(abilities: Check, withOwn: (check: Check) => Check): Check {
  const fields = faceFields(abilities);
  return fits(
    shape<CardDefinition>({
      ...fields,
      back: maybe(fits(shape<FaceDefinition>(fields))),
      modal: maybe(flag),
      adventure: maybe(flag),
      omen: maybe(flag),
      split: maybe(flag),
      flip: maybe(flag),
      meldsWith: maybe(text),
      stickers: maybe(listOf(withOwn(stickerWith(abilities)))),
      lights: maybe(listOf(integer)),
    }),
  );
}
