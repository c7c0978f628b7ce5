import { scenario } from '../../machines/play/scenario/index.ts';

const blessed = 'Blessings of Nature';

export default [
  scenario('702.94a: a card with miracle is revealed as it is drawn, and cast for its miracle cost', {
    rules: ['702.94a', '603.11', '603.2f'],
    alice: { battlefield: ['Grizzly Bears', 'Forest'], library: [blessed] },
    bob: {},
    turn: { of: 'bob', at: 'end' },
    script: [
      'pass until alice decides',
      `alice chooses ${blessed}`,
      { expect: { game: { stack: [`the ability of ${blessed}`] } } },
      'pass until alice decides',
      'alice says yes',
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { [blessed]: { on: 'graveyard' }, 'Grizzly Bears': { counters: { '+1/+1': 4 } } },
    control: {
      script: ['pass until alice decides', 'alice chooses nothing', "pass until alice's draw step"],
      expect: { [blessed]: { on: 'hand' }, game: { stack: 0 } },
    },
  }),
  scenario('702.94a: only the first card drawn in a turn can be revealed so', {
    rules: ['702.94a'],
    alice: { hand: ['Divination'], mana: 'UUU', library: ['Island', blessed] },
    bob: {},
    script: ['alice casts Divination', 'pass until the stack is empty'],
    expect: { [blessed]: { on: 'hand' }, game: { notHappened: [{ event: 'trigger' }] } },
    control: {
      setup: { alice: { hand: ['Divination'], mana: 'UUU', library: [blessed, 'Island'] } },
      script: ['alice casts Divination', 'pass until alice decides', `alice chooses ${blessed}`],
      expect: { game: { happened: [{ event: 'trigger' }] } },
    },
  }),
  scenario('702.94b: a card revealed for miracle is revealed until its ability has left the stack', {
    rules: ['702.94b', '701.20a'],
    alice: { battlefield: ['Grizzly Bears', 'Forest'], library: [blessed] },
    bob: {},
    turn: { of: 'bob', at: 'end' },
    script: [
      'pass until alice decides',
      `alice chooses ${blessed}`,
      { expect: { game: { stack: 1 }, [blessed]: { on: 'hand', seenBy: ['alice', 'bob'] } } },
      'pass until alice decides',
      'alice says no',
    ],
    expect: { game: { stack: 0 }, [blessed]: { on: 'hand', seenBy: ['alice'] } },
    control: {
      // In response to it bob sees the card still.
      script: ['pass until alice decides', `alice chooses ${blessed}`, 'alice passes', 'stop here'],
      expect: { game: { stack: 1 }, [blessed]: { on: 'hand', seenBy: ['alice', 'bob'] } },
    },
  }),
];
