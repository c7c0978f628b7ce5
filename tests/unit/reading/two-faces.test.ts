import { beforeAll, describe, expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { isPlayable, readCard, whyNotRead } from '../../../machines/read.ts';
import type { CardFacts, Facts } from '../../../machines/reading/index.ts';
import { faceParagraphs } from '../../../machines/reading/saying/index.ts';
import { canonical } from '../../../machines/rules/abilities/canonical/index.ts';
import type { CardDefinition, FaceDefinition } from '../../../machines/rules/index.ts';
import { sameWords } from '../../../machines/rules/state/same-words.ts';

beforeAll(putRulesTogether);

const printed = (size: number | string | undefined) => (size === undefined ? undefined : String(size));

/** What is printed on a face, with our own text of it. */
const faceFacts = (face: FaceDefinition): Facts => ({
  name: face.name,
  manaCost: face.manaCost,
  colorIndicator: face.colorIndicator,
  supertypes: face.supertypes ?? [],
  types: face.types,
  subtypes: face.subtypes ?? [],
  power: printed(face.power),
  toughness: printed(face.toughness),
  loyalty: printed(face.loyalty),
  defense: printed(face.defense),
  oracleText: faceParagraphs(face).join('\n'),
});

const layoutOf = ({ adventure, flip, meldsWith, modal, split }: CardDefinition): string => {
  if (adventure) return 'adventure';
  if (flip) return 'flip';
  if (modal) return 'modal_dfc';
  if (split) return 'split';
  return meldsWith === undefined ? 'transform' : 'meld';
};

const facts = (card: CardDefinition): CardFacts => ({
  ...faceFacts(card),
  layout: layoutOf(card),
  back: card.back && faceFacts(card.back),
  meldsWith: card.meldsWith,
});

/** What a face is apart from how its text is worded. */
const unworded = ({ pronoun: _pronoun, wording: _wording, ...face }: FaceDefinition) => face;
const itself = (card: CardDefinition) => ({
  ...unworded(canonical(card)),
  back: card.back && unworded(canonical(card).back ?? card.back),
});

const owl: CardFacts = {
  name: 'Careful Owl',
  manaCost: '{1}{U}',
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Bird'],
  power: '1',
  toughness: '1',
  oracleText: 'Flying\nAt the beginning of your upkeep, transform this creature.',
};
const night: Facts = {
  name: 'Owl of the Night',
  manaCost: '',
  colorIndicator: ['U'],
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Bird'],
  power: '3',
  toughness: '3',
  oracleText: 'Flying',
};

describe('a card of two faces', () => {
  test('is read as one definition: every known one whose faces are read is that card', () => {
    const known = [...new Set(Object.values(cards))].filter(({ back }) => back !== undefined);
    const readings = known.map((card) => ({ card, reading: readCard(facts(card)) }));
    const others = readings.flatMap(({ card, reading }) =>
      'card' in reading && !sameWords(itself(reading.card), itself(card)) ? [card.name] : [],
    );
    expect(others).toEqual([]);
    expect(readings.filter(({ reading }) => isPlayable(reading)).length).toBeGreaterThan(
      (known.length * 8) / 10,
    );
  });

  test('has the color that its back’s indicator shows (204.1)', () => {
    const reading = readCard({ ...owl, layout: 'transform', back: night });
    expect(reading).toMatchObject({
      verdict: 'same',
      card: { name: 'Careful Owl', back: { name: 'Owl of the Night', colorIndicator: ['U'] } },
    });
  });

  test('isn’t read where a file doesn’t say whether there is an indicator', () => {
    const reading = readCard({
      ...owl,
      layout: 'transform',
      back: { ...night, colorIndicator: 'unknown' },
    });
    expect(reading).toMatchObject({ verdict: 'declined', lines: [{ face: 'Owl of the Night' }] });
  });

  test('is the less certain of both: what one face doesn’t say keeps the card from being played', () => {
    const reading = readCard({
      ...owl,
      layout: 'transform',
      back: { ...night, oracleText: 'Flying\nWhenever this creature frobnicates, draw a card.' },
    });
    expect(isPlayable(reading)).toBe(false);
    expect(whyNotRead(reading)).toEqual([expect.stringContaining('“frobnicates, draw a card.” isn’t')]);
  });

  test('of a layout that no rule here knows is declined by its name', () => {
    expect(whyNotRead(readCard({ ...owl, layout: 'prepare', back: night }))).toEqual([
      expect.stringContaining('cards of the layout “prepare” aren’t read'),
    ]);
  });

  test('is declined where the other face is missing', () => {
    expect(whyNotRead(readCard({ ...owl, layout: 'transform' }))).toEqual([
      expect.stringContaining('its other face is missing'),
    ]);
    expect(isPlayable(readCard(owl))).toBe(true);
  });

  test('that is a meld card needs the name of its counterpart (712.4)', () => {
    expect(isPlayable(readCard({ ...owl, layout: 'meld', back: night }))).toBe(false);
    expect(readCard({ ...owl, layout: 'meld', back: night, meldsWith: 'Careful Moon' })).toMatchObject({
      verdict: 'same',
      card: { meldsWith: 'Careful Moon' },
    });
  });
});

describe('a battle', () => {
  test('has the defense printed on it (310.4)', () => {
    const reading = readCard({
      name: 'Siege of Nowhere',
      manaCost: '{2}{R}',
      supertypes: [],
      types: ['Battle'],
      subtypes: ['Siege'],
      defense: '4',
      oracleText: 'When this Siege enters, draw a card.',
    });
    expect(reading).toMatchObject({ verdict: 'same', card: { defense: 4 } });
  });
});
