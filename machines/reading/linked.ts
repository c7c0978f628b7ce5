/** Abilities of one object that speak of what others of them did (607.2). */
import { isFields } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { isList } from './talk.ts';

/** Keywords that exile cards for other abilities, and the link under which those are found (702.66, 702.75). */
const exilingKeywords = ['hideaway', 'delve'];

/**
 * The same abilities, where "the exiled card" or "cards exiled with this" is said with a link to what exiles: an
 * instruction, what happens instead of something, or a keyword. Nothing where nothing exiles.
 */
export function withLinks(abilities: readonly Meaning[]): readonly Meaning[] | undefined {
  if (!abilities.some(speaksOfExiled)) return abilities;
  let exiling = 0;
  const linked = (value: Meaning, under: string): Meaning => {
    if (isList(value)) return value.map((part) => linked(part, under));
    if (!isFields(value)) return value;
    const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, linked(part, key)]));
    if (!exiles(value, under)) return parts;
    exiling++;
    return { ...parts, link: 'exiled' };
  };
  const done = abilities.map((ability) => linked(ability, ''));
  if (exiling > 0) return done;
  const keyword = exilingKeywords.find((name) =>
    abilities.some((ability) => isFields(ability) && ability.keyword === name),
  );
  return keyword === undefined ? undefined : abilities.map((ability) => under(ability, keyword));
}

const speaksOfExiled = (value: Meaning): boolean =>
  isList(value)
    ? value.some(speaksOfExiled)
    : isFields(value) && (value.linked === 'exiled' || Object.values(value).some(speaksOfExiled));

/** Whether something other than this object is put into exile. */
const exiles = (
  { do: does, what, zone, pay }: { readonly [field: string]: Meaning },
  under: string,
): boolean =>
  ((does === 'exile' || pay === 'exile') && what !== 'self') || (under === 'to' && zone === 'exile');

const under = (value: Meaning, link: string): Meaning =>
  isList(value)
    ? value.map((part) => under(part, link))
    : !isFields(value)
      ? value
      : value.linked === 'exiled'
        ? { ...value, linked: link }
        : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, under(part, link)]));
