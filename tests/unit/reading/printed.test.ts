import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { type CardFacts, isPlayable, readCard } from '../../../machines/reading/index.ts';
import { withPrinted } from '../../../machines/reading/printed.ts';
import { readWithoutLines } from '../../../machines/reading/without-lines.ts';
import { checkCard } from '../../../machines/words/check-card.ts';

beforeAll(putRulesTogether);

const card = (types: readonly string[], oracleText: string): CardFacts => ({
  name: 'Tried Card',
  supertypes: [],
  types,
  subtypes: [],
  ...(types.includes('Creature') ? { power: '1', toughness: '1' } : {}),
  oracleText,
});

/** The paragraphs that the definition read from these facts has, and how many abilities it has. */
function printed(facts: CardFacts) {
  const reading = readCard(facts);
  if (!isPlayable(reading)) throw new Error('It isn’t read.');
  const read = withPrinted(reading.card, facts);
  expect(checkCard(read)).toEqual([]);
  return { printed: read.printed, abilities: read.abilities?.length ?? 0 };
}

describe('a definition that was read', () => {
  test('has the paragraphs of its card as they stand there, each with the abilities that it says', () => {
    const text = 'Flying, haste (Both of these.)\n{T}: Add {G}.\nWhen this creature enters, draw a card.';
    expect(printed(card(['Creature'], text))).toEqual({
      printed: [
        { text: 'Flying, haste (Both of these.)', abilities: 2 },
        { text: '{T}: Add {G}.', abilities: 1 },
        { text: 'When this creature enters, draw a card.', abilities: 1 },
      ],
      abilities: 4,
    });
  });

  test('has one ability for the paragraphs of a spell: the second says none of its own', () => {
    expect(printed(card(['Sorcery'], 'Draw a card.\nYou gain 3 life.'))).toEqual({
      printed: [
        { text: 'Draw a card.', abilities: 1 },
        { text: 'You gain 3 life.', abilities: 0 },
      ],
      abilities: 1,
    });
  });

  test('has modes in the paragraph that they belong to, and a paragraph of reminder text that says nothing', () => {
    const text = '(A reminder\nin two lines.)\nChoose one —\n• Draw a card.\n• You gain 3 life.';
    expect(printed(card(['Sorcery'], text)).printed).toEqual([
      { text: '(A reminder\nin two lines.)', abilities: 0 },
      { text: 'Choose one —\n• Draw a card.\n• You gain 3 life.', abilities: 1 },
    ]);
  });

  test('of two faces has what is printed on each', () => {
    const facts: CardFacts = {
      ...card(['Creature'], 'Flying'),
      layout: 'modal_dfc',
      back: { ...card(['Sorcery'], 'Draw a card.'), name: 'Tried Back' },
    };
    const reading = readCard(facts);
    if (!isPlayable(reading)) throw new Error('It isn’t read.');
    expect(withPrinted(reading.card, facts)).toMatchObject({
      printed: [{ text: 'Flying' }],
      back: { printed: [{ text: 'Draw a card.' }] },
    });
  });

  test('of a card without text has none', () => {
    expect(printed(card(['Creature'], ''))).toEqual({ printed: undefined, abilities: 0 });
  });
});

describe('a card that isn’t wholly understood', () => {
  const facts = card(['Creature'], 'Flying\nFrobnicate target player.\nHaste');

  test('can be read without the lines that aren’t, and says which those are', () => {
    const reading = readWithoutLines(facts);
    if (reading === undefined) throw new Error('It isn’t read without them.');
    expect(withPrinted(reading.card, facts)).toMatchObject({
      abilities: [{ keyword: 'flying' }, { keyword: 'haste' }],
      printed: [
        { text: 'Flying', abilities: 1 },
        { text: 'Frobnicate target player.', abilities: 0, leftOut: true },
        { text: 'Haste', abilities: 1 },
      ],
    });
  });

  test('can’t be, where it is no line that isn’t understood', () => {
    expect(readWithoutLines({ ...facts, layout: 'unheard of' })).toBeUndefined();
  });

  test('can’t be, where another line speaks of what that line does', () => {
    const exiled =
      'Frobnicate and exile target creature.\nWhen this creature dies, return the exiled card to its owner’s hand.';
    expect(readWithoutLines(card(['Creature'], exiled))).toBeUndefined();
  });
});
