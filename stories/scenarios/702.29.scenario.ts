import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const cycling = { kind: 'keyword', keyword: 'cycling', cost: [{ pay: 'mana', cost: '{1}' }] } as const;

/** Something happens as it is cycled, and not as it is discarded otherwise. */
const rollingStone = creature('Rolling Stone', '3/3', '', {
  manaCost: '{5}',
  abilities: [
    cycling,
    {
      kind: 'triggered',
      when: [{ on: 'discards', who: 'you', card: { among: 'self' }, payingFor: 'cycling' }],
      effect: [{ do: 'gainLife', amount: 2 }],
    },
  ],
});

/** An ability for each card that is cycled, and another way to discard one. */
const wheelwright = card('Wheelwright', ['enchantment'], {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'discards', who: 'you', payingFor: 'cycling' }],
      effect: [{ do: 'gainLife', amount: 1 }],
    },
    {
      kind: 'activated',
      cost: [
        { pay: 'mana', cost: '{1}' },
        { pay: 'discard', what: {} },
      ],
      effect: [{ do: 'tap', what: 'self' }],
    },
  ],
});

/** A mana ability that is paid for with a card. */
const kindlingBox = card('Kindling Box', ['artifact'], {
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'discard', what: {} }],
      effect: [{ do: 'addMana', mana: ['C'] }],
    },
  ],
});

export default [
  scenario('702.29c: what is discarded for the mana with which cycling is paid is not cycled', {
    rules: ['702.29c', '605.3a', '602.2b'],
    alice: { hand: [rollingStone, 'Forest'], battlefield: [wheelwright, kindlingBox] },
    bob: {},
    script: [
      'alice activates Rolling Stone paying by hand',
      'alice activates Kindling Box',
      'alice chooses Forest',
      'alice pays C',
      'alice orders Rolling Stone, Wheelwright',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 23, graveyard: 2 } },
    control: {
      setup: { alice: { hand: [rollingStone], battlefield: [wheelwright], mana: 'C' } },
      script: [
        'alice activates Rolling Stone',
        'alice orders Rolling Stone, Wheelwright',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 23, graveyard: 1 } },
    },
  }),
  scenario('702.29c: what triggers as a card is cycled triggers from where that winds up', {
    rules: ['702.29c', '113.6k'],
    alice: { hand: [rollingStone, 'Forest'], battlefield: [wheelwright], mana: 'C' },
    bob: {},
    script: [
      'alice activates Rolling Stone',
      'alice orders Rolling Stone, Wheelwright',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 23 }, 'Rolling Stone': { on: 'graveyard' } },
    control: {
      script: ['alice activates Wheelwright', 'alice chooses Rolling Stone', 'pass until the stack is empty'],
      expect: { alice: { life: 20 }, 'Rolling Stone': { on: 'graveyard' } },
    },
  }),
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
