import { card, scenario } from '../../machines/play/scenario/index.ts';

/** "{0}: Populate." */
const grove = card('Teeming Grove', ['enchantment'], {
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{0}' }],
      effect: [{ do: 'perform', action: 'populate' }],
    },
  ],
});

export default [
  scenario('607.2g: how much life was paid as it entered is what its other ability speaks of', {
    rules: ['607.2g', '614.1c', '119.4', '111.3'],
    alice: { hand: ['Phyrexian Processor'], battlefield: [{ card: 'Island', count: 8 }] },
    bob: {},
    script: [
      'alice casts Phyrexian Processor',
      'pass until alice decides',
      'alice answers 7',
      'pass until the stack is empty',
      { expect: { alice: { life: 13 } } },
      'alice activates Phyrexian Processor',
      'pass until the stack is empty',
    ],
    expect: {
      'Phyrexian Minion Token': { on: 'battlefield', power: 7, toughness: 7, colors: 'B' },
      alice: { life: 13 },
    },
    control: {
      script: [
        'alice casts Phyrexian Processor',
        'pass until alice decides',
        'alice answers 0',
        'pass until the stack is empty',
        'alice activates Phyrexian Processor',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 20, battlefield: 9 } },
    },
  }),
  scenario('607.2g: what another object of that name had paid for it is nothing to it', {
    rules: ['607.2g', '607.1', '707.2'],
    alice: {
      hand: [{ card: 'Phyrexian Processor', as: 'the new one' }],
      battlefield: [
        { card: 'Phyrexian Processor', as: 'the old one' },
        { card: 'Island', count: 8 },
      ],
    },
    bob: {},
    script: [
      'alice casts the new one',
      'pass until alice decides',
      'alice answers 4',
      'pass until the stack is empty',
      'alice activates the old one',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 16, battlefield: 10 } },
    control: {
      script: [
        'alice casts the new one',
        'pass until alice decides',
        'alice answers 4',
        'pass until the stack is empty',
        'alice activates the new one',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 16, battlefield: 11 }, 'Phyrexian Minion Token': { power: 4 } },
    },
  }),
  scenario('607.2g: power and toughness are the life paid, and a copy made later has none paid for it', {
    rules: ['607.2g', '604.3', '607.5a'],
    alice: {
      hand: ['Minion of the Wastes'],
      battlefield: ['Mirage Mirror', { card: 'Swamp', count: 8 }],
    },
    bob: {},
    script: [
      { expect: { 'Minion of the Wastes': { power: 0, toughness: 0 } } },
      'alice casts Minion of the Wastes',
      'pass until alice decides',
      'alice answers 6',
      'pass until the stack is empty',
      { expect: { 'Minion of the Wastes': { power: 6, toughness: 6 }, alice: { life: 14 } } },
      'alice activates Mirage Mirror on Minion of the Wastes',
      'pass until the stack is empty',
    ],
    expect: { 'Minion of the Wastes': { on: 'battlefield' }, 'Mirage Mirror': { on: 'graveyard' } },
    control: {
      script: [
        'alice casts Minion of the Wastes',
        'pass until alice decides',
        'alice answers 0',
        'pass until the stack is empty',
      ],
      expect: { 'Minion of the Wastes': { on: 'graveyard' }, alice: { life: 20 } },
    },
  }),
  scenario('607.2g: no more life is paid than the ability allows', {
    rules: ['607.2g', '119.4'],
    alice: { hand: ['Nameless Race'], battlefield: [{ card: 'Swamp', count: 4 }] },
    bob: {
      battlefield: ['Serra Angel', 'White Knight', 'Grizzly Bears'],
      graveyard: ['Serra Angel', 'Shock'],
    },
    script: ['alice casts Nameless Race', 'pass until the stack is empty'],
    decide: { number: { answer: '3', refused: '4' } },
    expect: { 'Nameless Race': { power: 3, toughness: 3 }, alice: { life: 17 } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears'], graveyard: [] } },
      script: ['alice casts Nameless Race', 'pass until the stack is empty'],
      decide: {},
      expect: { 'Nameless Race': { on: 'graveyard' }, alice: { life: 20 } },
    },
  }),
  scenario('111.3: a token is as big as it was when it was created, and so is what copies it', {
    rules: ['111.3', '707.2', '607.2g'],
    alice: {
      hand: ['Phyrexian Processor'],
      battlefield: [grove, { card: 'Island', count: 8 }],
    },
    bob: { hand: ['Disenchant'], mana: 'WC' },
    script: [
      'alice casts Phyrexian Processor',
      'pass until alice decides',
      'alice answers 5',
      'pass until the stack is empty',
      'alice activates Phyrexian Processor',
      'pass until the stack is empty',
      'bob casts Disenchant on Phyrexian Processor',
      'pass until the stack is empty',
      'alice activates Teeming Grove',
      'pass until the stack is empty',
    ],
    expect: {
      'Phyrexian Processor': { on: 'graveyard' },
      'Phyrexian Minion Token 1': { power: 5, toughness: 5 },
      'Phyrexian Minion Token 2': { power: 5, toughness: 5, colors: 'B' },
    },
    control: {
      script: [
        'alice casts Phyrexian Processor',
        'pass until alice decides',
        'alice answers 2',
        'pass until the stack is empty',
        'alice activates Phyrexian Processor',
        'pass until the stack is empty',
        'alice activates Teeming Grove',
        'pass until the stack is empty',
      ],
      expect: { 'Phyrexian Minion Token 2': { power: 2, toughness: 2 } },
    },
  }),
];
