import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  doubleStrike,
  having,
  spell,
  target,
  targetCreature,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const secondCut = card('Second Cut', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([targetCreature], untilEndOfTurn(target(0), having(doubleStrike)))],
});

export default [
  scenario(
    '702.4a: double strike changes the combat damage step, with nothing on the stack, while it is had',
    {
      rules: ['702.4a', '510.4', '604.1'],
      alice: { battlefield: ['Fencing Ace'] },
      bob: { hand: ['Turn to Frog'], battlefield: [{ card: 'Island', count: 2 }] },
      script: [
        'alice attacks bob with Fencing Ace',
        'bob casts Turn to Frog on Fencing Ace',
        'pass until the combat damage step',
        { expect: { bob: { life: 19 } } },
        'everyone passes',
        'stop here',
      ],
      expect: {
        bob: { life: 19 },
        game: { turn: { at: 'endOfCombat' }, notHappened: [{ event: 'trigger' }] },
      },
      control: {
        script: [
          'alice attacks bob with Fencing Ace',
          'pass until the combat damage step',
          { expect: { bob: { life: 19 } } },
          'everyone passes',
          'stop here',
        ],
        expect: { bob: { life: 18 }, game: { turn: { at: 'combatDamage' } } },
      },
    },
  ),
  scenario(
    '702.4b: first the creatures with first or double strike, then the others and double strike again',
    {
      rules: ['702.4b', '510.4'],
      alice: { battlefield: ['Fencing Ace', 'Black Knight', 'Hill Giant'] },
      bob: {},
      script: [
        'alice attacks bob with Fencing Ace, Black Knight, Hill Giant',
        'pass until the combat damage step',
        { expect: { bob: { life: 17 }, game: { turn: { at: 'combatDamage' } } } },
        'everyone passes',
        { expect: { bob: { life: 13 }, game: { turn: { at: 'combatDamage' } } } },
        'everyone passes',
      ],
      expect: {
        bob: { life: 13 },
        game: {
          turn: { at: 'endOfCombat' },
          happened: [{ event: 'damage', source: 'Fencing Ace', times: 2 }],
        },
      },
      control: {
        without: ['double strike', 'first strike'],
        script: [
          'alice attacks bob with Fencing Ace, Black Knight, Hill Giant',
          'pass until the combat damage step',
          { expect: { bob: { life: 14 } } },
          'everyone passes',
        ],
        expect: {
          bob: { life: 14 },
          game: { turn: { at: 'endOfCombat' }, happened: [{ event: 'damage', times: 3 }] },
        },
      },
    },
  ),
  scenario('702.4b: a blocker with double strike makes two combat damage steps as well', {
    rules: ['702.4b', '510.4'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { battlefield: [creature('Swift Wall', '1/3', 'double strike')] },
    script: ['alice attacks bob with Grizzly Bears', 'bob blocks Grizzly Bears with Swift Wall'],
    expect: {
      'Grizzly Bears': { on: 'graveyard' },
      'Swift Wall': { damage: 2 },
      game: { happened: [{ event: 'damage', source: 'Swift Wall', times: 2 }] },
    },
    control: { without: 'double strike', expect: { 'Grizzly Bears': { on: 'battlefield', damage: 1 } } },
  }),
  scenario('702.4c: without double strike after the first step, no damage in the second', {
    rules: ['702.4c', '510.4'],
    alice: { battlefield: ['Fencing Ace'] },
    bob: { hand: ['Turn to Frog'], battlefield: [{ card: 'Island', count: 2 }] },
    script: [
      'alice attacks bob with Fencing Ace',
      'pass until the combat damage step',
      { expect: { bob: { life: 19 } } },
      'bob casts Turn to Frog on Fencing Ace',
      'pass until the stack is empty',
      'everyone passes',
      'stop here',
    ],
    expect: {
      bob: { life: 19 },
      'Fencing Ace': { hasNot: ['double strike'], power: 1 },
      game: { turn: { at: 'combatDamage' } },
    },
    control: {
      script: [
        'alice attacks bob with Fencing Ace',
        'pass until the combat damage step',
        { expect: { bob: { life: 19 } } },
        'everyone passes',
        'stop here',
      ],
      expect: { bob: { life: 18 }, game: { turn: { at: 'combatDamage' } } },
    },
  }),
  scenario('702.4d: given double strike after its first-strike damage, a creature deals damage again', {
    rules: ['702.4d', '510.4'],
    alice: { battlefield: ['Minotaur Aggressor', 'Plains'], hand: [secondCut] },
    bob: {},
    script: [
      'alice attacks bob with Minotaur Aggressor',
      'pass until the combat damage step',
      { expect: { bob: { life: 14 } } },
      'alice casts Second Cut on Minotaur Aggressor',
      'pass until the stack is empty',
      'everyone passes',
      'stop here',
    ],
    expect: { bob: { life: 8 }, game: { turn: { at: 'combatDamage' } } },
    control: {
      script: [
        'alice attacks bob with Minotaur Aggressor',
        'pass until the combat damage step',
        { expect: { bob: { life: 14 } } },
        'everyone passes',
        'stop here',
      ],
      expect: { bob: { life: 14 }, game: { turn: { at: 'combatDamage' } } },
    },
  }),
  scenario('702.4e: two instances of double strike deal damage twice, not more often', {
    rules: ['702.4e', '702.4b'],
    alice: { battlefield: [{ card: 'Fencing Ace', counters: { 'double strike': 1 } }] },
    bob: {},
    script: ['alice attacks bob with Fencing Ace'],
    expect: {
      bob: { life: 18 },
      game: { happened: [{ event: 'damage', source: 'Fencing Ace', amount: 1, times: 2 }] },
    },
    control: {
      without: 'double strike',
      setup: { alice: { battlefield: ['Fencing Ace'] } },
      expect: { bob: { life: 19 } },
    },
  }),
];
