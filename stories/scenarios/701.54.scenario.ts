import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  gainLife,
  modify,
  one,
  perform,
  target,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import { bidding, saying, witness } from './keyword-actions.ts';

const whisper = saying('Golden Whisper', 'tempt');
const secondWhisper = saying('Second Whisper', 'tempt');
const numbers = ['Never', 'Once', 'Twice', 'Three Times', 'Four Times'];
const whispering = (times: number) =>
  bidding(
    `Whisper ${numbers[times]}`,
    [],
    perform('tempt'),
    ...Array.from({ length: times - 1 }, () => perform('tempt')),
  );

const census = bidding(
  'Census of Bearers',
  [],
  gainLife({ number: 'count', of: { designated: 'Ring-bearer' } }),
);
const ceremony = bidding(
  'Census of Legends',
  [],
  gainLife({ number: 'count', of: { type: 'creature', supertype: 'legendary' } }),
);
const lure = bidding(
  'Lasting Lure',
  [one({ type: 'creature' })],
  modify(target(0), 'forever', { change: 'control', by: 'you' }),
);

/** Its controller gains 1 life at the beginning of each end step as long as it is their Ring-bearer. */
const cook = creature('Faithful Cook', '1/1', '', {
  abilities: [
    triggered({
      when: { on: 'begins', step: 'end' },
      if: { holds: 'is', what: 'self', like: { designated: 'Ring-bearer', controller: 'you' } },
      effect: [gainLife(1)],
    }),
  ],
});

/** It goes on and on. */
const endlessWhisper = card('Endless Whisper', ['enchantment'], {
  abilities: [
    triggered({ when: { on: 'performs', action: 'tempt', who: 'you' }, effect: [perform('tempt')] }),
  ],
});

export default [
  scenario('701.54a: a player has one Ring-bearer, until another creature becomes it', {
    rules: ['701.54a', '701.54c'],
    alice: { hand: [whisper, secondWhisper, census], battlefield: ['Grizzly Bears', 'Hill Giant'] },
    bob: {},
    script: [
      'alice casts Golden Whisper',
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      'alice casts Second Whisper',
      'pass until alice decides',
      'alice chooses Hill Giant',
      'alice casts Census of Bearers',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { life: 21 },
      game: {
        happened: [
          { event: 'designate', times: 3 },
          { event: 'createEmblem', times: 1 },
        ],
      },
    },
    control: {
      script: ['alice casts Census of Bearers', 'pass until the stack is empty'],
      expect: { alice: { life: 20 }, game: { happened: [{ event: 'createEmblem', times: 0 }] } },
    },
  }),
  scenario('701.54a: who is phased out is no Ring-bearer any longer either', {
    rules: ['701.54a', '702.26e'],
    alice: {
      hand: [
        whisper,
        secondWhisper,
        census,
        bidding('Sudden Absence', [one({ type: 'creature' })], { do: 'phaseOut', what: target(0) }),
      ],
      battlefield: ['Grizzly Bears', 'Hill Giant'],
    },
    bob: {},
    script: [
      'alice casts Golden Whisper',
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      'alice casts Sudden Absence on Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Second Whisper',
      'pass until the stack is empty',
      "pass until alice's upkeep",
      'alice casts Census of Bearers',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 21 }, game: { happened: [{ event: 'designate', times: 3 }] } },
    control: {
      script: [
        'alice casts Golden Whisper',
        'pass until alice decides',
        'alice chooses Grizzly Bears',
        'alice casts Sudden Absence on Grizzly Bears',
        'pass until the stack is empty',
        'alice casts Census of Bearers',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 20 }, game: { happened: [{ event: 'designate', times: 1 }] } },
    },
  }),
  scenario('701.54a: a creature of which another player gains control is no Ring-bearer any longer', {
    rules: ['701.54a'],
    alice: { hand: [whisper, census], battlefield: ['Grizzly Bears'] },
    bob: { hand: [lure] },
    script: [
      'alice casts Golden Whisper',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Lasting Lure on Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Census of Bearers',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 20 }, 'Grizzly Bears': { controller: 'bob' } },
    control: {
      script: [
        'alice casts Golden Whisper',
        'pass until the stack is empty',
        'alice casts Census of Bearers',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21 }, 'Grizzly Bears': { controller: 'alice' } },
    },
  }),
  scenario('701.54b: a copy of a Ring-bearer is none', {
    rules: ['701.54b', '707.2'],
    alice: { hand: [whisper, census, 'Cackling Counterpart'], battlefield: ['Grizzly Bears'], mana: 'UUC' },
    bob: {},
    script: [
      'alice casts Golden Whisper',
      'pass until the stack is empty',
      'alice casts Cackling Counterpart on Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Census of Bearers',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 21 }, 'Grizzly Bears 2': { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Cackling Counterpart on Grizzly Bears',
        'pass until the stack is empty',
        'alice casts Census of Bearers',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('701.54c: a Ring-bearer is legendary', {
    rules: ['701.54c', '114.4'],
    alice: { hand: [whisper, ceremony], battlefield: ['Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Golden Whisper',
      'pass until the stack is empty',
      'alice casts Census of Legends',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 21 } },
    control: {
      script: ['alice casts Census of Legends', 'pass until the stack is empty'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('701.54c: a Ring-bearer can’t be blocked by creatures with greater power', {
    rules: ['701.54c', '509.1b'],
    alice: { hand: [whisper], battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Hill Giant', { card: 'Grizzly Bears', as: 'the other bears' }] },
    script: [
      'alice casts Golden Whisper',
      'pass until the stack is empty',
      'alice attacks bob with Grizzly Bears',
      'refused 509.1b: bob blocks Grizzly Bears with Hill Giant',
      'bob blocks Grizzly Bears with the other bears',
      "pass until bob's upkeep",
    ],
    expect: { 'the other bears': { on: 'graveyard' } },
    control: {
      script: [
        'alice attacks bob with Grizzly Bears',
        'bob blocks Grizzly Bears with Hill Giant',
        "pass until bob's upkeep",
      ],
      expect: { 'the other bears': { on: 'battlefield' } },
    },
  }),
  scenario('701.54c: from the second time on a card is drawn and one discarded as it attacks', {
    rules: ['701.54c'],
    alice: { hand: [whispering(2)], battlefield: ['Grizzly Bears'], library: ['Island', 'Forest'] },
    bob: {},
    script: [
      'alice casts Whisper Twice',
      'pass until the stack is empty',
      'alice attacks bob with Grizzly Bears',
      "pass until bob's upkeep",
    ],
    expect: { Island: { on: 'graveyard' }, Forest: { on: 'library' }, bob: { life: 18 } },
    control: {
      setup: { alice: { hand: [whispering(1)] } },
      script: [
        'alice casts Whisper Once',
        'pass until the stack is empty',
        'alice attacks bob with Grizzly Bears',
        "pass until bob's upkeep",
      ],
      expect: { Island: { on: 'library' }, Forest: { on: 'library' }, bob: { life: 18 } },
    },
  }),
  scenario('701.54c: from the third time on who blocks it is sacrificed at end of combat', {
    rules: ['701.54c', '509.3d'],
    alice: { hand: [whispering(3)], battlefield: ['Grizzly Bears'], library: ['Island', 'Forest'] },
    bob: { battlefield: ['Wall of Omens'] },
    script: [
      'alice casts Whisper Three Times',
      'pass until the stack is empty',
      'alice attacks bob with Grizzly Bears',
      'everyone passes',
      'bob blocks Grizzly Bears with Wall of Omens',
      "pass until bob's upkeep",
    ],
    expect: { 'Wall of Omens': { on: 'graveyard' }, Island: { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: [whispering(2)] } },
      script: [
        'alice casts Whisper Twice',
        'pass until the stack is empty',
        'alice attacks bob with Grizzly Bears',
        'everyone passes',
        'bob blocks Grizzly Bears with Wall of Omens',
        "pass until bob's upkeep",
      ],
      expect: { 'Wall of Omens': { on: 'battlefield' }, Island: { on: 'graveyard' } },
    },
  }),
  scenario('701.54c: from the fourth time on each opponent loses 3 life as it deals combat damage', {
    rules: ['701.54c'],
    alice: { hand: [whispering(4)], battlefield: ['Grizzly Bears'], library: ['Island', 'Forest'] },
    bob: {},
    script: [
      'alice casts Whisper Four Times',
      'pass until the stack is empty',
      'alice attacks bob with Grizzly Bears',
      "pass until bob's upkeep",
    ],
    expect: { bob: { life: 15 } },
    control: {
      setup: { alice: { hand: [whispering(3)] } },
      script: [
        'alice casts Whisper Three Times',
        'pass until the stack is empty',
        'alice attacks bob with Grizzly Bears',
        "pass until bob's upkeep",
      ],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('701.54d: the Ring tempts a player also where they can choose no creature', {
    rules: ['701.54d', '701.54c'],
    alice: {
      hand: [whisper],
      battlefield: [witness('Listener', 'tempt', { who: 'you' })],
    },
    bob: { hand: [secondWhisper] },
    script: ['alice casts Golden Whisper', 'pass until the stack is empty'],
    expect: {
      alice: { life: 21 },
      game: {
        happened: [
          { event: 'designate', times: 0 },
          { event: 'createEmblem', times: 1 },
        ],
      },
    },
    control: {
      script: ['alice passes', 'bob casts Second Whisper', 'pass until the stack is empty'],
      expect: { alice: { life: 20 }, game: { happened: [{ event: 'createEmblem', times: 1 }] } },
    },
  }),
  scenario('701.54e: it is your Ring-bearer as long as it is yours and on the battlefield', {
    rules: ['701.54e', '701.54a'],
    alice: { hand: [whisper], battlefield: [cook] },
    bob: { hand: [secondWhisper], battlefield: ['Grizzly Bears'] },
    script: ['alice casts Golden Whisper', 'pass until the stack is empty', "pass until bob's upkeep"],
    expect: { alice: { life: 21 } },
    control: {
      script: [
        'alice passes',
        'bob casts Second Whisper',
        'pass until the stack is empty',
        "pass until bob's upkeep",
      ],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('701.54c: who has the emblem gets no second one, and each player has their own', {
    rules: ['701.54c'],
    alice: { hand: [whispering(2)], battlefield: ['Grizzly Bears'] },
    bob: { hand: [secondWhisper] },
    script: [
      'alice casts Whisper Twice',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Second Whisper',
      'pass until the stack is empty',
    ],
    expect: { game: { happened: [{ event: 'createEmblem', times: 2 }] } },
    control: {
      script: ['alice casts Whisper Twice', 'pass until the stack is empty'],
      expect: { game: { happened: [{ event: 'createEmblem', times: 1 }] } },
    },
  }),
  scenario(
    '104.4b: that the Ring tempts a player for ever is a draw: from the fourth time on nothing changes',
    {
      rules: ['104.4b', '732.4', '701.54c'],
      alice: { hand: [whisper], battlefield: [endlessWhisper] },
      bob: {},
      script: ['alice casts Golden Whisper', 'pass until the game is over'],
      expect: { game: { over: { winners: [], rule: '104.4b' } } },
      control: {
        without: 'Endless Whisper',
        script: ['alice casts Golden Whisper', 'pass until the stack is empty'],
        expect: { game: { over: false } },
      },
    },
  ),
];
