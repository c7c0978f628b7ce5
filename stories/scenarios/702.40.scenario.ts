import { card, scenario } from '../../machines/play/scenario/index.ts';

/** Storm twice. */
const doubleStorm = card('Double Storm', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    { kind: 'spell', effect: [{ do: 'loseLife', amount: 1, who: 'opponents' }] },
    { kind: 'keyword', keyword: 'storm' },
    { kind: 'keyword', keyword: 'storm' },
  ],
});

export default [
  scenario('702.40a: a spell with storm is copied for each spell cast before it this turn, by whomever', {
    rules: ['702.40a', '707.10'],
    alice: { hand: ['Shock', 'Grapeshot'], mana: 'RRR' },
    bob: { hand: ['Healing Salve'], mana: 'W' },
    script: [
      'alice casts Shock on bob',
      'bob casts Healing Salve choosing 1 on bob',
      'pass until the stack is empty',
      { expect: { bob: { life: 21 } } },
      'alice casts Grapeshot on bob',
      'pass until alice decides',
      'alice answers bob',
      'pass until alice decides',
      'alice answers alice',
    ],
    expect: { bob: { life: 19 }, alice: { life: 19, graveyard: ['Grapeshot', 'Shock'] } },
    control: {
      script: ['alice casts Grapeshot on bob'],
      expect: { bob: { life: 19 }, alice: { life: 20, graveyard: ['Grapeshot'] } },
    },
  }),
  scenario('702.40a: spells cast after it don’t count, and a countered spell is copied all the same', {
    rules: ['702.40a', '608.2h'],
    alice: { hand: ['Shock', 'Tendrils of Agony'], mana: 'RBBBB' },
    bob: { hand: ['Counterspell'], mana: 'UU' },
    script: [
      'alice casts Shock on bob',
      'pass until the stack is empty',
      'alice casts Tendrils of Agony on bob',
      'bob casts Counterspell on Tendrils of Agony',
      'pass until alice decides',
      'alice answers bob',
    ],
    expect: { bob: { life: 16 }, alice: { life: 22 } },
    control: {
      script: ['alice casts Tendrils of Agony on bob', 'bob casts Counterspell on Tendrils of Agony'],
      expect: { bob: { life: 20 }, alice: { life: 20 } },
    },
  }),
  scenario('502.30b: each instance of storm triggers separately', {
    rules: ['702.40b'],
    alice: { hand: ['Shock', doubleStorm], mana: 'RR' },
    bob: {},
    script: ['alice casts Shock on bob', 'pass until the stack is empty', 'alice casts Double Storm'],
    decide: { order: 'Double Storm, Double Storm' },
    expect: { bob: { life: 15 } },
    control: {
      script: ['alice casts Double Storm'],
      decide: { order: 'Double Storm, Double Storm' },
      expect: { bob: { life: 19 } },
    },
  }),
];
