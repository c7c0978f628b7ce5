import { describe, expect, test } from 'vitest';
import { checkCard } from '../../../../machines/cards/index.ts';
import { bear } from './cards.ts';
import { faultsOf, inEffect, inStatic, withAbility } from './faults.ts';
import { drawn, upToTwo } from './sample.ts';

describe('what is wrong is said', () => {
  const reasons: readonly (readonly [reason: string, path: string, definition: unknown])[] = [
    ['"Bear" is not an object', '', 'Bear'],
    ['[1] is not an object', '', [1]],
    ['nothing is not an object', '', undefined],
    ['is missing', 'name', { types: ['creature'] }],
    ['is not known here', 'colour', { ...bear, colour: 1 }],
    [
      'is not known here',
      'constructor',
      JSON.parse(JSON.stringify({ ...bear }).replace('{', '{"constructor":1,')),
    ],
    ['"" is not text', 'name', { ...bear, name: '' }],
    ['3 is not text', 'name', { ...bear, name: 3 }],
    ['"creature" is not a list', 'types', { ...bear, types: 'creature' }],
    ['0.5 is not a whole number', 'power', { ...bear, power: 0.5 }],
    ['"2G" is not a mana cost like {2}{W}', 'manaCost', { ...bear, manaCost: '2G' }],
    ['"{2}G" is not a mana cost like {2}{W}', 'manaCost', { ...bear, manaCost: '{2}G' }],
    ['"G{2}" is not a mana cost like {2}{W}', 'manaCost', { ...bear, manaCost: 'G{2}' }],
    ['"{Y}" is not a mana cost like {2}{W}', 'manaCost', { ...bear, manaCost: '{Y}' }],
    ['2 is not a mana cost like {2}{W}', 'manaCost', { ...bear, manaCost: 2 }],
    ['"N" is not one of W, U, B, R, G', 'colorIndicator[0]', { ...bear, colorIndicator: ['N'] }],
    ['1 is not `true`', 'modal', { ...bear, modal: 1 }],
    ['amass needs quality', 'abilities[0].effect[0]', inEffect({ do: 'perform', action: 'amass', n: 2 })],
    [
      'adapt has no what',
      'abilities[0].effect[0].what',
      inEffect({ do: 'perform', action: 'adapt', n: 2, what: 'self' }),
    ],
    [
      'explore has no who',
      'abilities[0].effect[0].who',
      inEffect({ do: 'perform', action: 'explore', who: 'you' }),
    ],
    [
      '"wander" is not a keyword action',
      'abilities[0].effect[0].action',
      inEffect({ do: 'perform', action: 'wander' }),
    ],
    ['"magic" is not a known `kind`', 'abilities[0]', withAbility({ kind: 'magic' })],
    ['"flying" is not an object with a `kind`', 'abilities[0]', withAbility('flying')],
    ['nothing is not a known `kind`', 'abilities[0]', withAbility({ keyword: 'flying' })],
    ['"toString" is not a known `kind`', 'abilities[0]', withAbility({ kind: 'toString' })],
    ['["spell"] is not a known `kind`', 'abilities[0]', withAbility({ kind: ['spell'] })],
    [
      '"soaring" is not a keyword ability',
      'abilities[0].keyword',
      withAbility({ kind: 'keyword', keyword: 'soaring' }),
    ],
    ['"drew" is not a known `do`; did you mean draw?', 'abilities[0].effect[0]', inEffect({ do: 'drew' })],
    ['is not known here; did you mean toughness?', 'thoughness', { ...bear, thoughness: 2 }],
    [
      '"Creature" is not one of creature, battle, plane, scheme, artifact, instant and 9 others; did you mean creature?',
      'types[0]',
      { ...bear, types: ['Creature'] },
    ],
    [
      '-1 is not a whole number from 0',
      'abilities[0].effect[0].what.target',
      inEffect({ do: 'tap', what: { target: -1 } }),
    ],
    [
      '0.5 is not a whole number from 0',
      'abilities[0].effect[0].what.target',
      inEffect({ do: 'tap', what: { target: 0.5 } }),
    ],
    [
      '"them" is none of { top }, self, giver, it, { target }, { named } and 10 others',
      'abilities[0].effect[0].what',
      inEffect({ do: 'tap', what: 'them' }),
    ],
    [
      '1 is none of self, attached, paired, giver, it, { target } and 10 others',
      'abilities[0].effect[0].what',
      inEffect({ do: 'tap', what: 1 }),
    ],
    [
      '3 is not `true` or `false`',
      'abilities[0].affects.all.tapped',
      inStatic({ affects: { all: { tapped: 3 } } }),
    ],
    [
      'has 1 parts, not two',
      'abilities[0].effect[0].count.of',
      inEffect({ do: 'draw', count: { number: 'minus', of: [1] } }),
    ],
    [
      'has 3 parts, not two',
      'abilities[0].effect[0].count.of',
      inEffect({ do: 'draw', count: { number: 'times', of: [1, 2, 3] } }),
    ],
    [
      '1 is less than 2',
      'abilities[0].effect[0].count.max',
      inEffect({ do: 'choose', from: {}, count: { min: 2, max: 1 } }),
    ],
    [
      '1 is less than 2',
      'abilities[0].modes.choose.max',
      withAbility({ kind: 'spell', modes: { choose: { min: 2, max: 1 }, options: [] } }),
    ],
    [
      `${JSON.stringify({ nonsense: 'a'.repeat(60) }).slice(0, 57)}... is not text`,
      'name',
      { ...bear, name: { nonsense: 'a'.repeat(60) } },
    ],
    [`${JSON.stringify(['a'.repeat(56)])} is not text`, 'name', { ...bear, name: ['a'.repeat(56)] }],
  ];
  test.each(reasons)('%s', (reason, path, definition) => {
    expect(faultsOf(definition)).toEqual([{ path, reason }]);
  });

  test('and where it isn’t wrong, nothing', () => {
    const whole: readonly unknown[] = [
      inEffect({ do: 'choose', from: {}, count: { min: 1, max: 1 } }),
      inEffect({ do: 'choose', from: {}, count: { min: { number: 'x' }, max: 1 } }),
      inEffect({ do: 'choose', from: {}, count: { min: 2, max: { number: 'x' } } }),
      inEffect({ do: 'choose', from: { among: { named: 'a' }, tapped: true }, count: upToTwo }),
      inEffect({ do: 'choose', from: { tapped: true }, count: upToTwo }),
      inEffect({ do: 'tap', what: { target: 0 } }),
      inStatic({
        affects: { all: { zone: 'hand', type: 'land', notType: ['artifact'], subtype: 'Elf', color: 'W' } },
      }),
      { ...bear, power: -1, toughness: 0 },
    ];
    for (const definition of whole) expect(faultsOf(definition), JSON.stringify(definition)).toEqual([]);
  });

  test('at once, in the order of the definition', () => {
    const definition = {
      name: '',
      types: ['creature', 'beast'],
      power: '2',
      abilities: [
        { kind: 'spell', effect: [{ do: 'draw' }, { do: 'tap', what: 'self', twice: true }] },
        { kind: 'magic' },
      ],
    };
    expect(checkCard(definition).map(({ path }) => path)).toEqual([
      'name',
      'types[1]',
      'power',
      'abilities[0].effect[0].count',
      'abilities[0].effect[1].twice',
      'abilities[1]',
      'toughness',
    ]);
  });

  test('of targets that an opponent chooses before its controller does', () => {
    const mine = { any: true };
    const theirs = { any: true, chosenBy: 'opponent' };
    const aimedAt = (...targets: readonly unknown[]) =>
      faultsOf(withAbility({ kind: 'spell', targets, effect: [] }));
    const late = (at: number) => [
      { path: `abilities[0].targets[${at}]`, reason: 'what its controller chooses comes first (602.3b)' },
    ];
    expect(aimedAt(theirs, mine)).toEqual(late(1));
    expect(aimedAt(mine, theirs, theirs, mine, mine)).toEqual(late(3));
    expect(aimedAt(mine, theirs, theirs)).toEqual([]);
    expect(aimedAt(theirs)).toEqual([]);
    expect(aimedAt(mine, mine)).toEqual([]);
    expect(aimedAt(theirs, 3).map(({ path }) => path)).toEqual(['abilities[0].targets[1]']);
  });

  test('of what the types ask for', () => {
    const lacks = (face: object) => checkCard({ name: 'Odd', ...face });
    expect(lacks({ types: [] })).toEqual([{ path: 'types', reason: 'a card has a card type' }]);
    expect(lacks({ types: 3 })).toContainEqual({ path: 'types', reason: 'a card has a card type' });
    expect(lacks({ types: ['creature'] })).toEqual([
      { path: 'power', reason: 'a creature has power' },
      { path: 'toughness', reason: 'a creature has toughness' },
    ]);
    expect(lacks({ types: ['planeswalker'] })).toEqual([
      { path: 'loyalty', reason: 'a planeswalker has loyalty' },
    ]);
    expect(lacks({ types: ['battle'] })).toEqual([{ path: 'defense', reason: 'a battle has defense' }]);
    expect(lacks({ types: ['battle'], defense: 3 })).toEqual([]);
    expect(lacks({ types: ['artifact'], back: { name: 'Other', types: [] } })).toEqual([
      { path: 'back.types', reason: 'a card has a card type' },
    ]);
    expect(lacks({ types: ['artifact'], back: { name: 'Other', types: ['land'] } })).toEqual([]);
    expect(checkCard({ ...bear, back: 3 }).map(({ path }) => path)).toEqual(['back']);
  });

  test('of phases and steps beside others', () => {
    const added = (parts: object) => checkCard(inEffect({ do: 'extraPhases', ...parts }));
    const beside = [
      {
        path: 'abilities[0].effect[0].phases',
        reason: 'beside a step there are only steps of one phase, of that step’s',
      },
    ];
    const which = [{ path: 'abilities[0].effect[0]', reason: 'needs one of `after` and `before`' }];
    expect(added({ phases: ['combat'] })).toEqual(which);
    expect(added({ after: 'upkeep', before: 'draw', phases: ['upkeep'] })).toEqual(which);
    expect(added({ after: 'thisPhase', phases: ['combat', 'postcombatMain'] })).toEqual([]);
    expect(added({ after: 'combat', phases: ['upkeep', 'combatDamage'] })).toEqual([]);
    expect(added({ after: 'thisStep', phases: ['combatDamage', 'endOfCombat'] })).toEqual([]);
    expect(added({ after: 'thisStep', phases: ['combatDamage', 'upkeep'] })).toEqual(beside);
    expect(added({ after: 'thisStep', phases: ['combat'] })).toEqual(beside);
    expect(added({ after: 'upkeep', phases: ['draw'] })).toEqual([]);
    expect(added({ after: 'upkeep', phases: ['end'] })).toEqual(beside);
    expect(added({ before: 'endOfCombat', phases: ['combatDamage'] })).toEqual([]);
    expect(added({ before: 'endOfCombat', phases: ['draw'] })).toEqual(beside);
    expect(added({ after: 'upkeep', phases: 'draw' }).map(({ path }) => path)).toEqual([
      'abilities[0].effect[0].phases',
    ]);
  });

  test('of what holds itself, and of depth', () => {
    const deep = (levels: number): unknown => {
      let instruction: object = drawn;
      for (let level = 0; level < levels; level++) instruction = { do: 'may', then: [instruction] };
      return inEffect(instruction);
    };
    expect(checkCard(deep(20))).toEqual([]);
    expect(checkCard(deep(48))).toEqual([]);
    expect(checkCard(deep(49)).map(({ reason }) => reason)).toEqual(['is nested more than 100 deep']);
    const list: unknown[] = [];
    list.push(list);
    expect(checkCard({ ...bear, abilities: list })).toEqual([
      { path: 'abilities[0]', reason: 'is abilities itself again' },
    ]);
    expect(checkCard(list)).toEqual([{ path: '[0]', reason: 'is the definition itself again' }]);
  });
});
