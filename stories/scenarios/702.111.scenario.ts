import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.110a: menace is an evasion ability: it matters as blockers are declared, while it is had', {
    rules: ['702.111a', '509.1b', '604.1'],
    alice: { battlefield: ['Boggart Brute'] },
    bob: {
      battlefield: ['Hill Giant', 'Grizzly Bears', { card: 'Island', count: 2 }],
      hand: ['Turn to Frog'],
    },
    script: [
      'alice attacks bob with Boggart Brute',
      'bob casts Turn to Frog on Boggart Brute',
      'pass until the stack is empty',
      'bob blocks Boggart Brute with Hill Giant',
    ],
    expect: { 'Boggart Brute': { on: 'graveyard' }, bob: { life: 20 } },
    control: {
      script: [
        'alice attacks bob with Boggart Brute',
        'refused 702.111b: bob blocks Boggart Brute with Hill Giant',
        'bob blocks nothing',
      ],
      expect: { bob: { life: 17 }, game: { notHappened: [{ event: 'trigger' }] } },
    },
  }),
  scenario('702.110b: menace takes two or more blockers', {
    rules: ['702.111b', '509.1b'],
    alice: { battlefield: ['Boggart Brute'] },
    bob: { battlefield: ['Grizzly Bears', 'Silvercoat Lion', 'Hill Giant'] },
    script: [
      'alice attacks bob with Boggart Brute',
      'refused 702.111b: bob blocks Boggart Brute with Hill Giant',
      'bob blocks Boggart Brute with Grizzly Bears, Silvercoat Lion, Hill Giant',
    ],
    decide: { assignCombatDamage: { 'Hill Giant': 3 } },
    expect: { 'Boggart Brute': { on: 'graveyard' }, 'Hill Giant': { on: 'graveyard' }, bob: { life: 20 } },
    control: {
      without: 'menace',
      script: ['alice attacks bob with Boggart Brute', 'bob blocks Boggart Brute with Hill Giant'],
      expect: { 'Boggart Brute': { on: 'graveyard' }, 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('702.110b: who must block but could only alone needn’t', {
    rules: ['702.111b', '509.1c'],
    alice: {
      battlefield: [
        creature('Taunting Brute', '3/3', 'menace', {
          abilities: [{ kind: 'static', rules: [{ rule: 'mustBeBlocked', by: 'all' }] }],
        }),
      ],
    },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Taunting Brute',
      'refused 702.111b: bob blocks Taunting Brute with Grizzly Bears',
      'bob blocks nothing',
    ],
    expect: { bob: { life: 17 } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears', 'Hill Giant'] } },
      script: [
        'alice attacks bob with Taunting Brute',
        'refused 509.1c: bob blocks nothing',
        'bob blocks Taunting Brute with Grizzly Bears, Hill Giant',
      ],
      decide: { assignCombatDamage: { 'Grizzly Bears': 3 } },
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('702.110b: where another effect asks for three, two aren’t enough', {
    rules: ['702.111b', '509.1b'],
    alice: { battlefield: ['Sonorous Howlbonder', 'Boggart Brute'] },
    bob: { battlefield: ['Grizzly Bears', 'Silvercoat Lion', 'Hill Giant'] },
    script: [
      'alice attacks bob with Boggart Brute',
      'refused 509.1b: bob blocks Boggart Brute with Grizzly Bears, Silvercoat Lion',
      'bob blocks Boggart Brute with Grizzly Bears, Silvercoat Lion, Hill Giant',
    ],
    decide: { assignCombatDamage: { 'Hill Giant': 3 } },
    expect: { 'Boggart Brute': { on: 'graveyard' } },
    control: {
      without: 'Sonorous Howlbonder',
      script: [
        'alice attacks bob with Boggart Brute',
        'bob blocks Boggart Brute with Grizzly Bears, Silvercoat Lion',
      ],
      decide: { assignCombatDamage: { 'Grizzly Bears': 3 } },
      expect: { 'Boggart Brute': { on: 'graveyard' } },
    },
  }),
  scenario('702.110c: with two instances of menace two blockers are still enough', {
    rules: ['702.111c', '702.111b'],
    alice: { battlefield: ['Goblin War Drums', 'Boggart Brute'] },
    bob: { battlefield: ['Grizzly Bears', 'Silvercoat Lion'] },
    script: [
      'alice attacks bob with Boggart Brute',
      'refused 702.111b: bob blocks Boggart Brute with Grizzly Bears',
      'bob blocks Boggart Brute with Grizzly Bears, Silvercoat Lion',
    ],
    decide: { assignCombatDamage: { 'Grizzly Bears': 3 } },
    expect: { 'Boggart Brute': { on: 'graveyard' }, bob: { life: 20 } },
    control: {
      without: ['menace', 'Goblin War Drums'],
      script: ['alice attacks bob with Boggart Brute', 'bob blocks Boggart Brute with Grizzly Bears'],
      expect: { 'Boggart Brute': { on: 'graveyard' }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
];
