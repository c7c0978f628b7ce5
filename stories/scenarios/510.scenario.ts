import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  anyTarget,
  dealDamageToTarget,
  gainLife,
  tap,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const raider = creature('Raider', '2/2', '', {
  abilities: [
    triggered({
      when: { on: 'dealsDamage', source: 'self', combat: true, toPlayer: 'everyone' },
      effect: [gainLife(5)],
    }),
    activated({ cost: [tap], targets: [anyTarget], effect: [dealDamageToTarget(2)] }),
  ],
});

export default [
  scenario('510.1c: an attacker divides its damage among its blockers as its controller likes', {
    rules: ['510.1c'],
    alice: { battlefield: ['Hill Giant'] },
    bob: { battlefield: ['Grizzly Bears', 'Silvercoat Lion'] },
    script: [
      'alice attacks bob with Hill Giant',
      'bob blocks Hill Giant with Grizzly Bears, Silvercoat Lion',
    ],
    decide: {
      assignCombatDamage: {
        refused: { 'Grizzly Bears': 1, 'Silvercoat Lion': 1 },
        answer: { 'Silvercoat Lion': 2, 'Grizzly Bears': 1 },
      },
    },
    expect: {
      'Silvercoat Lion': { on: 'graveyard' },
      'Grizzly Bears': { on: 'battlefield', damage: 1 },
      'Hill Giant': { on: 'graveyard' },
    },
    control: {
      decide: { assignCombatDamage: { 'Grizzly Bears': 3 } },
      expect: { 'Silvercoat Lion': { on: 'battlefield', damage: 0 }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario(
    '510.2: what attacking creatures deal is combat damage, and what an ability of theirs deals is none',
    {
      rules: ['510.2', '120.2a', '120.2b'],
      alice: { battlefield: [raider] },
      bob: {},
      script: ['alice attacks bob with Raider'],
      expect: { bob: { life: 18 }, alice: { life: 25 } },
      control: {
        script: ['alice activates Raider on bob'],
        expect: { bob: { life: 18 }, alice: { life: 20 } },
      },
    },
  ),
  scenario('510.4: first strike deals its damage in a step of its own', {
    rules: ['510.4', '702.7b'],
    alice: { battlefield: [creature('Quick Bear', '2/2', 'first strike')] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice attacks bob with Quick Bear', 'bob blocks Quick Bear with Grizzly Bears'],
    expect: {
      'Quick Bear': { on: 'battlefield', damage: 0 },
      'Grizzly Bears': { on: 'graveyard' },
      game: { happened: [{ event: 'damage', times: 1 }] },
    },
    control: { without: 'first strike', expect: { 'Quick Bear': { on: 'graveyard' } } },
  }),
  scenario('702.4b: double strike deals damage in both steps', {
    rules: ['510.4', '702.4b'],
    alice: { battlefield: ['Fencing Ace'] },
    bob: {},
    script: ['alice attacks bob with Fencing Ace'],
    expect: { bob: { life: 18 }, game: { happened: [{ event: 'beginStep', times: 6 }] } },
    control: {
      without: 'double strike',
      expect: { bob: { life: 19 }, game: { happened: [{ event: 'beginStep', times: 5 }] } },
    },
  }),
];
