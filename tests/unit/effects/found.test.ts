import { beforeAll, expect, test } from 'vitest';
import { type Named, noNamed } from '../../../machines/rules/index.ts';
import type { Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import { bear, card, creature, follow, putEffectRulesTogether, type Situation } from './follow.ts';

beforeAll(putEffectRulesTogether);

/** What an instruction does in a situation, and what later ones find under its name. */
interface Case {
  readonly instruction: Instruction;
  readonly in?: Situation;
  readonly finds: Partial<Named>;
}

const target = { target: 0 } as const;
const one = [[{ object: 1 }]];
const bears: Situation = { placed: [{ card: bear }], chosen: one };
const gone: Situation = { placed: [{ card: bear, zone: 'graveyard' }], chosen: one };
const library = (...names: readonly string[]): Situation => ({
  placed: names.map((name) => ({ card: card(name), zone: 'library' as const })),
});
const hand = (...names: readonly string[]): Situation => ({
  placed: names.map((name) => ({ card: card(name), zone: 'hand' as const })),
});
const counters: Situation = {
  placed: [{ card: bear, with: { counters: { charge: 3 } } }, { card: creature('Ox') }],
  chosen: [[{ object: 1 }], [{ object: 2 }]],
};
const nothing: Partial<Named> = {};

const cases: Readonly<Record<string, Case>> = {
  'what is tapped': {
    instruction: { do: 'tap', what: target },
    in: bears,
    finds: { objects: [1], amount: 1, did: true },
  },
  'nothing where it is tapped already': {
    instruction: { do: 'tap', what: target },
    in: { placed: [{ card: bear, with: { tapped: true } }], chosen: one },
    finds: nothing,
  },
  'where counters are put, and how many': {
    instruction: { do: 'putCounters', kind: 'charge', count: 2, on: target, onPlayers: 'you' },
    in: bears,
    finds: { objects: [1], players: [0], amount: 4, did: true },
  },
  'nothing where no counter is put': {
    instruction: { do: 'putCounters', kind: 'charge', count: 0, on: target },
    in: bears,
    finds: nothing,
  },
  'from where counters are removed, and how many': {
    instruction: { do: 'removeCounters', kind: 'charge', count: 5, from: target },
    in: counters,
    finds: { objects: [1], amount: 3, did: true },
  },
  'nothing where there is no counter': {
    instruction: { do: 'removeCounters', kind: 'oil', count: 'all', from: target },
    in: counters,
    finds: nothing,
  },
  'how many counters are moved': {
    instruction: { do: 'moveCounter', from: target, to: { target: 1 }, count: 'any' },
    in: { ...counters, answers: [2] },
    finds: { amount: 2, did: true },
  },
  'nothing where none is moved': {
    instruction: { do: 'moveCounter', from: target, to: { target: 1 }, count: 'any' },
    in: { ...counters, answers: [0] },
    finds: nothing,
  },
  'how much damage is dealt, and to whom': {
    instruction: { do: 'dealDamage', amount: 2, to: { all: { type: 'creature' } }, toPlayers: 'opponents' },
    in: bears,
    finds: { objects: [1], players: [1], amount: 4, did: true },
  },
  'nothing where no damage is dealt': {
    instruction: { do: 'dealDamage', amount: 0, toPlayers: 'opponents' },
    finds: nothing,
  },
  'who gains life, and how much': {
    instruction: { do: 'gainLife', amount: 3, who: 'everyone' },
    finds: { players: [0, 1], amount: 6, did: true },
  },
  'nothing where no life is gained': { instruction: { do: 'gainLife', amount: 0 }, finds: nothing },
  'who loses life, and how much': {
    instruction: { do: 'loseLife', amount: 3, who: 'opponents' },
    finds: { players: [1], amount: 3, did: true },
  },
  'nothing where no life is lost': { instruction: { do: 'loseLife', amount: 0, who: 'you' }, finds: nothing },
  'by how much a life total changes': {
    instruction: { do: 'setLife', to: 5, who: 'you' },
    finds: { players: [0], amount: 15, did: true },
  },
  'nothing where a life total is that already': {
    instruction: { do: 'setLife', to: 20, who: 'you' },
    finds: nothing,
  },
  'the cards drawn, and who was to draw': {
    instruction: { do: 'draw', count: 2 },
    in: library('A', 'B', 'C'),
    finds: { objects: [4, 5], players: [0], amount: 2, did: true },
  },
  'nothing where no card was to be drawn': {
    instruction: { do: 'draw', count: 0 },
    in: library('A'),
    finds: nothing,
  },
  'what is discarded, and by whom': {
    instruction: { do: 'discard', count: 2, who: 'everyone' },
    in: hand('A'),
    finds: { objects: [2], players: [0], amount: 1, did: true },
  },
  'nothing where nothing is discarded': {
    instruction: { do: 'discard', count: 0, who: 'you' },
    in: hand('A'),
    finds: nothing,
  },
  'what is sacrificed, and by whom': {
    instruction: { do: 'sacrifice', who: 'everyone', filter: { type: 'creature' } },
    in: bears,
    finds: { objects: [2], players: [0], amount: 1, did: true },
  },
  'nothing where nothing is sacrificed': {
    instruction: { do: 'sacrifice', who: 'everyone', filter: { type: 'land' } },
    in: bears,
    finds: nothing,
  },
  'what became of what is destroyed': {
    instruction: { do: 'destroy', what: target },
    in: bears,
    finds: { objects: [2], amount: 1, did: true },
  },
  'nothing where there is nothing to destroy': {
    instruction: { do: 'destroy', what: target },
    in: gone,
    finds: nothing,
  },
  'what became of what is exiled': {
    instruction: { do: 'exile', what: target },
    in: gone,
    finds: { objects: [2], amount: 1, did: true },
  },
  'what became of what is moved': {
    instruction: { do: 'move', what: target, to: { zone: 'hand' } },
    in: gone,
    finds: { objects: [2], amount: 1, did: true },
  },
  'what is revealed': {
    instruction: { do: 'reveal', what: { top: 2, of: 'you' } },
    in: library('A', 'B', 'C'),
    finds: { objects: [1, 2], amount: 2, did: true },
  },
  'nothing where there is nothing to reveal': {
    instruction: { do: 'reveal', what: { top: 2, of: 'you' } },
    finds: nothing,
  },
  'nothing where there is nothing to look at': {
    instruction: { do: 'look', at: { top: 2, of: 'you' } },
    finds: nothing,
  },
  'who shuffles': {
    instruction: { do: 'shuffle', who: 'opponents' },
    finds: { players: [1], did: true },
  },
  'who scries, and what goes to the bottom': {
    instruction: { do: 'perform', action: 'scry', n: 2 },
    in: { ...library('A', 'B', 'C'), answers: [[[1], [0]]] },
    finds: { players: [0], objects: [1], amount: 1, did: true },
  },
  'who surveils, and what goes to the graveyard': {
    instruction: { do: 'perform', action: 'surveil', n: 2 },
    in: { ...library('A', 'B', 'C'), answers: [[[1], [0]]] },
    finds: { players: [0], objects: [4], amount: 1, did: true },
  },
  'what is regenerated': {
    instruction: { do: 'regenerate', what: target },
    in: bears,
    finds: { objects: [1], amount: 1, did: true },
  },
  'nothing where there is nothing to regenerate': {
    instruction: { do: 'regenerate', what: target },
    in: gone,
    finds: nothing,
  },
  'the tokens that are made': {
    instruction: { do: 'create', token: { types: ['artifact'] }, count: 2 },
    finds: { objects: [3, 4], amount: 2, did: true },
  },
  'nothing where no token is made': {
    instruction: { do: 'create', token: { types: ['artifact'] }, count: 0 },
    finds: nothing,
  },
  'what an effect begins to affect': {
    instruction: {
      do: 'modify',
      what: target,
      changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
      until: 'untilEndOfTurn',
    },
    in: bears,
    finds: { objects: [1], did: true },
  },
  'nothing where an effect has nothing to affect': {
    instruction: {
      do: 'modify',
      what: target,
      changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
      until: 'untilEndOfTurn',
    },
    in: {},
    finds: nothing,
  },
  'who does what they may': {
    instruction: { do: 'may', who: 'everyone', then: [{ do: 'gainLife', amount: 1 }] },
    in: { answers: [true, false] },
    finds: { players: [0], amount: 1, did: true },
  },
  'nobody where nobody does it': {
    instruction: { do: 'may', who: 'everyone', then: [{ do: 'gainLife', amount: 1 }] },
    in: { answers: [false, false] },
    finds: nothing,
  },
  'how often a cost is paid that may be paid any number of times': {
    instruction: { do: 'may', cost: [{ pay: 'life', amount: 1 }], anyNumberOfTimes: true, then: [] },
    in: { answers: [true, true, false] },
    finds: { players: [0], amount: 2, did: true },
  },
  'who pays': {
    instruction: { do: 'unless', who: 'everyone', cost: [{ pay: 'life', amount: 1 }], else: [] },
    in: { answers: [true, false] },
    finds: { players: [0], amount: 1, did: true },
  },
  'nobody where nobody pays': {
    instruction: { do: 'unless', who: 'everyone', cost: [{ pay: 'life', amount: 1 }], else: [] },
    in: { answers: [false, false] },
    finds: nothing,
  },
  'how much mana is added': {
    instruction: { do: 'addMana', mana: ['G', 'G'] },
    finds: { amount: 2, did: true },
  },
  'nothing where no mana is added': {
    instruction: { do: 'addMana', mana: ['G'], count: 0 },
    finds: nothing,
  },
  'nobody where nobody scries': {
    instruction: { do: 'perform', action: 'scry', n: 0 },
    in: library('A'),
    finds: nothing,
  },
  'who scries, without a card to look at': {
    instruction: { do: 'perform', action: 'scry', n: 2 },
    finds: { players: [0], did: true },
  },
  'nothing where nothing happens to any of them': {
    instruction: { do: 'forEach', of: { all: {} }, then: [{ do: 'dealDamage', amount: 0, to: 'it' }] },
    in: bears,
    finds: nothing,
  },
  'nobody where there is nobody to do one thing after the other': {
    instruction: {
      do: 'forEachPlayer',
      of: target,
      then: [
        { do: 'gainLife', amount: 1, who: 'they' },
        { do: 'loseLife', amount: 1, who: 'they' },
      ],
    },
    in: { chosen: [[]] },
    finds: nothing,
  },
  'nothing where there is nothing to do one thing after the other to': {
    instruction: {
      do: 'forEach',
      of: { all: { type: 'land' } },
      then: [
        { do: 'tap', what: 'it' },
        { do: 'untap', what: 'it' },
      ],
    },
    in: bears,
    finds: nothing,
  },
  'whether it was so': {
    instruction: { do: 'if', condition: { holds: 'turnOf', who: 'you' }, then: [] },
    finds: { did: true },
  },
  'that it wasn’t so': {
    instruction: { do: 'if', condition: { holds: 'turnOf', who: 'opponents' }, then: [], else: [] },
    finds: nothing,
  },
  'how often something is repeated': {
    instruction: { do: 'repeat', times: 3, then: [] },
    finds: { amount: 3, did: true },
  },
  'nothing where it is repeated no time': {
    instruction: { do: 'repeat', times: 0, then: [] },
    finds: nothing,
  },
  'what something is done to, one after the other': {
    instruction: { do: 'forEach', of: { all: { type: 'creature' } }, then: [] },
    in: bears,
    finds: { objects: [1], amount: 1, did: true },
  },
  'who does something, one after the other': {
    instruction: { do: 'forEachPlayer', of: 'everyone', then: [{ do: 'draw', count: 0, who: 'they' }] },
    finds: { players: [0, 1], amount: 2, did: true },
  },
  'what is chosen': {
    instruction: { do: 'choose', who: 'you', from: { type: 'creature' }, count: { min: 1, max: 1 } },
    in: { placed: [{ card: bear }, { card: creature('Ox') }], answers: [[1]] },
    finds: { objects: [2], amount: 1, did: true },
  },
  'nothing where there is nothing to choose': {
    instruction: { do: 'choose', who: 'you', from: { type: 'creature' }, count: { min: 1, max: 1 } },
    finds: nothing,
  },
  'nothing where there is nobody to do it': {
    instruction: { do: 'forEachPlayer', of: target, then: [{ do: 'gainLife', amount: 1, who: 'they' }] },
    in: { chosen: [[]] },
    finds: nothing,
  },
  'nothing where there is nothing to do it to': {
    instruction: { do: 'forEach', of: { all: { type: 'land' } }, then: [{ do: 'tap', what: 'it' }] },
    in: bears,
    finds: nothing,
  },
  'nothing where what is countered is no spell': {
    instruction: { do: 'counter', what: target },
    in: bears,
    finds: nothing,
  },
  'what is turned over': {
    instruction: { do: 'transform', what: target },
    in: { placed: [{ card: creature('Villager', 1, 1, { back: creature('Howler') }) }], chosen: one },
    finds: { objects: [1], amount: 1, did: true },
  },
  'nothing where what is face down is to be turned over': {
    instruction: { do: 'transform', what: target },
    in: {
      placed: [
        {
          card: creature('Villager', 1, 1, { back: creature('Howler') }),
          with: { faceDown: true },
        },
      ],
      chosen: one,
    },
    finds: nothing,
  },
  'what is exchanged': {
    instruction: { do: 'exchangeControl', first: target, second: { target: 1 } },
    in: {
      placed: [{ card: bear }, { card: creature('Ox'), owner: 1 }],
      chosen: [[{ object: 1 }], [{ object: 2 }]],
    },
    finds: { objects: [1, 2], did: true },
  },
  'nothing where one of them has left': {
    instruction: { do: 'exchangeControl', first: target, second: { target: 1 } },
    in: {
      placed: [{ card: bear }, { card: creature('Ox'), owner: 1, zone: 'graveyard' }],
      chosen: [[{ object: 1 }], [{ object: 2 }]],
    },
    finds: nothing,
  },
  'nothing where one player controls both': {
    instruction: { do: 'exchangeControl', first: target, second: { target: 1 } },
    in: { placed: [{ card: bear }, { card: creature('Ox') }], chosen: [[{ object: 1 }], [{ object: 2 }]] },
    finds: nothing,
  },
  'whose texts are exchanged': {
    instruction: { do: 'exchangeText', first: target, second: { target: 1 }, until: 'untilEndOfTurn' },
    in: { placed: [{ card: bear }, { card: creature('Ox') }], chosen: [[{ object: 1 }], [{ object: 2 }]] },
    finds: { objects: [1, 2], did: true },
  },
  'nothing where a text is exchanged with itself': {
    instruction: { do: 'exchangeText', first: target, second: { target: 1 }, until: 'untilEndOfTurn' },
    in: { placed: [{ card: bear }], chosen: [[{ object: 1 }], [{ object: 1 }]] },
    finds: nothing,
  },
  'that there was nothing to proliferate': {
    instruction: { do: 'perform', action: 'proliferate' },
    in: bears,
    finds: { players: [0], did: true },
  },
  'that nothing was chosen to proliferate': {
    instruction: { do: 'perform', action: 'proliferate' },
    in: { ...counters, answers: [[]] },
    finds: { players: [0], did: true },
  },
  'what is copied onto the stack': {
    instruction: { do: 'copySpell', what: 'self', count: 2 },
    finds: { objects: [1, 2], amount: 2, did: true },
  },
  'nothing where what is to be copied isn’t on the stack': {
    instruction: { do: 'copySpell', what: target },
    in: bears,
    finds: nothing,
  },
  'whose targets change': {
    instruction: { do: 'chooseNewTargets', what: 'self' },
    in: { chosen: [[{ player: 0 }]], targets: [{ players: 'any' }], answers: [[1]] },
    finds: { objects: [0], amount: 1, did: true },
  },
  'nothing where it has no targets to change': {
    instruction: { do: 'changeTargets', what: 'self', which: 'all' },
    finds: nothing,
  },
  'which player is chosen': {
    instruction: { do: 'choosePlayer', who: 'you', from: 'everyone' },
    in: { answers: [[1]] },
    finds: { players: [1], amount: 1, did: true },
  },
  'what is exiled until a card of a kind comes': {
    instruction: { do: 'exileUntil', who: 'you', like: { type: 'creature' } },
    in: {
      placed: [
        { card: card('A'), zone: 'library' },
        { card: bear, zone: 'library' },
        { card: card('B'), zone: 'library' },
      ],
    },
    finds: { objects: [4, 5], amount: 2, did: true },
  },
  'nothing where the library is empty': {
    instruction: { do: 'exileUntil', who: 'you', like: { type: 'creature' } },
    finds: nothing,
  },
};

test.each(Object.keys(cases))('608.2c: under the name of an instruction is found %s', (name) => {
  const { finds, in: situation = {}, instruction } = cases[name] ?? { finds: {} };
  const game = follow(instruction === undefined ? [] : [{ ...instruction, as: 'it' }], situation);
  expect(game.returned).toEqual({ named: { it: { ...noNamed, ...finds } }, wrote: ['it'] });
});
