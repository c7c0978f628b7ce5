import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('603.2: what a spell that an opponent controls causes is told from what else happens', {
    rules: ['603.2', '608.2c'],
    alice: { battlefield: ['Sacred Ground', 'Forest'] },
    bob: { hand: ['Stone Rain'], mana: 'RRR' },
    turn: { of: 'bob' },
    script: ['bob casts Stone Rain on Forest', 'everyone passes', 'everyone passes'],
    expect: { Forest: { on: 'battlefield', controller: 'alice' } },
    control: {
      setup: {
        alice: { battlefield: ['Sacred Ground', 'Forest'], hand: ['Stone Rain'], mana: 'RRR' },
        bob: {},
      },
      turn: { of: 'alice' },
      script: ['alice casts Stone Rain on Forest', 'everyone passes', 'everyone passes'],
      expect: { Forest: { on: 'graveyard' } },
    },
  }),
  scenario('603.2: a spell that an opponent controls destroys a permanent', {
    rules: ['603.2', '701.8b'],
    alice: { battlefield: ['Karmic Justice', 'Ornithopter', 'Bonesplitter'] },
    bob: { hand: ['Disenchant'], mana: 'WW', battlefield: ['Hill Giant'] },
    script: [
      'alice passes',
      'bob casts Disenchant on Bonesplitter',
      'everyone passes',
      'everyone passes',
      'alice says yes',
    ],
    expect: { 'Hill Giant': { on: 'graveyard' } },
    control: {
      script: ['alice passes', 'bob casts Disenchant on Ornithopter', 'everyone passes', 'everyone passes'],
      expect: { 'Hill Giant': { on: 'battlefield' }, Ornithopter: { on: 'graveyard' } },
    },
  }),
];
