import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('700.2: a mode that has been chosen can’t be chosen again', {
    rules: ['700.2', '700.2a'],
    alice: { battlefield: ['Three Bowls of Porridge', "Kiora's Follower"], mana: 'CCCC' },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice activates Three Bowls of Porridge choosing 1 on Hill Giant',
      'everyone passes',
      "alice activates Kiora's Follower on Three Bowls of Porridge",
      'everyone passes',
      'alice activates Three Bowls of Porridge',
      'refused 601.2b: alice chooses mode 1',
      'alice chooses mode 2',
      'alice chooses Hill Giant',
      'everyone passes',
    ],
    expect: { 'Hill Giant': { damage: 2, tapped: true } },
    control: {
      script: ['alice activates Three Bowls of Porridge choosing 1 on Hill Giant', 'everyone passes'],
      expect: { 'Hill Giant': { damage: 2, tapped: false } },
    },
  }),
  scenario('700.2b: without a mode that is left the ability is removed, until the next turn', {
    rules: ['700.2b', '603.3c'],
    alice: {
      battlefield: ['Galadriel, Light of Valinor'],
      hand: ['Ornithopter', 'Ornithopter', 'Ornithopter', 'Ornithopter'],
    },
    bob: {},
    script: [
      'alice casts Ornithopter',
      'everyone passes',
      'alice chooses mode 1',
      'everyone passes',
      'alice casts Ornithopter 2',
      'everyone passes',
      'alice chooses mode 2',
      'everyone passes',
      'alice casts Ornithopter 3',
      'everyone passes',
      'pass until alice decides',
      'alice answers top: nothing; bottom: Wastes, Wastes',
      'alice casts Ornithopter 4',
      'everyone passes',
    ],
    expect: { game: { stack: 0 }, alice: { mana: 'GGG', hand: 1 }, 'Ornithopter 2': { power: 1 } },
    control: {
      script: [
        'alice casts Ornithopter',
        'everyone passes',
        'alice chooses mode 1',
        'everyone passes',
        'pass until turn 5',
        'alice casts Ornithopter 4',
        'everyone passes',
        'alice chooses mode 1',
        'everyone passes',
      ],
      expect: { alice: { mana: 'GGG' } },
    },
  }),
];
