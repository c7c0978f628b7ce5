import { expect, test } from 'vitest';
import { nameOf } from '../../../machines/game/index.ts';
import { card, creature, type Scenario, scenario } from '../../../machines/play/scenario/index.ts';
import {
  activated,
  anyTarget,
  dealDamageToTarget,
  entersWith,
  putCounters,
  spell,
  target,
  targetCreature,
} from '../../../machines/rules/abilities/write/index.ts';
import type { TokenDefinition } from '../../../machines/rules/index.ts';
import { questionsOf, whyMarked } from '../../../ui/table/questions.ts';
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
        'stop here',
      ],
      expect: {},
    }),
  );
  const id = game.battlefield.find((one) => game.objects[one]?.kind === 'token') ?? -1;
  return questionsOf(game, id, happened).map(({ question, events }) => [
    question,
    happened.find(({ number }) => number === events[0])?.event.type,
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

test('508.4: what an effect says is attacking does so since then', () => {
  const joining = card('Sudden Charge', ['instant'], {
    manaCost: '{R}',
    abilities: [spell([targetCreature], { do: 'becomeAttacking', what: target(0) })],
  });
  const { game, happened } = after(
    scenario('a creature joins the attack', {
      rules: ['508.4'],
      alice: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Mountain'], hand: [joining] },
      bob: {},
      script: [
        'alice attacks bob with Grizzly Bears',
        'alice casts Sudden Charge on Hill Giant',
        'everyone passes',
      ],
      expect: {},
    }),
  );
  const giant = game.battlefield.find((id) => nameOf(game, id) === 'Hill Giant') ?? -1;
  const why = questionsOf(game, giant, happened).find(({ question }) => question === 'Why does it attack?');
  expect(happened.find(({ number }) => number === why?.events[0])?.event.type).toBe('joinAttack');
});

const trap = card('Snare of Thorns', ['instant'], {
  manaCost: '{G}',
  abilities: [spell([targetCreature], putCounters('+1/+1', 1, target(0)), putCounters('stun', 1, target(0)))],
});

const hydra = creature('Growing Hydra', '0/0', '', {
  manaCost: '{G}',
  abilities: [
    entersWith('+1/+1', 3),
    activated({
      cost: [{ pay: 'removeCounters', kind: '+1/+1', count: 1 }],
      targets: [anyTarget],
      effect: [dealDamageToTarget(1)],
    }),
  ],
});

/** What of a creature is asked that has numbers, with the kinds of events that make them up. */
function numbers(written: Scenario, name: string) {
  const { game, happened } = after(written);
  const id = game.battlefield.find((one) => nameOf(game, one) === name) ?? -1;
  return questionsOf(game, id, happened)
    .filter(({ question }) => question.startsWith('Why does it have'))
    .map(({ question, events, fromBeginning }) => [
      question,
      events.map((event) => happened.find(({ number }) => number === event)?.event.type),
      fromBeginning,
    ]);
}

test('122.1: each kind of counter is asked about, with all that made up how many there are', () => {
  const grown = scenario('counters from several sides', {
    rules: ['122.1'],
    alice: {
      battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 2 } }],
      hand: [trap, trap, hydra],
      mana: 'GGG',
    },
    bob: {},
    script: [
      'alice casts Snare of Thorns on Grizzly Bears',
      'everyone passes',
      'alice casts Snare of Thorns on Grizzly Bears',
      'everyone passes',
      'alice casts Growing Hydra',
      'everyone passes',
      'alice activates Growing Hydra on bob',
      'everyone passes',
    ],
    expect: {},
  });
  expect(numbers(grown, 'Grizzly Bears')).toEqual([
    ['Why does it have 4 +1/+1 counters?', ['putCounters', 'putCounters'], 2],
    ['Why does it have 2 stun counters?', ['putCounters', 'putCounters'], 0],
  ]);
  expect(numbers(grown, 'Growing Hydra')).toEqual([
    ['Why does it have 2 +1/+1 counters?', ['move', 'removeCounters'], 0],
  ]);
});

test('120.6: damage is asked about, with all that was dealt since it last had none', () => {
  const hurt = scenario('damage in two turns', {
    rules: ['120.6'],
    alice: { hand: ['Shock', 'Shock', 'Shock'], battlefield: ['Mountain'], mana: 'RR' },
    bob: { battlefield: [creature('Green Giant', '6/6')] },
    script: [
      'alice casts Shock on Green Giant',
      'everyone passes',
      'pass until the upkeep step',
      'alice casts Shock on Green Giant',
      'everyone passes',
    ],
    expect: {},
  });
  expect(numbers(hurt, 'Green Giant')).toEqual([['Why does it have 2 damage?', ['damage'], 0]]);
});

test('701.69a: damage that is healed on another creature was dealt to this one all the same', () => {
  const salve = card('Careful Salve', ['instant'], {
    manaCost: '{W}',
    abilities: [spell([targetCreature], { do: 'heal', what: target(0) })],
  });
  const hurt = (healed: string): Scenario =>
    scenario('damage, and one that is healed', {
      rules: ['701.69a'],
      alice: { hand: ['Shock', 'Shock', salve], mana: 'RRW' },
      bob: { battlefield: [creature('Green Giant', '6/6'), creature('Grey Giant', '6/6')] },
      script: [
        'alice casts Shock on Green Giant',
        'everyone passes',
        'alice casts Shock on Grey Giant',
        'everyone passes',
        `alice casts Careful Salve on ${healed}`,
        'everyone passes',
      ],
      expect: {},
    });
  expect(numbers(hurt('Grey Giant'), 'Green Giant')).toEqual([['Why does it have 2 damage?', ['damage'], 0]]);
  expect(numbers(hurt('Green Giant'), 'Green Giant')).toEqual([]);
});

test('725, 726, 122.1: why a player is marked so is asked where they are', () => {
  const crown = card('Offered Crown', ['sorcery'], {
    manaCost: '{0}',
    abilities: [
      {
        kind: 'spell',
        effect: [
          { do: 'designatePlayer', designation: 'monarch', who: 'you' },
          { do: 'putCounters', kind: 'poison', count: 2, onPlayers: 'you' },
        ],
      },
    ],
  });
  const { game, happened } = after(
    scenario('a crown with a price', {
      rules: ['725.1'],
      alice: { hand: [crown], counters: { poison: 1 } },
      bob: {},
      script: ['alice casts Offered Crown', 'everyone passes'],
      expect: {},
    }),
  );
  const asked = (mark: Parameters<typeof whyMarked>[2], player = 0) => {
    const why = whyMarked(game, player, mark, happened);
    return why === null
      ? null
      : [
          why.question,
          why.events.map((event) => happened.find(({ number }) => number === event)?.event.type),
          why.fromBeginning,
        ];
  };
  expect(asked({ designation: 'monarch' })).toEqual(['Why is Alice the monarch?', ['designatePlayer'], 0]);
  expect(asked({ counters: 'poison' })).toEqual([
    'Why does Alice have 3 poison counters?',
    ['putCounters'],
    1,
  ]);
  expect(asked({ designation: 'initiative' })).toBe(null);
  expect(asked({ designation: 'monarch' }, 1)).toBe(null);
});
