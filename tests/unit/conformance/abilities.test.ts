import { expect, test } from 'vitest';
import { hasAbility } from '../../../machines/play/conformance/has-ability.ts';
import { runScenario, scenario } from '../../../machines/play/scenario/index.ts';

test('607.2d: protection from the chosen color is found by that color', () => {
  const { failure, steps } = runScenario(
    scenario('chosen', {
      rules: ['607.2d'],
      alice: { hand: ['Voice of All'], mana: 'CCWW' },
      bob: {},
      script: ['alice casts Voice of All', 'everyone passes', 'alice chooses red'],
      expect: { 'Voice of All': { on: 'battlefield' } },
    }),
  );
  expect(failure).toBeNull();
  const game = steps.at(-1)?.game;
  if (game === undefined) throw new Error('Nothing was played.');
  const [angel = -1] = game.battlefield;
  const has = (param: string) => hasAbility(game, angel, { keyword: 'protection', param });
  expect([has('from red'), has('from blue'), has('from the chosen color')]).toEqual([1, 0, 0]);
  expect(hasAbility(game, angel, { keyword: 'protection' })).toBe(1);
  expect(hasAbility(game, angel, { keyword: 'flying' })).toBe(1);
});
