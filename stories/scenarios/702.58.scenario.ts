import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { graft } from '../../machines/rules/abilities/write/index.ts';

const sprout = creature('Grafting Sprout', '0/0', '', { manaCost: '{0}', abilities: [graft(2)] });
const ornithopter = creature('Paper Bird', '0/2', '', { manaCost: '{0}' });

export default [
  scenario('702.58a: it enters with counters, and gives one of them to each creature that enters', {
    rules: ['702.58', '702.58a', '122.5'],
    alice: { hand: [sprout, ornithopter] },
    bob: {},
    script: [
      'alice casts Grafting Sprout',
      'pass until the stack is empty',
      { expect: { 'Grafting Sprout': { power: 2 } } },
      'alice casts Paper Bird',
      'pass until alice decides',
      'alice says yes',
    ],
    expect: { 'Grafting Sprout': { power: 1 }, 'Paper Bird': { power: 1, toughness: 3 } },
    control: {
      script: [
        'alice casts Grafting Sprout',
        'pass until the stack is empty',
        'alice casts Paper Bird',
        'pass until alice decides',
        'alice says no',
      ],
      expect: { 'Grafting Sprout': { power: 2 }, 'Paper Bird': { power: 0 } },
    },
  }),
  scenario('702.58a, 603.4: without a counter it doesn’t trigger', {
    rules: ['702.58a', '603.4'],
    alice: {
      battlefield: [creature('Spent Sprout', '1/1', '', { abilities: [graft(1)] })],
      hand: [ornithopter],
    },
    bob: {},
    script: ['alice casts Paper Bird', 'everyone passes'],
    expect: { 'Paper Bird': { power: 0 }, game: { stack: 0 } },
    control: {
      setup: { alice: { battlefield: [{ card: sprout, counters: { '+1/+1': 1 } }] } },
      script: ['alice casts Paper Bird', 'pass until alice decides', 'alice says yes'],
      expect: { 'Paper Bird': { power: 1 }, 'Grafting Sprout': { on: 'graveyard' } },
    },
  }),
];
