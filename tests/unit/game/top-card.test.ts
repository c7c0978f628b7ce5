import { expect, test } from 'vitest';
import { viewFor } from '../../../machines/game/view.ts';
import { card, runScenario, scenario } from '../../../machines/play/scenario/index.ts';

const openBook = card('Open Book', ['artifact'], {
  abilities: [{ kind: 'static', players: 'you', rules: [{ topRevealed: true }] }],
});

test('401.5: a new top card isn’t seen while a spell is being cast, and another library’s still is', () => {
  const { failure, steps } = runScenario(
    scenario('from the top', {
      rules: ['401.5'],
      alice: { battlefield: ['Melek, Izzet Paragon'], library: ['Shock', 'Divination'], mana: 'R' },
      bob: { battlefield: [openBook], library: ['Wastes'] },
      script: ['alice casts Shock on bob paying by hand', 'alice pays R', 'everyone passes'],
      expect: {},
    }),
  );
  expect(failure).toBeNull();
  /** What bob sees on top of each library. */
  const tops = (at: number) => {
    const game = steps[at]?.game;
    if (game === undefined) throw new Error('The game wasn’t played.');
    const { objects, players } = viewFor(game, 1);
    return players.map(({ library }) => objects[library[0] ?? -1]?.definition);
  };
  expect(tops(0)).toEqual(['Shock', 'Wastes']);
  // The spell is on the stack, and isn't cast yet: its cost is being paid.
  expect(tops(1)).toEqual([expect.not.stringContaining('Divination'), 'Wastes']);
  expect(tops(2)).toEqual(['Divination', 'Wastes']);
});
