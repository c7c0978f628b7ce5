import { type Ability, type CardType, functionsIn, type GameObject } from '../../machines/rules/index.ts';

/**
 * Whether an ability of an object does something all the time where it is (611.3, 614): how the object itself enters,
 * and what it costs, is over then.
 */
export function isInForceByItself(
  ability: Ability,
  { kind, zone }: GameObject,
  types: readonly CardType[],
): boolean {
  if (ability.kind !== 'static' || ability.characteristicDefining === true) return false;
  const { asCopiesOf, changes, costs, replaces, rules } = ability;
  if ([asCopiesOf, changes, costs, replaces, rules].every((part) => part === undefined)) return false;
  if (replaces !== undefined && 'enters' in replaces.event && replaces.event.enters === 'self') return false;
  return functionsIn(ability, zone, kind, types);
}
