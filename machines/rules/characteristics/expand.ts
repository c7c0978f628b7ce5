import { instanceOf, markedAs } from '../state/links.ts';
import type { HadAbility } from '../state/object.ts';
import { expansion } from '../state/text.ts';
import type { Ability } from '../state/vocabulary/index.ts';
import { conditionWord, ruleWord } from '../state/word-table.ts';

/**
 * The abilities that an ability stands for: itself, or for a keyword ability what it is short for (702.1), each with
 * the reference under which `textAt` finds it. A keyword that is short for nothing gives none.
 */
export function expand(had: HadAbility): readonly HadAbility[] {
  if (had.ability.kind !== 'keyword') return [had];
  const known = expansions.get(had);
  if (known !== undefined) return known;
  const abilities = expansion(had.ability);
  const instance = isPaidByInstance(had, abilities) ? instanceOf(had) : null;
  const expanded = abilities.flatMap((ability, index) => {
    const ref = `${had.ref}/${index}`;
    return expand({ ...had, ability, ref: instance === null ? ref : markedAs(ref, instance) });
  });
  expansions.set(had, expanded);
  return expanded;
}

/**
 * Whether it counts for which instance of a keyword a cost was paid: a cost to attack (702.154d); an additional or an
 * alternative cost, if an ability among these asks for its own (702.78b, 702.152b); an additional cost also if an effect
 * gave it, so that there may be more with the same words.
 */
const isPaidByInstance = ({ from }: HadAbility, abilities: readonly Ability[]): boolean => {
  const asks = abilities.some(asksForItsOwn);
  return abilities.some(
    (ability) =>
      ability.kind === 'static' &&
      (ability.rules?.some((rule) => ruleWord(rule).mayPayToAttack !== undefined) ||
        (ability.additionalCost?.optional !== undefined && (asks || from !== null)) ||
        (ability.alternativeCost !== undefined && asks)),
  );
};

/** Whether it has its effect only if the cost of this very instance was paid. */
function asksForItsOwn(ability: Ability): boolean {
  if (ability.kind !== 'static' && ability.kind !== 'triggered') return false;
  const asked = ability.if ?? (ability.kind === 'static' ? ability.replaces?.if : undefined);
  return asked !== undefined && conditionWord(asked).cost?.(asked).ofThisInstance === true;
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

/** Whether they are the same abilities, had from the same objects. */
export const haveTheSame = (some: readonly HadAbility[], others: readonly HadAbility[]): boolean =>
  some.length === others.length &&
  some.every((had, at) => {
    const other = others[at];
    return (
      had === other ||
      (had.ref === other?.ref &&
        had.from === other.from &&
        had.acquiredFrom === other.acquiredFrom &&
        had.since === other.since &&
        had.ability === other.ability)
    );
  });
