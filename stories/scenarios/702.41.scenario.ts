import { card, scenario } from '../../machines/play/scenario/index.ts';

/** Affinity for artifacts and for creatures. */
const twice = card('Kindred Engine', ['artifact'], {
  manaCost: '{6}',
  abilities: [
    {
      kind: 'keyword',
      keyword: 'affinity',
      object: { type: 'artifact', controller: 'you' },
      quality: 'artifacts',
    },
    {
      kind: 'keyword',
      keyword: 'affinity',
      object: { type: 'creature', controller: 'you' },
      quality: 'creatures',
    },
  ],
});

export default [
  scenario('502.31a: affinity makes a spell cost less for each such permanent that its player controls', {
    rules: ['702.41a', '601.2f'],
    alice: { hand: ['Frogmite'], battlefield: [{ card: 'Mox Emerald', tapped: true, count: 2 }], mana: 'CC' },
    bob: { battlefield: [{ card: 'Mox Sapphire', count: 3 }] },
    script: ['alice casts Frogmite'],
    expect: { Frogmite: { on: 'battlefield' }, alice: { mana: '' } },
    control: {
      without: 'affinity',
      script: ['refused 118.3: alice casts Frogmite'],
      expect: { Frogmite: { on: 'hand' }, alice: { mana: 'CC' } },
    },
  }),
  scenario('502.31b: affinity leaves the colored mana to pay', {
    rules: ['118.7a', '702.41a'],
    alice: { hand: ['Thoughtcast'], battlefield: [{ card: 'Memnite', count: 6 }], mana: 'U' },
    bob: {},
    script: ['alice casts Thoughtcast', 'pass until the stack is empty'],
    expect: { alice: { hand: 2, mana: '' } },
    control: {
      setup: { alice: { hand: ['Thoughtcast'], battlefield: [{ card: 'Memnite', count: 6 }], mana: 'C' } },
      script: ['refused 118.3: alice casts Thoughtcast'],
      expect: { alice: { hand: 1, mana: 'C' } },
    },
  }),
  scenario('502.31b: affinity reduces a cost to {0} at most', {
    rules: ['118.7', '118.7a', '118.5'],
    alice: { hand: ['Frogmite'], battlefield: [{ card: 'Memnite', count: 6 }], mana: 'C' },
    bob: {},
    script: ['alice casts Frogmite'],
    expect: { Frogmite: { on: 'battlefield' }, alice: { mana: 'C' } },
    control: {
      without: 'affinity',
      script: ['refused 118.3: alice casts Frogmite'],
      expect: { Frogmite: { on: 'hand' } },
    },
  }),
  scenario('502.31c: each of several affinity abilities applies', {
    rules: ['702.41b', '601.2f'],
    alice: { hand: [twice], battlefield: [{ card: 'Memnite', count: 2 }, 'Grizzly Bears'], mana: 'C' },
    bob: {},
    script: ['alice casts Kindred Engine', 'pass until the stack is empty'],
    expect: { 'Kindred Engine': { on: 'battlefield' }, alice: { mana: '' } },
    control: {
      setup: {
        alice: {
          hand: ['Myr Enforcer'],
          battlefield: [{ card: 'Memnite', count: 2 }, 'Grizzly Bears'],
          mana: 'CCCC',
        },
      },
      script: ['refused 118.3: alice casts Myr Enforcer'],
      expect: { 'Myr Enforcer': { on: 'hand' } },
    },
  }),
];
