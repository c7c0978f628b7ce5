/** When and from where a spell may be cast, and what its X may be (113.6e-f, 107.3). */
import { everywhere, functionsAt, playable } from '../../rules/characteristics/where-abilities-function.ts';
import { phrase, separated } from '../../wording/syntax.ts';
import { is } from './phrases.ts';
import type { StaticWord } from './word.ts';

export const castOnlyIf: StaticWord<'castOnlyIf'> = {
  shape: 'condition',
  said: {
    statement: [
      phrase('cast this spell only <when:onlyWhen>', { ...is, castOnlyIf: '<when>' }),
      phrase('cast this spell only <when:onlyWhen> and only <also:onlyWhen>', {
        ...is,
        castOnlyIf: { holds: 'both', of: ['<when>', '<also>'] },
      }),
    ],
  },
  functionsIn: () => functionsAt('113.6e', ...playable),
  isAboutCasting: () => true,
};

export const castableFrom: StaticWord<'castableFrom'> = {
  shape: {
    fields: {
      zones: { list: 'zone' },
      only: 'flag?',
      cost: 'cost?',
      name: 'name of a cost?',
      by: 'name of a cost paid?',
      if: 'condition?',
    },
  },
  said: {
    statement: [
      phrase('you may cast <self:selfWord> from <zones:zonesOr>', {
        ...is,
        castableFrom: { zones: '<zones>' },
      }),
      phrase('you may cast|play <self:selfWord> from <zones:zonesOr> , but not from anywhere else', {
        ...is,
        castableFrom: { zones: '<zones>', only: true },
      }),
      phrase('you may play <self:selfWord> from <zones:zonesOr>', {
        ...is,
        castableFrom: { zones: '<zones>' },
      }),
      phrase('you may cast <self:selfWord> from <zones:zonesOr> using its mutate ability', {
        ...is,
        castableFrom: { zones: '<zones>', by: 'mutate' },
      }),
    ],
    zonesOr: [separated('zoneOfYours', [[' or ', ', ', ', or ']])],
    zoneOfYours: [
      phrase('your graveyard', 'graveyard'),
      phrase('exile', 'exile'),
      phrase('outside the game', 'outside'),
    ],
  },
  functionsIn: () => functionsAt('113.6f', ...everywhere),
  isAboutCasting: () => true,
};

export const leastX: StaticWord<'leastX'> = {
  shape: 'whole number',
  said: { statement: [phrase("X can't be 0", { ...is, leastX: 1 })] },
  functionsIn: () => functionsAt('113.6e', ...playable),
  isAboutCasting: () => true,
};

export const spentOnX: StaticWord<'spentOnX'> = {
  shape: 'color',
  said: { statement: [phrase('spend only <color> mana on X', { ...is, spentOnX: '<color>' })] },
  functionsIn: () => functionsAt('113.6d', 'stack'),
  isAboutCasting: () => true,
};
