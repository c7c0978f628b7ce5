import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import type { RuleChange } from '../../machines/rules/index.ts';

const narrowPass = (rule: RuleChange) =>
  card('Narrow Pass', ['enchantment'], {
    abilities: [{ kind: 'static', players: 'everyone', rules: [rule] }],
  });

export default [
  scenario('802.3a: a limit on how many creatures attack counts what attacks any player', {
    rules: ['802.3a', '508.1c'],
    alice: { battlefield: ['Grizzly Bears', 'Hill Giant', narrowPass({ rule: 'mostAttackers', number: 1 })] },
    bob: {},
    carol: {},
    script: [
      'refused 508.1c: alice attacks bob with Grizzly Bears; carol with Hill Giant',
      'refused 508.1c: alice attacks bob with Grizzly Bears, Hill Giant',
      'alice attacks carol with Hill Giant',
    ],
    expect: { bob: { life: 20 }, carol: { life: 17 } },
    control: {
      withoutAbilities: ['Narrow Pass'],
      script: ['alice attacks bob with Grizzly Bears; carol with Hill Giant'],
      expect: { bob: { life: 18 }, carol: { life: 17 } },
    },
  }),
  scenario('802.4b: a limit on how many creatures block counts one defending player’s alone', {
    rules: ['802.4b', '509.1b'],
    alice: { battlefield: ['Grizzly Bears', 'Hill Giant', narrowPass({ rule: 'mostBlocking', number: 1 })] },
    bob: { battlefield: [creature('Bob’s Wall', '0/4'), creature('Bob’s Fence', '0/4')] },
    carol: { battlefield: [creature('Carol’s Wall', '0/4'), creature('Carol’s Fence', '0/4')] },
    script: [
      'alice attacks bob with Grizzly Bears; carol with Hill Giant',
      'refused 509.1b: bob blocks Grizzly Bears with Bob’s Wall, Bob’s Fence',
      'bob blocks Grizzly Bears with Bob’s Wall',
      'refused 509.1b: carol blocks Hill Giant with Carol’s Wall, Carol’s Fence',
      'carol blocks Hill Giant with Carol’s Fence',
    ],
    expect: {
      'Bob’s Wall': { damage: 2 },
      'Carol’s Fence': { damage: 3 },
      bob: { life: 20 },
      carol: { life: 20 },
    },
    control: {
      withoutAbilities: ['Narrow Pass'],
      script: [
        'alice attacks bob with Grizzly Bears; carol with Hill Giant',
        'bob blocks Grizzly Bears with Bob’s Wall, Bob’s Fence',
        'carol blocks Hill Giant with Carol’s Wall, Carol’s Fence',
      ],
      decide: {
        assignCombatDamage:
          'Grizzly Bears: 1 to Bob’s Wall, 1 to Bob’s Fence; Hill Giant: 1 to Carol’s Wall, 2 to Carol’s Fence',
      },
      expect: { 'Bob’s Fence': { damage: 1 }, 'Carol’s Wall': { damage: 1 } },
    },
  }),
];
