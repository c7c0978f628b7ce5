import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('106.6: mana that may be spent on some spells and abilities alone', {
    rules: ['106.6'],
    alice: {
      battlefield: ['Eldrazi Temple'],
      hand: [
        creature('Small Eldrazi', '2/2', '', { manaCost: '{2}', subtypes: 'Eldrazi' }),
        creature('Large Golem', '2/2', '', { manaCost: '{2}', subtypes: 'Golem' }),
      ],
    },
    bob: {},
    script: ['refused 118.3: alice casts Large Golem', 'alice casts Small Eldrazi', 'everyone passes'],
    expect: { 'Small Eldrazi': { on: 'battlefield' }, 'Eldrazi Temple': { tapped: true } },
    control: {
      setup: {
        alice: { battlefield: [{ card: 'Wastes', count: 2 }], hand: ['Large Golem'] },
      },
      script: ['alice casts Large Golem', 'everyone passes'],
      expect: { 'Large Golem': { on: 'battlefield' } },
    },
  }),
  scenario('106.4: unspent mana of one type stays, and is counted', {
    rules: ['106.4', '500.5'],
    alice: { battlefield: ['Omnath, Locus of Mana', 'Forest', 'Island'] },
    bob: {},
    script: [
      'alice activates Forest',
      'alice activates Island',
      { expect: { alice: { mana: 'GU' }, 'Omnath, Locus of Mana': { power: 2, toughness: 2 } } },
      'pass until alice’s postcombatMain',
    ],
    expect: { alice: { mana: 'G' }, 'Omnath, Locus of Mana': { power: 2, toughness: 2 } },
    control: {
      without: 'Omnath, Locus of Mana',
      script: ['alice activates Forest', 'alice activates Island', 'pass until alice’s postcombatMain'],
      expect: { alice: { mana: '' } },
    },
  }),
];
