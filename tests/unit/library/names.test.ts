import { describe, expect, test } from 'vitest';
import { byNames, firstYear, foundIn, isForDecks } from '../../../machines/library/index.ts';
import { libraryCard } from './cards.ts';

const owl = libraryCard('Careful Owl', { layout: 'transform', back: libraryCard('Owl of the Night').facts });
const split = libraryCard('Rise', { layout: 'split', back: libraryCard('Fall').facts });
const bear = libraryCard('Qûiet Bær’s Friend');
const library = byNames([owl, split, bear, libraryCard('Fall')]);

describe('cards by name', () => {
  test.each([
    ['Careful Owl', owl],
    ['careful owl // owl of the night', owl],
    ['Careful Owl / Owl of the Night', owl],
    ['Rise//Fall', split],
    ['Rise', split],
    ["quiet baer's friend", bear],
  ])('%s is found', (name, card) => {
    expect(library.find(name)).toBe(card);
  });

  test('a back face only where faces are looked for, and never in place of a card of that name', () => {
    expect(library.find('Owl of the Night')).toBeUndefined();
    expect(library.findFace('Owl of the Night')).toBe(owl);
    expect(library.findFace('Fall')?.facts.back).toBeUndefined();
  });

  test('of several of one name the last, and a token never in place of a card', () => {
    const [older, newer, token] = [
      libraryCard('Bear', { power: '1' }),
      libraryCard('Bear', { power: '3' }),
      libraryCard('Bear', { layout: 'token' }),
    ];
    const bears = byNames([older, newer, token]);
    expect(bears.find('Bear')).toBe(newer);
    expect(bears.all).toEqual([newer]);
    expect(byNames([token]).find('Bear')).toBe(token);
  });

  test('near names are looked for over all of it, and among other names', () => {
    expect(foundIn(library, 'Carefull Owl', [])).toEqual({ verdict: 'unknown', near: ['Careful Owl'] });
    expect(foundIn(library, 'Carefull Owl', ['Carefull Owls'])).toEqual({
      verdict: 'unknown',
      near: ['Careful Owl', 'Carefull Owls'],
    });
  });
});

test('the year of a card is that of its first printing', () => {
  const printing = (released: string | null) => ({ set: 'A', setName: null, number: null, released });
  expect(firstYear({ ...owl, printings: ['2020-01-01', '1994-05-05', null].map(printing) })).toBe(1994);
  expect(firstYear({ ...owl, printings: [printing(null)] })).toBeNull();
});

test('tokens, emblems and pictures are for no deck', () => {
  const layouts = ['normal', 'split', 'token', 'emblem', 'art_series', 'planar'];
  expect(layouts.filter((layout) => isForDecks(libraryCard('Bear', { layout })))).toEqual([
    'normal',
    'split',
  ]);
});
