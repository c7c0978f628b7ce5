import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { horsemanship } from '../../machines/rules/abilities/write/index.ts';

const rider = creature('Swift Rider', '2/2', '', { abilities: [horsemanship] });
const guard = creature('Mounted Guard', '2/2', '', { abilities: [horsemanship] });
const flyer = creature('High Flyer', '1/1', 'flying');

export default [
  scenario('702.31b: only what has horsemanship can block it', {
    rules: ['702.31', '702.31a', '702.31b'],
    alice: { battlefield: [rider] },
    bob: { battlefield: [guard, flyer] },
    script: [
      'alice attacks bob with Swift Rider',
      'refused 702.31b: bob blocks Swift Rider with High Flyer',
      'bob blocks Swift Rider with Mounted Guard',
      'pass until the next turn',
    ],
    expect: { bob: { life: 20 }, 'Swift Rider': { on: 'graveyard' } },
    control: {
      without: 'horsemanship',
      script: [
        'alice attacks bob with Swift Rider',
        'bob blocks Swift Rider with High Flyer',
        'pass until the next turn',
      ],
      expect: { 'High Flyer': { on: 'graveyard' } },
    },
  }),
  scenario('702.31b: and it may block what has none', {
    rules: ['702.31b'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { battlefield: [guard] },
    script: [
      'alice attacks bob with Grizzly Bears',
      'bob blocks Grizzly Bears with Mounted Guard',
      'pass until the next turn',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: [rider] } },
      script: [
        'alice attacks bob with Swift Rider',
        'bob blocks Swift Rider with Mounted Guard',
        'pass until the next turn',
      ],
      expect: { 'Swift Rider': { on: 'graveyard' } },
    },
  }),
];
