import type { Game } from '../state/game.ts';
import { parseManaCost, printManaCost } from '../state/mana-cost.ts';
import type { Characteristics, HadAbility, KeptCharacteristics } from '../state/object.ts';
import { abilityAt } from '../state/text.ts';
import { copiedCharacteristics } from './copied-characteristics.ts';
import { keywordsAmong } from './expand.ts';

/** Characteristics as they are kept in a game, for one object: abilities by reference, the mana cost as printed. */
export function kept(now: Characteristics): KeptCharacteristics {
  const { abilities, keywords: _keywords, manaCost, otherNames, ...others } = now;
  return {
    ...others,
    ...(otherNames !== undefined && { otherNames: [...otherNames] }),
    colors: [...now.colors],
    supertypes: [...now.supertypes],
    types: [...now.types],
    subtypes: [...now.subtypes],
    manaCost: manaCost === null ? null : printManaCost(manaCost),
    abilities: abilities.map(({ ref, from }) => ({ ref, from })),
  };
}

/** Kept characteristics as they were. */
export function recalled(game: Game, was: KeptCharacteristics): Characteristics {
  const known = recollections.get(was);
  if (known !== undefined) return known;
  const abilities = was.abilities.map(
    ({ ref, from }): HadAbility => ({ ability: abilityAt(game, ref), ref, from }),
  );
  const manaCost = was.manaCost === null ? null : parseManaCost(was.manaCost);
  const now = copiedCharacteristics({ ...was, manaCost, abilities, keywords: keywordsAmong(abilities) });
  recollections.set(was, now);
  return now;
}

const recollections = new WeakMap<KeptCharacteristics, Characteristics>();
