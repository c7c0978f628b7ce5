import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  loseLife,
  mana,
  putCounters,
  sacrificeThis,
  spell,
  target,
  targetCreature,
  thatObject,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

const withering = card('Slow Withering', ['instant'], {
  manaCost: '{B}',
  abilities: [spell([targetCreature], putCounters('-1/-1', 2, target(0)))],
});
/** Of this turn: whenever a permanent is put into a graveyard, its owner loses 1 life. */
const vault = card('Grinding Vault', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{B}')],
      effect: [
        {
          do: 'delayedTrigger',
          when: [{ on: 'putInto', zone: 'graveyard', from: 'battlefield', object: {} }],
          until: 'untilEndOfTurn',
          effect: [loseLife(1, { ownerOf: thatObject })],
        },
      ],
    }),
  ],
});
/** "When this enters, sacrifice it at the beginning of the next cleanup step." */
const ward = card('Fleeting Ward', ['enchantment'], {
  manaCost: '{W}',
  abilities: [
    whenEnters([], {
      do: 'delayedTrigger',
      when: [{ on: 'begins', step: 'cleanup' }],
      effect: [sacrificeThis],
    }),
  ],
});

export default [
  // Effects that last for the turn end in the cleanup step (514.2). What lasts here is no effect: the one that created it
  // was done at once (610.2). It is an ability whose duration is the turn (603.7b), and the turn isn't over.
  scenario('603.7b: an ability of this turn still triggers on what dies in the cleanup step', {
    rules: ['603.7b', '514.2', '514.3a', '610.2', '704.5f'],
    alice: {
      battlefield: ['Grizzly Bears'],
      hand: ['Giant Growth', 'Graceful Reprieve', withering],
      mana: 'GWCB',
    },
    bob: {},
    script: [
      'alice casts Giant Growth on Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Graceful Reprieve on Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Slow Withering on Grizzly Bears',
      'pass until the stack is empty',
      { expect: { 'Grizzly Bears': { on: 'battlefield', toughness: 3 } } },
      'pass until cleanup',
      { expect: { 'Grizzly Bears': { on: 'graveyard' }, game: { stack: 1, priority: 'alice' } } },
      'pass until the stack is empty',
      { expect: { game: { turn: { of: 'alice', at: 'cleanup' } } } },
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield', power: 2 } },
    control: {
      setup: { alice: { hand: ['Giant Growth', withering] } },
      script: [
        'alice casts Giant Growth on Grizzly Bears',
        'pass until the stack is empty',
        'alice casts Slow Withering on Grizzly Bears',
        'pass until the stack is empty',
        'pass until the next turn',
      ],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('603.7b: nor is it over for what is sacrificed in the cleanup step', {
    rules: ['603.7b', '514.2', '514.3a'],
    alice: { hand: [ward], mana: 'W' },
    bob: { battlefield: [vault, 'Swamp'] },
    script: [
      'alice casts Fleeting Ward',
      'pass until the stack is empty',
      'alice passes',
      'bob activates Grinding Vault',
      'everyone passes',
      'pass until the next turn',
    ],
    expect: { 'Fleeting Ward': { on: 'graveyard' }, alice: { life: 19 } },
    control: {
      without: 'Grinding Vault',
      script: ['alice casts Fleeting Ward', 'pass until the next turn'],
      expect: { 'Fleeting Ward': { on: 'graveyard' }, alice: { life: 20 } },
    },
  }),
  scenario('603.7b: one that is created in the cleanup step lasts through it as well', {
    rules: ['603.7b', '514.3a'],
    alice: { hand: [ward], mana: 'W' },
    bob: { battlefield: [vault, 'Swamp'] },
    script: [
      'alice casts Fleeting Ward',
      'pass until cleanup',
      'alice passes',
      'bob activates Grinding Vault',
      'pass until the next turn',
    ],
    expect: { 'Fleeting Ward': { on: 'graveyard' }, alice: { life: 19 } },
    control: {
      script: [
        'alice casts Fleeting Ward',
        'pass until cleanup',
        'everyone passes',
        'pass until the next turn',
      ],
      expect: { 'Fleeting Ward': { on: 'graveyard' }, alice: { life: 20 } },
    },
  }),
  scenario('603.7b: with the turn it is over', {
    rules: ['603.7b'],
    alice: { battlefield: ['Grizzly Bears'], hand: ['Graceful Reprieve', 'Shock'], mana: 'WC' },
    bob: { battlefield: ['Mountain'], hand: ['Shock'] },
    script: [
      'alice casts Graceful Reprieve on Grizzly Bears',
      'pass until the stack is empty',
      "pass until bob's upkeep",
      'bob casts Shock on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      setup: { alice: { mana: 'WCR' } },
      script: [
        'alice casts Graceful Reprieve on Grizzly Bears',
        'pass until the stack is empty',
        'alice casts Shock on Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('603.7b: “when you next” triggers once this turn, on the first spell with X alone', {
    rules: ['603.7b', '707.10', '107.3m'],
    alice: {
      battlefield: ['Magus Lucea Kane', 'Forest', 'Forest'],
      hand: ['Apocalypse Hydra', 'Neverwinter Hydra'],
      mana: 'RGGG',
    },
    bob: {},
    script: [
      'alice activates Magus Lucea Kane',
      'alice casts Apocalypse Hydra with X = 4',
      'pass until the stack is empty',
      'alice casts Neverwinter Hydra with X = 0',
      'pass until the stack is empty',
    ],
    expect: { alice: { battlefield: 5 }, 'Neverwinter Hydra': { on: 'graveyard' } },
    control: {
      without: 'Magus Lucea Kane',
      setup: { alice: { hand: ['Apocalypse Hydra', 'Neverwinter Hydra'], mana: 'CCRGGG' } },
      script: ['alice casts Apocalypse Hydra with X = 4', 'pass until the stack is empty'],
      expect: { alice: { battlefield: 3 } },
    },
  }),
  scenario('616.1: nobody is asked which of several numbers of counters comes first', {
    rules: ['616.1', '614.1c'],
    alice: { hand: ['Apocalypse Hydra'], mana: 'CCCCCRG' },
    bob: {},
    script: ['alice casts Apocalypse Hydra with X = 5', 'everyone passes'],
    expect: { 'Apocalypse Hydra': { counters: { '+1/+1': 10 } } },
    control: {
      setup: { alice: { mana: 'CCCCRG' } },
      script: ['alice casts Apocalypse Hydra with X = 4', 'everyone passes'],
      expect: { 'Apocalypse Hydra': { counters: { '+1/+1': 4 } } },
    },
  }),
];
