import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.72c: it triggers on what its own champion ability exiles', {
    rules: ['702.72c', '607.2k'],
    alice: { hand: ['Mistbind Clique'], mana: 'CCCU', battlefield: ['Zephyr Sprite'] },
    bob: { battlefield: ['Plains', 'Forest'] },
    script: [
      'alice casts Mistbind Clique',
      'pass until alice decides',
      'alice says yes',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: {
      'Zephyr Sprite': { on: 'exile' },
      Plains: { tapped: true },
      Forest: { tapped: true },
    },
    control: {
      setup: {
        alice: {
          hand: ['Mistbind Clique', 'Swords to Plowshares'],
          mana: 'CCCUW',
          battlefield: ['Zephyr Sprite'],
        },
      },
      script: [
        'alice casts Mistbind Clique',
        'everyone passes',
        // What another effect exiles isn't championed.
        'alice casts Swords to Plowshares on Zephyr Sprite',
        'pass until the stack is empty',
      ],
      expect: {
        'Zephyr Sprite': { on: 'exile' },
        'Mistbind Clique': { on: 'graveyard' },
        Plains: { tapped: false },
      },
    },
  }),
  scenario('702.72a: another permanent of one’s own is exiled, one and no more, and nobody else’s', {
    rules: ['702.72a', '603.6e'],
    alice: {
      hand: ['Mistbind Clique'],
      mana: 'CCCU',
      battlefield: [
        { card: 'Zephyr Sprite', as: 'the one' },
        { card: 'Zephyr Sprite', as: 'the other' },
      ],
    },
    bob: { battlefield: [{ card: 'Zephyr Sprite', as: 'foreign' }] },
    script: [
      'alice casts Mistbind Clique',
      'pass until alice decides',
      'alice says yes',
      'alice chooses the other',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: {
      'the other': { on: 'exile' },
      'the one': { on: 'battlefield' },
      foreign: { on: 'battlefield' },
      'Mistbind Clique': { on: 'battlefield' },
    },
    control: {
      // With none of one's own it is sacrificed.
      setup: { alice: { battlefield: [] } },
      script: ['alice casts Mistbind Clique', 'pass until the stack is empty'],
      expect: { 'Mistbind Clique': { on: 'graveyard' }, foreign: { on: 'battlefield' } },
    },
  }),
];
