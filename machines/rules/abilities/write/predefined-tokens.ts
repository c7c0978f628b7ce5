/** The tokens that effects create by their names alone (111.10). */
import { colors } from '../../state/mana.ts';
import type {
  Ability,
  CostPart,
  Filter,
  Instruction,
  TargetSpec,
  TokenDefinition,
} from '../../state/vocabulary/index.ts';
import { activated, mana, sacrificeSelf, tap } from './abilities.ts';
import { creature, creatureYouControl } from './filters.ts';
import { draw, gainLife, perform, putCounters, scry, search } from './instructions.ts';
import { indestructible } from './keywords.ts';
import { roleTokens } from './role-tokens.ts';
import { named, one, target } from './targets.ts';
import { creatureToken } from './tokens.ts';

const artifact = (subtype: string, ...abilities: readonly Ability[]): TokenDefinition => ({
  types: ['artifact'],
  subtypes: [subtype],
  abilities,
});

const paying = (cost: readonly CostPart[], ...effect: readonly Instruction[]): Ability =>
  activated({ cost, effect });

/** "Activate only as a sorcery." */
const asSorcery = (
  cost: readonly CostPart[],
  targets: readonly TargetSpec[],
  ...effect: readonly Instruction[]
): Ability =>
  activated({ cost, ...(targets.length > 0 && { targets }), effect, limits: { timing: 'sorcery' } });

const anyColor: Instruction = { do: 'addMana', anyOf: colors };
const basicLand: Filter = { type: 'land', supertype: 'basic' };

const forNoNonartifact: Instruction = { do: 'addMana', mana: ['C'], spendOnly: 'noNonartifactSpells' };

/** By their names. */
export const predefinedTokens = {
  Treasure: artifact('Treasure', paying([tap, sacrificeSelf], anyColor)), // 111.10a
  Food: artifact('Food', paying([mana('{2}'), tap, sacrificeSelf], gainLife(3))), // 111.10b
  Gold: artifact('Gold', paying([sacrificeSelf], anyColor)), // 111.10c
  Walker: { ...creatureToken(2, 2, ['B'], 'Zombie'), name: 'Walker' }, // 111.10d
  // 111.10e
  Shard: {
    types: ['enchantment'],
    subtypes: ['Shard'],
    abilities: [paying([mana('{2}'), sacrificeSelf], scry(1), draw(1))],
  },
  Clue: artifact('Clue', paying([mana('{2}'), sacrificeSelf], draw(1))), // 111.10f
  Blood: artifact('Blood', paying([mana('{1}'), tap, { pay: 'discard', what: {} }, sacrificeSelf], draw(1))), // 111.10g
  // 111.10h
  Powerstone: artifact('Powerstone', paying([tap], forNoNonartifact)),
  // 111.10i
  Incubator: {
    ...artifact('Incubator', paying([mana('{2}')], { do: 'transform', what: 'self' })),
    back: {
      name: 'Phyrexian Token',
      types: ['artifact', 'creature'],
      subtypes: ['Phyrexian'],
      power: 0,
      toughness: 0,
    },
  },
  ...roleTokens, // 111.10j-r
  // 111.10s
  Map: artifact(
    'Map',
    asSorcery(
      [mana('{1}'), tap, sacrificeSelf],
      [one(creatureYouControl)],
      perform('explore', { what: target(0) }),
    ),
  ),
  // 111.10t
  Junk: artifact(
    'Junk',
    asSorcery(
      [tap, sacrificeSelf],
      [],
      { do: 'exile', what: { top: 1, of: 'you' }, as: 'exiled' },
      { do: 'mayPlay', what: named('exiled'), until: 'untilEndOfTurn' },
    ),
  ),
  // 111.10u
  Lander: artifact(
    'Lander',
    paying([mana('{2}'), tap, sacrificeSelf], search(basicLand, { zone: 'battlefield', tapped: true })),
  ),
  // 111.10v
  Mutagen: artifact(
    'Mutagen',
    asSorcery([mana('{1}'), tap, sacrificeSelf], [one(creature)], putCounters('+1/+1', 1, target(0))),
  ),
  Vibranium: artifact('Vibranium', indestructible, paying([tap], forNoNonartifact)), // 111.10w
} as const satisfies Readonly<Record<string, TokenDefinition>>;
