import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario(
    '702.20a: vigilance changes the declare attackers step, with nothing on the stack, while it is had',
    {
      rules: ['702.20a', '508.1f', '604.1'],
      alice: { battlefield: ['Serra Angel'], hand: ['Turn to Frog'], mana: 'UU' },
      bob: {},
      script: [
        'alice casts Turn to Frog on Serra Angel',
        'everyone passes',
        'alice attacks bob with Serra Angel',
      ],
      expect: { 'Serra Angel': { tapped: true }, bob: { life: 19 } },
      control: {
        script: ['alice attacks bob with Serra Angel'],
        expect: {
          'Serra Angel': { tapped: false },
          bob: { life: 16 },
          game: { notHappened: [{ event: 'trigger' }, { event: 'untap' }] },
        },
      },
    },
  ),
  scenario('702.20b: attacking doesn’t tap a creature with vigilance, so that it may block next', {
    rules: ['702.20b', '508.1f'],
    alice: { battlefield: ['Serra Angel', 'Grizzly Bears'] },
    bob: { battlefield: ['Raging Goblin'] },
    script: [
      'alice attacks bob with Serra Angel, Grizzly Bears',
      { expect: { 'Serra Angel': { tapped: false, attacking: 'bob' }, 'Grizzly Bears': { tapped: true } } },
      'bob blocks nothing',
      'pass until the next turn',
      'pass until the precombat main phase',
      'bob attacks alice with Raging Goblin',
      'refused 509.1a: alice blocks Raging Goblin with Grizzly Bears',
      'alice blocks Raging Goblin with Serra Angel',
    ],
    expect: { 'Raging Goblin': { on: 'graveyard' }, bob: { life: 14 } },
    control: {
      without: 'vigilance',
      script: [
        'alice attacks bob with Serra Angel, Grizzly Bears',
        { expect: { 'Serra Angel': { tapped: true }, 'Grizzly Bears': { tapped: true } } },
        'bob blocks nothing',
        'pass until the next turn',
        'pass until the precombat main phase',
        'bob attacks alice with Raging Goblin',
      ],
      expect: { alice: { life: 19 }, 'Raging Goblin': { on: 'battlefield' } },
    },
  }),
  scenario('702.20b: a tapped creature with vigilance can’t attack all the same', {
    rules: ['702.20b', '508.1a'],
    alice: { battlefield: [{ card: 'Serra Angel', tapped: true }, 'Grizzly Bears'] },
    bob: {},
    script: ['refused 508.1a: alice attacks bob with Serra Angel', 'alice attacks bob with Grizzly Bears'],
    expect: { bob: { life: 18 } },
    control: {
      setup: { alice: { battlefield: ['Serra Angel', 'Grizzly Bears'] } },
      script: ['alice attacks bob with Serra Angel'],
      expect: { bob: { life: 16 } },
    },
  }),
  scenario('702.20c: two instances of vigilance do what one does', {
    rules: ['702.20c', '702.20b'],
    alice: { battlefield: [{ card: 'Serra Angel', counters: { vigilance: 1 } }] },
    bob: {},
    script: ['alice attacks bob with Serra Angel'],
    expect: {
      'Serra Angel': { tapped: false },
      game: { notHappened: [{ event: 'tap' }, { event: 'untap' }] },
    },
    control: {
      without: 'vigilance',
      setup: { alice: { battlefield: ['Serra Angel'] } },
      expect: { 'Serra Angel': { tapped: true } },
    },
  }),
];
