import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  activated,
  all,
  tap,
  tapThem,
} from '../../machines/rules/abilities/write/index.ts';

/** "{T}: Tap all creatures with power less than or equal to this artifact's power." */
const gauge = card('Power Gauge', ['artifact'], {
  abilities: [
    activated({
      cost: [tap],
      effect: [tapThem(all({ ...aCreature, power: { atMost: { value: 'power', of: 'self' } } }))],
    }),
  ],
});
const walkingGauge = creature('Walking Gauge', '2/2', '', {
  types: ['artifact', 'creature'],
  abilities: gauge.abilities ?? [],
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
];
