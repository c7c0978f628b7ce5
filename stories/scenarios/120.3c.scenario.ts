import { card, scenario } from '../../machines/play/scenario/index.ts';
import { staticAbility } from '../../machines/rules/abilities/write/index.ts';

/** "During your turn, prevent all damage that would be dealt to you." */
const refuge = card('Personal Refuge', ['enchantment'], {
  abilities: [
    staticAbility({
      if: { holds: 'turnOf', who: 'you' },
      replaces: { event: { would: 'dealDamage', toPlayer: 'you' }, prevent: true },
    }),
  ],
});
const bob = { battlefield: [refuge, 'Jace Beleren'] };

export default [
  scenario(
    '120.3c: damage to a planeswalker is none to its controller, and no prevention of that prevents it',
    {
      rules: ['120.3c', '615.1', '306.8'],
      alice: { hand: ['Lightning Bolt'], mana: 'R' },
      bob,
      turn: { of: 'bob' },
      script: ['bob passes', 'alice casts Lightning Bolt on Jace Beleren', 'everyone passes'],
      expect: { 'Jace Beleren': { on: 'graveyard' }, bob: { life: 20 } },
      control: {
        // To the player it is prevented.
        script: ['bob passes', 'alice casts Lightning Bolt on bob', 'everyone passes'],
        expect: { 'Jace Beleren': { on: 'battlefield', counters: { loyalty: 3 } }, bob: { life: 20 } },
      },
    },
  ),
];
