import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  activated,
  all,
  destroy,
  mana,
  one,
  spell,
  tap,
  tapThem,
  target,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

/** "{T}: Tap all creatures with power less than or equal to this artifact's power." */
const gauge = card('Power Gauge', ['artifact'], {
  abilities: [
    activated({
      cost: [tap],
      effect: [
        tapThem(all({ ...aCreature, power: { atMost: { number: 'value', value: 'power', of: 'self' } } })),
      ],
    }),
  ],
});
const walkingGauge = creature('Walking Gauge', '2/2', '', {
  types: ['artifact', 'creature'],
  abilities: gauge.abilities ?? [],
});

/** "{0}: Destroy target creature with power less than or equal to this permanent’s power." */
const reaper = creature('Measuring Reaper', '2/3', '', {
  abilities: [
    activated({
      cost: [mana('{0}')],
      targets: [
        one({ type: 'creature', power: { atMost: { number: 'value', value: 'power', of: 'self' } } }),
      ],
      effect: [destroy(target(0))],
    }),
  ],
});
const petrify = card('Brief Stillness', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([one({})], untilEndOfTurn(target(0), { change: 'setTypes', types: ['enchantment'] }))],
});

export default [
  scenario('107.2: what has no power has a number that can’t be determined, and 0 is used', {
    rules: ['107.2', '208.3'],
    alice: { battlefield: [gauge] },
    bob: { battlefield: [creature('Valiant Guard', '0/3'), 'Grizzly Bears'] },
    script: ['alice activates Power Gauge', 'everyone passes'],
    expect: { 'Valiant Guard': { tapped: true }, 'Grizzly Bears': { tapped: false } },
    control: {
      // As a creature it has a power.
      setup: {
        alice: { battlefield: [walkingGauge] },
      },
      script: ['alice activates Walking Gauge', 'everyone passes'],
      expect: { 'Valiant Guard': { tapped: true }, 'Grizzly Bears': { tapped: true } },
    },
  }),
  scenario('107.2: what is no creature any more as its ability resolves has power 0 to that', {
    rules: ['107.2', '608.2b', '208.3'],
    alice: { battlefield: [reaper] },
    bob: { battlefield: ['Grizzly Bears'], hand: [petrify], mana: 'U' },
    script: [
      'alice activates Measuring Reaper on Grizzly Bears',
      'alice passes',
      'bob casts Brief Stillness on Measuring Reaper',
      'pass until the stack is empty',
      // Nor can it be activated on them now.
      'refused 601.2c: alice activates Measuring Reaper on Grizzly Bears',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      script: ['alice activates Measuring Reaper on Grizzly Bears', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
];
