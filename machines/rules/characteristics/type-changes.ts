/** Changes of card types, subtypes and colours (205.1, 305.7), of whatever effect or exception they are. */
import type { Characteristics } from '../state/object.ts';
import { onceForBoth } from '../state/once-for.ts';
import type { CardType } from '../state/vocabulary/index.ts';
import type { Writable } from '../state/write.ts';
import { union } from './both-of.ts';
import { intrinsicAbilities, isIntrinsic } from './printed.ts';
import { isBasicLandType, setOf, thoseThatFit } from './subtypes.ts';

/** 205.1a: subtypes that belong to none of the new card types go with the old ones. */
export function setTypes(now: Writable<Characteristics>, types: readonly CardType[]): void {
  now.types = types;
  setSubtypes(now, thoseThatFit(now.subtypes, types));
}

/** A land has the mana abilities of its basic land types, whatever they are now (305.6, 305.7). */
export function setSubtypes(now: Writable<Characteristics>, subtypes: readonly string[]): void {
  now.subtypes = subtypes;
  const intrinsic = intrinsicAbilities(now.types, subtypes);
  if (intrinsic.length === 0 && !now.abilities.some(isIntrinsic)) return;
  now.abilities = [...now.abilities.filter((had) => !isIntrinsic(had)), ...intrinsic];
}

/**
 * 205.1a: the new subtypes replace those of their own sets. 305.7: with a basic land type a land loses the abilities
 * from its rules text, and keeps those that effects give it.
 */
export function replaceSubtypes(now: Writable<Characteristics>, subtypes: readonly string[]): void {
  if (now.types.includes('land') && subtypes.some(isBasicLandType))
    now.abilities = now.abilities.filter((had) => had.from !== null);
  setSubtypes(now, both(ofOtherSets(now.subtypes, subtypes), thoseThatFit(subtypes, now.types)));
}

/** 205.3d: it gets those of the subtypes that are of its types. */
export const addSubtypes = (now: Writable<Characteristics>, subtypes: readonly string[]): void =>
  setSubtypes(now, both(now.subtypes, thoseThatFit(subtypes, now.types)));

// The same list for the same two: a changeling's is long, and what is asked of a list is kept with it.
const both = onceForBoth(union<string>);
const ofOtherSets = onceForBoth((had: readonly string[], replacing: readonly string[]): readonly string[] => {
  const replaced = new Set(replacing.map(setOf));
  return had.filter((subtype) => !replaced.has(setOf(subtype)));
});
