import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { reinforce } from '../../machines/rules/abilities/write/index.ts';

const helper = creature('Helpful Kithkin', '1/1', '', { abilities: [reinforce(2, '{1}{W}')] });

export default [
  scenario('702.77a: discarded from the hand it puts counters on a creature, at any time', {
    rules: ['702.77', '702.77a'],
    alice: { hand: [helper], battlefield: ['Grizzly Bears'], mana: 'WC' },
    bob: {},
    turn: { at: 'upkeep' },
    script: ['alice activates Helpful Kithkin on Grizzly Bears', 'pass until the stack is empty'],
    expect: {
      'Grizzly Bears': { power: 4, counters: { '+1/+1': 2 } },
      alice: { graveyard: ['Helpful Kithkin'], hand: 0 },
    },
    control: {
      setup: { alice: { hand: [], battlefield: ['Grizzly Bears', helper] } },
      script: ['refused: alice activates Helpful Kithkin on Grizzly Bears'],
      expect: { 'Grizzly Bears': { power: 2 } },
    },
  }),
];
