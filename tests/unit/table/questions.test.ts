import { expect, test } from 'vitest';
import { card, scenario } from '../../../machines/play/scenario/index.ts';
import type { TokenDefinition } from '../../../machines/rules/index.ts';
import { questionsOf } from '../../../ui/table/questions.ts';
import { after } from '../support/played.ts';

const wall: TokenDefinition = { name: 'Wall', types: ['creature'], power: 1, toughness: 4 };
const rising = (fights: { readonly attacking?: true; readonly blocking?: true }) =>
  card('Rising Wall', ['instant'], {
    manaCost: '{W}',
    abilities: [{ kind: 'spell', effect: [{ do: 'create', token: wall, tapped: true, ...fights }] }],
  });

/** What is asked of the wall, and by what kind of event that is answered. */
function asked(caster: 'alice' | 'bob', fights: Parameters<typeof rising>[0]) {
  const { game, happened } = after(
    scenario('a wall rises during combat', {
      rules: ['508.4', '509.4'],
      alice: { battlefield: ['Grizzly Bears', 'Plains'], hand: [rising(fights)] },
      bob: { battlefield: ['Plains'], hand: [rising(fights)] },
      script: [
        'alice attacks bob with Grizzly Bears',
        'pass until the declare blockers step',
        ...(caster === 'bob' ? ['alice passes'] : []),
        `${caster} casts Rising Wall`,
        'everyone passes',
      ],
      expect: {},
    }),
  );
  const id = game.battlefield.find((one) => game.objects[one]?.kind === 'token') ?? -1;
  return questionsOf(game, id, happened).map(({ question, event }) => [
    question,
    happened.find(({ number }) => number === event)?.event.type,
  ]);
}

test('508.4, 509.4: what entered fighting does so since it entered', () => {
  const sinceEntered = [
    ['Why is it here?', 'move'],
    ['Why is it tapped?', 'move'],
  ];
  expect(asked('alice', { attacking: true })).toEqual([...sinceEntered, ['Why does it attack?', 'move']]);
  expect(asked('bob', { blocking: true })).toEqual([...sinceEntered, ['Why does it block?', 'move']]);
  expect(asked('bob', {})).toEqual(sinceEntered);
});
