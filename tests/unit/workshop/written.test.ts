import { describe, expect, test } from 'vitest';
import { compared } from '../../../ui/workshop/differences.ts';
import { forgetCard, keepCard, keptCards } from '../../../ui/workshop/kept-cards.ts';
import {
  factsOf,
  firstCard,
  noFace,
  type WrittenCard,
  workshopIn,
  workshopLink,
} from '../../../ui/workshop/written.ts';

const bear = (text: string): WrittenCard => ({
  layout: 'normal',
  front: {
    ...noFace,
    name: 'Written Bear',
    manaCost: '{1}{G}',
    typeLine: 'Legendary Creature — Bear Scout',
    size: '2/3',
    text,
  },
  back: noFace,
});

describe('a card that is written', () => {
  test('has the facts that are printed on it, of both faces where it has two', () => {
    expect(factsOf(bear('Trample'))).toMatchObject({
      name: 'Written Bear',
      manaCost: '{1}{G}',
      supertypes: ['Legendary'],
      types: ['Creature'],
      subtypes: ['Bear', 'Scout'],
      power: '2',
      toughness: '3',
      oracleText: 'Trample',
    });
    expect(factsOf(bear('Trample')).back).toBeUndefined();
    const two = factsOf({
      ...bear(''),
      layout: 'transform',
      back: { ...noFace, name: 'Wild Bear', typeLine: 'Planeswalker — Bear', size: '4' },
    });
    expect(two.layout).toBe('transform');
    expect(two.back).toMatchObject({ name: 'Wild Bear', loyalty: '4' });
    expect(two.back).not.toHaveProperty('power');
  });

  test('is in the link that opens the workshop with it; what is damaged opens it with another', () => {
    const card = bear('Whenever this creature attacks, draw a card. #1');
    expect(workshopIn(workshopLink(card))).toEqual(card);
    expect(workshopIn(workshopLink())).toEqual(firstCard);
    expect(workshopIn('#workshop=%7Bnothing')).toEqual(firstCard);
    expect(workshopIn('#game=abc')).toBeNull();
    expect(workshopIn('')).toBeNull();
  });
});

/** A storage with room for so many characters. */
function storage(room: number) {
  let kept: string | null = null;
  return {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      if (text.length > room) throw new Error('no room');
      kept = text;
    },
  };
}

describe('cards that are kept', () => {
  test('are there again, one of each name', () => {
    const keeping = storage(10_000);
    expect(keepCard(keeping, bear('Trample'))).toBe(true);
    expect(keepCard(keeping, bear('Vigilance'))).toBe(true);
    const odd = bear('Frobnicate.');
    expect(keepCard(keeping, { ...odd, front: { ...odd.front, name: 'Odd Bear' } })).toBe(true);
    expect(keptCards(keeping).map(({ front }) => front.name)).toEqual(['Odd Bear', 'Written Bear']);
    expect(keptCards(keeping)[1]?.front.text).toBe('Vigilance');
    forgetCard(keeping, 'Written Bear');
    expect(keptCards(keeping).map(({ front }) => front.name)).toEqual(['Odd Bear']);
  });

  test('stay as they were where there is no room for another, or what was kept is damaged', () => {
    const keeping = storage(300);
    expect(keepCard(keeping, bear('Trample'))).toBe(true);
    expect(keepCard(keeping, bear('Trample '.repeat(90)))).toBe(false);
    expect(keptCards(keeping)).toEqual([bear('Trample')]);
    keeping.setItem('', '[{"front": 1}, 5');
    expect(keptCards(keeping)).toEqual([]);
  });
});

test('two texts are compared word by word', () => {
  const said = compared('When Owl comes into play, draw a card.', 'When Owl enters, draw a card.');
  expect(
    said
      .filter(({ in: where }) => where !== 'second')
      .map(({ word }) => word)
      .join(' '),
  ).toBe('When Owl comes into play, draw a card.');
  expect(said.filter(({ in: where }) => where === 'first').map(({ word }) => word)).toEqual([
    'comes',
    'into',
    'play,',
  ]);
  expect(said.filter(({ in: where }) => where === 'second').map(({ word }) => word)).toEqual(['enters,']);
});
