import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { boast, draw } from '../../machines/rules/abilities/write/index.ts';

const skald = creature('Boastful Skald', '2/2', '', { abilities: [boast('{1}', [], draw(1))] });

export default [
  scenario('702.142a: only if it attacked this turn, and once', {
    rules: ['702.142', '702.142a'],
    alice: { battlefield: [skald], mana: 'CCC' },
    bob: {},
    script: ['refused: alice activates Boastful Skald', 'alice attacks bob with Boastful Skald', 'stop here'],
    expect: { alice: { hand: 0 } },
    control: {
      setup: { alice: { battlefield: [skald, 'Forest', 'Forest'], mana: '' } },
      script: [
        'alice attacks bob with Boastful Skald',
        'alice activates Boastful Skald',
        'pass until the stack is empty',
        'refused 602.5b: alice activates Boastful Skald',
        "pass until alice's postcombatMain",
        'refused 602.5b: alice activates Boastful Skald',
      ],
      expect: { alice: { hand: 1 } },
    },
  }),
];
