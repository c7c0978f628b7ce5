import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  activated,
  affecting,
  enchant,
  exactly,
  flying,
  gainLife,
  having,
  losesThisAbility,
  mana,
  modify,
  one,
  plus,
  spell,
  tap,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** Loses “this ability” and becomes an Aura, attached to a creature, with flying to give. */
const leech = creature('Gliding Leech', '2/2', '', {
  manaCost: '{2}{U}',
  abilities: [
    activated({
      cost: [mana('{U}'), tap],
      targets: [targetCreature],
      effect: [
        modify(
          'self',
          'forever',
          losesThisAbility,
          { change: 'setTypes', types: ['enchantment'] },
          { change: 'setSubtypes', subtypes: ['Aura'] },
          having(enchant(aCreature)),
        ),
        { do: 'attach', what: 'self', to: target(0) },
      ],
    }),
    affecting('attached', having(flying)),
  ],
});

/** "{W}, {T}: Target creature becomes an enchantment and loses all abilities." */
const carver = creature('Spirit Carver', '1/1', '', {
  abilities: [
    activated({
      cost: [mana('{W}'), tap],
      targets: [targetCreature],
      effect: [
        modify(
          target(0),
          'forever',
          { change: 'setTypes', types: ['enchantment'] },
          { change: 'removeAllAbilities' },
        ),
      ],
    }),
  ],
});
/** "{0}: Untap target permanent." */
const bell = card('Waking Bell', ['artifact'], {
  abilities: [
    activated({ cost: [mana('{0}')], targets: [one({})], effect: [{ do: 'untap', what: target(0) }] }),
  ],
});
const glued = ['alice activates Gliding Leech on Spirit Carver', 'everyone passes'] as const;

/** "Whenever an Aura becomes attached to this, you gain 2 life." */
const thorns = creature('Thorn Gatherer', '4/4', '', {
  abilities: [
    triggered({
      when: { on: 'attachedTo', object: { subtype: 'Aura' }, to: exactly('self') },
      effect: [gainLife(2)],
    }),
  ],
});
const mantle = card('Light Mantle', ['enchantment'], {
  manaCost: '{W}',
  subtypes: 'Aura',
  abilities: [enchant(aCreature), affecting('attached', plus(1, 1))],
});
const shift = card('Mantle Shift', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([one({ subtype: 'Aura', controller: 'you' }), targetCreature], {
      do: 'attach',
      what: target(0),
      to: target(1),
    }),
  ],
});

export default [
  scenario('701.3b: an Aura isn’t attached to itself, and attached to nothing it goes to the graveyard', {
    rules: ['701.3b', '303.4d', '704.5m', '205.1a'],
    alice: { battlefield: [leech, 'Hill Giant'], mana: 'U' },
    bob: {},
    script: ['alice activates Gliding Leech on Gliding Leech', 'everyone passes'],
    expect: { 'Gliding Leech': { on: 'graveyard' }, game: { notHappened: [{ event: 'attach' }] } },
    control: {
      script: ['alice activates Gliding Leech on Hill Giant', 'everyone passes'],
      expect: {
        'Gliding Leech': { attachedTo: 'Hill Giant', types: ['enchantment'], subtypes: ['Aura'] },
        'Hill Giant': { has: ['flying'] },
      },
    },
  }),
  scenario('613.7: what lost all abilities still becomes an Aura, which has nothing else to give', {
    rules: ['613.7', '113.10', '113.10c'],
    alice: { battlefield: [leech], mana: 'U' },
    bob: { battlefield: [carver], mana: 'W' },
    script: [
      'alice activates Gliding Leech on Spirit Carver',
      'alice passes',
      'bob activates Spirit Carver on Gliding Leech',
      'everyone passes',
      'everyone passes',
    ],
    expect: {
      'Gliding Leech': { attachedTo: 'Spirit Carver', types: ['enchantment'], subtypes: ['Aura'] },
      'Spirit Carver': { hasNot: ['flying'] },
    },
    control: {
      script: glued,
      expect: { 'Gliding Leech': { attachedTo: 'Spirit Carver' }, 'Spirit Carver': { has: ['flying'] } },
    },
  }),
  scenario('113.10: an Aura that lost “this ability” keeps its others and can’t be activated again', {
    rules: ['113.10', '701.3b'],
    alice: { battlefield: [leech, bell], mana: 'UU' },
    bob: { battlefield: [carver] },
    script: [
      ...glued,
      'alice activates Waking Bell on Gliding Leech',
      'everyone passes',
      { expect: { 'Gliding Leech': { tapped: false } } },
      'refused: alice activates Gliding Leech on Spirit Carver',
    ],
    expect: { 'Spirit Carver': { has: ['flying'] } },
    control: {
      script: [
        'alice activates Waking Bell on Gliding Leech',
        'everyone passes',
        'alice activates Gliding Leech on Spirit Carver',
        'everyone passes',
      ],
      expect: { 'Spirit Carver': { has: ['flying'] } },
    },
  }),
  scenario('701.3b: an Aura that is moved to where it is doesn’t become attached', {
    rules: ['701.3b', '603.2e'],
    alice: {
      battlefield: [thorns, { card: mantle, attachedTo: 'Thorn Gatherer' }],
      hand: [shift],
      mana: 'U',
    },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice casts Mantle Shift on Light Mantle, Thorn Gatherer', 'pass until the stack is empty'],
    expect: { 'Light Mantle': { attachedTo: 'Thorn Gatherer' }, alice: { life: 20 } },
    control: {
      setup: { alice: { battlefield: [thorns, { card: mantle, attachedTo: 'Grizzly Bears' }] } },
      expect: { 'Light Mantle': { attachedTo: 'Thorn Gatherer' }, alice: { life: 22 } },
    },
  }),
];
