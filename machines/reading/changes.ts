/** Changes of characteristics as data (613.1). */
import { isList, listOf } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { resolved } from './references.ts';
import { fields, type Talk } from './talk.ts';

/** What is said of something one after the other, with what "+1/+1 for each" comes to. */
export function changesOf(said: Meaning, talk: Talk): Meaning[] {
  return listOf(said).flatMap((one): readonly Meaning[] => {
    const change = fields(one);
    if (change.said === 'besides') return kept(changesOf(change.changes ?? [], talk));
    if (change.said !== 'times') return [given(resolved(change, talk))];
    const { power, toughness } = fields(change.by);
    const of = resolved(change.of ?? 0, talk);
    const times = (n: Meaning | undefined): Meaning =>
      n === 0 ? 0 : n === 1 ? of : { number: 'times', of: [n ?? 0, of] };
    return [{ change: 'modifyPowerToughness', power: times(power), toughness: times(toughness) }];
  });
}

/** An ability that an effect gives defines no characteristics (604.3a). */
function given(change: Meaning): Meaning {
  const { change: kind, abilities, ...rest } = fields(change);
  if (kind !== 'addAbilities' || !isList(abilities)) return change;
  return {
    change: kind,
    ...rest,
    abilities: abilities.map((ability): Meaning => {
      const { characteristicDefining: _defining, ...one } = fields(ability);
      return one;
    }),
  };
}

/** The same changes to what keeps the types that it has: "It's still a land." (205.1b) */
export const kept = (changes: readonly Meaning[]): Meaning[] =>
  changes.map((one) => {
    const change = fields(one);
    return change.change === 'setTypes'
      ? { ...change, change: 'addTypes' }
      : change.change === 'setSubtypes'
        ? { ...change, change: 'addSubtypes' }
        : change;
  });
