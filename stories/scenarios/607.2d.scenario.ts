import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { spell } from '../../machines/rules/abilities/write/index.ts';

const bearers = [creature('First Bearer', '2/2'), creature('Next Bearer', '2/2')];
/** Puts an Equipment card onto the battlefield attached to a creature. */
const arming = card('Sudden Arms', ['sorcery'], {
  manaCost: '{C}',
  abilities: [
    spell([{ objects: { type: 'creature', controller: 'you' }, count: { min: 1, max: 1 } }], {
      do: 'move',
      what: { all: { zone: 'hand', owner: 'you', subtype: 'Equipment' } },
      to: { zone: 'battlefield', attachedTo: { target: 0 } },
    }),
  ],
});

export default [
  scenario('607.2d: the last chosen color is that of the last time the Equipment became attached', {
    rules: ['607.2d', '701.3a', '702.16b'],
    alice: { battlefield: ['Sanctuary Blade', ...bearers], mana: 'CCCCCCCCC' },
    bob: { hand: ['Shock', 'Doom Blade'], mana: 'RCB' },
    script: [
      'alice activates Sanctuary Blade on First Bearer',
      'pass until alice decides',
      // The choice is made before it is attached.
      { expect: { 'Sanctuary Blade': { attachedTo: null } } },
      'alice chooses red',
      { expect: { 'Sanctuary Blade': { attachedTo: 'First Bearer' }, 'First Bearer': { power: 4 } } },
      'refused 702.16b: bob casts Shock on First Bearer',
      'alice activates Sanctuary Blade on Next Bearer',
      'pass until alice decides',
      'alice chooses black',
      'refused 702.16b: bob casts Doom Blade on Next Bearer',
      'bob casts Shock on Next Bearer',
      'everyone passes',
    ],
    expect: { 'Next Bearer': { on: 'graveyard' }, 'Sanctuary Blade': { attachedTo: null } },
    control: {
      script: [
        'alice activates Sanctuary Blade on First Bearer',
        'pass until alice decides',
        'alice chooses red',
        'alice activates Sanctuary Blade on Next Bearer',
        'pass until alice decides',
        'alice chooses red',
        'refused 702.16b: bob casts Shock on Next Bearer',
      ],
      expect: { 'Next Bearer': { on: 'battlefield' } },
    },
  }),
  scenario('701.3b: to what it is attached to already it doesn’t become attached, and no color is chosen', {
    rules: ['701.3b'],
    alice: { battlefield: ['Sanctuary Blade', ...bearers], mana: 'CCCCCC' },
    bob: {},
    script: [
      'alice activates Sanctuary Blade on First Bearer',
      'pass until alice decides',
      'alice chooses red',
      'alice activates Sanctuary Blade on First Bearer',
      'pass until the stack is empty',
    ],
    expect: { 'Sanctuary Blade': { attachedTo: 'First Bearer' }, game: { stack: 0 } },
    control: {
      script: [
        'alice activates Sanctuary Blade on First Bearer',
        'pass until alice decides',
        'alice chooses red',
        'alice activates Sanctuary Blade on Next Bearer',
        'pass until alice decides',
        'alice chooses red',
      ],
      expect: { 'Sanctuary Blade': { attachedTo: 'Next Bearer' } },
    },
  }),
  scenario('701.3a: an Equipment that enters attached to a creature becomes attached to it as it does', {
    rules: ['701.3a', '607.2d'],
    alice: { battlefield: bearers, hand: [arming, 'Sanctuary Blade'], mana: 'C' },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Sudden Arms on First Bearer',
      'pass until alice decides',
      'alice chooses red',
      'refused 702.16b: bob casts Shock on First Bearer',
    ],
    expect: { 'Sanctuary Blade': { attachedTo: 'First Bearer' }, 'First Bearer': { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Sudden Arms on First Bearer',
        'pass until alice decides',
        'alice chooses green',
        'bob casts Shock on First Bearer',
        'everyone passes',
      ],
      expect: { 'First Bearer': { on: 'graveyard' } },
    },
  }),
];
