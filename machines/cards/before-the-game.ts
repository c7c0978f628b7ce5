/** Cards with abilities that are followed before the game begins (607.2n, 607.2p). */
import { keyword, named, staticAbility, whenEnters } from '../rules/abilities/write/index.ts';
import type { CardDefinition, StaticAbility } from '../rules/state/vocabulary/index.ts';
import { creatureCard, legendary } from './define.ts';

/** "If this is your commander, choose a color before the game begins. This is the chosen color." (607.2p) */
const colorOfCommander: StaticAbility = staticAbility({
  characteristicDefining: true,
  beforeShuffling: {
    if: { isCommander: 'self' },
    effect: [{ do: 'chooseValue', what: 'color', link: 'color' }],
  },
  changes: [{ setColors: { chosen: 'color' } }],
});

export const beforeTheGame: readonly CardDefinition[] = [
  legendary(
    creatureCard('The Prismatic Piper', '{5}', 'Shapeshifter', '3/3', colorOfCommander, keyword('partner')),
  ),
  creatureCard(
    'Arcane Savant',
    '{3}{U}{U}',
    'Human Wizard',
    '3/3',
    staticAbility({
      beforeShuffling: {
        effect: [
          {
            do: 'may',
            then: [
              { do: 'reveal', what: 'self' },
              {
                do: 'choose',
                from: { zone: 'outside', owner: 'you', anyType: ['instant', 'sorcery'] },
                count: { min: 1, max: 1 },
                as: 'drafted',
              },
              { do: 'exile', what: named('drafted'), link: 'exiled' },
            ],
          },
        ],
      },
    }),
    whenEnters(
      [],
      {
        do: 'choose',
        from: { zone: 'exile', among: { linked: 'exiled', ofCardsNamed: 'Arcane Savant' } },
        count: { min: 1, max: 1 },
        as: 'chosen',
      },
      { do: 'copyCard', what: named('chosen'), as: 'copy' },
      { do: 'castWithoutPaying', what: named('copy') },
    ),
  ),
];
