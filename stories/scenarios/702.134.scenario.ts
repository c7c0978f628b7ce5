import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { mentor } from '../../machines/rules/abilities/write/index.ts';

const teacher = creature('Old Teacher', '3/3', '', { abilities: [mentor] });
const pupil = creature('Young Pupil', '2/2');
const equal = creature('Stout Peer', '3/1');

const assistant = creature('Keen Assistant', '2/2', '', { abilities: [mentor] });
const helped = [
  'alice chooses Llanowar Elves',
  'pass until the stack is empty',
  'pass until the postcombat main phase',
];

export default [
  scenario('702.134a: a counter on an attacking creature with less power, and on no other', {
    rules: ['702.134', '702.134a', '508.3a'],
    alice: { battlefield: [teacher, pupil, equal, 'Grizzly Bears', 'Llanowar Elves'] },
    bob: {},
    script: [
      'alice attacks bob with Old Teacher, Young Pupil, Stout Peer, Grizzly Bears',
      'refused: alice chooses Stout Peer',
      'refused: alice chooses Llanowar Elves',
      'alice chooses Young Pupil',
      'pass until the stack is empty',
    ],
    expect: { 'Young Pupil': { power: 3 }, 'Grizzly Bears': { power: 2 } },
    control: {
      script: ['alice attacks bob with Old Teacher, Stout Peer', 'pass until the stack is empty'],
      expect: { 'Stout Peer': { power: 3 }, 'Old Teacher': { power: 3 } },
    },
  }),
  scenario('608.2b: its power is compared once more as the ability resolves', {
    rules: ['702.134a', '608.2b'],
    alice: { battlefield: [teacher, pupil, 'Forest'], hand: ['Giant Growth'] },
    bob: {},
    script: [
      'alice attacks bob with Old Teacher, Young Pupil',
      'alice casts Giant Growth on Young Pupil',
      'pass until the stack is empty',
    ],
    expect: { 'Young Pupil': { power: 5, counters: {} } },
    control: {
      script: [
        'alice attacks bob with Old Teacher, Young Pupil',
        'alice casts Giant Growth on Old Teacher',
        'pass until the stack is empty',
      ],
      expect: { 'Young Pupil': { power: 3 } },
    },
  }),
  scenario('608.2h: with the power it had if it has left by then', {
    rules: ['702.134a', '608.2h'],
    alice: { battlefield: [teacher, pupil] },
    bob: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    script: [
      'alice attacks bob with Old Teacher, Young Pupil',
      'alice passes',
      'bob casts Lightning Bolt on Old Teacher',
      'pass until the stack is empty',
    ],
    expect: { 'Old Teacher': { on: 'graveyard' }, 'Young Pupil': { power: 3 } },
    control: {
      script: [
        'alice attacks bob with Old Teacher, Young Pupil',
        'alice passes',
        'bob casts Lightning Bolt on Young Pupil',
        'pass until the stack is empty',
      ],
      expect: { 'Young Pupil': { on: 'graveyard' } },
    },
  }),
  scenario('603.3b: of two mentors of one creature the weaker one does better to come first', {
    rules: ['603.3b', '702.134a', '608.2b'],
    alice: { battlefield: [teacher, assistant, 'Llanowar Elves'] },
    bob: {},
    script: [
      'alice attacks bob with Old Teacher, Keen Assistant, Llanowar Elves',
      // The first on the stack resolves last.
      'alice orders Old Teacher, Keen Assistant',
      ...helped,
    ],
    expect: { 'Llanowar Elves': { power: 3 }, bob: { life: 12 } },
    control: {
      script: [
        'alice attacks bob with Old Teacher, Keen Assistant, Llanowar Elves',
        'alice orders Keen Assistant, Old Teacher',
        ...helped,
      ],
      // It has as much power as the assistant by then.
      expect: { 'Llanowar Elves': { power: 2 }, bob: { life: 13 } },
    },
  }),
];
