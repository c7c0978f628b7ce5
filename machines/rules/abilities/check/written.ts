/** What the abilities of an object write that others of them may read: names of costs (118.8-9), and links (607). */
import { isRecord } from '../../state/is-record.ts';
import type { KeywordModule } from '../../state/table.ts';
import type { Ability, CostPart } from '../../state/vocabulary/index.ts';

type Keywords = Readonly<Record<string, KeywordModule>>;

/** The abilities that an ability stands for; itself, if it is no keyword. */
export const standsFor = (ability: Ability, keywords: Keywords): readonly Ability[] =>
  ability.kind === 'keyword' ? (keywords[ability.keyword]?.abilities?.(ability) ?? []) : [ability];

/** Names under which a cost keeps what it used up. */
export function namesInCost(cost: readonly CostPart[]): readonly string[] {
  return cost.flatMap((part) => ('as' in part && part.as !== undefined ? [part.as] : []));
}

/** Names of costs that an ability of an object gives to all of its abilities (118.8-9). */
export function collectPaid(ability: Ability, keywords: Keywords, into: Set<string>): void {
  for (const one of standsFor(ability, keywords)) {
    if (one.kind !== 'static') continue;
    const { additionalCost, alternativeCost, castableFrom, paysGeneric } = one;
    if (paysGeneric !== undefined) for (const name of namesInCost([paysGeneric])) into.add(name);
    if (additionalCost?.optional !== undefined) into.add(additionalCost.optional);
    if (alternativeCost !== undefined) into.add(alternativeCost.name);
    if (castableFrom?.name !== undefined) into.add(castableFrom.name);
    for (const cost of [additionalCost?.cost, additionalCost?.or, alternativeCost?.cost, castableFrom?.cost])
      for (const name of namesInCost(cost ?? [])) into.add(name);
  }
}

/**
 * Links that an ability writes, wherever in it (607): also what that finds from the start which it makes (607.1d), and on
 * what a card is encoded (702.99a).
 */
export function collectLinks(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) collectLinks(part, into);
  if (!isRecord(value)) return;
  if (typeof value.link === 'string') into.add(value.link);
  if (isRecord(value.remembers) && typeof value.remembers.under === 'string') into.add(value.remembers.under);
  if (value.encodedOn !== undefined) into.add('encoded');
  for (const part of Object.values(value)) collectLinks(part, into);
}
