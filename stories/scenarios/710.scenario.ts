import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  flying,
  mana,
  move,
  one,
  plus,
  spell,
  staticAbility,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

/** A red creature that flips into a legendary one, as the flip cards of Kamigawa do. */
const student = {
  ...creature('Hot-Headed Student', '1/1', '', {
    manaCost: '{1}{R}',
    subtypes: 'Goblin',
    abilities: [activated({ cost: [mana('{0}')], effect: [{ do: 'flip', what: 'self' }] })],
  }),
  flip: true as const,
  back: {
    name: 'Born of Embers',
    supertypes: ['legendary'] as const,
    types: ['creature'] as const,
    subtypes: ['Goblin', 'Shaman'],
    power: 3,
    toughness: 3,
    abilities: [flying],
  },
};
const banner = card('Banner of Legends', ['artifact'], {
  abilities: [
    staticAbility({
      affects: { all: { type: 'creature', supertype: 'legendary' } },
      changes: [plus(2, 2)],
    }),
  ],
});
const seek = card('Seek a Legend', ['sorcery'], {
  manaCost: '{W}',
  abilities: [
    spell([], {
      do: 'search',
      for: { zone: 'library', supertype: 'legendary' },
      count: { min: 0, max: 1 },
      to: { zone: 'hand' },
    }),
  ],
});
const turn = card('Turn It Over', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetCreature], { do: 'transform', what: target(0) })],
});
const fetch = card('Call It Back', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetCreature], move(target(0), { zone: 'hand' }))],
});
const twin = card('Twin It', ['sorcery'], {
  manaCost: '{U}',
  abilities: [spell([one({ type: 'creature' })], { do: 'createCopy', of: target(0) })],
});

export default [
  scenario('710.2: once flipped it has its other name, types, text and size, and keeps color and mana cost', {
    rules: ['710.1', '710.1c', '710.2'],
    alice: { battlefield: [student, banner] },
    bob: {},
    script: [
      {
        expect: {
          'Hot-Headed Student': {
            name: 'Hot-Headed Student',
            power: 1,
            supertypes: [],
            colors: 'R',
            manaValue: 2,
          },
        },
      },
      'alice activates Hot-Headed Student',
      'everyone passes',
    ],
    expect: {
      'Hot-Headed Student': {
        name: 'Born of Embers',
        supertypes: ['legendary'],
        subtypes: ['Goblin', 'Shaman'],
        power: 5,
        toughness: 5,
        has: ['flying'],
        colors: 'R',
        manaValue: 2,
      },
    },
    control: {
      script: ['alice passes'],
      expect: { 'Hot-Headed Student': { name: 'Hot-Headed Student', power: 1, hasNot: ['flying'] } },
    },
  }),
  scenario('710.2: anywhere but on the battlefield it has only its normal characteristics', {
    rules: ['710.2', '710.4'],
    alice: {
      battlefield: [{ card: student, as: 'mine' }],
      hand: [fetch, seek],
      mana: 'UWRC',
      library: [student, 'Wastes'],
    },
    bob: {},
    script: [
      'alice activates mine',
      'everyone passes',
      'alice casts Seek a Legend',
      'everyone passes',
      { expect: { alice: { library: 2 } } },
      'alice casts Call It Back on mine',
      'everyone passes',
      { expect: { mine: { on: 'hand', name: 'Hot-Headed Student', supertypes: [] } } },
      'alice casts mine',
      'everyone passes',
    ],
    // It has no memory of having been flipped.
    expect: { mine: { on: 'battlefield', name: 'Hot-Headed Student', power: 1 } },
    control: {
      script: ['alice activates mine', 'everyone passes'],
      expect: { mine: { name: 'Born of Embers', power: 3 } },
    },
  }),
  scenario('710.4: it is flipped once, and nothing turns it over', {
    rules: ['710.4', '701.27a'],
    alice: { battlefield: [student], hand: [turn], mana: 'U' },
    bob: {},
    script: [
      'alice activates Hot-Headed Student',
      'everyone passes',
      'alice casts Turn It Over on Born of Embers',
      'everyone passes',
    ],
    expect: { 'Hot-Headed Student': { name: 'Born of Embers' } },
    control: {
      script: ['alice casts Turn It Over on Hot-Headed Student', 'everyone passes'],
      expect: { 'Hot-Headed Student': { name: 'Hot-Headed Student' } },
    },
  }),
  scenario('710.1b: a copy of it has both sets of characteristics, and isn’t flipped', {
    rules: ['710.1b', '707.2', '110.5'],
    alice: { battlefield: [student, 'Island'], hand: [twin, 'Clone'], mana: 'UCCC' },
    bob: {},
    script: [
      'alice activates Hot-Headed Student',
      'everyone passes',
      'alice casts Clone',
      'pass until alice decides',
      'alice says yes',
      { expect: { Clone: { name: 'Hot-Headed Student', power: 1, colors: 'R' } } },
      'alice casts Twin It on Clone',
      'everyone passes',
      {
        expect: {
          alice: { battlefield: ['Born of Embers', 'Hot-Headed Student', 'Hot-Headed Student', 'Island'] },
        },
      },
      'alice activates Clone',
      'everyone passes',
      // Two legendary creatures of the same name: one is chosen to stay (704.5j).
      'alice chooses Clone',
    ],
    expect: { Clone: { name: 'Born of Embers', power: 3 }, alice: { battlefield: 3 } },
    control: {
      script: ['alice casts Clone', 'pass until alice decides', 'alice says yes'],
      expect: { Clone: { name: 'Hot-Headed Student', power: 1 } },
    },
  }),
];
