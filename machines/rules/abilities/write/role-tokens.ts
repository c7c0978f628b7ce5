/** Role tokens (111.10j-r): Auras, of which a permanent has one for each player at most (303.7a). */
import type { Ability, Quantity, TokenDefinition } from '../../state/vocabulary/index.ts';
import { affecting, attacksSelf, base, having, mana, plus, triggered } from './abilities.ts';
import { creature } from './filters.ts';
import { loseLife, putCounters, scry } from './instructions.ts';
import { enchant, trample, ward } from './keywords.ts';

const role = (name: string, ...abilities: readonly Ability[]): TokenDefinition => ({
  name,
  types: ['enchantment'],
  subtypes: ['Aura', 'Role'],
  abilities: [enchant(creature), ...abilities],
});

const toughness: Quantity = { number: 'value', value: 'toughness', of: 'self' };

/** By their names. */
export const roleTokens = {
  'Cursed Role': role('Cursed', affecting('attached', base(1, 1))), // 111.10j
  'Monster Role': role('Monster', affecting('attached', plus(1, 1), having(trample))), // 111.10k
  'Royal Role': role('Royal', affecting('attached', plus(1, 1), having(ward(mana('{1}'))))), // 111.10m
  // 111.10n
  'Sorcerer Role': role(
    'Sorcerer',
    affecting('attached', plus(1, 1), having(triggered({ when: attacksSelf, effect: [scry(1)] }))),
  ),
  // 111.10p
  'Virtuous Role': role(
    'Virtuous',
    affecting(
      'attached',
      plus(
        { number: 'count', of: { type: 'enchantment', controller: 'you' } },
        { number: 'count', of: { type: 'enchantment', controller: 'you' } },
      ),
    ),
  ),
  // 111.10q
  'Wicked Role': role(
    'Wicked',
    affecting('attached', plus(1, 1)),
    triggered({
      when: { on: 'putInto', zone: 'graveyard', from: 'battlefield', object: 'self' },
      effect: [loseLife(1, 'opponents')],
    }),
  ),
  // 111.10r
  'Young Hero Role': role(
    'Young Hero',
    affecting(
      'attached',
      having(
        triggered({
          when: attacksSelf,
          if: { holds: 'compare', what: toughness, to: { atMost: 3 } },
          effect: [putCounters('+1/+1', 1, 'self')],
        }),
      ),
    ),
  ),
} as const satisfies Readonly<Record<string, TokenDefinition>>;
