import { card, scenario } from '../../machines/play/scenario/index.ts';
import { anyTarget, dealDamageToTarget, spell } from '../../machines/rules/abilities/write/index.ts';

const burningSum = card('Burning Sum', ['sorcery'], {
  manaCost: '{X}{R}',
  abilities: [spell([anyTarget], dealDamageToTarget({ number: 'x' }))],
});

export default [
  scenario(
    '601.3a: spells can be prohibited by their mana value, which X adds to, and by an {X} in their cost',
    {
      rules: ['601.3a', '202.3e'],
      alice: {
        battlefield: ['Gaddock Teeg'],
        hand: ['Serra Angel', 'Wrath of God', burningSum],
        mana: 'WWRCCCC',
      },
      bob: {},
      script: [
        'refused 601.3: alice casts Wrath of God',
        'refused 601.3: alice casts Burning Sum with X = 1 on bob',
        'alice casts Serra Angel',
        'everyone passes',
      ],
      expect: {
        'Serra Angel': { on: 'battlefield' },
        'Wrath of God': { on: 'hand' },
        'Burning Sum': { on: 'hand' },
      },
      control: {
        setup: { alice: { battlefield: [], hand: ['Serra Angel', 'Wrath of God', burningSum], mana: 'RCC' } },
        script: ['alice casts Burning Sum with X = 1 on bob', 'everyone passes'],
        expect: { bob: { life: 19 } },
      },
    },
  ),
];
