/** Colors (105.3). */
import { inOrder, union } from '../../rules/characteristics/both-of.ts';
import { colorWords } from '../../rules/characteristics/changes.ts';
import type { ColorWords } from '../../rules/state/vocabulary/modification.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ModificationWord } from './word.ts';

export interface AddColors<Said = ColorWords> {
  readonly change: 'addColors';
  readonly colors: Said;
}

export const addColors: ModificationWord<AddColors> = {
  shape: { colors: 'colors or chosen' },
  said: {
    being: [
      phrase('[are] <color> in addition to its|their other colors', [
        { change: 'addColors', colors: ['<color>'] },
      ]),
    ],
  },
  layer: '5',
  apply(now, { colors }, { game, scope }) {
    now.colors = inOrder(union(now.colors, colorWords(game, scope, colors)));
  },
  locked: (change, lock) => ({ ...change, colors: lock.colors(change.colors) }),
  writes: ['colors'],
  order: 'adds',
};

export interface SetColors<Said = ColorWords> {
  readonly change: 'setColors';
  readonly colors: Said;
}

export const setColors: ModificationWord<SetColors> = {
  shape: { colors: 'colors or chosen' },
  said: {
    becomingWhat: [
      phrase('<colors:colorsAnd>', [{ change: 'setColors', colors: '<colors>' }]),
      phrase('colorless', [{ change: 'setColors', colors: [] }]),
    ],
    being: [
      phrase('[are] <color>', [{ change: 'setColors', colors: ['<color>'] }]),
      phrase('[are] colorless', [{ change: 'setColors', colors: [] }]),
      phrase('[are] the chosen color in addition to its|their other colors', [
        { change: 'addColors', colors: { chosen: 'color' } },
      ]),
      phrase('[are] the chosen color', [{ change: 'setColors', colors: { chosen: 'color' } }]),
    ],
  },
  layer: '5',
  apply(now, { colors }, { game, scope }) {
    now.colors = inOrder(colorWords(game, scope, colors));
  },
  locked: (change, lock) => ({ ...change, colors: lock.colors(change.colors) }),
  writes: ['colors'],
  order: 'sets',
  says: (name) => name === 'colors',
};
