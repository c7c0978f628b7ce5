import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  as,
  destroy,
  exile,
  exileUntilLeaves,
  may,
  named,
  one,
  returnToBattlefield,
  spell,
  target,
  targetCreature,
  triggered,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

/** As it transforms into its back face, you may exile another creature until it leaves the battlefield. */
const pilgrims = {
  ...creature('Road Pilgrims', '3/3', '', { subtypes: 'Human', manaCost: '{3}{W}' }),
  back: {
    ...creature('Road Judges', '4/4', '', {
      subtypes: 'Human',
      abilities: [
        triggered({
          when: { on: 'transforms', object: 'self' },
          targets: [one({ type: 'creature', other: true })],
          effect: [may(exileUntilLeaves(target(0)))],
        }),
      ],
    }),
    colorIndicator: ['W' as const],
  },
};
const mist = card('Silver Mist', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([], { do: 'transform', what: all({ subtype: 'Human' }) })],
});
const doom = card('Plain Doom', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([targetCreature], destroy(target(0)))],
});
const blink = card('Short Absence', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([targetCreature], as('gone', exile(target(0))), returnToBattlefield(named('gone')))],
});
const onTheRoad = {
  alice: { battlefield: [pilgrims], hand: [{ card: mist, as: 'the first mist' }] },
  bob: { battlefield: ['Hill Giant'], hand: [{ card: mist, as: 'the second mist' }, doom, blink] },
};
const judged = [
  'alice casts the first mist',
  'pass until alice decides',
  'alice says yes',
  { expect: { 'Road Pilgrims': { name: 'Road Judges' }, 'Hill Giant': { on: 'exile' } } },
  'alice passes',
] as const;
/** The mist has resolved, and the ability that triggered on it waits. */
const inResponse = [
  'alice casts the first mist',
  'everyone passes',
  { expect: { game: { stack: 1 } } },
  'alice passes',
] as const;

/** Exiles another creature until it leaves the battlefield, and its player may cast that card. */
const captor = creature('Harbor Captor', '2/3', '', {
  manaCost: '{U}',
  abilities: [
    whenEnters(
      [one({ type: 'creature', other: true })],
      { do: 'exile', what: target(0), until: 'sourceLeaves', as: 'captive' },
      { do: 'mayPlay', what: named('captive'), until: 'forever', onlyCast: true, asThough: 'anyType' },
    ),
  ],
});
const taken = [
  'alice casts Harbor Captor',
  'everyone passes',
  'everyone passes',
  { expect: { 'Grizzly Bears': { on: 'exile' as const } } },
];

export default [
  scenario('610.3: what is exiled until something leaves goes back to the zone that it came from', {
    rules: ['610.3'],
    alice: { hand: ['Brain Maggot'], mana: 'BB' },
    bob: { hand: ['Grizzly Bears', 'Lightning Bolt'], mana: 'R' },
    script: [
      'alice casts Brain Maggot',
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      { expect: { 'Grizzly Bears': { on: 'exile' } } },
      'bob casts Lightning Bolt on Brain Maggot',
    ],
    expect: { 'Grizzly Bears': { on: 'hand' }, 'Brain Maggot': { on: 'graveyard' } },
    control: {
      script: ['alice casts Brain Maggot', 'pass until alice decides', 'alice chooses Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'exile' } },
    },
  }),
  scenario('610.3: a permanent that was exiled so goes back to the battlefield', {
    rules: ['610.3'],
    alice: { hand: ['Banisher Priest'], mana: 'WWW' },
    bob: { battlefield: ['Grizzly Bears'], hand: ['Lightning Bolt'], mana: 'R' },
    script: [
      'alice casts Banisher Priest',
      'pass until the stack is empty',
      { expect: { 'Grizzly Bears': { on: 'exile' } } },
      'bob casts Lightning Bolt on Banisher Priest',
    ],
    expect: {
      'Grizzly Bears': { on: 'battlefield' },
      game: { happened: [{ event: 'move', rule: '610.3' }] },
    },
    control: {
      script: ['alice casts Banisher Priest', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { on: 'exile' } },
    },
  }),
  scenario('610.3: what transforms back hasn’t left, though it has no such ability any more', {
    rules: ['610.3', '701.27b', '712.18'],
    ...onTheRoad,
    script: [...judged, 'bob casts the second mist', 'everyone passes'],
    expect: { 'Road Pilgrims': { name: 'Road Pilgrims', power: 3 }, 'Hill Giant': { on: 'exile' } },
    control: {
      script: [
        ...judged,
        'bob casts the second mist',
        'everyone passes',
        'alice passes',
        'bob casts Plain Doom on Road Pilgrims',
        'everyone passes',
      ],
      expect: {
        'Road Pilgrims': { on: 'graveyard' },
        'Hill Giant': { on: 'battlefield', controller: 'bob' },
      },
    },
  }),
  scenario('610.3: transformed back in response it exiles all the same, until it leaves', {
    rules: ['610.3', '113.7a'],
    ...onTheRoad,
    script: [
      ...inResponse,
      'bob casts the second mist',
      'everyone passes',
      'pass until alice decides',
      'alice says yes',
    ],
    expect: { 'Road Pilgrims': { name: 'Road Pilgrims' }, 'Hill Giant': { on: 'exile' } },
    control: {
      // Destroyed in response it has left before anything was exiled.
      script: [
        ...inResponse,
        'bob casts Plain Doom on Road Pilgrims',
        'everyone passes',
        { expect: { game: { stack: 1 } } },
        'pass until the stack is empty',
      ],
      expect: {
        'Road Pilgrims': { on: 'graveyard' },
        'Hill Giant': { on: 'battlefield' },
        game: { notHappened: [{ event: 'move', from: 'battlefield', to: 'exile' }] },
      },
    },
  }),
  scenario('610.3: what has come back from elsewhere since is another object, for which nothing is exiled', {
    rules: ['610.3b', '400.7'],
    ...onTheRoad,
    script: [
      ...inResponse,
      'bob casts Short Absence on Road Pilgrims',
      'everyone passes',
      { expect: { game: { stack: 1 } } },
      'pass until the stack is empty',
    ],
    expect: {
      'Road Pilgrims': { on: 'battlefield', name: 'Road Pilgrims' },
      'Hill Giant': { on: 'battlefield' },
    },
    control: {
      script: [...inResponse, 'pass until alice decides', 'alice says yes'],
      expect: { 'Road Pilgrims': { name: 'Road Judges' }, 'Hill Giant': { on: 'exile' } },
    },
  }),
  scenario('610.3: what has left exile as a spell by then doesn’t return as the source leaves', {
    rules: ['610.3', '601.2a', '601.2g', '400.7'],
    alice: { hand: [captor], battlefield: ["Ashnod's Altar"], mana: 'U' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      ...taken,
      'alice casts Grizzly Bears paying by hand',
      "alice activates Ashnod's Altar",
      'alice pays C C',
      {
        expect: {
          'Grizzly Bears': { on: 'stack', controller: 'alice' },
          'Harbor Captor': { on: 'graveyard' },
        },
      },
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield', controller: 'alice', owner: 'bob' } },
    control: {
      // Sacrificed before, it has the card returned to the battlefield.
      script: [...taken, "alice activates Ashnod's Altar", 'refused 601.3: alice casts Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'battlefield', controller: 'bob' } },
    },
  }),
];
