import { describe, expect, test } from 'vitest';
import {
  capitalized,
  colorWord,
  fromText,
  goingOn,
  list,
  numeral,
  plural,
  pluralVerb,
  possessive,
  sentence,
  timeWord,
  withArticle,
} from '../../../../machines/rules/abilities/text/words.ts';

describe('English, as far as rules text needs it', () => {
  test('numbers', () => {
    expect([0, 1, 2, 11, 20, 21, -1].map(numeral)).toEqual([
      'zero',
      'one',
      'two',
      'eleven',
      'twenty',
      'twenty-one',
      '-1',
    ]);
  });

  test('articles', () => {
    const words = [
      'Elf',
      'artifact',
      'island',
      'opponent',
      'untapped land',
      'unit',
      'Unicorn',
      'used card',
      'X',
      'X/X',
      'Xenagos',
      '8',
      '8/8',
      '11/11',
      '18/20',
      '80',
      '1/1',
      'card',
    ];
    expect(words.map(withArticle).filter((word) => word.startsWith('an '))).toEqual([
      'an Elf',
      'an artifact',
      'an island',
      'an opponent',
      'an untapped land',
      'an X',
      'an X/X',
      'an 8',
      'an 8/8',
      'an 11/11',
      'an 18/20',
    ]);
    expect(withArticle('used card')).toBe('a used card');
    expect(withArticle('red Elf')).toBe('a red Elf');
  });

  test('plurals', () => {
    expect(
      [
        'creature',
        'Elf',
        'artifact Elf',
        'Ally',
        'sorcery',
        'enemy',
        'Fox',
        'Plains',
        'Merfolk',
        'boss',
        'leech',
        'dash',
        'day',
        'Monkey trick',
        'Citizen',
      ].map(plural),
    ).toEqual([
      'creatures',
      'Elves',
      'artifact Elves',
      'Allies',
      'sorceries',
      'enemies',
      'Foxes',
      'Plains',
      'Merfolk',
      'bosses',
      'leeches',
      'dashes',
      'days',
      'Monkey tricks',
      'Citizens',
    ]);
    expect(plural('tryst')).toBe('trysts');
  });

  test('lists', () => {
    expect([list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b, and c',
    ]);
    expect([list(['a', 'b'], 'or'), list(['a', 'b', 'c'], 'or')]).toEqual(['a or b', 'a, b, or c']);
    expect([list(['a'], 'then'), list(['a', 'b'], 'then'), list(['a', 'b', 'c'], 'then')]).toEqual([
      'a',
      'a, then b',
      'a, b, then c',
    ]);
  });

  test('whose', () => {
    expect(
      [
        'you',
        'it',
        'they',
        'them',
        'this creature',
        'your opponents',
        'those creatures',
        'Atreus',
        'the Atreus',
        'Sisay',
      ].map(possessive),
    ).toEqual([
      'your',
      'its',
      'their',
      'their',
      "this creature's",
      "your opponents'",
      "those creatures'",
      "Atreus's",
      "the Atreus's",
      "Sisay's",
    ]);
  });

  test('verbs of several', () => {
    expect(
      [
        "doesn't untap",
        'has flying',
        'is red',
        'gets +1/+1',
        'searches it',
        'scries',
        'attacks if able',
        "can't block",
        'may draw',
        'becomes blue',
        'do',
      ].map(pluralVerb),
    ).toEqual([
      "don't untap",
      'have flying',
      'are red',
      'get +1/+1',
      'search it',
      'scry',
      'attack if able',
      "can't block",
      'may draw',
      'become blue',
      'do',
    ]);
  });

  test('sentences', () => {
    expect(sentence('draw a card')).toBe('Draw a card.');
    expect(sentence('it has "{T}: Add {G}."')).toBe('It has "{T}: Add {G}."');
    expect(sentence('it is named "Bear"')).toBe('It is named "Bear."');
    expect(sentence('draw a card.')).toBe('Draw a card.');
    expect(sentence('why?')).toBe('Why?');
    expect(sentence('choose one —\n• Draw a card.')).toBe('Choose one —\n• Draw a card.');
    expect(sentence('')).toBe('');
    expect(capitalized('draw')).toBe('Draw');
  });

  test('what goes on within a sentence', () => {
    expect(goingOn('Draw a card.', 'Burst')).toBe('draw a card.');
    expect(goingOn('Burst deals 1 damage.', 'Burst')).toBe('Burst deals 1 damage.');
    expect(goingOn('{T}: Draw a card.', 'Burst')).toBe('{T}: Draw a card.');
    expect(goingOn('X is 3.', 'Burst')).toBe('X is 3.');
    expect(goingOn('target Elf dies.', 'Burst')).toBe('target Elf dies.');
  });

  test('words of the game', () => {
    expect(['W', 'U', 'B', 'R', 'G', 'C', 'the chosen color'].map(colorWord)).toEqual([
      'white',
      'blue',
      'black',
      'red',
      'green',
      'colorless',
      'the chosen color',
    ]);
    expect(timeWord('endOfCombat')).toBe('end of combat');
    expect(timeWord('lunch')).toBe('lunch');
    expect([fromText(undefined), fromText('exile'), fromText('graveyard'), fromText('battlefield')]).toEqual([
      '',
      ' from exile',
      ' from your graveyard',
      ' from the battlefield',
    ]);
  });
});
