import { scenario } from '../../machines/play/scenario/index.ts';

const returning = { hand: ['Vigor Mortis'], graveyard: ['Grizzly Bears'] };

export default [
  scenario('601.2h: which mana a spell was paid with is known as it resolves', {
    rules: ['601.2h', '608.2c'],
    alice: { ...returning, mana: 'GBBB' },
    bob: {},
    script: ['alice casts Vigor Mortis on Grizzly Bears', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'battlefield', counters: { '+1/+1': 1 } } },
    control: {
      setup: { alice: { hand: ['Vigor Mortis'], graveyard: ['Grizzly Bears'], mana: 'RBBB' } },
      expect: { 'Grizzly Bears': { on: 'battlefield', counters: {} } },
    },
  }),
];
