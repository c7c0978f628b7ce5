import { card, scenario } from '../../machines/play/scenario/index.ts';
import { spell, staticAbility, target, targetPlayer } from '../../machines/rules/abilities/write/index.ts';

/** "Exchange life totals with target player." */
const swap = card('Life Swap', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([targetPlayer], { do: 'exchangeLife', of: { union: ['you', target(0)] } })],
});
const noGain = card('Grave Silence', ['enchantment'], {
  abilities: [staticAbility({ players: 'opponents', rules: [{ rule: 'cantGainLife' }] })],
});

export default [
  scenario('701.12c: each gains or loses what makes it the other’s previous life total', {
    rules: ['701.12c', '119.5'],
    alice: { hand: [swap], mana: 'B', life: 3 },
    bob: { life: 17 },
    script: ['alice casts Life Swap on bob', 'everyone passes'],
    expect: { alice: { life: 17 }, bob: { life: 3 } },
    control: {
      script: ['alice casts Life Swap on alice', 'everyone passes'],
      expect: { alice: { life: 3 }, bob: { life: 17 } },
    },
  }),
  scenario('119.7: nothing is exchanged with one who would have to gain life, and can’t', {
    rules: ['119.7', '701.12a', '701.12c'],
    alice: { hand: [swap], mana: 'B', life: 17, battlefield: [noGain] },
    bob: { life: 3 },
    script: ['alice casts Life Swap on bob', 'everyone passes'],
    expect: { alice: { life: 17 }, bob: { life: 3 } },
    control: {
      setup: { alice: { hand: [swap], mana: 'B', life: 3, battlefield: [noGain] }, bob: { life: 17 } },
      expect: { alice: { life: 17 }, bob: { life: 3 } },
    },
  }),
];
