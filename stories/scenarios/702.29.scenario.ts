import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.29c: a card is cycled as it is discarded to pay for cycling, and not else', {
    rules: ['702.29c', '614.1a'],
    alice: {
      battlefield: ['Abandoned Sarcophagus'],
      hand: ['Angel of the God-Pharaoh'],
      mana: 'CC',
    },
    bob: {},
    script: ['alice activates Angel of the God-Pharaoh', 'everyone passes'],
    expect: { 'Angel of the God-Pharaoh': { on: 'graveyard' }, alice: { hand: 1 } },
    control: {
      setup: {
        alice: {
          battlefield: ['Abandoned Sarcophagus', 'Angel of the God-Pharaoh'],
          hand: ['Doom Blade'],
          mana: 'CB',
        },
      },
      script: ['alice casts Doom Blade on Angel of the God-Pharaoh', 'everyone passes'],
      expect: { 'Angel of the God-Pharaoh': { on: 'exile' } },
    },
  }),
  scenario('601.3: spells with a keyword are cast from a graveyard, others not', {
    rules: ['601.3', '601.2a'],
    alice: {
      battlefield: ['Abandoned Sarcophagus'],
      graveyard: ['Angel of the God-Pharaoh', 'Shock'],
      mana: 'CCCCWWR',
    },
    bob: {},
    script: [
      'refused 601.3: alice casts Shock on bob',
      'alice casts Angel of the God-Pharaoh',
      'everyone passes',
    ],
    expect: { 'Angel of the God-Pharaoh': { on: 'battlefield' } },
    control: {
      without: 'Abandoned Sarcophagus',
      script: ['refused 601.3: alice casts Angel of the God-Pharaoh'],
      expect: { 'Angel of the God-Pharaoh': { on: 'graveyard' } },
    },
  }),
];
