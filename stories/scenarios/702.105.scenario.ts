import { creature, scenario } from '../../machines/play/scenario/index.ts';

const usurper = creature('Usurper', '2/2', 'dethrone');

export default [
  scenario('702.105a: a counter for attacking the player with the most life, or tied for it', {
    rules: ['702.105a', '508.3a'],
    alice: { battlefield: ['Marchesa, the Black Rose'] },
    bob: {},
    script: ['alice attacks bob with Marchesa, the Black Rose', 'everyone passes'],
    expect: { 'Marchesa, the Black Rose': { power: 4 } },
    control: {
      setup: { bob: { life: 19 } },
      expect: { 'Marchesa, the Black Rose': { power: 3 } },
    },
  }),
  scenario('702.105b: each instance of dethrone triggers', {
    rules: ['702.105b'],
    alice: { battlefield: ['Marchesa, the Black Rose', usurper] },
    bob: {},
    script: [
      'alice attacks bob with Usurper',
      'alice orders Usurper, Usurper',
      'pass until the stack is empty',
    ],
    expect: { Usurper: { power: 4 } },
    control: {
      without: 'Marchesa, the Black Rose',
      script: ['alice attacks bob with Usurper', 'pass until the stack is empty'],
      expect: { Usurper: { power: 3 } },
    },
  }),
];
