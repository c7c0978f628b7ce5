import { describe, expect, test } from 'vitest';
import { legalActions } from '../../../machines/game/index.ts';
import { viewFor } from '../../../machines/game/view.ts';
import { runScenario, scenario } from '../../../machines/play/scenario/index.ts';
import {
  type CardDefinition,
  characteristics,
  type Game,
  type PlayerId,
} from '../../../machines/rules/index.ts';

/** Whether anything that a player sees of a game has this name in it. */
const namedTo = (game: Game | undefined, viewer: PlayerId, name: string): boolean =>
  game !== undefined && JSON.stringify(viewFor(game, viewer)).includes(name);

const played = (...script: readonly string[]) => {
  const { failure, faults, steps } = runScenario(
    scenario('a card is cast face down', {
      rules: ['708.5'],
      alice: { hand: ['Pine Walker'], mana: 'CCC' },
      bob: { hand: ['Shock', 'Boomerang'], mana: 'RUU' },
      script: ['alice casts Pine Walker by morph', ...script],
      expect: {},
    }),
  );
  expect({ failure, faults }).toEqual({ failure: null, faults: [] });
  return (text: string) => steps.findLast((step) => step.text === text)?.game;
};

describe('708.5: only its controller sees what a face-down spell or permanent is', () => {
  const after = played('pass until the stack is empty', 'bob casts Boomerang on Pine Walker');

  test.each(['alice casts Pine Walker by morph', 'pass until the stack is empty'])('after “%s”', (line) => {
    const game = after(line);
    expect(namedTo(game, 0, 'Pine Walker')).toBe(true);
    expect(namedTo(game, 1, 'Pine Walker')).toBe(false);
  });

  test('the rules can be asked about what the other player sees', () => {
    const game = after('pass until the stack is empty');
    if (game === undefined) throw new Error('The game wasn’t played that far.');
    const view = viewFor(game, 1);
    const [id = -1] = view.battlefield;
    expect(characteristics(view, id)).toMatchObject({ name: '', power: 2, types: ['creature'] });
    expect(view.objects[id]).toMatchObject({ faceDown: true, card: -1 });
  });
});

test('708.9: as it leaves it is revealed, also where its owner’s hand hides it', () => {
  const after = played(
    'pass until the stack is empty',
    'bob casts Boomerang on Pine Walker',
    'pass until the stack is empty',
  );
  const game = after('pass until the stack is empty');
  expect(game?.players[0]?.hand).toHaveLength(1);
  expect(namedTo(game, 1, 'Pine Walker')).toBe(true);
  // For a brief time (701.20a): until somebody goes on.
  const later = played(
    'pass until the stack is empty',
    'bob casts Boomerang on Pine Walker',
    'pass until the stack is empty',
    'alice passes',
  );
  expect(namedTo(later('alice passes'), 1, 'Pine Walker')).toBe(false);
});

test('116.2b: turning it face up is among what its controller may do, once it can be paid for', () => {
  const { steps } = runScenario(
    scenario('a face-down creature', {
      rules: ['116.2b'],
      alice: { hand: ['Zoetic Cavern'], mana: 'CCCCC' },
      bob: {},
      script: ['alice casts Zoetic Cavern by morph', 'pass until the stack is empty'],
      expect: {},
    }),
  );
  const game = steps.at(-1)?.game;
  if (game === undefined) throw new Error('The game wasn’t played.');
  const [object] = game.battlefield;
  expect(legalActions(game, 0)).toContainEqual({
    type: 'special.take',
    player: 0,
    object,
    action: { kind: 'turnFaceUp', by: 'Zoetic Cavern#abilities.1' },
  });
});

/** Looks at the top card of your library and exiles it face down. */
const looking: CardDefinition = {
  name: 'Looking Glass',
  types: ['sorcery'],
  manaCost: '{U}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        { do: 'look', at: { top: 1, of: 'you' }, as: 'looked' },
        { do: 'exile', what: { named: 'looked' }, faceDown: true },
      ],
    },
  ],
};
const unseen: CardDefinition = {
  ...looking,
  name: 'Dark Glass',
  abilities: [{ kind: 'spell', effect: [{ do: 'exile', what: { top: 1, of: 'you' }, faceDown: true }] }],
};

describe('406.3: what is exiled face down', () => {
  const exiledBy = (spell: CardDefinition) =>
    runScenario(
      scenario('a card is exiled face down', {
        rules: ['406.3'],
        alice: { hand: [spell], library: ['Serra Angel', 'Wastes'], mana: 'U' },
        bob: {},
        script: [`alice casts ${spell.name}`, 'pass until the stack is empty'],
        expect: { 'Serra Angel': { on: 'exile', faceDown: true } },
      }),
    ).steps.at(-1)?.game;

  test('who looked at it goes on to see it, and nobody else', () => {
    const game = exiledBy(looking);
    expect([0, 1].map((viewer) => namedTo(game, viewer, 'Serra Angel'))).toEqual([true, false]);
  });

  test('nobody sees what nobody looked at', () => {
    const game = exiledBy(unseen);
    expect([0, 1].map((viewer) => namedTo(game, viewer, 'Serra Angel'))).toEqual([false, false]);
  });
});

test('708.9: at the end of the game all that is face down is revealed', () => {
  const { steps } = runScenario(
    scenario('a game ends', {
      rules: ['708.9'],
      alice: { hand: ['Pine Walker'], mana: 'CCC' },
      bob: {},
      script: ['alice casts Pine Walker by morph', 'pass until the stack is empty', 'bob concedes'],
      expect: { bob: { lost: true } },
    }),
  );
  const seen = steps.map(({ game, text }) => [text, namedTo(game, 1, 'Pine Walker')]);
  expect(seen.at(-1)?.[1]).toBe(true);
  expect(seen.find(([text]) => text === 'pass until the stack is empty')?.[1]).toBe(false);
});

const veil: CardDefinition = {
  name: 'Veil',
  manaCost: '{C}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', effect: [{ do: 'manifest', what: { top: 1, of: 'you' } }] }],
};

test('712.6: who may look at a double-faced card sees both its faces, and nobody else either', () => {
  const { steps } = runScenario(
    scenario('a double-faced card is manifested', {
      rules: ['712.6', '712.15'],
      alice: { hand: [veil], mana: 'C', library: ['Delver of Secrets', 'Plains'] },
      bob: {},
      script: ['alice casts Veil', 'pass until the stack is empty'],
      expect: {},
    }),
  );
  const game = steps.at(-1)?.game;
  for (const face of ['Delver of Secrets', 'Insectile Aberration']) {
    expect(namedTo(game, 0, face)).toBe(true);
    expect(namedTo(game, 1, face)).toBe(false);
  }
});
