import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  affecting,
  create,
  creatureToken,
  draw,
  enchant,
  enters,
  plus,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** Whenever an enchantment its player controls enters, they draw a card. */
const dryad = creature('Garland Dryad', '2/2', '', {
  types: ['enchantment', 'creature'],
  abilities: [triggered({ when: enters({ type: 'enchantment', controller: 'you' }), effect: [draw(1)] })],
});
/** Whenever an Aura becomes attached to it, two 1/1 tokens. */
const briar = creature('Seeding Briar', '4/4', '', {
  abilities: [
    triggered({
      when: { on: 'attachedTo', object: { subtype: 'Aura' }, to: { among: 'self' } },
      effect: [create(creatureToken(1, 1, ['G'], 'Saproling'), 2)],
    }),
  ],
});
const leash = card('Borrowed Leash', ['enchantment'], {
  manaCost: '{U}',
  subtypes: 'Aura',
  abilities: [enchant({ type: 'creature' }), affecting('attached', { change: 'control', by: 'you' })],
});
const lure = card('Ivy Lure', ['enchantment'], {
  manaCost: '{U}',
  subtypes: 'Aura',
  abilities: [enchant({ type: 'enchantment' }), affecting('attached', { change: 'control', by: 'you' })],
});
const blessing = card('Thorn Blessing', ['enchantment'], {
  manaCost: '{U}',
  subtypes: 'Aura',
  abilities: [enchant(aCreature), affecting('attached', plus(1, 1))],
});
const cast = (aura: string, on: string) => [`alice casts ${aura} on ${on}`, 'pass until the stack is empty'];

export default [
  scenario('603.3a: what triggers on the very Aura that steals its source is controlled by the thief', {
    rules: ['603.3a', '603.6a', '603.10'],
    alice: { hand: [lure], mana: 'U' },
    bob: { battlefield: [dryad, 'Ivory Mask'] },
    script: cast('Ivy Lure', 'Garland Dryad'),
    expect: { 'Garland Dryad': { controller: 'alice' }, alice: { hand: 1 }, bob: { hand: 0 } },
    control: {
      script: cast('Ivy Lure', 'Ivory Mask'),
      expect: { 'Garland Dryad': { controller: 'bob' }, alice: { hand: 0 }, bob: { hand: 0 } },
    },
  }),
  scenario('603.3a: what triggers on an Aura becoming attached to its source is of who controls that then', {
    rules: ['603.3a', '701.3a', '603.10'],
    alice: { hand: [leash, blessing], mana: 'U' },
    bob: { battlefield: [briar] },
    script: cast('Borrowed Leash', 'Seeding Briar'),
    expect: {
      alice: { battlefield: ['Seeding Briar', 'Borrowed Leash', 'Saproling Token', 'Saproling Token'] },
      bob: { battlefield: 0 },
    },
    control: {
      script: cast('Thorn Blessing', 'Seeding Briar'),
      expect: {
        alice: { battlefield: ['Thorn Blessing'] },
        bob: { battlefield: ['Seeding Briar', 'Saproling Token', 'Saproling Token'] },
      },
    },
  }),
  scenario('303.4e: an Aura on an opponent’s creature has entered under the control of who cast it', {
    rules: ['303.4e', '603.6a'],
    alice: { battlefield: [dryad], hand: [blessing], mana: 'U' },
    bob: { battlefield: ['Grizzly Bears', { card: dryad, as: 'bob’s Dryad' }] },
    script: cast('Thorn Blessing', 'Grizzly Bears'),
    expect: {
      'Grizzly Bears': { power: 3, controller: 'bob' },
      'Thorn Blessing': { controller: 'alice' },
      alice: { hand: 1 },
      bob: { hand: 0 },
    },
    control: {
      setup: { alice: { battlefield: [] } },
      expect: { 'Thorn Blessing': { controller: 'alice' }, alice: { hand: 0 }, bob: { hand: 0 } },
    },
  }),
];
