import { beforeAll, expect, test } from 'vitest';
import type { Decision } from '../../../machines/rules/state/decision.ts';
import { noChoices } from '../../../machines/rules/state/scope.ts';
import type { Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import { bear, begin, card, creature, putEffectRulesTogether, type Situation } from './follow.ts';
import type { Placed } from './small-game.ts';

beforeAll(putEffectRulesTogether);

/** What a player is asked as an instruction is followed. */
interface Case {
  readonly instruction: Instruction;
  readonly in: Situation;
  readonly asked: Partial<Decision>;
}

const cards = (zone: 'library' | 'hand' | 'graveyard', ...names: readonly string[]): readonly Placed[] =>
  names.map((name) => ({ card: card(name), zone }));
const objects = (...ids: readonly number[]) => ids.map((object) => ({ object }));
const items = (...ids: readonly number[]) => ids.map((object) => ({ object, text: '', ref: null }));
const hand: Situation = { placed: cards('hand', 'A', 'B', 'C') };
const library: Situation = { placed: cards('library', 'A', 'B', 'C') };
const creatures: Situation = {
  placed: [{ card: bear }, { card: creature('Ox') }, { card: creature('Rat') }],
};
const charged: Situation = {
  placed: [{ card: bear, with: { counters: { oil: 2, charge: 3 } } }, { card: creature('Ox') }],
  chosen: [objects(1), objects(2)],
};
const tokens: Situation = {
  placed: [
    { card: bear, with: { kind: 'token' } },
    { card: creature('Ox'), with: { kind: 'token' } },
    { card: creature('Rat') },
  ],
};
const aimed: Situation = {
  placed: [
    {
      card: card('Bolt', { abilities: [{ kind: 'spell', targets: [{ any: true }], effect: [] }] }),
      owner: 1,
      zone: 'stack',
      with: {
        stack: {
          choices: { ...noChoices, targets: [{ chosen: [{ player: 0 }], divided: [] }] },
          source: null,
          ability: null,
          trigger: null,
          named: {},
        },
      },
    },
    { card: bear },
    { card: creature('Ox') },
  ],
  chosen: [objects(1)],
};
const choose = { kind: 'choose', player: 0, object: 0, min: 1, max: 1, hidden: false } as const;

const cases: Readonly<Record<string, Case>> = {
  'which card is discarded': {
    instruction: { do: 'discard', count: 1, who: 'you' },
    in: hand,
    asked: {
      ...choose,
      rule: '701.9b',
      about: 'discard a card',
      options: objects(1, 2, 3),
      hidden: true,
      purpose: 'discard',
      tone: 'bad',
    },
  },
  'which cards are discarded, by another player': {
    instruction: { do: 'discard', count: 2, who: 'you', chosenBy: 'opponents' },
    in: hand,
    asked: {
      ...choose,
      player: 1,
      rule: '701.9b',
      about: 'discard 2 cards',
      options: objects(1, 2, 3),
      min: 2,
      max: 2,
      hidden: true,
    },
  },
  'which card is discarded, by the player where there is nobody else': {
    instruction: { do: 'discard', count: 1, who: 'you', chosenBy: { target: 0 } },
    in: { ...hand, chosen: [[]] },
    asked: { ...choose, hidden: true, options: objects(1, 2, 3) },
  },
  'which permanent is sacrificed': {
    instruction: { do: 'sacrifice', who: 'you' },
    in: creatures,
    asked: {
      ...choose,
      rule: '701.21a',
      about: 'sacrifice a permanent',
      options: objects(1, 2, 3),
      purpose: 'sacrifice',
      tone: 'bad',
    },
  },
  'which permanents are sacrificed': {
    instruction: { do: 'sacrifice', who: 'you', count: 2 },
    in: creatures,
    asked: { ...choose, about: 'sacrifice 2 permanents', options: objects(1, 2, 3), min: 2, max: 2 },
  },
  'which one of those is sacrificed': {
    instruction: { do: 'sacrifice', who: 'you', what: { all: { type: 'creature' } }, count: 1 },
    in: creatures,
    asked: { ...choose, about: 'sacrifice a permanent', options: objects(1, 2, 3) },
  },
  'where cards go that are scried': {
    instruction: { do: 'perform', action: 'scry', n: 2 },
    in: library,
    asked: {
      kind: 'arrange',
      player: 0,
      object: 0,
      rule: '701.22a',
      about: 'scry 2',
      cards: [1, 2],
      piles: ['top', 'bottom'],
    },
  },
  'where cards go that are surveilled': {
    instruction: { do: 'perform', action: 'surveil', n: 1 },
    in: library,
    asked: {
      kind: 'arrange',
      rule: '701.25a',
      about: 'surveil 1',
      cards: [1],
      piles: ['top', 'graveyard'],
    },
  },
  'in which order cards go on top of a library': {
    instruction: { do: 'move', what: { all: { zone: 'hand' } }, to: { zone: 'library', position: 'top' } },
    in: hand,
    asked: {
      kind: 'order',
      player: 0,
      object: 0,
      rule: '401.4',
      about: 'order the cards on top, the topmost first',
      items: items(1, 2, 3),
      hidden: true,
    },
  },
  'in which order cards go on the bottom of a library': {
    instruction: {
      do: 'move',
      what: { all: { zone: 'hand' } },
      to: { zone: 'library', position: 'bottom' },
    },
    in: hand,
    asked: { kind: 'order', about: 'order the cards on the bottom, the topmost first', hidden: true },
  },
  'for which object something is done first': {
    instruction: {
      do: 'forEach',
      of: { all: { type: 'creature' } },
      then: [
        { do: 'tap', what: 'it' },
        { do: 'draw', count: 1 },
      ],
    },
    in: creatures,
    asked: {
      kind: 'order',
      player: 0,
      object: 0,
      rule: '608.2f',
      about: 'which comes first',
      items: items(1, 2, 3),
      hidden: false,
    },
  },
  'which player': {
    instruction: { do: 'choosePlayer', from: 'everyone' },
    in: {},
    asked: {
      ...choose,
      rule: '608.2d',
      about: 'choose a player',
      options: [{ player: 0 }, { player: 1 }],
      purpose: 'effect',
      tone: 'neutral',
    },
  },
  'which source of damage': {
    instruction: { do: 'chooseSource' },
    in: creatures,
    asked: { ...choose, rule: '609.7a', options: objects(1, 2, 3, 0) },
  },
  'which token is copied': {
    instruction: { do: 'perform', action: 'populate' },
    in: tokens,
    asked: { ...choose, options: objects(1, 2) },
  },
  'what gets another counter': {
    instruction: { do: 'perform', action: 'proliferate' },
    in: charged,
    asked: { ...choose, rule: '701.34a', options: objects(1), min: 0, max: 1, tone: 'good' },
  },
  'how much life is paid': {
    instruction: { do: 'payLife', link: 'paid' },
    in: {},
    asked: { kind: 'number', player: 0, object: 0, rule: '608.2d', min: 0, max: 20, purpose: 'value' },
  },
  'how much life is paid, up to so much': {
    instruction: { do: 'payLife', link: 'paid', atMost: 7 },
    in: {},
    asked: { kind: 'number', min: 0, max: 7 },
  },
  'which counter is moved': {
    instruction: { do: 'moveCounter', from: { target: 0 }, to: { target: 1 } },
    in: charged,
    asked: {
      kind: 'option',
      player: 0,
      object: 0,
      rule: '608.2d',
      about: 'choose a counter to move',
      options: ['charge', 'oil'],
    },
  },
  'how many counters are moved': {
    instruction: { do: 'moveCounter', from: { target: 0 }, to: { target: 1 }, kind: 'oil', count: 'any' },
    in: charged,
    asked: {
      kind: 'number',
      object: 0,
      about: 'choose how many oil counters to move',
      min: 0,
      max: 2,
      purpose: 'count',
    },
  },
  'heads or tails': {
    instruction: { do: 'flipCoin', who: 'opponents' },
    in: {},
    asked: { kind: 'option', player: 1, object: 0, rule: '705.2', options: ['heads', 'tails'] },
  },
  'which card is found in a library': {
    instruction: {
      do: 'search',
      for: { type: 'sorcery' },
      count: { min: 1, max: 1 },
      to: { zone: 'hand' },
    },
    in: library,
    asked: {
      ...choose,
      rule: '701.23a',
      about: 'find a card',
      options: objects(1, 2, 3),
      min: 0,
      hidden: true,
      purpose: 'search',
      tone: 'good',
    },
  },
  'which cards are found in another player’s library': {
    instruction: {
      do: 'search',
      library: 'opponents',
      for: {},
      count: { min: 2, max: 2 },
      to: { zone: 'exile' },
    },
    in: { placed: cards('library', 'A', 'B', 'C').map((one) => ({ ...one, owner: 1 })) },
    asked: {
      ...choose,
      about: 'find up to 2 cards',
      options: objects(1, 2, 3),
      min: 2,
      max: 2,
      hidden: true,
      tone: 'neutral',
    },
  },
  'which card is found in a graveyard': {
    instruction: {
      do: 'search',
      zones: ['graveyard'],
      for: { type: 'sorcery' },
      count: { min: 1, max: 1 },
      to: { zone: 'hand' },
    },
    in: { placed: cards('graveyard', 'A', 'B') },
    // It is seen what is there: one has to be found (701.23b).
    asked: { ...choose, options: objects(1, 2), min: 1, hidden: false },
  },
  'what a copy targets': {
    instruction: { do: 'copySpell', what: { target: 0 }, target: { all: { type: 'creature' } } },
    in: aimed,
    asked: {
      ...choose,
      rule: '707.10e',
      about: 'choose what the copy targets',
      options: objects(2, 3),
      purpose: 'effect',
    },
  },
  'new targets for a copy': {
    instruction: { do: 'copySpell', what: { target: 0 }, newTargets: true },
    in: aimed,
    asked: {
      ...choose,
      object: 1,
      rule: '707.10c',
      about: 'choose new targets for Bolt',
      options: [...objects(2, 3), { player: 0 }, { player: 1 }],
    },
  },
  'in which order copies go on the stack': {
    instruction: {
      do: 'copySpell',
      what: { target: 0 },
      forEach: { objects: { type: 'creature' }, players: 'opponents' },
    },
    in: aimed,
    asked: {
      kind: 'order',
      player: 0,
      object: 0,
      rule: '707.10d',
      items: [{ object: 1, text: 'player 1', ref: null }, ...items(2, 3)],
      hidden: false,
    },
  },
};

test.each(Object.keys(cases))('608.2d: a player is asked %s', (name) => {
  const { asked, in: situation, instruction } = cases[name] ?? {};
  const game = instruction && begin([instruction], situation);
  expect(game?.pending).toMatchObject(asked ?? {});
});
