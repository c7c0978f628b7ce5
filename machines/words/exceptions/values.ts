/** Name, mana cost, color and size of a copy: "except its name is …", "it's 1/1". */
import { inOrder } from '../../rules/characteristics/both-of.ts';
import { printedTexts } from '../../rules/characteristics/printed.ts';
import { printedOn } from '../../rules/characteristics/printed-on.ts';
import type { Color } from '../../rules/state/mana.ts';
import { phrase } from '../../wording/syntax.ts';
import type { AddColors, SetColors } from '../modifications/colors.ts';
import type { SetPowerToughness } from '../modifications/size.ts';
import { sizeInNumbers } from '../modifications/size.ts';
import { asWritten, type CopiedWord, type ExceptionWord } from './word.ts';

/** Its name is this. */
export interface CopiedName {
  readonly change: 'setName';
  readonly name: string;
}

export const setName: CopiedWord<CopiedName> = {
  shape: { name: 'text' },
  said: { exception: [phrase('its name is <name:nameWords>', [{ change: 'setName', name: '<name>' }])] },
  fixed: asWritten,
  make(values, { name }) {
    values.name = name;
    delete values.otherNames;
  },
};

/** It has no mana cost (118.5a): so says eternalize (702.129a). */
export interface NoManaCost {
  readonly change: 'noManaCost';
}

export const noManaCost: CopiedWord<NoManaCost> = {
  shape: {},
  said: null,
  fixed: asWritten,
  make(values) {
    values.manaCost = null;
    values.manaValue = 0;
  },
};

export const addColors: CopiedWord<AddColors<readonly Color[]>> = {
  shape: { colors: { list: 'color' } },
  said: null,
  fixed: asWritten,
  make(values, { colors }) {
    values.colors = inOrder([...values.colors, ...colors]);
  },
};

export const setColors: CopiedWord<SetColors<readonly Color[]>> = {
  shape: { colors: { list: 'color' } },
  said: {
    exception: [
      phrase("it's <color>", [{ change: 'setColors', colors: ['<color>'] }]),
      phrase('the copy is <color>', [{ change: 'setColors', colors: ['<color>'] }]),
    ],
    kindAdded: [
      phrase('<colors:tokenColors> <subtypes:tokenSubtypes> <types:tokenTypes>', [
        { change: 'setColors', colors: '<colors>' },
        { change: 'addTypes', types: '<types>' },
        { change: 'addSubtypes', subtypes: '<subtypes>' },
      ]),
      phrase('<colors:tokenColors> <subtypes:tokenSubtypes>', [
        { change: 'setColors', colors: '<colors>' },
        { change: 'addSubtypes', subtypes: '<subtypes>' },
      ]),
    ],
  },
  fixed: asWritten,
  make(values, { colors }) {
    values.colors = inOrder(colors);
  },
  sets: ['colors'],
};

export const setPowerToughness: CopiedWord<SetPowerToughness> = {
  shape: { power: 'quantity?', toughness: 'quantity?' },
  said: {
    exception: [
      phrase("it's <size>", [{ change: 'setPowerToughness', '...size': '<size>' }]),
      phrase("it's a|an <size> <kind:kindAdded> in addition to its other types", [
        { change: 'setPowerToughness', '...size': '<size>' },
        '<...kind>',
      ]),
    ],
  },
  fixed: (exception, { number }) => [sizeInNumbers(exception, number)],
  make(values, { power, toughness }) {
    if (typeof power === 'number') values.power = values.basePower = power;
    if (typeof toughness === 'number') values.toughness = values.baseToughness = toughness;
  },
  sets: ['size'],
};

/** "it doesn't copy that creature's color": it stays what it is (707.9c). */
export interface NotCopied {
  readonly change: 'notCopied';
  readonly what: 'color' | 'name';
}

export const notCopied: ExceptionWord<NotCopied> = {
  shape: { what: { words: { color: true, name: true } } },
  said: {
    exception: [
      phrase("it doesn't copy that <noun:nounMeant>'s color", [{ change: 'notCopied', what: 'color' }]),
    ],
  },
  fixed({ what }, { game, onto }) {
    if (onto === null) return [];
    const { colors, name } = printedOn(game, printedTexts(game), onto).values;
    return what === 'color' ? [{ change: 'setColors', colors: [...colors] }] : [{ change: 'setName', name }];
  },
};
