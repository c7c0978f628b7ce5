import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { affecting, all, entersAsCopy, youControl } from '../../machines/rules/abilities/write/index.ts';

/** Sunburst twice. */
const twice = creature('Twice Burst', '0/0', '', {
  types: ['artifact', 'creature'],
  manaCost: '{2}',
  abilities: [
    { kind: 'keyword', keyword: 'sunburst' },
    { kind: 'keyword', keyword: 'sunburst' },
  ],
});

/** Makes creatures of noncreature artifacts. */
const march = card('Marching Orders', ['enchantment'], {
  manaCost: '{3}{U}',
  abilities: [
    affecting(
      all({ type: 'artifact', notType: 'creature' }),
      { change: 'addTypes', types: ['creature'] },
      { change: 'setPowerToughness', power: 2, toughness: 2 },
    ),
  ],
});

/** Sunburst with an additional cost that may be paid. */
const kicked = creature('Kicked Burst', '1/1', '', {
  types: ['artifact', 'creature'],
  manaCost: '{1}',
  abilities: [
    { kind: 'keyword', keyword: 'kicker', cost: [{ pay: 'mana', cost: '{2}' }] },
    { kind: 'keyword', keyword: 'sunburst' },
  ],
});

const mirror = creature('Sun Mirror', '0/0', '', {
  manaCost: '{1}{R}',
  abilities: [entersAsCopy(youControl({ type: 'creature' }))],
});

export default [
  scenario(
    '502.37a: a creature with sunburst enters with a +1/+1 counter for each color of mana spent to cast it',
    {
      rules: ['702.44a', '614.1c'],
      alice: { hand: ['Suntouched Myr'], mana: 'WUU' },
      bob: {},
      script: ['alice casts Suntouched Myr', 'pass until the stack is empty'],
      expect: { 'Suntouched Myr': { power: 2, toughness: 2, counters: { '+1/+1': 2 } } },
      control: {
        setup: { alice: { hand: ['Suntouched Myr'], mana: 'UUU' } },
        script: ['alice casts Suntouched Myr', 'pass until the stack is empty'],
        expect: { 'Suntouched Myr': { power: 1, toughness: 1, counters: { '+1/+1': 1 } } },
      },
    },
  ),
  scenario(
    '502.37a: what enters as no creature gets charge counters, also if an effect makes it a creature',
    {
      rules: ['702.44a', '614.12'],
      alice: { hand: ['Pentad Prism'], mana: 'RG', battlefield: [march] },
      bob: {},
      script: ['alice casts Pentad Prism', 'pass until the stack is empty'],
      expect: {
        'Pentad Prism': { types: ['artifact', 'creature'], power: 2, counters: { charge: 2 } },
      },
      control: {
        setup: { alice: { hand: ['Suntouched Myr'], mana: 'RGG', battlefield: [march] } },
        script: ['alice casts Suntouched Myr', 'pass until the stack is empty'],
        expect: { 'Suntouched Myr': { counters: { '+1/+1': 2 } } },
      },
    },
  ),
  scenario(
    '502.37b: sunburst counts only for what enters as a spell that resolves, with colored mana spent on it',
    {
      rules: ['702.44b'],
      alice: { hand: ['Pentad Prism'], mana: 'CC' },
      bob: {},
      script: ['alice casts Pentad Prism', 'pass until the stack is empty'],
      expect: { 'Pentad Prism': { on: 'battlefield', counters: {} } },
      control: {
        setup: { alice: { hand: ['Pentad Prism'], mana: 'CB' } },
        script: ['alice casts Pentad Prism', 'pass until the stack is empty'],
        expect: { 'Pentad Prism': { counters: { charge: 1 } } },
      },
    },
  ),
  scenario('502.37b: what is put onto the battlefield otherwise gets no counters', {
    rules: ['702.44b', '704.5f'],
    alice: { hand: ['Tooth and Nail', 'Etched Oracle'], mana: 'GGWUBRR' },
    bob: {},
    script: [
      'alice casts Tooth and Nail choosing 2',
      'pass until alice decides',
      'alice chooses Etched Oracle',
    ],
    expect: { 'Etched Oracle': { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: ['Etched Oracle'], mana: 'GWUB' } },
      script: ['alice casts Etched Oracle', 'pass until the stack is empty'],
      expect: { 'Etched Oracle': { on: 'battlefield', counters: { '+1/+1': 4 } } },
    },
  }),
  scenario('502.37b: mana spent on additional costs counts', {
    rules: ['702.44b', '118.8'],
    alice: { hand: [kicked], mana: 'WUB' },
    bob: {},
    script: ['alice casts Kicked Burst kicked', 'pass until the stack is empty'],
    expect: { 'Kicked Burst': { counters: { '+1/+1': 3 } } },
    control: {
      setup: { alice: { hand: [kicked], mana: 'W' } },
      script: ['alice casts Kicked Burst', 'pass until the stack is empty'],
      expect: { 'Kicked Burst': { counters: { '+1/+1': 1 } } },
    },
  }),
  scenario('502.37c, example 1: modular by sunburst puts +1/+1 counters, and hands them on', {
    rules: ['702.44c', '702.43a'],
    alice: { hand: ['Arcbound Wanderer'], mana: 'WUBRGC', battlefield: ['Ornithopter'] },
    bob: { hand: ['Terminate'], mana: 'BR' },
    script: [
      'alice casts Arcbound Wanderer',
      'pass until the stack is empty',
      { expect: { 'Arcbound Wanderer': { power: 5, counters: { '+1/+1': 5 } } } },
      'bob casts Terminate on Arcbound Wanderer',
      'pass until alice decides',
      'alice says yes',
    ],
    expect: { Ornithopter: { counters: { '+1/+1': 5 }, power: 5 } },
    control: {
      setup: { alice: { hand: ['Arcbound Wanderer'], mana: 'WWWCCC', battlefield: ['Ornithopter'] } },
      script: [
        'alice casts Arcbound Wanderer',
        'pass until the stack is empty',
        'bob casts Terminate on Arcbound Wanderer',
        'pass until alice decides',
        'alice says yes',
      ],
      expect: { Ornithopter: { counters: { '+1/+1': 1 } } },
    },
  }),
  scenario('502.37c: as a number it doesn’t matter whether it is on a creature', {
    rules: ['702.44c'],
    alice: {
      hand: [
        card('Modular Prism', ['artifact'], {
          manaCost: '{2}',
          abilities: [{ kind: 'keyword', keyword: 'modular', n: { number: 'manaSpent', which: 'colors' } }],
        }),
      ],
      mana: 'WU',
    },
    bob: {},
    script: ['alice casts Modular Prism', 'pass until the stack is empty'],
    expect: { 'Modular Prism': { counters: { '+1/+1': 2 } } },
    control: {
      setup: { alice: { hand: ['Pentad Prism'], mana: 'WU' } },
      script: ['alice casts Pentad Prism', 'pass until the stack is empty'],
      expect: { 'Pentad Prism': { counters: { charge: 2 } } },
    },
  }),
  scenario('502.37d: each instance of sunburst works separately', {
    rules: ['702.44d'],
    alice: { hand: [twice], mana: 'BR' },
    bob: {},
    script: ['alice casts Twice Burst', 'pass until the stack is empty'],
    expect: { 'Twice Burst': { power: 4, counters: { '+1/+1': 4 } } },
    control: {
      setup: { alice: { hand: ['Suntouched Myr'], mana: 'BRR' } },
      script: ['alice casts Suntouched Myr', 'pass until the stack is empty'],
      expect: { 'Suntouched Myr': { power: 2, counters: { '+1/+1': 2 } } },
    },
  }),
  scenario('502.37a: the charge counters of Engineered Explosives say what it destroys', {
    rules: ['702.44a', '107.3a', '608.2h'],
    alice: { hand: ['Engineered Explosives'], mana: 'WU', battlefield: ['Ornithopter', 'Wastes', 'Wastes'] },
    bob: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Forest'] },
    script: [
      'alice casts Engineered Explosives with X = 2',
      'pass until the stack is empty',
      'alice activates Engineered Explosives',
      'pass until the stack is empty',
    ],
    expect: {
      'Grizzly Bears': { on: 'graveyard' },
      'Hill Giant': { on: 'battlefield' },
      Ornithopter: { on: 'battlefield' },
    },
    control: {
      setup: { alice: { hand: ['Engineered Explosives'], mana: 'CC', battlefield: ['Ornithopter'] } },
      script: [
        'alice casts Engineered Explosives with X = 0',
        'pass until the stack is empty',
        'alice activates Engineered Explosives',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield' }, Ornithopter: { on: 'graveyard' } },
    },
  }),
  scenario('707.5: what enters as a copy with sunburst counts the colors that were spent on itself', {
    rules: ['707.5', '702.44a', '707.2'],
    alice: { hand: ['Suntouched Myr', mirror], mana: 'WUGRC' },
    bob: {},
    script: [
      'alice casts Suntouched Myr paying by hand',
      'alice pays WUG',
      'everyone passes',
      'alice casts Sun Mirror',
      'everyone passes',
      'alice says yes',
    ],
    expect: {
      'Suntouched Myr': { counters: { '+1/+1': 3 } },
      'Sun Mirror': { name: 'Suntouched Myr', counters: { '+1/+1': 1 }, power: 1 },
    },
    control: {
      setup: { alice: { mana: 'WWWRG' } },
      script: [
        'alice casts Suntouched Myr paying by hand',
        'alice pays WWW',
        'everyone passes',
        'alice casts Sun Mirror',
        'everyone passes',
        'alice says yes',
      ],
      expect: {
        'Suntouched Myr': { counters: { '+1/+1': 1 } },
        'Sun Mirror': { counters: { '+1/+1': 2 }, power: 2 },
      },
    },
  }),
];
