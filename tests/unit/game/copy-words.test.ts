import { expect, test } from 'vitest';
import { copyWords } from '../../../machines/game/index.ts';
import { runScenario, scenario } from '../../../machines/play/scenario/index.ts';

/** What is said of the permanents of alice once she has played this. */
const said = (card: string, mana: string, of = 'Grizzly Bears') => {
  const game = runScenario(
    scenario('something enters as a copy', {
      rules: ['707.2'],
      alice: { hand: [card], mana },
      bob: { battlefield: [of] },
      script: [`alice casts ${card}`, 'pass until the stack is empty'],
      decide: { confirm: 'yes' },
      expect: {},
    }),
  ).steps.at(-1)?.game;
  const [id = -1] = game?.battlefield.filter((one) => game.objects[one]?.controller === 0) ?? [];
  return game === undefined ? undefined : copyWords(game, id);
};

test('a copy says of what it is one', () => {
  expect(said('Clone', 'UCCC')).toBe('Grizzly Bears');
});

test('and with which exceptions (707.9)', () => {
  expect(said('Phantasmal Image', 'UC')).toBe(
    'Grizzly Bears, except it\'s an Illusion in addition to its other types and it has "When this creature becomes the target of a spell or ability, sacrifice it."',
  );
});

test('what is no copy says nothing', () => {
  expect(said('Elvish Mystic', 'G')).toBeNull();
});
