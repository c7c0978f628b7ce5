import { describe, expect, test } from 'vitest';
import { viewFor } from '../../../machines/game/view.ts';
import { card, creature, runScenario, scenario } from '../../../machines/play/scenario/index.ts';
import type { Game } from '../../../machines/rules/index.ts';

const openBook = card('Open Book', ['artifact'], {
  manaCost: '{0}',
  abilities: [{ kind: 'static', players: 'you', rules: [{ rule: 'topRevealed' }] }],
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
      script: ['alice casts Shock on bob paying by hand', 'alice pays R', 'everyone passes', 'stop here'],
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
          event: { would: 'enter', what: 'self' },
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
        cost: [{ pay: 'exileTop', count: 1 }],
      },
      {
        kind: 'static',
        replaces: {
          event: { would: 'turnFaceUp' },
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

describe('401.6: a top card that stops being revealed and is revealed again is a new object', () => {
  /** Two that reveal it, the first of which can be put away. */
  const opened = (second: readonly string[]) =>
    runScenario(
      scenario('open and closed', {
        rules: ['401.6'],
        alice: {
          battlefield: [
            { card: closingBook, as: 'the first' },
            ...second.map((as) => ({ card: closingBook, as })),
          ],
          hand: [openBook],
          library: ['Shock', 'Divination'],
        },
        bob: {},
        script: ['alice activates the first', 'everyone passes', 'alice casts Open Book', 'everyone passes'],
        expect: {},
      }),
    );
  const closingBook = card('Closing Book', ['artifact'], {
    abilities: [
      { kind: 'static', players: 'you', rules: [{ rule: 'topRevealed' }] },
      {
        kind: 'activated',
        cost: [{ pay: 'sacrifice', what: 'self' }],
        effect: [{ do: 'gainLife', amount: 1 }],
      },
    ],
  });
  const firstAndLast = ({ failure, steps }: ReturnType<typeof opened>) => {
    expect(failure).toBeNull();
    return [steps[0], steps.at(-1)].map((step) => step?.game.players[0]?.library);
  };

  test('once no effect reveals it for a while', () => {
    const [first, last] = firstAndLast(opened([]));
    expect(last?.[0]).not.toBe(first?.[0]);
    expect(last?.[1]).toBe(first?.[1]);
  });

  test('not while another effect reveals it all the time', () => {
    const [first, last] = firstAndLast(opened(['the second']));
    expect(last).toEqual(first);
  });

  test('nor before it is revealed again', () => {
    const { steps } = opened([]);
    const closed = steps.find(({ game }) => game.battlefield.length === 0 && game.stack.length === 0)?.game;
    expect(closed?.players[0]?.library).toEqual(steps[0]?.game.players[0]?.library);
    expect(closed?.revealedTops?.before).toEqual([steps[0]?.game.players[0]?.library[0]]);
  });
});
