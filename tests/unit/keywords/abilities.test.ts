import { beforeAll, expect, test } from 'vitest';
import { keywords } from '../../../machines/rules/abilities/keywords/index.ts';
import { keyword, putCombatRulesTogether } from '../combat/board.ts';

beforeAll(putCombatRulesTogether);

const standsFor = (name: string, more: Parameters<typeof keyword>[1] = {}) =>
  keywords[name]?.abilities?.(keyword(name, more));

test('702.6a: equip is an activated ability that attaches it to a creature its controller controls', () => {
  const cost = [{ pay: 'mana', cost: '{2}' }] as const;
  expect(standsFor('equip', { cost })).toEqual([
    {
      kind: 'activated',
      keyword: 'equip',
      cost,
      targets: [{ objects: { type: 'creature', controller: 'you' } }],
      effect: [{ do: 'attach', what: 'self', to: { target: 0 } }],
      limits: { timing: 'sorcery' },
    },
  ]);
});

test('702.6c, 702.6e: equip may name a quality, or planeswalkers', () => {
  const targets = (object: { type?: 'planeswalker'; supertype?: 'legendary' }) =>
    standsFor('equip', { cost: [], object })?.flatMap((ability) =>
      ability.kind === 'activated' ? (ability.targets ?? []) : [],
    );
  expect(targets({ supertype: 'legendary' })).toEqual([
    { objects: { type: 'creature', supertype: 'legendary', controller: 'you' } },
  ]);
  expect(targets({ type: 'planeswalker' })).toEqual([
    { objects: { type: 'planeswalker', controller: 'you' } },
  ]);
});

test('702.21a: ward counters what an opponent controls, unless that player pays', () => {
  const cost = [{ pay: 'life', amount: 3 }] as const;
  expect(standsFor('ward', { cost })).toEqual([
    {
      kind: 'triggered',
      keyword: 'ward',
      when: [{ on: 'becomesTarget', object: 'self', by: 'opponents' }],
      effect: [
        {
          do: 'unless',
          who: { event: 'player' },
          cost,
          else: [{ do: 'counter', what: { event: 'other' } }],
        },
      ],
    },
  ]);
});

test('702.108a: prowess gives +1/+1 until end of turn for each noncreature spell its controller casts', () => {
  expect(standsFor('prowess')).toMatchObject([
    { kind: 'triggered', when: [{ on: 'cast', by: 'you', spell: { notType: 'creature' } }] },
  ]);
});

test('702.5a: enchant gives the Aura spell its target', () => {
  expect(keywords.enchant?.targets?.(keyword('enchant', { object: { type: 'land' } }))).toEqual([
    { objects: { type: 'land' } },
  ]);
  expect(keywords.enchant?.targets?.(keyword('enchant', { player: 'opponent' }))).toEqual([
    { players: 'opponent' },
  ]);
});
