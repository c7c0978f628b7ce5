import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('614.9: damage that is redirected is dealt to something else by the same source', {
    rules: ['614.9'],
    alice: { battlefield: ['Palisade Giant', 'Grizzly Bears'] },
    bob: { hand: ['Lightning Bolt', 'Shock'], mana: 'RR' },
    script: [
      'alice passes',
      'bob casts Lightning Bolt on alice',
      'everyone passes',
      'alice passes',
      'bob casts Shock on Grizzly Bears',
      'everyone passes',
    ],
    expect: {
      alice: { life: 20 },
      'Grizzly Bears': { on: 'battlefield', damage: 0 },
      'Palisade Giant': { damage: 5 },
    },
    control: {
      setup: {
        alice: { battlefield: ['Grizzly Bears'] },
        bob: { hand: ['Lightning Bolt', 'Shock'], mana: 'RR' },
      },
      expect: { alice: { life: 17 }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
];
