import { expect, test } from 'vitest';
import { viewFor } from '../../../machines/game/view.ts';
import { card, creature, runScenario, scenario } from '../../../machines/play/scenario/index.ts';
import type { Game } from '../../../machines/rules/index.ts';

const openBook = card('Open Book', ['artifact'], {
  abilities: [{ kind: 'static', players: 'you', rules: [{ topRevealed: true }] }],
});

/** What bob sees on top of each library. */
function tops(game: Game | undefined): readonly (string | undefined)[] {
  if (game === undefined) throw new Error('The game wasn’t played.');
  const { objects, players } = viewFor(game, 1);
  return players.map(({ library }) => objects[library[0] ?? -1]?.definition);
}

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
  expect(tops(steps[0]?.game)).toEqual(['Shock', 'Wastes']);
  // The spell is on the stack, and isn't cast yet: its cost is being paid.
  expect(tops(steps[1]?.game)).toEqual([expect.not.stringContaining('Divination'), 'Wastes']);
  expect(tops(steps[2]?.game)).toEqual(['Divination', 'Wastes']);
});

test('401.5: a new top card isn’t seen while a land is being played', () => {
  const shore = card('Washing Shore', ['land'], {
    abilities: [
      {
        kind: 'static',
        replaces: {
          event: { enters: 'self' },
          choose: [
            { do: 'mill', count: 1, who: 'you' },
            { do: 'chooseValue', what: 'color', link: 'color' },
          ],
        },
      },
    ],
  });
  const { failure, steps } = runScenario(
    scenario('a land that mills', {
      rules: ['401.5', '116.2a'],
      alice: { battlefield: [openBook], hand: [shore], library: ['Shock', 'Divination'] },
      bob: { library: ['Wastes'] },
      script: ['alice plays Washing Shore', 'alice chooses blue'],
      expect: { 'Washing Shore': { on: 'battlefield' } },
    }),
  );
  expect(failure).toBeNull();
  const [before] = steps;
  const asked = steps.find(({ game }) => game.pending?.kind === 'option')?.game;
  expect(tops(before?.game)[0]).toBe('Shock');
  expect(asked?.players[0]?.library).toHaveLength(1);
  expect(tops(asked)[0]).not.toBe('Divination');
  expect(tops(steps.at(-1)?.game)[0]).toBe('Divination');
});

test('401.5: what a special action’s cost brings on top is seen once the action was taken', () => {
  const diver = creature('Deep Diver', '2/2', '', {
    manaCost: '{4}{U}',
    abilities: [
      {
        kind: 'keyword',
        keyword: 'morph',
        cost: [{ exileTop: 1 }],
      },
      {
        kind: 'static',
        replaces: {
          event: { turnedFaceUp: 'self' },
          optional: true,
          also: [{ do: 'gainLife', amount: 1, who: 'you' }],
        },
      },
    ],
  });
  const { failure, steps } = runScenario(
    scenario('turned up', {
      rules: ['401.5', '116.2b'],
      alice: { battlefield: [openBook], hand: [diver], library: ['Shock', 'Divination'], mana: 'CCC' },
      bob: { library: ['Wastes'] },
      script: [
        'alice casts Deep Diver by morph',
        'pass until the stack is empty',
        'alice turns Deep Diver face up',
        'alice says yes',
      ],
      expect: { alice: { life: 21 } },
    }),
  );
  expect(failure).toBeNull();
  const asked = steps.find(({ game }) => game.pending?.kind === 'confirm')?.game;
  expect(asked?.players[0]?.library).toHaveLength(1);
  expect(tops(asked)[0]).not.toBe('Divination');
  expect(tops(steps.at(-1)?.game)[0]).toBe('Divination');
});
