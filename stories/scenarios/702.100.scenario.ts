import { creature, scenario } from '../../machines/play/scenario/index.ts';

const ox = creature('Stubborn Ox', '0/4', '', { manaCost: '{W}' });
const young = creature('Young Crocodile', '2/2', 'evolve');

export default [
  scenario('702.100a: a creature with evolve grows as one with more power or toughness enters', {
    rules: ['702.100a'],
    alice: { battlefield: [young], hand: [ox], mana: 'W' },
    bob: {},
    script: ['alice casts Stubborn Ox'],
    expect: { 'Young Crocodile': { counters: { '+1/+1': 1 } } },
    control: { without: 'evolve', expect: { 'Young Crocodile': { power: 2 } } },
  }),
  scenario('702.100a: evolve doesn’t trigger on a creature that has no more of either', {
    rules: ['702.100a', '603.4'],
    alice: { battlefield: [young], hand: ['Grizzly Bears'], mana: 'GG' },
    bob: {},
    script: ['alice casts Grizzly Bears'],
    expect: {
      'Young Crocodile': { counters: { '+1/+1': 0 } },
      game: { notHappened: [{ event: 'trigger' }] },
    },
    control: {
      setup: { alice: { battlefield: [young], hand: ['Hill Giant'], mana: 'RRRR' } },
      script: ['alice casts Hill Giant'],
      expect: { 'Young Crocodile': { counters: { '+1/+1': 1 } } },
    },
  }),
  scenario('702.100a: it is asked again as evolve resolves', {
    rules: ['702.100a', '603.4'],
    alice: { battlefield: [young], hand: ['Hill Giant', 'Giant Growth'], mana: 'RRRRG' },
    bob: {},
    script: [
      'alice casts Hill Giant',
      'everyone passes',
      { expect: { game: { stack: ['the ability of Young Crocodile'] } } },
      'alice casts Giant Growth on Young Crocodile',
    ],
    expect: { 'Young Crocodile': { counters: { '+1/+1': 0 }, power: 5 } },
    control: {
      script: ['alice casts Hill Giant'],
      expect: { 'Young Crocodile': { counters: { '+1/+1': 1 } } },
    },
  }),
  scenario('702.100a: last known information tells how large the creature was that entered', {
    rules: ['702.100a', '608.2h'],
    alice: { battlefield: [young], hand: ['Hill Giant'], mana: 'RRRR' },
    bob: { hand: ['Terminate'], mana: 'BR' },
    script: [
      'alice casts Hill Giant',
      'everyone passes',
      'alice passes',
      'bob casts Terminate on Hill Giant',
      'pass until the stack is empty',
    ],
    expect: { 'Young Crocodile': { counters: { '+1/+1': 1 } } },
    control: {
      without: 'evolve',
      script: ['alice casts Hill Giant'],
      expect: { 'Young Crocodile': { power: 2 } },
    },
  }),
  scenario('702.100c: no creature has more power than a permanent that is none', {
    rules: ['702.100c'],
    alice: {
      battlefield: [creature('Sleeping Crocodile', '1/1', 'evolve', { types: ['artifact'] }), young],
      hand: ['Hill Giant'],
      mana: 'RRRR',
    },
    bob: {},
    script: ['alice casts Hill Giant'],
    expect: {
      'Sleeping Crocodile': { counters: { '+1/+1': 0 } },
      'Young Crocodile': { counters: { '+1/+1': 1 } },
    },
    control: { without: 'evolve', expect: { 'Young Crocodile': { counters: { '+1/+1': 0 } } } },
  }),
  scenario('702.100d: each instance of evolve triggers separately', {
    rules: ['702.100d'],
    alice: {
      battlefield: [creature('Twice Evolving', '1/1', 'evolve, evolve')],
      hand: ['Hill Giant'],
      mana: 'RRRR',
    },
    bob: {},
    script: [
      'alice casts Hill Giant',
      'pass until alice decides',
      'alice orders Twice Evolving, Twice Evolving',
      'pass until the stack is empty',
    ],
    expect: { 'Twice Evolving': { counters: { '+1/+1': 2 } } },
    control: {
      without: 'evolve',
      script: ['alice casts Hill Giant'],
      expect: { 'Twice Evolving': { counters: { '+1/+1': 0 } } },
    },
  }),
  scenario('702.100a: one more power is enough, with less toughness; and so is one more toughness', {
    rules: ['702.100a'],
    alice: {
      battlefield: [young],
      hand: [
        creature('Thin Blade', '3/1', '', { manaCost: '{R}' }),
        creature('Thin Shield', '1/4', '', { manaCost: '{W}' }),
      ],
      mana: 'RW',
    },
    bob: {},
    script: [
      'alice casts Thin Blade',
      'pass until the stack is empty',
      { expect: { 'Young Crocodile': { counters: { '+1/+1': 1 } } } },
      'alice casts Thin Shield',
      'pass until the stack is empty',
    ],
    // A 3/3 by then: four toughness are one more.
    expect: { 'Young Crocodile': { counters: { '+1/+1': 2 } } },
    control: {
      setup: { alice: { hand: [creature('Thin Stick', '2/1', '', { manaCost: '{R}' })] } },
      script: ['alice casts Thin Stick', 'pass until the stack is empty'],
      expect: { 'Young Crocodile': { counters: { '+1/+1': 0 } } },
    },
  }),
  scenario('702.100a: nobody else’s creature makes it grow, and no permanent that is no creature', {
    rules: ['702.100a', '702.100c'],
    alice: {
      battlefield: [young],
      hand: [creature('Idle Engine', '5/5', '', { manaCost: '{R}', types: ['artifact'] })],
      mana: 'R',
    },
    bob: { hand: [creature('Foreign Giant', '5/5', 'flash', { manaCost: '{G}' })], mana: 'G' },
    script: [
      'alice casts Idle Engine',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Foreign Giant',
      'pass until the stack is empty',
    ],
    expect: { 'Young Crocodile': { counters: { '+1/+1': 0 } } },
    control: {
      setup: { alice: { hand: [creature('Running Engine', '5/5', '', { manaCost: '{R}' })] } },
      script: ['alice casts Running Engine', 'pass until the stack is empty'],
      expect: { 'Young Crocodile': { counters: { '+1/+1': 1 } } },
    },
  }),
];
