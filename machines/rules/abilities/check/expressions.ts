/** Quantities, objects, players and filters: they are made of one another. */
import type { Families } from '../../../words/shape.ts';
import { isRecord } from '../../state/is-record.ts';
import { onceFor } from '../../state/once-for.ts';
import type { Comparison } from '../../state/vocabulary/index.ts';
import { isQuantity, quantityWord, type WordTable, wordTable } from '../../state/word-table.ts';
import {
  type Known,
  speaksOfCost,
  speaksOfEvent,
  speaksOfLink,
  speaksOfName,
  speaksOfOne,
  speaksOfTarget,
  speaksOfX,
} from './known.ts';
import {
  type Check,
  either,
  eitherOf,
  family,
  finding,
  fits,
  flag,
  integer,
  later,
  like,
  listOf,
  maybe,
  natural,
  oneOf,
  orTrue,
  orWord,
  pairOf,
  shape,
  some,
  speaking,
  text,
  truth,
} from './shape.ts';
import { checkOf as fieldCheck, wordsAtHome } from './shaped.ts';
import {
  cardType,
  color,
  countedActionName,
  designation,
  fact,
  keywordName,
  manaType,
  objectValue,
  playerDesignation,
  stickerKind,
  supertype,
  zone,
} from './words.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A link under which a linked ability keeps something, which this reads (607). */
export const linkRead = speaking(finding('link'), isText, speaksOfLink);

/** The name of an earlier instruction, under which objects are sought, players, a number … or whether it was done. */
const called = (part: Parameters<typeof speaksOfName>[2]): Check =>
  speaking(finding('instruction'), isText, (known, name, path, faults) =>
    speaksOfName(known, name, part, path, faults),
  );
export const did = called(null);

/** The name of a cost that was paid, or of what it used up. */
export const costRead = speaking(finding('cost'), isText, speaksOfCost);

/** Something that the event gives. */
const ofEvent = (...facts: readonly Parameters<typeof speaksOfEvent>[1][]): Check =>
  speaking(
    oneOf(...facts),
    (value): value is (typeof facts)[number] => facts.some((fact) => fact === value),
    speaksOfEvent,
  );
export const eventTypes = speaking(
  flag,
  (value) => value === true,
  (known, _, path, faults) => speaksOfEvent(known, 'types', path, faults),
);

const votedSo = speaking(
  oneOf('asYou', 'otherwise'),
  (value) => value === 'asYou' || value === 'otherwise',
  (known: Known, _, path, faults) => speaksOfEvent(known, 'votes', path, faults),
);

const target = (kind: 'objects' | 'players'): Check =>
  speaking(natural, isNumber, (known, number, path, faults) =>
    speaksOfTarget(known, number, kind, path, faults),
  );

/** One that a loop or a replaced event is about. */
const orOne = (word: 'it' | 'they', check: Check): Check => {
  const orIt = orWord(check, word);
  return like(orIt, (value, path, faults, known) => {
    orIt(value, path, faults, known);
    if (value === word && known !== null) speaksOfOne(known, word, path, faults);
  });
};

/** The same words where `they` is known: for each of several players. */
export const forThem = (check: Check): Check =>
  like(check, (value, path, faults, known) => check(value, path, faults, known && { ...known, they: true }));

/** Creature types, or what is chosen under a link, or those of objects. */
export const subtypesOf: Check = either(
  [shape({ chosen: linkRead }), shape({ creatureTypesOf: later(() => objects), still: maybe(listOf(text)) })],
  [],
  { check: listOf(text), when: Array.isArray },
);

/** Words of a kind, or one that is chosen under a link (607.2d). */
export const chosenOr = (check: Check): Check =>
  either([shape({ chosen: linkRead })], [], { check: listOf(check), when: Array.isArray });

export const filter: Check = family(
  'filter',
  later(() => filterCheck),
);

/** What stands in a field of a quantity, by the name of its family. */
const inQuantities = {
  'colors or chosen': chosenOr(color),
  'counted action': countedActionName,
  fact,
  filter,
  'filter or these': eitherOf(
    (value) => isRecord(value) && 'these' in value,
    fits(shape({ these: later(() => objects) })),
    filter,
  ),
  flag,
  'link read': linkRead,
  'mana type': manaType,
  'name of a cost paid': costRead,
  'name of an amount': called('amount'),
  'name of excess damage': called('excess'),
  'name of what was before damage': called('before'),
  'object value': objectValue,
  objects: later(() => objects),
  players: later(() => players),
  quantity: later(() => quantity),
  text,
  'two quantities': later(() => pairOf(quantity)),
  zone,
} satisfies { readonly [Name in keyof Families]?: Check };

const outrightOrInWords = eitherOf(
  (value) => typeof value === 'number',
  integer,
  wordsAtHome('number', () => wordTable().quantities, inQuantities),
);

/** X and the amount of an event have to be known where a quantity speaks of them. */
const quantityWords = like(outrightOrInWords, (value, path, faults, known) => {
  outrightOrInWords(value, path, faults, known);
  if (known === null || !isQuantity(value)) return;
  const { needs } = quantityWord(value);
  if (needs === 'x') speaksOfX(known, path, faults);
  if (needs === 'amount of the event') speaksOfEvent(known, 'amount', path, faults);
});

export const quantity: Check = family('quantity', quantityWords);

export const comparison = family(
  'comparison',
  fits(shape<Comparison>({ atLeast: maybe(quantity), atMost: maybe(quantity), exactly: maybe(quantity) })),
);

/** From so many to so many: what is numbers already has to be in that order. */
export const rangeOf = (check: Check): Check =>
  like(check, (value, path, faults, known) => {
    check(value, path, faults, known);
    if (!isRecord(value)) return;
    const { min, max } = value;
    if (typeof min === 'number' && typeof max === 'number' && min > max)
      faults.push({ path: `${path}.max`, reason: `${max} is less than ${min}` });
  });

export const range = rangeOf(fits(shape({ min: quantity, max: quantity })));

const objectWords: Check = either(
  [
    shape({ target: target('objects') }),
    shape({ named: called('objects') }),
    shape({ event: ofEvent('object', 'source', 'other') }),
    shape({ all: filter }),
    shape({ linked: linkRead, ofCardsNamed: maybe(text) }),
    shape({ top: forThem(quantity), of: later(() => players), in: maybe(oneOf('graveyard', 'attractions')) }),
    shape({ paid: costRead }),
    shape({ union: later(() => listOf(objects)) }),
    shape({ before: later(() => objects) }),
    shape({ mostVoted: linkRead }),
    shape({ last: later(() => objects), like: maybe(filter) }),
  ],
  ['self', 'attached', 'paired', 'giver', 'it'],
);

export const objects: Check = family('objects', orOne('it', objectWords));

const playerWords: Check = either(
  [
    shape({ controllerOf: objects }),
    shape({ ownerOf: objects }),
    shape({ target: target('players') }),
    shape({ named: called('players') }),
    shape({ event: ofEvent('player', 'otherPlayer') }),
    shape({ union: later(() => listOf(players)) }),
    shape({ whoChose: text, under: linkRead }),
    shape({ whoVoted: votedSo, of: later(() => players) }),
    shape({ attackedBy: objects }),
    shape({ playerDesignated: playerDesignation }),
    shape({
      playersWith: fits(
        shape({
          life: maybe(comparison),
          of: later(() => players),
          mostLife: maybe(flag),
          cards: maybe(fits(shape({ in: oneOf('library', 'hand', 'graveyard'), count: comparison }))),
          except: maybe(later(() => players)),
          attacking: maybe(later(() => players)),
          fewest: maybe(filter),
          dealtCombatDamageBy: maybe(objects),
          thisTurn: maybe(fits(shape({ fact, count: comparison }))),
        }),
      ),
    }),
  ],
  ['you', 'opponents', 'everyone', 'everyoneElse', 'active', 'defending', 'they', 'attachedPlayer'],
);

export const players: Check = family('players', orOne('they', playerWords));

/** What stands in a filter, by the name of its family. */
const inFilters = {
  'card type': cardType,
  'card type or several': some(cardType),
  color,
  'color or several': some(color),
  comparison,
  designation,
  filter,
  flag,
  'flag or kind of sticker': orTrue(stickerKind),
  keyword: keywordName,
  'link read': linkRead,
  objects,
  players,
  quantity,
  supertype,
  text,
  'text or several': some(text),
  'whole number': natural,
  'yes or no': truth,
  'zone or several': some(zone),
} satisfies { readonly [Name in keyof Families]?: Check };

/** One bag: each word that stands in it is checked by its home. */
const filterCheck = later(() => bagOf(wordTable().filters));

const bagOf = onceFor((homes: WordTable['filters']): Check => {
  const fields = Object.entries(homes).map(([word, home]) => [
    word,
    maybe(fieldCheck(home.shape, inFilters)),
  ]);
  return fits({ fields: Object.fromEntries(fields) });
});

/** An object itself, or one that fits. */
export const selfOr = orWord(filter, 'self');

/** An object itself, what it is attached to, or one that fits. */
export const watched = orWord(filter, 'self', 'attached');
