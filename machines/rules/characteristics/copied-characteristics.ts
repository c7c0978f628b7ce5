import type { Characteristics } from '../state/object.ts';
import type { Writable } from '../state/write.ts';

/**
 * A copy of characteristics, to be changed. It is written out because they are read everywhere and all the time: all of
 * them made so have one shape, while each spread makes a shape of its own, and what has many is read slowly.
 */
export function copiedCharacteristics(of: Characteristics): Writable<Characteristics> {
  const copy: Writable<Characteristics> = {
    name: of.name,
    manaCost: of.manaCost,
    manaValue: of.manaValue,
    colors: of.colors,
    supertypes: of.supertypes,
    types: of.types,
    subtypes: of.subtypes,
    abilities: of.abilities,
    keywords: of.keywords,
    power: of.power,
    toughness: of.toughness,
    basePower: of.basePower,
    baseToughness: of.baseToughness,
    loyalty: of.loyalty,
    defense: of.defense,
    controller: of.controller,
  };
  if (of.otherNames !== undefined) copy.otherNames = of.otherNames;
  return copy;
}
