import type { Characteristics, HadAbility } from '../state/object.ts';
import { reworded, rewordingIn } from '../state/reworded.ts';
import type { Writable } from '../state/write.ts';
import { union } from './both-of.ts';
import { expand } from './expand.ts';
import { isIntrinsic } from './printed.ts';
import { setSubtypes } from './type-changes.ts';

/** Changes a word in an object's text: in its rules text and its type line, and nowhere else (612.1-2). */
export function changeWords(now: Writable<Characteristics>, from: string, to: string): void {
  const abilities = now.abilities.map((had) => withWords(had, from, to));
  if (abilities.some((had, at) => had !== now.abilities[at])) now.abilities = abilities;
  const subtypes = union(
    [],
    now.subtypes.map((subtype) => (subtype === from ? to : subtype)),
  );
  if (subtypes.some((subtype, at) => subtype !== now.subtypes[at])) setSubtypes(now, subtypes);
}

/** An ability with these words changed, the same each time; itself, where they aren't in it. */
export function withWords(had: HadAbility, from: string, to: string): HadAbility {
  if (isIntrinsic(had)) return had; // 305.6: no text
  const words = rewordingIn(from, to);
  let byWords = changed.get(had);
  if (byWords === undefined) {
    byWords = new Map();
    changed.set(had, byWords);
  }
  let found = byWords.get(words);
  if (found === undefined) {
    const ability = reworded(had.ability, from, to);
    found = ability === had.ability ? had : { ...had, ability, ref: `${had.ref}${words}` };
    byWords.set(words, found);
  }
  return found;
}

const changed = new WeakMap<HadAbility, Map<string, HadAbility>>();

/** What an ability, or one that it is short for, is after its text changed; both lists are in the same order. */
export function afterChange(
  had: HadAbility,
  before: readonly HadAbility[],
  after: readonly HadAbility[],
): HadAbility {
  for (const [at, whole] of before.entries()) {
    const within = expand(whole).indexOf(had);
    const now = after[at];
    if (within >= 0) return now === undefined ? had : (expand(now)[within] ?? had);
  }
  return had;
}
