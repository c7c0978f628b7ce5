import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { unearth } from '../../machines/rules/abilities/write/index.ts';

const bones = creature('Restless Bones', '3/1', '', { manaCost: '{2}{B}', abilities: [unearth('{B}')] });

export default [
  scenario('702.84a: it returns with haste, and is exiled at the next end step', {
    rules: ['702.84', '702.84a'],
    alice: { graveyard: [bones], mana: 'B' },
    bob: {},
    script: [
      'alice activates Restless Bones',
      'pass until the stack is empty',
      'alice attacks bob with Restless Bones',
      'pass until the end step',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 17 }, alice: { exile: ['Restless Bones'], graveyard: 0 } },
    control: {
      setup: { alice: { graveyard: [], battlefield: [bones] } },
      script: [
        'refused: alice activates Restless Bones',
        'alice attacks bob with Restless Bones',
        'pass until the end step',
      ],
      expect: { bob: { life: 17 }, alice: { exile: 0, battlefield: 1 } },
    },
  }),
  scenario('702.84a: wherever else it would go, it is exiled', {
    rules: ['702.84a', '614.6'],
    alice: { graveyard: [bones], mana: 'B' },
    bob: { battlefield: ['Mountain'], hand: ['Shock'] },
    script: [
      'alice activates Restless Bones',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Shock on Restless Bones',
      'pass until the stack is empty',
    ],
    expect: { alice: { exile: ['Restless Bones'], graveyard: 0 } },
    control: {
      setup: { alice: { graveyard: [], battlefield: [bones] } },
      script: ['alice passes', 'bob casts Shock on Restless Bones', 'pass until the stack is empty'],
      expect: { alice: { exile: 0, graveyard: ['Restless Bones'] } },
    },
  }),
  scenario('702.84a, 400.7: exiled and returned by something else it is another object, which stays', {
    rules: ['702.84a', '400.7'],
    alice: { graveyard: [bones], mana: 'B', hand: ['Cloudshift'], battlefield: ['Plains'] },
    bob: {},
    script: [
      'alice activates Restless Bones',
      'pass until the stack is empty',
      'alice casts Cloudshift on Restless Bones',
      'pass until the stack is empty',
      'pass until the end step',
      'pass until the cleanup',
    ],
    expect: { alice: { exile: 0, battlefield: ['Plains', 'Restless Bones'] } },
    control: {
      script: ['alice activates Restless Bones', 'pass until the stack is empty', 'pass until the cleanup'],
      expect: { alice: { exile: ['Restless Bones'] } },
    },
  }),
];
