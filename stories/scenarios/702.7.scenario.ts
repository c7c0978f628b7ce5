import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  firstStrike,
  having,
  spell,
  target,
  targetCreature,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const quickThrust = card('Quick Thrust', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([targetCreature], untilEndOfTurn(target(0), having(firstStrike)))],
});
const twoIslands = { card: 'Island', count: 2 };

export default [
  scenario(
    '702.7a: first strike changes the combat damage step, with nothing on the stack, while it is had',
    {
      rules: ['702.7a', '510.4', '604.1'],
      alice: { battlefield: ['Black Knight'] },
      bob: { battlefield: ['Grizzly Bears', twoIslands], hand: ['Turn to Frog'] },
      script: [
        'alice attacks bob with Black Knight',
        'bob blocks Black Knight with Grizzly Bears',
        'bob casts Turn to Frog on Black Knight',
        'pass until the combat damage step',
      ],
      expect: {
        'Black Knight': { on: 'graveyard' },
        'Grizzly Bears': { on: 'battlefield', damage: 1 },
        game: { notHappened: [{ event: 'trigger' }] },
      },
      control: {
        script: [
          'alice attacks bob with Black Knight',
          'bob blocks Black Knight with Grizzly Bears',
          'pass until the combat damage step',
        ],
        expect: {
          'Black Knight': { on: 'battlefield', damage: 0 },
          'Grizzly Bears': { on: 'graveyard' },
          game: { notHappened: [{ event: 'trigger' }] },
        },
      },
    },
  ),
  scenario('702.7b: with first strike in combat there are two combat damage steps', {
    rules: ['702.7b', '510.4'],
    alice: { battlefield: ['Black Knight', 'Hill Giant'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Black Knight, Hill Giant',
      'bob blocks Black Knight with Grizzly Bears',
      'pass until the combat damage step',
      {
        expect: {
          'Grizzly Bears': { on: 'graveyard' },
          bob: { life: 20 },
          game: { turn: { at: 'combatDamage' } },
        },
      },
      'everyone passes',
      { expect: { bob: { life: 17 }, game: { turn: { at: 'combatDamage' } } } },
      'everyone passes',
    ],
    expect: {
      'Black Knight': { on: 'battlefield', damage: 0 },
      bob: { life: 17 },
      game: { turn: { at: 'endOfCombat' } },
    },
    control: {
      without: 'first strike',
      script: [
        'alice attacks bob with Black Knight, Hill Giant',
        'bob blocks Black Knight with Grizzly Bears',
        'pass until the combat damage step',
        { expect: { 'Black Knight': { on: 'graveyard' }, bob: { life: 17 } } },
        'everyone passes',
      ],
      expect: { bob: { life: 17 }, game: { turn: { at: 'endOfCombat' } } },
    },
  }),
  scenario('702.7b: a creature that blocks with first strike deals its damage first', {
    rules: ['702.7b', '510.4'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['White Knight'] },
    script: ['alice attacks bob with Grizzly Bears', 'bob blocks Grizzly Bears with White Knight'],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, 'White Knight': { on: 'battlefield', damage: 0 } },
    control: { without: 'first strike', expect: { 'White Knight': { on: 'graveyard' } } },
  }),
  scenario('702.7c: first strike gained after the first step doesn’t keep a creature from dealing damage', {
    rules: ['702.7c', '510.4'],
    alice: { battlefield: ['Black Knight', 'Hill Giant', 'Plains'], hand: [quickThrust] },
    bob: {},
    script: [
      'alice attacks bob with Black Knight, Hill Giant',
      'pass until the combat damage step',
      { expect: { bob: { life: 18 } } },
      'alice casts Quick Thrust on Hill Giant',
      'pass until the stack is empty',
      { expect: { 'Hill Giant': { has: ['first strike'] } } },
      'everyone passes',
      'stop here',
    ],
    expect: { bob: { life: 15 }, game: { turn: { at: 'combatDamage' } } },
    control: {
      script: [
        'alice attacks bob with Black Knight, Hill Giant',
        'alice casts Quick Thrust on Hill Giant',
        'pass until the combat damage step',
        { expect: { bob: { life: 15 } } },
        'everyone passes',
        'stop here',
      ],
      expect: { bob: { life: 15 }, game: { turn: { at: 'combatDamage' } } },
    },
  }),
  scenario('702.7c: first strike lost after its damage doesn’t let a creature deal damage again', {
    rules: ['702.7c', '510.4'],
    alice: { battlefield: ['Black Knight'] },
    bob: { battlefield: [twoIslands], hand: ['Turn to Frog'] },
    script: [
      'alice attacks bob with Black Knight',
      'pass until the combat damage step',
      { expect: { bob: { life: 18 } } },
      'bob casts Turn to Frog on Black Knight',
      'pass until the stack is empty',
      'everyone passes',
      'stop here',
    ],
    expect: {
      bob: { life: 18 },
      'Black Knight': { hasNot: ['first strike'] },
      game: { turn: { at: 'combatDamage' }, happened: [{ event: 'damage', times: 1 }] },
    },
    control: {
      script: [
        'alice attacks bob with Black Knight',
        'bob casts Turn to Frog on Black Knight',
        'pass until the combat damage step',
        { expect: { bob: { life: 19 } } },
        'everyone passes',
        'stop here',
      ],
      expect: { bob: { life: 19 }, game: { turn: { at: 'endOfCombat' } } },
    },
  }),
  scenario('702.7c: unless it has double strike', {
    rules: ['702.7c', '702.4b'],
    alice: { battlefield: [creature('Keen Duelist', '2/2', 'first strike, double strike')] },
    bob: {},
    script: ['alice attacks bob with Keen Duelist'],
    expect: { bob: { life: 16 } },
    control: { without: 'double strike', expect: { bob: { life: 18 } } },
  }),
  scenario('702.7d: two instances of first strike do what one does', {
    rules: ['702.7d', '702.7b'],
    alice: { battlefield: [{ card: 'Black Knight', counters: { 'first strike': 1 } }] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice attacks bob with Black Knight', 'bob blocks Black Knight with Grizzly Bears'],
    expect: {
      'Black Knight': { on: 'battlefield', damage: 0 },
      'Grizzly Bears': { on: 'graveyard' },
      game: { happened: [{ event: 'damage', source: 'Black Knight', times: 1 }] },
    },
    control: {
      without: 'first strike',
      setup: { alice: { battlefield: ['Black Knight'] } },
      expect: { 'Black Knight': { on: 'graveyard' } },
    },
  }),
];
