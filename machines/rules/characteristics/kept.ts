import type { Game } from '../state/game.ts';
import { parseManaCost, printManaCost } from '../state/mana-cost.ts';
import type { Characteristics, HadAbility, KeptCharacteristics } from '../state/object.ts';
import { abilityAt } from '../state/text.ts';
import type { Writable } from '../state/write.ts';
import { copiedCharacteristics } from './copied-characteristics.ts';
import { keywordsAmong } from './expand.ts';

/**
 * Characteristics as they are kept in a game, for one object: abilities by reference, the mana cost as printed. Written
 * out, as a spread of each would have a shape of its own.
 */
export function kept(now: Characteristics): KeptCharacteristics {
  const own: Writable<KeptCharacteristics> = {
    name: now.name,
    manaCost: now.manaCost === null ? null : printManaCost(now.manaCost),
    manaValue: now.manaValue,
    colors: now.colors.slice(),
    supertypes: now.supertypes.slice(),
    types: now.types.slice(),
    subtypes: now.subtypes.slice(),
    abilities: now.abilities.map(({ ref, from }) => ({ ref, from })),
    power: now.power,
    toughness: now.toughness,
    basePower: now.basePower,
    baseToughness: now.baseToughness,
    loyalty: now.loyalty,
    defense: now.defense,
    controller: now.controller,
  };
  if (now.otherNames !== undefined) own.otherNames = now.otherNames.slice();
  return own;
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
