import { describe, expect, test } from 'vitest';
import type {
  Ability,
  Instruction,
  TriggerCondition,
} from '../../../machines/rules/state/vocabulary/index.ts';
import { faultsIn } from './abilities-checked.ts';

const spell = (...effect: readonly Instruction[]): Ability => ({ kind: 'spell', effect });
const aimed = (spec: object, ...effect: readonly Instruction[]): Ability => ({
  kind: 'spell',
  targets: [spec],
  effect,
});
const when = (condition: TriggerCondition, ...effect: readonly Instruction[]): Ability => ({
  kind: 'triggered',
  when: [condition],
  effect,
});
const upkeep = { on: 'begins', step: 'upkeep' } as const;
const attacks = { on: 'attacks', object: 'self' } as const;
const tokens = {
  do: 'create',
  token: { types: ['creature'], power: 1, toughness: 1, subtypes: ['Cat'] },
  as: 'cats',
} as const satisfies Instruction;
const untilEndOfTurn = 'untilEndOfTurn' as const;
const atEnd = (
  effect: readonly Instruction[],
  about?: 'self' | { readonly target: number },
): Instruction => ({
  do: 'delayedTrigger',
  when: [{ on: 'begins', step: 'end' }],
  ...(about !== undefined && { about }),
  effect,
});

/** What is wrong, the definition of which that is said, and its twin of which nothing is. */
const cases: readonly (readonly [fault: string, wrong: Ability, right: Ability])[] = [
  [
    'abilities[0].effect[0].what: the event of `begins` has no object; it gives player',
    when(upkeep, { do: 'tap', what: { event: 'object' } }),
    when(attacks, { do: 'tap', what: { event: 'object' } }),
  ],
  [
    'abilities[0].effect[0].who: the event of `tapped` has no player; it gives object',
    when({ on: 'tapped', object: 'self' }, { do: 'draw', count: 1, who: { event: 'player' } }),
    when(upkeep, { do: 'draw', count: 1, who: { event: 'player' } }),
  ],
  [
    'abilities[0].effect[0].who: the event of `begins` has no otherPlayer; it gives player',
    when(upkeep, { do: 'draw', count: 1, who: { event: 'otherPlayer' } }),
    when(attacks, { do: 'draw', count: 1, who: { event: 'otherPlayer' } }),
  ],
  [
    'abilities[0].effect[0].count: the event of `attacks` has no amount; it gives object, player and otherPlayer',
    when(attacks, { do: 'draw', count: { number: 'eventAmount' } }),
    when({ on: 'gainsLife', who: 'you' }, { do: 'draw', count: { number: 'eventAmount' } }),
  ],
  [
    'abilities[0].effect[0].what: the event of `dealsDamage` has no object; it gives source, player and amount',
    when({ on: 'dealsDamage', toPlayer: 'you' }, { do: 'tap', what: { event: 'object' } }),
    when({ on: 'dealsDamage', to: {} }, { do: 'tap', what: { event: 'object' } }),
  ],
  [
    'abilities[0].if.what: the event of `begins` has no object; it gives player',
    { ...when(upkeep), if: { holds: 'is', what: { event: 'object' }, like: {} } } as Ability,
    { ...when(attacks), if: { holds: 'is', what: { event: 'object' }, like: {} } } as Ability,
  ],
  [
    'abilities[0].when[0].object.among: there is no event that this could be about',
    when({ on: 'attacks', object: { among: { event: 'object' } } }),
    when({ on: 'attacks', object: { among: 'attached' } }),
  ],
  [
    'abilities[0].effect[0].what: nothing here says which object “it” is; of the event of `attacks` say { event: … }: it gives object, player and otherPlayer',
    when(attacks, { do: 'tap', what: 'it' }),
    when(attacks, { do: 'forEach', of: { all: {} }, then: [{ do: 'tap', what: 'it' }] }),
  ],
  [
    'abilities[0].effect[0].who: nothing here says which player “they” is',
    spell({ do: 'draw', count: 1, who: 'they' }),
    spell({ do: 'forEachPlayer', of: 'everyone', then: [{ do: 'draw', count: 1, who: 'they' }] }),
  ],
  [
    'abilities[0].effect[0].then[0].effect[0].who: nothing here says which player “they” is; of the event of `begins` say { event: … }: it gives player',
    spell({ do: 'forEachPlayer', of: 'everyone', then: [atEnd([{ do: 'draw', count: 1, who: 'they' }])] }),
    spell({
      do: 'forEachPlayer',
      of: 'everyone',
      then: [{ do: 'mill', count: { number: 'life', of: 'they' }, who: 'you' }],
    }),
  ],
  [
    'abilities[0].effect[1].count.of: “cats” has no players; it gives objects and an amount',
    spell(tokens, { do: 'draw', count: { number: 'countPlayers', of: { named: 'cats' } } }),
    spell(tokens, { do: 'draw', count: { number: 'amount', by: 'cats' } }),
  ],
  [
    'abilities[0].effect[1].what: “rich” has no objects; it gives players and an amount',
    spell({ do: 'gainLife', amount: 1, as: 'rich' }, { do: 'tap', what: { named: 'rich' } }),
    spell({ do: 'gainLife', amount: 1, as: 'rich' }, { do: 'draw', count: 1, who: { named: 'rich' } }),
  ],
  [
    'abilities[0].effect[1].count: “tapped” has no excess; it gives objects and an amount',
    spell(
      { do: 'tap', what: 'self', as: 'tapped' },
      { do: 'draw', count: { number: 'excess', by: 'tapped' } },
    ),
    spell(
      { do: 'dealDamage', amount: 1, to: 'self', as: 'tapped' },
      { do: 'draw', count: { number: 'excess', by: 'tapped' } },
    ),
  ],
  [
    'abilities[0].effect[0].what: target 0 is never an object',
    aimed({ players: 'any' }, { do: 'tap', what: { target: 0 } }),
    aimed({ objects: {} }, { do: 'tap', what: { target: 0 } }),
  ],
  [
    'abilities[0].effect[0].who: target 0 is never a player',
    aimed({ objects: {} }, { do: 'draw', count: 1, who: { target: 0 } }),
    aimed({ any: true }, { do: 'draw', count: 1, who: { target: 0 } }),
  ],
  [
    'abilities[0].effect[0].effect[0].what: what waits for later can’t speak of the targets around it: say `about: { target: … }`, and here “it” or { named: ‘about’ }',
    aimed({ objects: {} }, atEnd([{ do: 'tap', what: { target: 0 } }])),
    aimed({ objects: {} }, atEnd([{ do: 'tap', what: 'it' }], { target: 0 })),
  ],
  [
    'abilities[0].castOnlyIf.what: X has no value here: none is chosen for this',
    { kind: 'static', castOnlyIf: { holds: 'compare', what: { number: 'x' }, to: { atLeast: 1 } } },
    {
      kind: 'static',
      castOnlyIf: { holds: 'compare', what: { number: 'life', of: 'you' }, to: { atLeast: 1 } },
    },
  ],
  [
    'abilities[0].replaces.instead[0].who: nothing here says which player “they” is; of the replaced event (`die`) say { event: … }: it gives object',
    {
      kind: 'static',
      replaces: { event: { would: 'die', what: {} }, instead: [{ do: 'draw', count: 1, who: 'they' }] },
    },
    {
      kind: 'static',
      replaces: {
        event: { would: 'draw', who: 'everyone' },
        instead: [{ do: 'mill', count: 1, who: 'they' }],
      },
    },
  ],
  [
    'abilities[0].replaces.instead[0].what: nothing here says which object “it” is; of the replaced event (`dealDamage`) say { event: … }: it gives player, source and amount',
    {
      kind: 'static',
      replaces: { event: { would: 'dealDamage', toPlayer: 'you' }, instead: [{ do: 'tap', what: 'it' }] },
    },
    {
      kind: 'static',
      replaces: { event: { would: 'dealDamage', to: {} }, instead: [{ do: 'tap', what: 'it' }] },
    },
  ],
  [
    'abilities[0].costs[0].less.of: nothing is paid yet as it is worked out what something costs (601.2f)',
    {
      kind: 'static',
      costs: [{ of: 'spells', less: { number: 'value', value: 'power', of: { paid: 'offered' } } }],
    },
    { kind: 'static', costs: [{ of: 'spells', less: { number: 'value', value: 'power', of: 'self' } }] },
  ],
  [
    'abilities[0].rules[0]: `cantEnter` is a rule for players: say for whom (`players`)',
    { kind: 'static', rules: [{ rule: 'cantEnter', what: { type: 'creature' } }] },
    { kind: 'static', players: 'everyone', rules: [{ rule: 'cantEnter', what: { type: 'creature' } }] },
  ],
  [
    'abilities[0].rules[0].what.owner: nothing here says which player “they” is',
    { kind: 'static', players: 'everyone', rules: [{ rule: 'cantCast', what: { owner: 'they' } }] },
    {
      kind: 'static',
      players: 'everyone',
      rules: [
        {
          rule: 'cantCast',
          what: {},
          unless: { holds: 'compare', what: { number: 'life', of: 'they' }, to: { atLeast: 9 } },
        },
      ],
    },
  ],
  [
    'abilities[0].replaces.counters.count.of: no cost is called “eaten”',
    {
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: 'self' },
        counters: { kind: '+1/+1', count: { number: 'value', value: 'power', of: { paid: 'eaten' } } },
      },
    },
    {
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: 'self' },
        cost: [{ pay: 'sacrifice', what: {}, as: 'eaten' }],
        counters: { kind: '+1/+1', count: { number: 'value', value: 'power', of: { paid: 'eaten' } } },
      },
    },
  ],
  [
    'abilities[0]: it functions nowhere: `functionsIn` names no zone',
    { kind: 'static', functionsIn: [], rules: [{ rule: 'cant', what: 'block' }] },
    { kind: 'static', functionsIn: ['battlefield'], rules: [{ rule: 'cant', what: 'block' }] },
  ],
];

describe('words that nobody gives what they speak of are refused', () => {
  test.each(cases)('%s', (fault, wrong, right) => {
    expect(faultsIn(wrong)).toEqual([fault]);
    expect(faultsIn(right)).toEqual([]);
  });

  test('603.12: what happened is the event of a reflexive trigger', () => {
    const after = (what: object): Ability =>
      spell(
        { do: 'tap', what: 'self', as: 'tapped' },
        { do: 'reflexive', after: 'tapped', effect: [{ do: 'untap', what } as Instruction] },
      );
    expect(faultsIn(after({ event: 'object' }))).toEqual([]);
    expect(faultsIn(after({ event: 'other' }))).toEqual([
      'abilities[0].effect[1].effect[0].what: what happened as “tapped” has no other; it gives object, player, amount and source',
    ]);
  });

  test('611.2d: each that is affected is “it” in the numbers of an effect', () => {
    const gets = (of: 'it' | 'self'): Ability =>
      spell({
        do: 'modify',
        what: { all: {} },
        changes: [
          {
            change: 'modifyPowerToughness',
            power: { number: 'value', value: 'toughness', of },
            toughness: 0,
          },
        ],
        until: untilEndOfTurn,
      });
    expect(faultsIn(gets('it'))).toEqual([]);
    expect(
      faultsIn(spell({ do: 'draw', count: { number: 'value', value: 'power', of: 'it' } })),
    ).toHaveLength(1);
  });

  test('what is called differently, and one of many, is said in a line', () => {
    const odd = (instruction: object) => faultsIn(spell(instruction as Instruction));
    expect(odd({ do: 'may', then: [], otherwise: [] })).toEqual([
      'abilities[0].effect[0].otherwise: is not known here; did you mean else?',
    ]);
    expect(
      odd({ do: 'rule', rules: [{ rule: 'cantCasts', what: {} }], players: 'you', until: untilEndOfTurn }),
    ).toEqual([
      'abilities[0].effect[0].rules[0]: "cantCasts" is not a known `rule`; did you mean cantCast or manaLasts?',
    ]);
    const [many = ''] = odd({ do: 'tap', what: { xyzzy: 1 } });
    expect(many).toMatch(/is none of [^,]+(, [^,]+){5} and \d+ others$/);
  });
});
