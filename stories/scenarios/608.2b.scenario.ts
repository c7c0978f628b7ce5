import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  creatureYouControl,
  modify,
  one,
  tap,
  target,
} from '../../machines/rules/abilities/write/index.ts';

/** "{T}: Gain control of target creature with power no greater than the number of creatures you control." */
const charmer = creature('Crowd Charmer', '1/1', '', {
  abilities: [
    activated({
      cost: [tap],
      targets: [one({ type: 'creature', power: { atMost: { count: creatureYouControl } } })],
      effect: [modify(target(0), 'forever', { control: 'you' })],
    }),
  ],
});

export default [
  scenario('608.2b: whether a target is still legal is asked by the numbers of that moment', {
    rules: ['608.2b', '113.7a'],
    alice: { battlefield: [charmer, 'Goblin Piker', 'Memnite'] },
    bob: { battlefield: ['Hill Giant'], hand: ['Shock'], mana: 'R' },
    script: [
      'alice activates Crowd Charmer on Hill Giant',
      'alice passes',
      'bob casts Shock on Crowd Charmer',
      'everyone passes',
      // The ability goes on without its source, and counts two creatures now.
      { expect: { 'Crowd Charmer': { on: 'graveyard' }, game: { stack: 1 } } },
      'everyone passes',
    ],
    expect: {
      'Hill Giant': { controller: 'bob' },
      game: { happened: [{ event: 'notResolve', rule: '608.2b' }] },
    },
    control: {
      setup: { alice: { battlefield: [charmer, 'Goblin Piker', 'Memnite', 'Ornithopter'] } },
      expect: { 'Crowd Charmer': { on: 'graveyard' }, 'Hill Giant': { controller: 'alice' } },
    },
  }),
];
