import { creature, scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition, Instruction } from '../../machines/rules/index.ts';
import { sorcery, targetCreature } from './meld-pair.ts';

const vanish: Instruction = { do: 'phaseOut', what: { target: 0 }, until: 'sourceLeaves' };

/** "When this enchantment enters, target creature phases out until this enchantment leaves the battlefield." */
const mist: CardDefinition = {
  name: 'Hiding Mist',
  manaCost: '{C}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'enters', object: 'self' }],
      targets: targetCreature,
      effect: [vanish],
    },
  ],
};
/** "{1}, Sacrifice this artifact: …", so that it has left as the ability resolves. */
const lantern: CardDefinition = {
  name: 'Short Lantern',
  types: ['artifact'],
  abilities: [
    {
      kind: 'activated',
      cost: [
        { pay: 'mana', cost: '{C}' },
        { pay: 'sacrifice', what: 'self' },
      ],
      targets: targetCreature,
      effect: [vanish],
    },
    { kind: 'activated', cost: [{ pay: 'tap' }], targets: targetCreature, effect: [vanish] },
  ],
};
/** It phases out and that is all: it comes back in its controller's next untap step. */
const flicker: CardDefinition = {
  ...mist,
  name: 'Passing Mist',
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'enters', object: 'self' }],
      targets: targetCreature,
      effect: [{ do: 'phaseOut', what: { target: 0 } }],
    },
  ],
};
const end = sorcery('End of Mists', [{ do: 'destroy', what: { all: { type: 'enchantment' } } }]);

const bear = creature('Plain Bear', '2/2');
const wolf = creature('Plain Wolf', '3/3');

/** "Whenever another creature phases in, you gain 1 life." */
const greeter = (name: string): CardDefinition =>
  creature(name, '1/1', '', {
    abilities: [
      {
        kind: 'triggered',
        when: [{ on: 'phasesIn', object: { type: 'creature', other: true } }],
        effect: [{ do: 'gainLife', amount: 1 }],
      },
    ],
  });
/** What lets alice hide both of them, each under a Mist of its own. */
const bothHidden = [
  'alice casts Hiding Mist',
  'pass until alice decides',
  'alice chooses Old Greeter',
  'pass until the stack is empty',
  'alice casts Hiding Mist',
  'pass until the stack is empty',
];

export default [
  scenario('610.4: what phased out until something leaves phases in immediately after that', {
    rules: ['610.4', '702.26a'],
    alice: { hand: [mist, end], mana: 'CC' },
    bob: { battlefield: [bear] },
    script: [
      'alice casts Hiding Mist',
      'pass until the stack is empty',
      { expect: { 'Plain Bear': { phasedOut: true } } },
      'alice casts End of Mists',
      'pass until the stack is empty',
    ],
    expect: { 'Plain Bear': { phasedOut: false }, game: { happened: [{ event: 'phase', rule: '610.4' }] } },
    control: {
      script: ['alice casts Hiding Mist', 'pass until the stack is empty'],
      expect: { 'Plain Bear': { phasedOut: true } },
    },
  }),
  scenario('610.4a: it doesn’t phase in during its controller’s untap step', {
    rules: ['610.4a', '502.1', '610.4'],
    alice: { hand: [mist], mana: 'C' },
    bob: { battlefield: [bear] },
    script: ['alice casts Hiding Mist', 'pass until bob’s precombatMain'],
    expect: { 'Plain Bear': { phasedOut: true } },
    control: {
      setup: { alice: { hand: [flicker], mana: 'C' } },
      script: ['alice casts Passing Mist', 'pass until bob’s precombatMain'],
      expect: { 'Plain Bear': { phasedOut: false } },
    },
  }),
  scenario('610.4b: if it has left before the activated ability resolves, nothing phases out', {
    rules: ['610.4b', '610.4'],
    alice: { battlefield: [lantern], mana: 'C' },
    bob: { battlefield: [bear] },
    script: ['alice activates Short Lantern "{C}, Sacrifice"', 'pass until the stack is empty'],
    expect: { 'Plain Bear': { phasedOut: false }, 'Short Lantern': { on: 'graveyard' } },
    control: {
      script: ['alice activates Short Lantern "{T}:"', 'pass until the stack is empty'],
      expect: { 'Plain Bear': { phasedOut: true } },
    },
  }),
  scenario('610.4c: if it has left before what triggered resolves, nothing phases out', {
    rules: ['610.4c', '610.4'],
    alice: { hand: [mist], mana: 'C' },
    bob: { battlefield: [bear], hand: ['Naturalize'], mana: 'GC' },
    script: [
      'alice casts Hiding Mist',
      'everyone passes',
      'alice passes',
      'bob casts Naturalize on Hiding Mist',
      'pass until the stack is empty',
    ],
    expect: { 'Plain Bear': { phasedOut: false }, 'Hiding Mist': { on: 'graveyard' } },
    control: {
      script: ['alice casts Hiding Mist', 'pass until the stack is empty'],
      expect: { 'Plain Bear': { phasedOut: true } },
    },
  }),
  scenario('610.4d: what phased out until things left that leave at once phases in at once', {
    rules: ['610.4d', '610.4'],
    alice: { hand: [{ card: mist, count: 2 }, end, 'Disenchant'], mana: 'CCCCW' },
    bob: { battlefield: [bear, wolf] },
    script: [
      'alice casts Hiding Mist',
      'pass until alice decides',
      'alice chooses Plain Bear',
      'pass until the stack is empty',
      'alice casts Hiding Mist',
      'pass until the stack is empty',
      { expect: { 'Plain Bear': { phasedOut: true }, 'Plain Wolf': { phasedOut: true } } },
      'alice casts End of Mists',
      'pass until the stack is empty',
    ],
    expect: { 'Plain Bear': { phasedOut: false }, 'Plain Wolf': { phasedOut: false } },
    control: {
      script: [
        'alice casts Hiding Mist',
        'pass until alice decides',
        'alice chooses Plain Bear',
        'pass until the stack is empty',
        'alice casts Hiding Mist',
        'pass until the stack is empty',
        'alice casts Disenchant on Hiding Mist 1',
        'pass until the stack is empty',
      ],
      expect: { 'Plain Bear': { phasedOut: false }, 'Plain Wolf': { phasedOut: true } },
    },
  }),
  scenario('610.4d: what phases in at once sees the other phase in', {
    rules: ['610.4d'],
    alice: { hand: [{ card: mist, count: 2 }, end, 'Disenchant'], mana: 'CCCCW' },
    bob: { battlefield: [greeter('Old Greeter'), greeter('Young Greeter')] },
    script: [
      ...bothHidden,
      'alice casts End of Mists',
      'pass until bob decides',
      'bob orders Old Greeter, Young Greeter',
      'pass until the stack is empty',
    ],
    // Each of them sees the other.
    expect: { bob: { life: 22 } },
    control: {
      script: [
        ...bothHidden,
        'alice casts Disenchant on Hiding Mist 1',
        'pass until the stack is empty',
        { expect: { 'Old Greeter': { phasedOut: false }, 'Young Greeter': { phasedOut: true } } },
        'alice casts End of Mists',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 21 } },
    },
  }),
];
