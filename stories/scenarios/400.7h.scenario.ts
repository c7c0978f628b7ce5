import { scenario } from '../../machines/play/scenario/index.ts';

const daredevil = ['alice casts Dire Fleet Daredevil', 'everyone passes', 'everyone passes'];

export default [
  scenario('400.7h: the other parts of an effect find the spell that it lets be cast', {
    rules: ['400.7h', '614.1a', '609.4b'],
    alice: { hand: ['Dire Fleet Daredevil'], mana: 'CRG' },
    bob: { graveyard: ['Shock'] },
    script: [...daredevil, 'alice casts Shock on bob', 'everyone passes'],
    expect: { Shock: { on: 'exile' }, bob: { life: 18 } },
    control: {
      setup: { alice: { hand: ['Shock'], mana: 'R' } },
      script: ['alice casts Shock on bob', 'everyone passes'],
      expect: { "alice's Shock": { on: 'graveyard' } },
    },
  }),
  scenario('400.7h: an effect that lets spells be cast as it resolves finds them too', {
    rules: ['400.7h', '608.2g'],
    alice: { hand: ['Diluvian Primordial'], mana: 'CCCCCUU' },
    bob: { graveyard: ['Shock'] },
    script: [
      'alice casts Diluvian Primordial',
      'everyone passes',
      'alice chooses Shock',
      'everyone passes',
      'alice says yes',
      'alice chooses bob',
      'everyone passes',
    ],
    expect: { Shock: { on: 'exile' }, bob: { life: 18 } },
    control: {
      script: [
        'alice casts Diluvian Primordial',
        'everyone passes',
        'alice chooses Shock',
        'everyone passes',
        'alice says no',
      ],
      expect: { Shock: { on: 'graveyard' }, bob: { life: 20 } },
    },
  }),
];
