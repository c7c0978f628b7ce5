import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { renown } from '../../machines/rules/abilities/write/index.ts';

const squire = creature('Hopeful Squire', '2/2', '', { abilities: [renown(1)] });
const both = creature('Twice Hopeful Squire', '2/2', '', { abilities: [renown(1), renown(2)] });

export default [
  scenario('702.112a: combat damage to a player makes it renowned, once', {
    rules: ['702.112', '702.112a', '702.112b'],
    alice: { battlefield: [squire] },
    bob: {},
    script: [
      'alice attacks bob with Hopeful Squire',
      'pass until the end of combat step',
      { expect: { 'Hopeful Squire': { power: 3 }, bob: { life: 18 } } },
      "pass until bob's upkeep",
      "pass until alice's beginningOfCombat",
      'alice attacks bob with Hopeful Squire',
      'pass until the end of combat step',
    ],
    expect: { 'Hopeful Squire': { power: 3, counters: { '+1/+1': 1 } }, bob: { life: 15 } },
    control: {
      setup: { bob: { battlefield: ['Hill Giant'] } },
      script: [
        'alice attacks bob with Hopeful Squire',
        'pass until bob decides',
        'bob blocks Hopeful Squire with Hill Giant',
        'pass until the end of combat step',
      ],
      expect: { 'Hopeful Squire': { on: 'graveyard' }, bob: { life: 20 } },
    },
  }),
  scenario('702.112c, 603.4: of two instances the first to resolve leaves nothing for the other', {
    rules: ['702.112c', '603.4'],
    alice: { battlefield: [both] },
    bob: {},
    script: [
      'alice attacks bob with Twice Hopeful Squire',
      'pass until alice decides',
      'alice orders Twice Hopeful Squire 1, Twice Hopeful Squire 2',
      'pass until the end of combat step',
    ],
    expect: { 'Twice Hopeful Squire': { counters: { '+1/+1': 2 } } },
    control: {
      script: [
        'alice attacks bob with Twice Hopeful Squire',
        'pass until alice decides',
        'alice orders Twice Hopeful Squire 2, Twice Hopeful Squire 1',
        'pass until the end of combat step',
      ],
      expect: { 'Twice Hopeful Squire': { counters: { '+1/+1': 1 } } },
    },
  }),
];
