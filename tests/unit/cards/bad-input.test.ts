import { describe, expect, test } from 'vitest';
import { type CardDefinition, cards, checkCard } from '../../../machines/cards/index.ts';
import { createGame, EngineError } from '../../../machines/index.ts';
import { keywords } from '../../../machines/rules/index.ts';

const bear = { name: 'Test Bear', manaCost: '{1}{G}', types: ['creature'], power: 2, toughness: 2 };
const withAbilities = (...abilities: readonly unknown[]) => ({ ...bear, abilities });
const shortened = (definition: unknown) =>
  checkCard(definition).map(({ path, reason }) => `${path}: ${reason}`);
const draws = { do: 'draw', count: 1 };

describe('a definition that is malformed is refused whole, with the path and reason of each fault', () => {
  test('several at once, in all of its parts', () => {
    const definition = {
      ...withAbilities(
        { kind: 'activated', cost: [{ pay: 'mana', cost: '2' }], effect: [draws, { do: 'drew', count: 1 }] },
        { kind: 'trigered', when: [], effect: [] },
      ),
      power: '2',
      back: { name: 'Back', types: ['planeswalker'] },
      colour: 'green',
    };
    expect(shortened(definition)).toEqual([
      'power: "2" is not a whole number',
      'abilities[0].cost[0].cost: "2" is not a mana cost like {2}{W}',
      'abilities[0].effect[1]: "drew" is not a known `do`; did you mean draw?',
      'abilities[1]: "trigered" is not a known `kind`; did you mean triggered?',
      'colour: is not known here',
      'back.loyalty: a planeswalker has loyalty',
    ]);
  });
});

describe('a keyword that is unknown is refused wherever it is named', () => {
  const named: readonly (readonly [string, unknown, string])[] = [
    ['as an ability', { kind: 'keyword', keyword: 'flyign' }, 'abilities[0].keyword'],
    [
      'in a filter',
      {
        kind: 'static',
        affects: { all: { keyword: 'flyign' } },
        changes: [{ change: 'addColors', colors: ['W'] }],
      },
      'abilities[0].affects.all.keyword',
    ],
    [
      'as given',
      {
        kind: 'static',
        affects: 'self',
        changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'flyign' }] }],
      },
      'abilities[0].changes[0].abilities[0].keyword',
    ],
    [
      'as lost',
      { kind: 'static', affects: 'self', changes: [{ change: 'removeKeyword', keyword: 'flyign' }] },
      'abilities[0].changes[0].keyword',
    ],
    [
      'as forbidden',
      { kind: 'static', affects: 'self', changes: [{ change: 'cantHaveKeyword', keyword: 'flyign' }] },
      'abilities[0].changes[0].keyword',
    ],
    [
      'as overlooked',
      { kind: 'static', affects: 'self', rules: [{ rule: 'mayAttackAsThoughWithout', keyword: 'flyign' }] },
      'abilities[0].rules[0].keyword',
    ],
    [
      'in a change of costs',
      { kind: 'static', costs: [{ of: 'abilities', keyword: 'flyign', less: 1 }] },
      'abilities[0].costs[0].keyword',
    ],
    [
      'on a token',
      {
        kind: 'activated',
        cost: [{ pay: 'tap' }],
        effect: [
          {
            do: 'create',
            token: { types: ['artifact'], abilities: [{ kind: 'keyword', keyword: 'flyign' }] },
            count: 1,
          },
        ],
      },
      'abilities[0].effect[0].token.abilities[0].keyword',
    ],
  ];
  test.each(named)('%s', (_, ability, path) => {
    expect(shortened(withAbilities(ability))).toEqual([
      `${path}: "flyign" is not a keyword ability; did you mean flying?`,
    ]);
    const known = JSON.parse(JSON.stringify(ability).replaceAll('flyign', 'flying'));
    expect(shortened(withAbilities(known))).toEqual([]);
  });

  test('what every object has by nature is no keyword', () => {
    for (const keyword of ['constructor', '__proto__', 'toString', ''])
      expect(checkCard(withAbilities({ kind: 'keyword', keyword })), keyword).toHaveLength(1);
  });
});

describe('a keyword is written with what it needs and with nothing that it doesn’t have', () => {
  test.each([
    ['equip', { keyword: 'equip' }, ['abilities[0]: equip needs cost']],
    ['enchant', { keyword: 'enchant' }, ['abilities[0]: enchant needs object or player']],
    [
      'bushido',
      { keyword: 'bushido', cost: [] },
      ['abilities[0]: bushido needs n', 'abilities[0].cost: bushido has no cost'],
    ],
    ['flying', { keyword: 'flying', n: 2 }, ['abilities[0].n: flying has no n']],
    [
      'suspend with an X that is nowhere chosen',
      { keyword: 'suspend', n: { number: 'x' }, leastX: 1, cost: [{ pay: 'mana', cost: '{W}{W}' }] },
      ['abilities[0].n: no X in its cost says what X is', 'abilities[0].leastX: there is no X in its cost'],
    ],
    [
      'suspend with a number that is found later',
      {
        keyword: 'suspend',
        n: { number: 'count', of: { type: 'land' } },
        cost: [{ pay: 'mana', cost: '{X}{W}{W}' }],
      },
      ['abilities[0].n: suspend takes a number, not one that is found later'],
    ],
    [
      'suspend with X',
      { keyword: 'suspend', n: { number: 'x' }, leastX: 1, cost: [{ pay: 'mana', cost: '{X}{W}{W}' }] },
      [],
    ],
    ['suspend with a number', { keyword: 'suspend', n: 3, cost: [{ pay: 'mana', cost: '{W}' }] }, []],
    ['morph with X', { keyword: 'morph', cost: [{ pay: 'mana', cost: '{X}{B}{B}' }] }, []],
  ])('%s', (_, ability, faults) => {
    expect(shortened(withAbilities({ kind: 'keyword', ...ability }))).toEqual(faults);
  });

  test('no keyword that needs something is taken without it', () => {
    for (const [keyword, { parameters }] of Object.entries(keywords))
      expect(checkCard(withAbilities({ kind: 'keyword', keyword })), keyword).toHaveLength(
        parameters?.needs?.length ?? 0,
      );
  });
});

describe('a keyword action in a cost is said with what it needs and with nothing else', () => {
  test.each([
    ['blight', { pay: 'perform', action: 'blight', n: 2 }, []],
    ['waterbend', { pay: 'perform', action: 'waterbend', cost: '{2}' }, []],
    ['no number', { pay: 'perform', action: 'blight' }, ['abilities[0].cost[0]: blight needs n']],
    ['no quality', { pay: 'perform', action: 'behold' }, ['abilities[0].cost[0]: behold needs quality']],
    ['no mana', { pay: 'perform', action: 'waterbend' }, ['abilities[0].cost[0]: waterbend needs cost']],
    [
      'mana that it doesn’t mean paying',
      { pay: 'perform', action: 'forage', cost: '{2}' },
      ['abilities[0].cost[0].cost: forage has no cost'],
    ],
    [
      'a number besides the mana',
      { pay: 'perform', action: 'waterbend', cost: '{2}', n: 2 },
      ['abilities[0].cost[0].n: waterbend has no n'],
    ],
    [
      'one that a permanent does',
      { pay: 'perform', action: 'explore' },
      ['abilities[0].cost[0]: a permanent does explore, and nobody pays with that'],
    ],
  ])('%s', (_, part, faults) => {
    expect(shortened(withAbilities({ kind: 'activated', cost: [part], effect: [draws] }))).toEqual(faults);
  });
});

describe('a link or a target that doesn’t exist is refused', () => {
  const spell = (targets: readonly unknown[], ...effect: readonly unknown[]) =>
    withAbilities({ kind: 'activated', cost: [{ pay: 'tap' }], targets, effect });
  test.each([
    [
      'a target after the last',
      spell([{ any: true }], { do: 'untap', what: { target: 1 } }),
      'abilities[0].effect[0].what: there is no target 1; the text has 1',
    ],
    [
      'a target before the first',
      spell([{ any: true }], { do: 'untap', what: { target: -1 } }),
      'abilities[0].effect[0].what.target: -1 is not a whole number from 0',
    ],
    [
      'half a target',
      spell([{ any: true }], { do: 'untap', what: { target: 0.5 } }),
      'abilities[0].effect[0].what.target: 0.5 is not a whole number from 0',
    ],
    [
      'another target than itself',
      spell([{ any: true, differentFrom: 0 }], draws),
      'abilities[0].targets[0]: there is no target 0 before it that it could differ from',
    ],
    [
      'two that differ from each other',
      spell(
        [
          { any: true, differentFrom: 1 },
          { any: true, differentFrom: 0 },
        ],
        draws,
      ),
      'abilities[0].targets[0]: there is no target 1 before it that it could differ from',
    ],
    [
      'a link that nothing writes',
      spell([], { do: 'untap', what: { linked: 'exiled' } }),
      'abilities[0].effect[0].what: nothing is kept under the link “exiled”',
    ],
    [
      'a choice that nothing makes',
      withAbilities({
        kind: 'static',
        affects: 'self',
        changes: [{ change: 'addColors', colors: { chosen: 'color' } }],
      }),
      'abilities[0].changes[0].colors: nothing is kept under the link “color”',
    ],
  ])('%s', (_, definition, fault) => {
    expect(shortened(definition)).toEqual([fault]);
  });

  test('a link that another ability of the card writes is taken, on the other face too', () => {
    const exiles = {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [{ objects: { zone: 'battlefield' } }],
      effect: [{ do: 'exile', what: { target: 0 }, link: 'exiled' }],
    };
    const returns = {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effect: [{ do: 'move', what: { linked: 'exiled' }, to: { zone: 'hand' } }],
    };
    expect(shortened(withAbilities(exiles, returns))).toEqual([]);
    expect(shortened({ ...withAbilities(returns), back: { ...bear, abilities: [exiles] } })).toEqual([]);
    expect(shortened(withAbilities(returns))).toHaveLength(1);
  });
});

describe('a definition that has no end is refused', () => {
  /** An ability that gives itself: "This creature has this ability." */
  const endless = () => {
    const changes: { change: 'addAbilities'; abilities: unknown[] }[] = [
      { change: 'addAbilities', abilities: [] },
    ];
    const ability = { kind: 'static', affects: 'self', changes };
    changes[0]?.abilities.push(ability);
    return ability;
  };

  test('an ability that gives itself, and each other that does', () => {
    expect(shortened(withAbilities(endless(), { kind: 'keyword', keyword: 'flying' }, endless()))).toEqual([
      'abilities[0].changes[0].abilities[0]: is abilities[0] itself again',
      'abilities[2].changes[0].abilities[0]: is abilities[2] itself again',
    ]);
  });

  test('a card that is its own other face', () => {
    const card = { ...bear, back: {} };
    card.back = card;
    expect(shortened(card)).toEqual(['back: is the definition itself again']);
  });

  test('two lists of instructions that hold each other', () => {
    const one: unknown[] = [];
    const other = [{ do: 'repeat', times: 2, then: one }];
    one.push({ do: 'repeat', times: 2, then: other });
    expect(shortened(withAbilities({ kind: 'spell', effect: one }))).toEqual([
      'abilities[0].effect[0].then[0].then: is abilities[0].effect itself again',
    ]);
  });

  test('an ability that gives one that gives one …, however deep', () => {
    let deep: unknown = { kind: 'keyword', keyword: 'flying' };
    for (let depth = 0; depth < 20_000; depth++)
      deep = { kind: 'static', affects: 'self', changes: [{ change: 'addAbilities', abilities: [deep] }] };
    const faults = checkCard(withAbilities(deep));
    expect(faults).toHaveLength(1);
    expect(faults[0]?.reason).toBe('is nested more than 100 deep');
  });

  test('one part in two places is no circle', () => {
    const flying = { kind: 'keyword', keyword: 'flying' };
    expect(
      shortened(
        withAbilities(flying, {
          kind: 'static',
          affects: 'self',
          changes: [{ change: 'addAbilities', abilities: [flying] }],
        }),
      ),
    ).toEqual([]);
  });
});

test('a game with such cards isn’t made; what is wrong is said of each', () => {
  const unknown = JSON.parse(JSON.stringify(withAbilities({ kind: 'keyword', keyword: 'flyign' })));
  const island = cards.Island;
  if (island === undefined) throw new Error('there is no Island');
  const itself: CardDefinition & { back?: CardDefinition } = { ...island, name: 'Itself' };
  Object.assign(itself, { back: itself });
  const make = () =>
    createGame({
      seed: 'a',
      players: [
        { name: 'Alice', deck: [unknown, itself] },
        { name: 'Bob', deck: [island] },
      ],
    });
  expect(make).toThrow(EngineError);
  expect(make).toThrow(
    /Test Bear: abilities\[0\]\.keyword: .*\n?Itself: back: is the definition itself again/,
  );
});
