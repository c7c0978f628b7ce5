import { card, scenario } from '../../machines/play/scenario/index.ts';

const cog = card('Brass Cog', ['artifact']);
const wheel = card('Brass Wheel', ['artifact']);
const spring = card('Brass Spring', ['artifact']);

/** Improvise and delve, one after the other. */
const both = card('Salvaged Plans', ['sorcery'], {
  manaCost: '{4}',
  abilities: [
    { kind: 'keyword', keyword: 'improvise' },
    { kind: 'keyword', keyword: 'delve' },
    { kind: 'spell', effect: [{ do: 'gainLife', amount: 1 }] },
  ],
});

export default [
  scenario('702.126a: an artifact tapped pays for a generic mana', {
    rules: ['702.126a'],
    alice: {
      hand: ['Reverse Engineer'],
      battlefield: [cog, wheel],
      library: ['Shock', 'Shock', 'Shock'],
      mana: 'UUC',
    },
    bob: {},
    script: ['alice casts Reverse Engineer', 'pass until the stack is empty'],
    expect: { alice: { mana: '', hand: 3 }, 'Brass Cog': { tapped: true }, 'Brass Wheel': { tapped: true } },
    control: {
      without: 'improvise',
      script: ['refused 118.3: alice casts Reverse Engineer'],
      expect: { 'Brass Cog': { tapped: false } },
    },
  }),
  scenario('702.126a: no colored mana is paid so', {
    rules: ['702.126a', '118.3'],
    alice: {
      hand: ['Reverse Engineer'],
      battlefield: [cog, wheel, spring],
      library: ['Shock', 'Shock', 'Shock'],
      mana: 'UC',
    },
    bob: {},
    script: ['refused 118.3: alice casts Reverse Engineer'],
    expect: { alice: { mana: 'UC' } },
    control: {
      setup: { alice: { mana: 'UUC' } },
      script: [
        'alice casts Reverse Engineer',
        'alice chooses Brass Cog, Brass Spring',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: 3, mana: '' }, 'Brass Wheel': { tapped: false } },
    },
  }),
  scenario('702.126b: it pays for what the total cost comes to', {
    rules: ['702.126b', '601.2f'],
    alice: {
      hand: ['Reverse Engineer'],
      battlefield: [cog, wheel, spring, 'Grizzly Bears'],
      library: ['Shock', 'Shock', 'Shock'],
      mana: 'UU',
    },
    bob: { battlefield: ['Thalia, Guardian of Thraben'] },
    script: ['refused 118.3: alice casts Reverse Engineer'],
    expect: { alice: { mana: 'UU' } },
    control: {
      without: 'Thalia, Guardian of Thraben',
      script: ['alice casts Reverse Engineer', 'pass until the stack is empty'],
      expect: { alice: { hand: 3, mana: '' } },
    },
  }),
  scenario('601.2h: several ways to pay otherwise go together', {
    rules: ['601.2h', '702.66a', '702.126a'],
    alice: { hand: [both], battlefield: [cog], graveyard: ['Shock', 'Forest'], mana: 'C' },
    bob: {},
    script: ['alice casts Salvaged Plans', 'pass until the stack is empty'],
    expect: { alice: { life: 21, mana: '', exile: ['Shock', 'Forest'] }, 'Brass Cog': { tapped: true } },
    control: {
      without: 'delve',
      script: ['refused 118.3: alice casts Salvaged Plans'],
      expect: { alice: { life: 20 } },
    },
  }),
];
