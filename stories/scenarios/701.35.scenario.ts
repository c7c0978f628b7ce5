import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  gainLife,
  mana,
  one,
  perform,
  target,
} from '../../machines/rules/abilities/write/index.ts';
import { bidding } from './keyword-actions.ts';

const arrest = bidding('House Call', [one({ type: 'creature' })], perform('detain', { what: target(0) }));

const herald = creature('Well-Spoken Herald', '2/2', '', {
  abilities: [activated({ cost: [mana('{0}')], effect: [gainLife(1)] })],
});

export default [
  scenario('701.35a: until its controller’s next turn what is detained can’t attack or block', {
    rules: ['701.35a', '508.1c', '509.1b'],
    alice: { hand: [arrest], battlefield: ['Grizzly Bears'] },
    bob: { battlefield: [herald, 'Raging Goblin'] },
    script: [
      'alice casts House Call on Well-Spoken Herald',
      'pass until the stack is empty',
      'alice attacks bob with Grizzly Bears',
      'refused 509.1b: bob blocks Grizzly Bears with Well-Spoken Herald',
      'bob blocks nothing',
      "pass until bob's beginningOfCombat",
      'everyone passes',
      'refused 508.1c: bob attacks alice with Well-Spoken Herald',
      'bob attacks with nothing',
    ],
    expect: { bob: { life: 18 } },
    control: {
      script: [
        'alice attacks bob with Grizzly Bears',
        'bob blocks Grizzly Bears with Well-Spoken Herald',
        "pass until bob's upkeep",
      ],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('701.35a: nor can its activated abilities be activated', {
    rules: ['701.35a', '602.5'],
    alice: { hand: [arrest] },
    bob: { battlefield: [herald] },
    script: [
      'alice casts House Call on Well-Spoken Herald',
      'pass until the stack is empty',
      'alice passes',
      'refused 602.5: bob activates Well-Spoken Herald',
    ],
    expect: { bob: { life: 20 } },
    control: {
      script: ['alice passes', 'bob activates Well-Spoken Herald', 'pass until the stack is empty'],
      expect: { bob: { life: 21 } },
    },
  }),
  scenario('701.35a: it lasts until the next turn of who controls the spell or ability, and no longer', {
    rules: ['701.35a', '611.2a'],
    alice: { hand: [arrest] },
    bob: { battlefield: [herald] },
    script: [
      'alice casts House Call on Well-Spoken Herald',
      "pass until bob's upkeep",
      'bob passes',
      'alice passes',
      "pass until alice's upkeep",
      'alice passes',
      'bob activates Well-Spoken Herald',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 21 } },
    control: {
      script: [
        'alice casts House Call on Well-Spoken Herald',
        "pass until bob's upkeep",
        'refused 602.5: bob activates Well-Spoken Herald',
      ],
      expect: { bob: { life: 20 } },
    },
  }),
];
