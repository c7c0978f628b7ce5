import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  as,
  mana,
  named,
  sacrificing,
  spell,
  staticAbility,
} from '../../machines/rules/abilities/write/index.ts';

/** "Reveal your hand. Cast those cards if able without paying their mana costs." */
const compulsion = card('Grand Compulsion', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    spell([], as('shown', { do: 'reveal', what: all({ zone: 'hand', owner: 'you' }) }), {
      do: 'castWithoutPaying',
      what: named('shown'),
      must: true,
    }),
  ],
});
/** Spells cost {1} more. */
const toll = card('Toll Globe', ['artifact'], {
  abilities: [staticAbility({ costs: [{ of: 'spells', more: [mana('{1}')] }] })],
});
const altar = card('Hungry Altar', ['artifact'], {
  abilities: [
    activated({ cost: [sacrificing({ type: 'creature' })], effect: [{ do: 'addMana', mana: ['C'] }] }),
  ],
});
const paymentIsAsked = { expect: { game: { asked: { player: 'alice', kind: 'payment' } } } } as const;

export default [
  scenario('118.3c: who has no mana in the pool need not tap a land for what must be cast if able', {
    rules: ['118.3c', '608.2g', '733.1'],
    alice: { hand: [compulsion, 'Sol Ring'], battlefield: ['Forest'], mana: 'RC' },
    bob: { battlefield: [toll] },
    script: ['alice casts Grand Compulsion', 'everyone passes', paymentIsAsked, 'alice cancels'],
    expect: {
      'Sol Ring': { on: 'hand' },
      Forest: { tapped: false },
      game: { stack: 0, asked: { player: 'alice', kind: 'priority' } },
    },
    control: {
      script: ['alice casts Grand Compulsion', 'everyone passes', 'alice pays', 'everyone passes'],
      expect: { 'Sol Ring': { on: 'battlefield' }, Forest: { tapped: true } },
    },
  }),

  scenario('118.3c: mana in the pool pays for what must be cast if able, and giving it up is no way out', {
    rules: ['118.3c', '608.2g', '733.1'],
    alice: { hand: [compulsion, 'Sol Ring'], battlefield: ['Forest'], mana: 'RCG' },
    bob: { battlefield: [toll] },
    script: [
      'alice casts Grand Compulsion paying by hand',
      'alice pays RC',
      'everyone passes',
      paymentIsAsked,
      'alice cancels',
      paymentIsAsked,
      'alice pays G',
      'everyone passes',
    ],
    expect: { 'Sol Ring': { on: 'battlefield' }, Forest: { tapped: false } },
    control: {
      setup: { alice: { mana: 'RC' } },
      script: ['alice casts Grand Compulsion', 'everyone passes', paymentIsAsked, 'alice cancels'],
      expect: { 'Sol Ring': { on: 'hand' }, Forest: { tapped: false }, game: { stack: 0 } },
    },
  }),

  scenario('118.3c: nobody sacrifices for mana because something must be cast if able', {
    rules: ['118.3c', '608.2g'],
    alice: { hand: [compulsion, 'Sol Ring'], battlefield: [altar, 'Grizzly Bears'], mana: 'RC' },
    bob: { battlefield: [toll] },
    script: ['alice casts Grand Compulsion', 'everyone passes', paymentIsAsked, 'alice cancels'],
    expect: { 'Sol Ring': { on: 'hand' }, 'Grizzly Bears': { on: 'battlefield' }, game: { stack: 0 } },
    control: {
      script: ['alice casts Grand Compulsion', 'everyone passes', 'alice pays', 'everyone passes'],
      expect: { 'Sol Ring': { on: 'battlefield' }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),

  scenario('118.3c: of several that must be cast each may be left for which no mana is in the pool', {
    rules: ['118.3c', '608.2g'],
    alice: {
      hand: [compulsion, 'Sol Ring', 'Mox Sapphire'],
      battlefield: ['Forest', 'Island'],
      mana: 'RC',
    },
    bob: { battlefield: [toll] },
    script: [
      'alice casts Grand Compulsion',
      'everyone passes',
      'alice chooses Sol Ring',
      'alice cancels',
      'alice pays',
      'everyone passes',
    ],
    expect: { 'Sol Ring': { on: 'hand' }, 'Mox Sapphire': { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Grand Compulsion',
        'everyone passes',
        'alice chooses Sol Ring',
        'alice cancels',
        'alice cancels',
      ],
      expect: { 'Sol Ring': { on: 'hand' }, 'Mox Sapphire': { on: 'hand' }, game: { stack: 0 } },
    },
  }),

  scenario('118.3c: mana that was made, and stays when the casting is reversed, pays for what must be cast', {
    rules: ['118.3c', '733.1', '608.2g'],
    alice: { hand: [compulsion, 'Sol Ring'], battlefield: ['Forest'], mana: 'RC' },
    bob: { battlefield: [toll] },
    script: [
      'alice casts Grand Compulsion',
      'everyone passes',
      'alice activates Forest',
      'alice cancels',
      'alice answers nothing',
      paymentIsAsked,
      'alice pays G',
      'everyone passes',
    ],
    expect: { 'Sol Ring': { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Grand Compulsion',
        'everyone passes',
        'alice activates Forest',
        'alice cancels',
        'alice answers everything',
      ],
      expect: { 'Sol Ring': { on: 'hand' }, Forest: { tapped: false } },
    },
  }),
];
