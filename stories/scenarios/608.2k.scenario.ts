import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  controllerOf,
  dealDamageToPlayers,
  enchant,
  returnToHand,
  sacrificing,
  spell,
  thatObject,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** "Whenever this creature blocks a creature, return that creature to its owner's hand." */
const wall = creature('Tearful Wall', '0/4', 'defender', {
  abilities: [
    triggered({
      when: { on: 'blocks', object: 'self', blocked: { type: 'creature' } },
      effect: [returnToHand({ event: 'other' })],
    }),
  ],
});
const stone = card('Stony Gaze', ['instant'], {
  manaCost: '{1}',
  abilities: [
    spell([{ objects: { type: 'creature' } }], {
      do: 'modify',
      what: { target: 0 },
      changes: [{ change: 'setTypes', types: ['artifact'] }],
      until: 'untilEndOfTurn',
    }),
  ],
});
/** "Return target creature to its owner's hand." */
const wave = card('Small Wave', ['instant'], {
  manaCost: '{1}',
  abilities: [spell([{ objects: { type: 'creature' } }], returnToHand({ target: 0 }))],
});

/** Damage whenever the enchanted creature attacks, unless its controller sacrifices that creature. */
const armsCurse = card('Curse on Arms', ['enchantment'], {
  manaCost: '{2}{B}{B}',
  subtypes: 'Aura',
  abilities: [
    enchant({ type: 'creature' }),
    triggered({
      when: { on: 'attacks', object: 'attached' },
      effect: [
        {
          do: 'unless',
          who: controllerOf(thatObject),
          cost: [sacrificing({ among: thatObject })],
          else: [dealDamageToPlayers(2, controllerOf(thatObject))],
        },
      ],
    }),
  ],
});
const moved = [
  'alice attacks bob with First Soldier',
  'alice casts Aura Graft on Curse on Arms',
  'everyone passes',
  { expect: { 'Curse on Arms': { attachedTo: 'Second Soldier' } } },
  'everyone passes',
];

export default [
  scenario('608.2k: what a trigger condition spoke of is affected although it is no creature any more', {
    rules: ['608.2k'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { battlefield: [wall, 'Wastes'], hand: [stone] },
    script: [
      'alice attacks bob with Grizzly Bears',
      'bob blocks Grizzly Bears with Tearful Wall',
      'bob casts Stony Gaze on Grizzly Bears',
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { on: 'hand' } },
    control: {
      // A target has to be one still.
      setup: { bob: { battlefield: ['Wastes', 'Wastes'], hand: [stone, wave] } },
      script: [
        'alice passes',
        'bob casts Small Wave on Grizzly Bears',
        'bob casts Stony Gaze on Grizzly Bears',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield', types: ['artifact'] } },
    },
  }),
  scenario('608.2k: the creature that attacked is meant, whatever the Aura is attached to by then', {
    rules: ['608.2k', '118.12a'],
    alice: {
      battlefield: [creature('First Soldier', '1/1'), creature('Second Soldier', '1/1'), 'Island', 'Island'],
      hand: ['Aura Graft'],
    },
    bob: { battlefield: [{ card: armsCurse, attachedTo: 'First Soldier' }] },
    script: [...moved, 'alice says yes'],
    expect: {
      alice: { life: 20 },
      'First Soldier': { on: 'graveyard' },
      'Second Soldier': { on: 'battlefield' },
    },
    control: {
      script: [...moved, 'alice says no'],
      expect: { alice: { life: 18 }, 'First Soldier': { on: 'battlefield' } },
    },
  }),
];
