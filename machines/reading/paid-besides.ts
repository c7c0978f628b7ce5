/** What a spell says of what was paid for it besides its mana cost (118.8): "the sacrificed creature's power". */
import { isFields, isList, listOf, replaced } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { type Fields, fields } from './talk.ts';

/** The parts of additional costs that abilities state. */
export const additionallyPaid = (abilities: readonly Meaning[]): readonly Fields[] =>
  abilities.flatMap((ability) => {
    const { cost, or } = fields(fields(ability).additionalCost);
    return [cost, or].flatMap(listOf).filter(isFields);
  });

/** In which ways something was paid of which this speaks, by the way alone. */
function waysSpokenOf(value: Meaning): readonly string[] {
  if (isList(value)) return value.flatMap(waysSpokenOf);
  if (!isFields(value)) return [];
  return typeof value.paid === 'string' ? [value.paid] : Object.values(value).flatMap(waysSpokenOf);
}

/** The same abilities, where a spell finds what was paid for it by a name. Nothing where nothing like that is paid. */
export function withPaid(abilities: readonly Meaning[]): readonly Meaning[] | undefined {
  const isSpell = (one: Meaning) => fields(one).kind === 'spell';
  const paid = additionallyPaid(abilities);
  const spoken = [...new Set(abilities.filter(isSpell).flatMap(waysSpokenOf))];
  const ways = spoken.filter((way) => !paid.some((part) => part.as === way));
  if (ways.length === 0) return abilities;
  const parts = ways.map((way) => paid.find(({ pay, what }) => pay === way && what !== 'self'));
  if (parts.includes(undefined)) return undefined;
  const nameOf = (way: string): Meaning => parts[ways.indexOf(way)]?.as ?? way;
  return abilities.map((ability) =>
    replaced(ability, (value) => {
      if (isSpell(ability) && isFields(value) && typeof value.paid === 'string' && ways.includes(value.paid))
        return { ...value, paid: nameOf(value.paid) };
      const at = parts.findIndex((part) => part === value);
      const way = ways[at];
      return way === undefined || !isFields(value) ? undefined : { ...value, as: nameOf(way) };
    }),
  );
}
