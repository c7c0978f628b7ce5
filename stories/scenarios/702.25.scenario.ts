import { creature, scenario } from '../../machines/play/scenario/index.ts';

const rider = creature('Swift Rider', '2/2', 'flanking');
const other = creature('Dusty Rider', '2/2', 'flanking');
const twice = creature('Doubly Swift Rider', '2/2', '', {
  abilities: [
    { kind: 'keyword', keyword: 'flanking' },
    { kind: 'keyword', keyword: 'flanking' },
  ],
});

export default [
  scenario('702.25a: what blocks it without flanking is smaller before damage is dealt', {
    rules: ['702.25', '702.25a'],
    alice: { battlefield: [rider] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Swift Rider',
      'pass until bob decides',
      'bob blocks Swift Rider with Grizzly Bears',
      'pass until the end of combat step',
    ],
    expect: { 'Swift Rider': { damage: 1 }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      setup: { bob: { battlefield: [other] } },
      script: [
        'alice attacks bob with Swift Rider',
        'pass until bob decides',
        'bob blocks Swift Rider with Dusty Rider',
        'pass until the end of combat step',
      ],
      expect: { 'Swift Rider': { on: 'graveyard' }, 'Dusty Rider': { on: 'graveyard' } },
    },
  }),
  scenario('702.25a: it triggers for each creature that blocks, and not as it blocks itself', {
    rules: ['702.25a', '509.3d'],
    alice: { battlefield: [rider] },
    bob: { battlefield: ['Grizzly Bears', 'Llanowar Elves'] },
    script: [
      'alice attacks bob with Swift Rider',
      'pass until bob decides',
      'bob blocks Swift Rider with Grizzly Bears, Llanowar Elves',
      'alice orders Swift Rider, Swift Rider',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { power: 1 }, 'Llanowar Elves': { on: 'graveyard' } },
    control: {
      turn: { of: 'bob' },
      script: [
        'bob attacks alice with Grizzly Bears',
        'pass until alice decides',
        'alice blocks Grizzly Bears with Swift Rider',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { power: 2 } },
    },
  }),
  scenario('702.25b: each of two instances triggers', {
    rules: ['702.25b'],
    alice: { battlefield: [twice] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Doubly Swift Rider',
      'pass until bob decides',
      'bob blocks Doubly Swift Rider with Grizzly Bears',
      'alice orders Doubly Swift Rider, Doubly Swift Rider',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: [rider] } },
      script: [
        'alice attacks bob with Swift Rider',
        'pass until bob decides',
        'bob blocks Swift Rider with Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { power: 1 } },
    },
  }),
];
