import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  destroy,
  gainLife,
  landYouControl,
  replacement,
  staticAbility,
  tap,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const dawn = card('Bell of Dawn', ['artifact'], {
  abilities: [
    triggered({
      when: { on: 'begins', step: 'upkeep', whose: 'you', nthStep: 1 },
      effect: [gainLife(1), { do: 'extraPhases', who: 'you', after: 'thisStep', phases: ['upkeep'] }],
    }),
  ],
});
const reaper = creature('Toll Reaper', '3/3', 'vigilance', {
  abilities: [
    activated({
      cost: [tap],
      effect: [
        destroy(
          all({
            type: 'artifact',
            controller: { playersWith: { of: 'everyone', dealtCombatDamageBy: 'self' } },
          }),
        ),
      ],
    }),
  ],
});
const wanderer = {
  ...creature('Domain Wanderer', '2/2', '', {
    abilities: [
      staticAbility({
        characteristicDefining: true,
        changes: [
          { change: 'setPowerToughness', toughness: { number: 'basicLandTypesAmong', of: landYouControl } },
        ],
      }),
    ],
  }),
  toughness: '*' as const,
};
const wagon = creature('Iron Wagon', '2/3', '', {
  abilities: [
    replacement({
      event: {
        would: 'dealDamage',
        to: 'self',
        from: { type: 'creature', blockingAny: 'self' },
        combat: true,
        atOnce: true,
      },
      prevent: true,
    }),
  ],
});

export default [
  scenario('603.2b: at the beginning of the first upkeep of a turn, and of no later one', {
    rules: ['603.2b', '500.9'],
    alice: { battlefield: [dawn] },
    bob: {},
    turn: { of: 'bob', at: 'end' },
    script: ["pass until alice's upkeep", 'pass until the draw step'],
    expect: { alice: { life: 21 }, game: { turn: { at: 'draw' } } },
    control: { without: 'Bell of Dawn', expect: { alice: { life: 20 } } },
  }),
  scenario('510.2: only of those to whom it dealt combat damage this turn', {
    rules: ['510.2', '608.2i'],
    alice: { battlefield: [reaper, 'Ornithopter'] },
    bob: { battlefield: ['Memnite'] },
    carol: { battlefield: ['Sol Ring'] },
    script: [
      'alice attacks bob with Toll Reaper',
      'bob blocks nothing',
      'pass until the combat damage step',
      'alice activates Toll Reaper',
      'pass until the stack is empty',
    ],
    expect: {
      Memnite: { on: 'graveyard' },
      Ornithopter: { on: 'battlefield' },
      'Sol Ring': { on: 'battlefield' },
    },
    control: {
      script: ['alice activates Toll Reaper', 'pass until the stack is empty'],
      expect: { Memnite: { on: 'battlefield' } },
    },
  }),
  scenario('305.6: how many basic land types there are among lands', {
    rules: ['305.6', '604.3'],
    alice: { battlefield: [wanderer, 'Forest', 'Steam Vents', { card: 'Island', count: 2 }] },
    bob: { battlefield: ['Swamp'] },
    script: ['alice passes'],
    expect: { 'Domain Wanderer': { power: 2, toughness: 3 } },
    control: {
      setup: { alice: { battlefield: ['Domain Wanderer', 'Forest'] } },
      expect: { 'Domain Wanderer': { toughness: 1 } },
    },
  }),
  scenario(
    '615.1: what creatures that block it would deal is prevented, and not what those it blocks would',
    {
      rules: ['615.1', '509.1g'],
      alice: { battlefield: [wagon] },
      bob: { battlefield: ['Hill Giant'] },
      script: ['alice attacks bob with Iron Wagon', 'bob blocks Iron Wagon with Hill Giant'],
      expect: { 'Iron Wagon': { on: 'battlefield', damage: 0 }, 'Hill Giant': { damage: 2 } },
      control: {
        turn: { of: 'bob' },
        script: ['bob attacks alice with Hill Giant', 'alice blocks Hill Giant with Iron Wagon'],
        expect: { 'Iron Wagon': { on: 'graveyard' } },
      },
    },
  ),
];
