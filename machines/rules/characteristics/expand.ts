import type { HadAbility } from '../state/object.ts';
import { expansion } from '../state/text.ts';

/**
 * The abilities that an ability stands for: itself, or for a keyword ability what it is short for (702.1), each with
 * the reference under which `textAt` finds it. A keyword that is short for nothing gives none.
 */
export function expand(had: HadAbility): readonly HadAbility[] {
  if (had.ability.kind !== 'keyword') return [had];
  const known = expansions.get(had);
  if (known !== undefined) return known;
  const expanded = expansion(had.ability).flatMap((ability, index) =>
    expand({ ...had, ability, ref: `${had.ref}/${index}` }),
  );
  expansions.set(had, expanded);
  return expanded;
}

const expansions = new WeakMap<HadAbility, readonly HadAbility[]>();

/** Keyword abilities among these, by name. */
export function keywordsAmong(abilities: readonly HadAbility[]): Record<string, readonly HadAbility[]> {
  const keywords: Record<string, HadAbility[]> = {};
  for (const had of abilities) {
    if (had.ability.kind !== 'keyword') continue;
    const same = keywords[had.ability.keyword];
    if (same === undefined) keywords[had.ability.keyword] = [had];
    else same.push(had);
  }
  return keywords;
}

/** The static abilities among these, keywords expanded, that change characteristics through the layers (613.1). */
export const changersAmong = (abilities: readonly HadAbility[]): readonly HadAbility[] =>
  abilities
    .flatMap(expand)
    .filter(({ ability }) => ability.kind === 'static' && ability.changes !== undefined);
