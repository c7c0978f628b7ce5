import { beforeAll, expect, test } from 'vitest';
import type { Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import { bear, begin, card, creature, putEffectRulesTogether, type Situation } from './follow.ts';

beforeAll(putEffectRulesTogether);

/** An instruction, a table on which it can be followed, and others on which it can’t. */
interface Case {
  readonly instruction: Instruction;
  readonly possible: readonly Situation[];
  readonly impossible: readonly Situation[];
}

const one = [[{ object: 1 }]];
const both = [[{ object: 1 }], [{ object: 2 }]];
const bears = (more: Situation['placed'] = []): Situation => ({
  placed: [{ card: bear }, ...more],
  chosen: one,
});
const withCounters = (counters: Readonly<Record<string, number>>): Situation => ({
  placed: [{ card: bear, with: { counters } }, { card: creature('Ox') }],
  chosen: both,
});
const hand = (...names: readonly string[]): Situation => ({
  placed: names.map((name) => ({ card: card(name), zone: 'hand' as const })),
});
const library = (...names: readonly string[]): Situation => ({
  placed: names.map((name) => ({ card: card(name), zone: 'library' as const })),
});
const libraryOf = (owner: number) => [{ card: card('A'), owner, zone: 'library' as const }];
const tapped: Situation = { placed: [{ card: bear, with: { tapped: true } }], chosen: one };
const inGraveyard: Situation = { placed: [{ card: bear, zone: 'graveyard' }], chosen: one };
const villager = creature('Villager', 1, 1, { back: creature('Howler', 3, 3) });
const sword = card('Sword', { types: ['artifact'], subtypes: ['Equipment'] });
const target = { target: 0 } as const;

const cases: Readonly<Record<string, Case>> = {
  'tapping what is untapped': {
    instruction: { do: 'tap', what: target },
    possible: [bears()],
    impossible: [tapped, inGraveyard],
  },
  'untapping what is tapped': {
    instruction: { do: 'untap', what: target },
    possible: [tapped],
    impossible: [bears()],
  },
  'attaching to what it isn’t attached to': {
    instruction: { do: 'attach', what: 'self', to: target },
    possible: [{ ...bears([{ card: sword }]), scope: { self: 2 } }],
    impossible: [
      { ...bears([{ card: sword, with: { attachedTo: { object: 1 } } }]), scope: { self: 2 } },
      { placed: [{ card: bear, zone: 'graveyard' }, { card: sword }], chosen: one, scope: { self: 2 } },
    ],
  },
  'removing as many counters as are there': {
    instruction: { do: 'removeCounters', kind: 'charge', count: 2, from: target },
    possible: [withCounters({ charge: 2 }), withCounters({ charge: 3 })],
    impossible: [withCounters({ charge: 1 }), withCounters({ '+1/+1': 2 })],
  },
  'removing all counters where there are any': {
    instruction: { do: 'removeCounters', kind: 'charge', count: 'all', from: target },
    possible: [withCounters({ charge: 1 })],
    impossible: [withCounters({})],
  },
  'moving a counter from one to another': {
    instruction: { do: 'moveCounter', from: target, to: { target: 1 } },
    possible: [withCounters({ '+1/+1': 1 })],
    impossible: [withCounters({}), { ...withCounters({ '+1/+1': 1 }), chosen: [...one, ...one] }],
  },
  'moving a counter of a kind': {
    instruction: { do: 'moveCounter', from: target, to: { target: 1 }, kind: 'charge' },
    possible: [withCounters({ charge: 1, '+1/+1': 1 })],
    impossible: [withCounters({ '+1/+1': 1 })],
  },
  'transforming a double-faced permanent': {
    instruction: { do: 'transform', what: target },
    possible: [{ placed: [{ card: villager }], chosen: one }],
    impossible: [bears()],
  },
  'milling as many cards as there are': {
    instruction: { do: 'mill', count: 2, who: 'you' },
    possible: [library('A', 'B'), library('A', 'B', 'C')],
    impossible: [library('A')],
  },
  'discarding as many cards as are in the hand': {
    instruction: { do: 'discard', count: 2, who: 'you' },
    possible: [hand('A', 'B'), hand('A', 'B', 'C')],
    impossible: [hand('A')],
  },
  'discarding a card of a kind': {
    instruction: { do: 'discard', count: 1, who: 'you', filter: { type: 'creature' } },
    possible: [{ placed: [{ card: bear, zone: 'hand' }] }],
    impossible: [hand('A')],
  },
  'discarding a hand, even without cards': {
    instruction: { do: 'discard', count: 'all', who: 'you' },
    possible: [hand('A'), hand()],
    impossible: [],
  },
  'several players discarding, of whom one can': {
    instruction: { do: 'discard', count: 1, who: 'everyone' },
    possible: [hand('A')],
    impossible: [hand()],
  },
  'several players milling, if each of them can': {
    instruction: { do: 'mill', count: 1, who: 'everyone' },
    possible: [{ placed: [...libraryOf(0), ...libraryOf(1)] }],
    impossible: [{ placed: libraryOf(0) }, { placed: libraryOf(1) }],
  },
  'sacrificing what one controls': {
    instruction: { do: 'sacrifice', who: 'you', count: 2, filter: { type: 'creature' } },
    possible: [bears([{ card: creature('Ox') }])],
    impossible: [bears(), bears([{ card: creature('Ox'), owner: 1 }])],
  },
  'several players sacrificing, of whom one can': {
    instruction: { do: 'sacrifice', who: 'everyone', filter: { type: 'creature' } },
    possible: [bears(), { placed: [{ card: bear, owner: 1 }] }],
    impossible: [hand('A')],
  },
  'several players choosing, of whom one can': {
    instruction: {
      do: 'choose',
      who: 'everyone',
      from: { type: 'creature', controller: 'they' },
      count: { min: 1, max: 1 },
    },
    possible: [bears(), { placed: [{ card: bear, owner: 1 }] }],
    impossible: [hand('A')],
  },
  'sacrificing this': {
    instruction: { do: 'sacrifice', who: 'you', what: 'self' },
    possible: [{ ...bears(), scope: { self: 1 } }],
    impossible: [{ ...inGraveyard, scope: { self: 1 } }],
  },
  'destroying a permanent': {
    instruction: { do: 'destroy', what: target },
    possible: [bears()],
    impossible: [inGraveyard],
  },
  'exiling what is there': {
    instruction: { do: 'exile', what: target, from: 'graveyard' },
    possible: [inGraveyard],
    impossible: [bears()],
  },
  'exiling until this leaves, while it is there': {
    instruction: { do: 'exile', what: target, until: 'sourceLeaves' },
    possible: [{ ...bears([{ card: creature('Ox') }]), scope: { self: 2 } }],
    impossible: [{ ...bears([{ card: creature('Ox'), zone: 'graveyard' }]), scope: { self: 2 } }],
  },
  'moving what is there': {
    instruction: { do: 'move', what: target, from: 'graveyard', to: { zone: 'hand' } },
    possible: [inGraveyard],
    impossible: [bears()],
  },
  'choosing among as many as there are': {
    instruction: { do: 'choose', who: 'you', from: { type: 'creature' }, count: { min: 2, max: 2 } },
    possible: [bears([{ card: creature('Ox') }])],
    impossible: [bears()],
  },
  'choosing up to so many where there are any': {
    instruction: { do: 'choose', who: 'you', from: { type: 'creature' }, count: { min: 0, max: 2 } },
    possible: [bears()],
    impossible: [hand('A')],
  },
};

test.each(Object.keys(cases))('608.2d: a player may choose %s', (name) => {
  const { impossible = [], instruction, possible = [] } = cases[name] ?? {};
  const isOffered = (situation: Situation): boolean =>
    instruction !== undefined && begin([{ do: 'may', then: [instruction] }], situation).pending !== null;
  expect(possible.map(isOffered)).toEqual(possible.map(() => true));
  expect(impossible.map(isOffered)).toEqual(impossible.map(() => false));
});
