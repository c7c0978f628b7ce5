import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  asLongAs,
  base,
  indestructible,
  mana,
  modify,
  spell,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** A God that is no creature while its player’s devotion is small. */
const victor = creature('Victor of the Field', '7/4', '', {
  manaCost: '{2}{R}{W}',
  subtypes: 'God',
  supertypes: ['legendary'],
  types: ['enchantment', 'creature'],
  abilities: [
    indestructible,
    asLongAs(
      { holds: 'compare', what: { number: 'devotion', to: ['R', 'W'], of: 'you' }, to: { atMost: 6 } },
      { change: 'removeTypes', types: ['creature'] },
    ),
  ],
});
const charm = (name: string) => card(name, ['enchantment'], { manaCost: '{1}' });
const charms = [charm('First Charm'), charm('Second Charm'), charm('Third Charm')];
/** Becomes a creature for good as an opponent casts one, and an enchantment again for nothing. */
const lurker = card('Lurking Pillar', ['enchantment'], {
  manaCost: '{2}{W}',
  abilities: [
    triggered({
      when: { on: 'cast', by: 'opponents', spell: { zone: 'stack', stackObject: 'spell', type: 'creature' } },
      if: { holds: 'is', what: 'self', like: { type: 'enchantment' } },
      effect: [
        modify(
          'self',
          'forever',
          { change: 'setTypes', types: ['creature'] },
          { change: 'setSubtypes', subtypes: ['Soldier'] },
          base(2, 4),
        ),
      ],
    }),
    activated({
      cost: [mana('{0}')],
      effect: [modify('self', 'forever', { change: 'setTypes', types: ['enchantment'] })],
    }),
  ],
});
const frost = creature('Frost Construct', '2/2', '', {
  types: ['artifact', 'creature'],
  supertypes: ['snow'],
  subtypes: 'Golem',
  manaCost: '{2}',
});
/** The target becomes a copy of what is chosen, until end of turn. */
const reshape = card('Reshape for a Day', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [targetCreature],
      {
        do: 'choose',
        from: { type: 'creature', notSupertype: 'legendary' },
        count: { min: 1, max: 1 },
        as: 'model',
      },
      { do: 'becomeCopy', what: target(0), of: { named: 'model' }, until: 'untilEndOfTurn' },
    ),
  ],
});
const copied = [
  'bob casts Grizzly Bears',
  'pass until the stack is empty',
  'bob passes',
  'alice casts Reshape for a Day on Frost Construct',
  'everyone passes',
  'alice chooses Lurking Pillar',
];

export default [
  scenario('613.7: the later of two effects decides whether a God is a creature', {
    rules: ['613.7', '613.1d', '613.4b'],
    alice: { battlefield: [victor, ...charms], hand: ['Starfield of Nyx'], mana: 'CCCCW' },
    bob: {},
    script: [
      { expect: { 'Victor of the Field': { types: ['enchantment'] } } },
      'alice casts Starfield of Nyx',
      'everyone passes',
    ],
    expect: { 'Victor of the Field': { types: ['creature', 'enchantment'], power: 4, toughness: 4 } },
    control: {
      setup: { alice: { battlefield: ['Starfield of Nyx', ...charms], hand: [victor], mana: 'CCRW' } },
      script: ['alice casts Victor of the Field', 'everyone passes'],
      expect: {
        'Victor of the Field': { types: ['enchantment'] },
        'First Charm': { types: ['creature', 'enchantment'] },
      },
    },
  }),
  scenario('611.2a: what a copy did to itself goes on for what it is once it is no copy any more', {
    rules: ['611.2a', '613.1a', '613.1d', '205.1a'],
    alice: { battlefield: [lurker, frost], hand: [reshape], mana: 'U' },
    bob: { hand: ['Grizzly Bears'], mana: 'CG' },
    turn: { of: 'bob' },
    script: [
      ...copied,
      { expect: { 'Frost Construct': { name: 'Lurking Pillar', types: ['enchantment'] } } },
      'bob passes',
      'alice activates Frost Construct',
      'everyone passes',
      'pass until the next turn',
    ],
    expect: {
      'Frost Construct': {
        name: 'Frost Construct',
        types: ['enchantment'],
        subtypes: [],
        supertypes: ['snow'],
      },
      'Lurking Pillar': { types: ['creature'] },
    },
    control: {
      script: [...copied, 'pass until the next turn'],
      expect: {
        'Frost Construct': {
          name: 'Frost Construct',
          types: ['artifact', 'creature'],
          subtypes: ['Golem'],
          power: 2,
        },
      },
    },
  }),
];
