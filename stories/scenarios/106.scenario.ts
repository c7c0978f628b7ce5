import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { as, gainLife, spell, target, targetOpponent } from '../../machines/rules/abilities/write/index.ts';

/** "Add {G} for each Island target opponent controls. If you add mana this way, you gain 3 life." */
const moss = card('Shore Moss', ['sorcery'], {
  manaCost: '{G}',
  abilities: [
    spell(
      [targetOpponent],
      as('made', {
        do: 'addMana',
        mana: ['G'],
        count: { number: 'count', of: { subtype: 'Island', controller: target(0) } },
      }),
      { do: 'if', condition: { holds: 'did', by: 'made' }, then: [gainLife(3)] },
    ),
  ],
});

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
  scenario('106.4: who adds mana for each of nothing has added none', {
    rules: ['106.4', '608.2c'],
    alice: { hand: [moss], mana: 'G' },
    bob: {},
    script: ['alice casts Shore Moss on bob', 'everyone passes'],
    expect: { alice: { mana: '', life: 20 } },
    control: {
      setup: { bob: { battlefield: ['Island', 'Island'] } },
      expect: { alice: { mana: 'GG', life: 23 } },
    },
  }),
];
