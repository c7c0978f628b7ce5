import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.10a: haste is static: it works at once, and no longer once it is lost', {
    rules: ['702.10a', '604.1', '302.6'],
    alice: {
      hand: ['Raging Goblin', 'Turn to Frog'],
      mana: 'RUU',
      battlefield: ['Grizzly Bears'],
    },
    bob: {},
    script: [
      'alice casts Raging Goblin',
      'pass until the stack is empty',
      'alice casts Turn to Frog on Raging Goblin',
      'pass until the stack is empty',
      'refused 302.6: alice attacks bob with Raging Goblin',
      'alice attacks bob with Grizzly Bears',
    ],
    expect: { bob: { life: 18 }, 'Raging Goblin': { hasNot: ['haste'] } },
    control: {
      script: [
        'alice casts Raging Goblin',
        'pass until the stack is empty',
        'alice attacks bob with Grizzly Bears, Raging Goblin',
      ],
      expect: { bob: { life: 17 }, game: { notHappened: [{ event: 'trigger' }] } },
    },
  }),
  scenario('702.10b: a creature with haste attacks in the turn in which it came', {
    rules: ['702.10b', '302.6', '508.1a'],
    alice: {
      battlefield: [
        { card: 'Raging Goblin', arrived: true },
        { card: 'Grizzly Bears', arrived: true },
        'Hill Giant',
      ],
    },
    bob: {},
    script: ['refused 302.6: alice attacks bob with Grizzly Bears', 'alice attacks bob with Raging Goblin'],
    expect: { bob: { life: 19 } },
    control: {
      without: 'haste',
      script: ['refused 302.6: alice attacks bob with Raging Goblin', 'alice attacks bob with Hill Giant'],
      expect: { bob: { life: 17 } },
    },
  }),
  scenario('702.10b: also one whose control was gained this turn', {
    rules: ['702.10b', '302.6'],
    alice: { hand: ['Act of Treason'], mana: 'RRR' },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Act of Treason on Hill Giant',
      'everyone passes',
      'alice attacks bob with Hill Giant',
    ],
    expect: { bob: { life: 17 }, 'Hill Giant': { has: ['haste'] } },
    control: {
      setup: { alice: { hand: ['Control Magic'], mana: 'UUUU', battlefield: ['Grizzly Bears'] } },
      script: [
        'alice casts Control Magic on Hill Giant',
        'pass until the stack is empty',
        'refused 302.6: alice attacks bob with Hill Giant',
        'alice attacks bob with Grizzly Bears',
      ],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('702.10c: with haste an ability with the tap symbol may be activated at once', {
    rules: ['702.10c', '302.6', '602.5a'],
    alice: { battlefield: ['Fervor', { card: 'Prodigal Sorcerer', arrived: true }] },
    bob: {},
    script: ['alice activates Prodigal Sorcerer on bob'],
    expect: { bob: { life: 19 }, 'Prodigal Sorcerer': { tapped: true } },
    control: {
      without: 'Fervor',
      script: ['refused 302.6: alice activates Prodigal Sorcerer on bob'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('702.10c: with haste an ability with the untap symbol may be activated at once', {
    rules: ['702.10c', '107.6', '302.6', '602.5a'],
    alice: {
      battlefield: [
        'Fervor',
        { card: 'Leech Bonder', arrived: true, tapped: true, counters: { '-1/-1': 2 } },
      ],
      mana: 'U',
    },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice activates Leech Bonder on Leech Bonder, Grizzly Bears'],
    expect: {
      'Leech Bonder': { tapped: false, power: 2, counters: { '-1/-1': 1 } },
      'Grizzly Bears': { power: 1, counters: { '-1/-1': 1 } },
    },
    control: {
      without: 'Fervor',
      script: ['refused 302.6: alice activates Leech Bonder on Leech Bonder, Grizzly Bears'],
      expect: { 'Leech Bonder': { tapped: true, counters: { '-1/-1': 2 } } },
    },
  }),
  scenario('702.10c: the untap symbol is paid only by a tapped permanent', {
    rules: ['107.6', '602.2b'],
    alice: { battlefield: [{ card: 'Leech Bonder', counters: { '-1/-1': 2 } }], mana: 'U' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['refused 107.6: alice activates Leech Bonder on Leech Bonder, Grizzly Bears'],
    expect: { 'Leech Bonder': { counters: { '-1/-1': 2 } } },
    control: {
      setup: {
        alice: {
          battlefield: [{ card: 'Leech Bonder', tapped: true, counters: { '-1/-1': 2 } }],
          mana: 'U',
        },
      },
      script: ['alice activates Leech Bonder on Leech Bonder, Grizzly Bears'],
      expect: { 'Leech Bonder': { tapped: false, counters: { '-1/-1': 1 } } },
    },
  }),
  scenario('702.10d: two instances of haste allow what one does', {
    rules: ['702.10d', '702.10b'],
    alice: {
      battlefield: [
        { card: creature('Twice Eager', '2/1', 'haste, haste'), arrived: true },
        { card: 'Raging Goblin', arrived: true, counters: { haste: 1 } },
        'Hill Giant',
      ],
    },
    bob: {},
    script: ['alice attacks bob with Twice Eager, Raging Goblin'],
    expect: { bob: { life: 17 }, game: { happened: [{ event: 'attack', times: 1 }] } },
    control: {
      without: 'haste',
      setup: {
        alice: {
          battlefield: [
            { card: 'Twice Eager', arrived: true },
            { card: 'Raging Goblin', arrived: true },
            'Hill Giant',
          ],
        },
      },
      script: [
        'refused 302.6: alice attacks bob with Twice Eager',
        'refused 302.6: alice attacks bob with Raging Goblin',
        'alice attacks bob with Hill Giant',
      ],
      expect: { bob: { life: 17 } },
    },
  }),
];
