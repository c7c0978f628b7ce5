import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { outlast } from '../../machines/rules/abilities/write/index.ts';

const guard = creature('Steppe Guard', '1/3', '', { abilities: [outlast('{W}')] });

export default [
  scenario('702.107a: it taps for a +1/+1 counter', {
    rules: ['702.107', '702.107a'],
    alice: { battlefield: [guard, 'Plains'] },
    bob: {},
    script: ['alice activates Steppe Guard', 'pass until the stack is empty'],
    expect: { 'Steppe Guard': { power: 2, toughness: 4, tapped: true } },
    control: {
      setup: { alice: { battlefield: [{ card: guard, tapped: true }, 'Plains'] } },
      script: ['refused 107.5: alice activates Steppe Guard'],
      expect: { 'Steppe Guard': { power: 1 } },
    },
  }),
  scenario('302.6, 602.5d: not in the turn it came, and only as a sorcery', {
    rules: ['702.107a', '302.6', '602.5d'],
    alice: { battlefield: [{ card: guard, arrived: true }, 'Plains'] },
    bob: {},
    script: ['refused 302.6: alice activates Steppe Guard'],
    expect: { 'Steppe Guard': { power: 1 } },
    control: {
      setup: { alice: { battlefield: [guard, 'Plains'] } },
      turn: { at: 'upkeep' },
      script: ['refused 602.5d: alice activates Steppe Guard'],
      expect: { 'Steppe Guard': { power: 1 } },
    },
  }),
];
