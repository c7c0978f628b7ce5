import { creature, scenario } from '../../machines/play/scenario/index.ts';

const golem = creature('Plain Golem', '2/2', '', { types: ['artifact', 'creature'], manaCost: '{2}' });
const twice = creature('Twice Dreadful', '2/2', 'intimidate, intimidate', { colors: 'B' });

export default [
  scenario('702.13b: intimidate leaves artifact creatures and those that share a color to block', {
    rules: ['702.13b', '509.1b'],
    alice: { battlefield: [creature('Dreadful Pair', '2/2', 'intimidate', { colors: 'BG' })] },
    bob: { battlefield: ['Hill Giant', 'Grizzly Bears', golem] },
    script: [
      'alice attacks bob with Dreadful Pair',
      'refused 702.13b: bob blocks Dreadful Pair with Hill Giant',
      'bob blocks Dreadful Pair with Grizzly Bears, Plain Golem',
    ],
    decide: { assignCombatDamage: { 'Grizzly Bears': 2 } },
    expect: { bob: { life: 20 }, 'Dreadful Pair': { on: 'graveyard' } },
    control: {
      without: 'intimidate',
      script: ['alice attacks bob with Dreadful Pair', 'bob blocks Dreadful Pair with Hill Giant'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('702.13b: nothing shares a color with a colorless creature', {
    rules: ['702.13b', '105.2c'],
    alice: { battlefield: [creature('Dreadful Void', '2/2', 'intimidate', { colors: '' })] },
    bob: { battlefield: [creature('Pale Void', '1/1', '', { colors: '' }), golem] },
    script: [
      'alice attacks bob with Dreadful Void',
      'refused 702.13b: bob blocks Dreadful Void with Pale Void',
      'bob blocks nothing',
    ],
    expect: { bob: { life: 18 } },
    control: {
      without: 'intimidate',
      script: ['alice attacks bob with Dreadful Void', 'bob blocks Dreadful Void with Pale Void'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('702.13c: with several instances of intimidate what could block one still can', {
    rules: ['702.13c', '702.13b'],
    alice: { battlefield: [twice] },
    bob: { battlefield: [golem, 'Hill Giant'] },
    script: [
      'alice attacks bob with Twice Dreadful',
      'refused 702.13b: bob blocks Twice Dreadful with Hill Giant',
      'bob blocks Twice Dreadful with Plain Golem',
    ],
    expect: { bob: { life: 20 } },
    control: {
      without: 'intimidate',
      script: ['alice attacks bob with Twice Dreadful', 'bob blocks Twice Dreadful with Hill Giant'],
      expect: { bob: { life: 20 } },
    },
  }),
];
