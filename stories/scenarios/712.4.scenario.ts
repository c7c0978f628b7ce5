import { creature, scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { bell, meldThem, sexton, sorcery, targetCreature } from './meld-pair.ts';

const turnOver = sorcery('Turn Over', [{ do: 'transform', what: { target: 0 } }], targetCreature);
const bury = sorcery('Hood', [{ do: 'turnFaceDown', what: { target: 0 } }], targetCreature);
const returnTransformed = sorcery(
  'Changing Return',
  [{ do: 'move', what: { target: 0 }, to: { zone: 'battlefield', transformed: true } }],
  [{ objects: { zone: 'graveyard', type: 'creature' } }],
);

/** A nonmodal double-faced card: a 2/2 whose back is a 5/5. */
const cub: CardDefinition = { ...creature('Calm Cub', '2/2'), back: creature('Fierce Beast', '5/5') };

export default [
  scenario('712.4c: a melded permanent can’t be transformed', {
    rules: ['712.4c', '712.9', '701.27a'],
    alice: { battlefield: [bell, sexton, cub], hand: [turnOver], mana: 'CC' },
    bob: {},
    script: [...meldThem, 'alice casts Turn Over on Walking Town', 'pass until the stack is empty'],
    expect: { 'Iron Bell': { name: 'Walking Town', power: 7 } },
    control: {
      script: ['alice casts Turn Over on Calm Cub', 'pass until the stack is empty'],
      expect: { 'Calm Cub': { name: 'Fierce Beast', power: 5 } },
    },
  }),
  scenario('712.4c: a meld card that isn’t melded can’t be transformed', {
    rules: ['712.4c', '712.4b', '712.9'],
    alice: { battlefield: [sexton, cub], hand: [turnOver], mana: 'C' },
    bob: {},
    script: ['alice casts Turn Over on Rust Sexton', 'pass until the stack is empty'],
    expect: { 'Rust Sexton': { name: 'Rust Sexton', power: 2 } },
    control: {
      script: ['alice casts Turn Over on Calm Cub', 'pass until the stack is empty'],
      expect: { 'Calm Cub': { name: 'Fierce Beast' } },
    },
  }),
  scenario('712.4b: nothing determines the back face of one meld card: it doesn’t enter transformed', {
    rules: ['712.4b', '712.4c', '712.14a'],
    alice: { graveyard: [sexton, cub], hand: [returnTransformed], mana: 'C' },
    bob: {},
    script: ['alice casts Changing Return on Rust Sexton', 'pass until the stack is empty'],
    expect: { 'Rust Sexton': { on: 'graveyard' } },
    control: {
      script: ['alice casts Changing Return on Calm Cub', 'pass until the stack is empty'],
      expect: { 'Calm Cub': { on: 'battlefield', name: 'Fierce Beast' } },
    },
  }),
  scenario('712.16: a melded permanent can’t be turned face down', {
    rules: ['712.16', '708.2a'],
    alice: { battlefield: [bell, sexton, creature('Plain Bear', '4/4')], hand: [bury], mana: 'CC' },
    bob: {},
    script: [...meldThem, 'alice casts Hood on Walking Town', 'pass until the stack is empty'],
    expect: { 'Iron Bell': { name: 'Walking Town', power: 7, faceDown: false } },
    control: {
      script: ['alice casts Hood on Plain Bear', 'pass until the stack is empty'],
      expect: { 'Plain Bear': { power: 2, faceDown: true } },
    },
  }),
  scenario('712.8b: a meld card is cast as its front face', {
    rules: ['712.8b', '712.11'],
    alice: { hand: [sexton], mana: 'GC' },
    bob: {},
    script: [
      'alice casts Rust Sexton',
      { expect: { 'Rust Sexton': { on: 'stack', name: 'Rust Sexton', manaValue: 2, power: 2 } } },
      'pass until the stack is empty',
    ],
    expect: { 'Rust Sexton': { on: 'battlefield', power: 2 } },
    control: {
      setup: { alice: { hand: [], battlefield: [bell, sexton], mana: 'C' } },
      script: meldThem,
      expect: { 'Rust Sexton': { name: 'Walking Town', manaValue: 6 } },
    },
  }),
  scenario('202.3c: a copy of a melded permanent is its combined face, with a mana value of 0', {
    rules: ['202.3c', '712.8g', '707.8'],
    alice: { battlefield: [bell, sexton], hand: ['Clone'], mana: 'CUCCC' },
    bob: {},
    script: [...meldThem, 'alice casts Clone', 'pass until alice decides', 'alice says yes'],
    expect: { Clone: { name: 'Walking Town', power: 7, has: ['trample'], colors: 'G', manaValue: 0 } },
    control: {
      script: [
        'alice casts Clone',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Rust Sexton',
        'pass until the stack is empty',
      ],
      expect: { Clone: { name: 'Rust Sexton', manaValue: 2 } },
    },
  }),
  scenario(
    '707.8: a token that is a copy of a melded permanent is its combined face, and no melded permanent',
    {
      rules: ['707.8', '202.3c', '712.9', '712.21'],
      alice: { battlefield: [bell, sexton], hand: ['Cackling Counterpart', turnOver], mana: 'CUUCC' },
      bob: {},
      script: [
        ...meldThem,
        'alice casts Cackling Counterpart on Walking Town',
        'pass until the stack is empty',
        'alice casts Turn Over on Walking Town 2',
        'pass until the stack is empty',
      ],
      expect: {
        alice: { battlefield: ['Walking Town', 'Walking Town'] },
        'Walking Town 2': { power: 7, manaValue: 0 },
        'Walking Town 1': { manaValue: 6 },
      },
      control: {
        script: ['alice casts Cackling Counterpart on Rust Sexton', 'pass until the stack is empty'],
        expect: { alice: { battlefield: ['Iron Bell', 'Rust Sexton', 'Rust Sexton'] } },
      },
    },
  ),
  scenario('707.8: what becomes a copy of something else while it is melded is still two cards', {
    rules: ['707.8', '712.21', '202.3c', '707.4'],
    alice: {
      battlefield: [bell, sexton, creature('Plain Bear', '3/3', '', { manaCost: '{G}' })],
      hand: [
        sorcery(
          'Likeness',
          [
            {
              do: 'becomeCopy',
              what: { target: 0 },
              of: { all: { name: 'Plain Bear' } },
              until: 'untilEndOfTurn',
            },
          ],
          targetCreature,
        ),
        'Murder',
      ],
      mana: 'CCBBB',
    },
    bob: {},
    script: [
      ...meldThem,
      'alice casts Likeness on Walking Town',
      'pass until the stack is empty',
      { expect: { 'Iron Bell': { name: 'Plain Bear', power: 3, manaValue: 1 } } },
      'alice casts Murder on Iron Bell',
      'pass until the stack is empty',
    ],
    expect: {
      'Iron Bell': { on: 'graveyard', name: 'Iron Bell', manaValue: 4 },
      'Rust Sexton': { on: 'graveyard', name: 'Rust Sexton', manaValue: 2 },
    },
    control: {
      script: [...meldThem, 'alice casts Likeness on Walking Town', 'pass until the next turn'],
      expect: { 'Iron Bell': { name: 'Walking Town', power: 7, manaValue: 6 } },
    },
  }),
];
