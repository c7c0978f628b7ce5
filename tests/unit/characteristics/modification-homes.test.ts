import { expect, test } from 'vitest';
import { checkCard } from '../../../machines/words/check-card.ts';
import { type AddColors, addColors } from '../../../machines/words/modifications/colors.ts';
import { modifications } from '../../../machines/words/modifications/index.ts';
import type { ModificationWord } from '../../../machines/words/modifications/word.ts';

type Coloring = ModificationWord<AddColors>;

/** What a change has to say of itself: without one of these its home doesn't compile. */
test('a change without shape, wording, layer, meaning, or what depends on it is none', () => {
  const { shape, ...noShape } = addColors;
  const { said, ...noWording } = addColors;
  const { layer, ...nowhere } = addColors;
  const { apply, ...noMeaning } = addColors;
  const { writes, ...changesNothing } = addColors;
  const { order, ...inNoOrder } = addColors;
  const faults: readonly Coloring[] = [
    // @ts-expect-error its fields aren't said
    noShape,
    // @ts-expect-error nobody can say it
    noWording,
    // @ts-expect-error it is no part of a sentence that says nothing
    { ...addColors, said: {} },
    // @ts-expect-error it is made in no layer
    nowhere,
    // @ts-expect-error it does nothing
    noMeaning,
    // @ts-expect-error nothing could depend on it
    changesNothing,
    // @ts-expect-error whether its order matters isn't said
    inNoOrder,
    // @ts-expect-error no such layer
    { ...addColors, layer: '8' },
    // @ts-expect-error nothing of an object is called so
    { ...addColors, writes: ['hue'] },
    // @ts-expect-error a quantity is no color
    { ...addColors, shape: { colors: 'quantity' } },
    // @ts-expect-error a color is always said
    { ...addColors, shape: { colors: 'colors?' } },
  ];
  expect(faults).toHaveLength([shape, said, layer, apply, writes, order].length + 5);
});

test('each change has its own home', () => {
  // @ts-expect-error coloring is no home of control
  const { control }: typeof modifications = { ...modifications, control: addColors };
  expect(control).toBe(addColors);
});

test('a definition is checked by the shapes of changes, and says none that only rules make', () => {
  const changing = (change: object) =>
    checkCard({
      name: 'Idol',
      types: ['artifact'],
      abilities: [{ kind: 'static', affects: 'self', changes: [change] }],
    }).map(({ path, reason }) => `${path}: ${reason}`);
  expect(changing({ change: 'addColors', colors: ['R'] })).toEqual([]);
  expect(changing({ change: 'addColors' })).toEqual(['abilities[0].changes[0].colors: is missing']);
  expect(changing({ change: 'setText' })[0]).toMatch('"setText" is not a known `change`');
});
