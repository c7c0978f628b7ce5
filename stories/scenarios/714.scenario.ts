import { card, scenario } from '../../machines/play/scenario/index.ts';

const chronicle = card('Short Chronicle', ['enchantment'], {
  manaCost: '{2}{R}',
  subtypes: 'Saga',
  abilities: [
    { kind: 'keyword', keyword: 'chapter', n: 1, effect: [{ do: 'gainLife', amount: 3 }] },
    {
      kind: 'keyword',
      keyword: 'chapter',
      n: 2,
      targets: [{ objects: { type: 'creature' } }],
      effect: [{ do: 'dealDamage', amount: 2, to: { target: 0 } }],
    },
  ],
});

export default [
  scenario('714.2b: each chapter triggers as lore counters reach its number, with its own targets', {
    rules: ['714.2b', '714.3a', '714.3c', '714.4', '704.5s'],
    alice: { hand: [chronicle], mana: 'RRR', library: ['Forest', 'Forest'] },
    bob: { battlefield: ['Grizzly Bears', 'Hill Giant'], library: ['Forest', 'Forest'] },
    script: [
      'alice casts Short Chronicle',
      'pass until the stack is empty',
      { expect: { alice: { life: 23 }, 'Short Chronicle': { on: 'battlefield', counters: { lore: 1 } } } },
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { life: 23 },
      'Short Chronicle': { on: 'graveyard' },
      'Grizzly Bears': { on: 'graveyard' },
      'Hill Giant': { on: 'battlefield', damage: 0 },
    },
    control: {
      without: 'chapter',
      script: ['alice casts Short Chronicle', 'pass until the stack is empty', 'pass until turn 3'],
      expect: {
        alice: { life: 20 },
        'Short Chronicle': { on: 'battlefield' },
        'Grizzly Bears': { on: 'battlefield' },
      },
    },
  }),
];
