/** Cards whose abilities wait, grow or come again: suspend, cumulative upkeep, soulbond, cipher. */
import {
  all,
  cipher,
  creature,
  cumulativeUpkeep,
  dealDamage,
  draw,
  one,
  rulesFor,
  spell,
  spellLike,
  staticAbility,
  suspend,
  target,
  targetCreature,
  targetPlayer,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition } from '../rules/state/vocabulary/index.ts';
import { creatureCard, enchantmentCard, sorceryCard } from './define.ts';

export const overTime: readonly CardDefinition[] = [
  {
    name: 'Ancestral Vision',
    colorIndicator: ['U'],
    types: ['sorcery'],
    abilities: [suspend(4, '{U}'), spell([targetPlayer], draw(3, target(0)))],
  },
  sorceryCard(
    'Shivan Meteor',
    '{3}{R}{R}',
    spell([targetCreature], dealDamage(13, target(0))),
    suspend(2, '{1}{R}{R}'),
  ),
  sorceryCard(
    'Stolen Identity',
    '{4}{U}{U}',
    spell([one({ anyType: ['artifact', 'creature'] })], { do: 'createCopy', of: target(0) }),
    cipher,
  ),
  creatureCard(
    'Flowering Lumberknot',
    '{3}{G}',
    'Treefolk',
    '5/5',
    staticAbility({
      if: {
        holds: 'not',
        of: { holds: 'is', what: 'self', like: { pairedWith: { ...creature, keyword: 'soulbond' } } },
      },
      rules: [{ rule: 'cant', what: 'attackOrBlock' }],
    }),
  ),
  enchantmentCard(
    'Energy Storm',
    '{1}{W}',
    cumulativeUpkeep('{1}'),
    {
      kind: 'static',
      replaces: {
        event: { would: 'dealDamage', from: spellLike({ anyType: ['instant', 'sorcery'] }), atOnce: true },
        prevent: true,
      },
    },
    rulesFor(all({ ...creature, keyword: 'flying' }), { rule: 'cant', what: 'untap' }),
  ),
];
