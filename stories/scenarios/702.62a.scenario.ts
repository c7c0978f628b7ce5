import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  anyTarget,
  dealDamageToTarget,
  mana,
  spell,
  staticAbility,
  suspend,
} from '../../machines/rules/abilities/write/index.ts';

const bolt = card('Slow Bolt', ['sorcery'], {
  manaCost: '{2}{R}',
  abilities: [spell([anyTarget], dealDamageToTarget(3)), suspend(1, '{R}')],
});
/** "Noncreature spells cost {1} more to cast." */
const taxer = creature('Steady Taxer', '2/1', '', {
  abilities: [
    staticAbility({ costs: [{ of: 'spells', like: { notType: 'creature' }, more: [mana('{1}')] }] }),
  ],
});
const exile = [{ card: bolt, count: 2, counters: { time: 1 } }];

export default [
  scenario('702.62a: what is cast without paying its mana cost is still to be paid more for', {
    rules: ['702.62a', '118.9d', '601.2f'],
    alice: { exile, battlefield: ['Forest'] },
    bob: { battlefield: [taxer] },
    turn: { of: 'alice', at: 'untap' },
    script: [
      "pass until alice's upkeep",
      'alice orders anything',
      'everyone passes',
      'everyone passes',
      'alice says yes',
      'alice chooses Steady Taxer',
      'alice pays',
      { expect: { Forest: { tapped: true } } },
      'everyone passes',
      // Nothing is to be paid for the second one.
      { expect: { 'Steady Taxer': { on: 'graveyard' } } },
      'everyone passes',
      'everyone passes',
      'alice says yes',
      'alice chooses bob',
    ],
    expect: { bob: { life: 17 }, alice: { graveyard: 2, exile: 0 } },
    control: {
      // Who can’t pay more casts neither, and both remain in exile.
      setup: { alice: { battlefield: [] } },
      script: ["pass until alice's upkeep", 'alice orders anything', 'pass until the stack is empty'],
      expect: { bob: { life: 20 }, alice: { graveyard: 0, exile: 2 } },
    },
  }),
];
