import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { anySpell, gainLife, may, moveFrom, triggered } from '../../machines/rules/abilities/write/index.ts';

const watcher = card('Second Glance', ['enchantment'], {
  manaCost: '{W}',
  abilities: [
    triggered({
      when: { on: 'cast', by: 'you', spell: { ...anySpell, type: 'creature' }, nth: 2 },
      effect: [gainLife(5)],
    }),
  ],
});
const small = creature('Free Whelp', '1/1', '', { manaCost: '{0}' });
const flashy = creature('Sudden Whelp', '1/1', 'flash', { manaCost: '{0}' });
/** "Whenever you cast your second creature spell each turn, you may return this card from your graveyard." */
const vine = creature('Returning Vine', '4/3', 'haste', {
  abilities: [
    triggered({
      when: { on: 'cast', by: 'you', spell: { ...anySpell, type: 'creature' }, nth: 2 },
      effect: [may(moveFrom('graveyard', { zone: 'battlefield' }))],
    }),
  ],
});
const wall = creature('Thick Wall', '8/8');
const dies = [
  'alice attacks bob with Returning Vine',
  'bob blocks Returning Vine with Thick Wall',
  'pass until postcombat main',
];

export default [
  scenario('601.2i: “your second creature spell each turn” counts creature spells, and no others', {
    rules: ['603.2', '601.2i'],
    alice: { battlefield: [watcher], hand: ['Shock', small, { card: small, as: 'Other Whelp' }], mana: 'R' },
    bob: {},
    script: [
      'alice casts Shock on bob',
      'everyone passes',
      'alice casts Free Whelp',
      { expect: { game: { stack: 1 } } },
      'everyone passes',
      'alice casts Other Whelp',
      { expect: { game: { stack: 2 } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 25 } },
    control: {
      script: [
        'alice casts Shock on bob',
        'everyone passes',
        'alice casts Free Whelp',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('601.2i: those that were cast before it was there count as well', {
    rules: ['603.2', '601.2i'],
    alice: { hand: [watcher, small, { card: small, as: 'Other Whelp' }], mana: 'W' },
    bob: {},
    script: [
      'alice casts Free Whelp',
      'everyone passes',
      'alice casts Second Glance',
      'everyone passes',
      'alice casts Other Whelp',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 25 } },
    control: { withoutAbilities: ['Second Glance'], expect: { alice: { life: 20 } } },
  }),
  scenario('601.2i: those of another player, and of another turn, don’t', {
    rules: ['603.2', '601.2i'],
    alice: { battlefield: [watcher], hand: [flashy, { card: flashy, as: 'Next Whelp' }] },
    bob: { hand: [{ card: flashy, as: 'Their Whelp' }] },
    script: [
      'alice casts Sudden Whelp',
      'alice passes',
      'bob casts Their Whelp',
      'pass until the stack is empty',
      'pass until bob’s upkeep',
      'bob passes',
      'alice casts Next Whelp',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 20 } },
    control: {
      script: [
        'alice casts Sudden Whelp',
        'pass until the stack is empty',
        'alice casts Next Whelp',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 25 }, 'Their Whelp': { on: 'hand' } },
    },
  }),
  scenario('601.2i: the fourth creature spell is not the second since the card came to the graveyard', {
    rules: ['603.2', '601.2i', '113.6k'],
    alice: { battlefield: [vine], hand: [{ card: small, count: 4 }] },
    bob: { battlefield: [wall] },
    script: [
      'alice casts Free Whelp',
      'everyone passes',
      'alice casts Free Whelp 2',
      'everyone passes',
      'alice casts Free Whelp 3',
      'everyone passes',
      ...dies,
      'alice casts Free Whelp 4',
      { expect: { game: { stack: 1 } } },
    ],
    expect: { 'Returning Vine': { on: 'graveyard' } },
    control: {
      script: [
        'alice casts Free Whelp',
        'everyone passes',
        ...dies,
        'alice casts Free Whelp 2',
        { expect: { game: { stack: 2 } } },
        'everyone passes',
        'alice says yes',
      ],
      expect: { 'Returning Vine': { on: 'battlefield' } },
    },
  }),
];
