import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('603.1: “whenever … while …” asks as it triggers, and not again as it resolves', {
    rules: ['603.1', '603.2'],
    alice: {
      battlefield: [{ card: 'Pyromancer Ascension', counters: { quest: 2 } }],
      hand: ['Shock'],
      mana: 'R',
    },
    bob: { hand: ['Disenchant'], mana: 'WW' },
    script: [
      'alice casts Shock on bob',
      { expect: { game: { stack: ['the ability of Pyromancer Ascension', 'Shock'] } } },
      'alice passes',
      'bob casts Disenchant on Pyromancer Ascension',
      'everyone passes',
      { expect: { 'Pyromancer Ascension': { on: 'graveyard' } } },
      'everyone passes',
      'alice says yes',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 16 } },
    control: {
      setup: { alice: { battlefield: ['Pyromancer Ascension'], hand: ['Shock'], mana: 'R' } },
      script: ['alice casts Shock on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('603.1: “whenever you cast a spell from your hand” looks for where it was cast from', {
    rules: ['603.1', '603.2'],
    alice: {
      battlefield: ['Harness the Storm'],
      hand: ['Shock'],
      graveyard: [{ card: 'Shock', as: 'the old Shock' }],
      mana: 'RR',
    },
    bob: {},
    script: [
      'alice casts Shock on bob',
      'everyone passes',
      'alice says yes',
      'alice chooses bob',
      // That one is cast from the graveyard.
      {
        expect: {
          game: { stack: ['Shock', 'Shock'], happened: [{ event: 'cast', object: 'Shock', times: 2 }] },
        },
      },
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 16 } },
    control: {
      without: 'Harness the Storm',
      script: ['alice casts Shock on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 18 } },
    },
  }),
];
