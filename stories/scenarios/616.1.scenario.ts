import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  dealDamage,
  opponentsControl,
  permanent,
  putCounters,
  replacement,
  spell,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

/** Red sources of its player deal 2 damage more. */
const flame = card('Fanned Flame', ['enchantment'], {
  abilities: [
    replacement({
      event: { damage: { to: permanent, toPlayer: 'everyone', from: { color: 'R', controller: 'you' } } },
      amount: { plus: [{ eventAmount: true }, 2] },
    }),
  ],
});
/** What would be noncombat damage to opponents’ creatures is −1/−1 counters instead. */
const scarring = creature('Scarring Mage', '1/2', '', {
  abilities: [
    replacement({
      event: {
        damage: { to: opponentsControl({ type: 'creature' }), from: { controller: 'you' }, combat: false },
      },
      instead: [putCounters('-1/-1', { eventAmount: true }, 'it')],
    }),
  ],
});
const cudgel = card('Small Cudgel', ['sorcery'], {
  manaCost: '{R}',
  abilities: [spell([targetCreature], dealDamage(2, target(0)))],
});
const crab = creature('Old Crab', '1/5');
const struck = [
  'alice casts Small Cudgel on Old Crab',
  'everyone passes',
  { expect: { game: { asked: { player: 'bob', kind: 'replacement', rule: '616.1' } } } },
] as const;

export default [
  scenario(
    '616.1: the affected creature’s controller chooses which of two effects of their opponent is first',
    {
      rules: ['616.1', '616.1f', '614.6'],
      alice: { battlefield: [flame, scarring], hand: [cudgel], mana: 'R' },
      bob: { battlefield: [crab] },
      script: [...struck, 'bob says Scarring Mage'],
      // Counters are no damage: nothing is left for the other effect.
      expect: { 'Old Crab': { counters: { '-1/-1': 2 }, damage: 0, toughness: 3 } },
      control: {
        script: [...struck, 'bob says Fanned Flame'],
        expect: { 'Old Crab': { counters: { '-1/-1': 4 }, damage: 0, toughness: 1 } },
      },
    },
  ),
];
