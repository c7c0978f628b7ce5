/** Abilities of one object that speak of what others of them did (607.2). */

import { keywords } from '../rules/abilities/keywords/index.ts';
import { carried } from '../rules/state/origins.ts';
import {
  dataOf,
  holdsSome,
  isFields,
  isList,
  type Fields as Parts,
  replaced,
  wordOf,
} from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { exilesForCost } from './references.ts';
import type { Fields } from './talk.ts';

/**
 * The same abilities, where "the exiled card" or "cards exiled with this" is said with a link to what exiles: an
 * instruction, what happens instead of something, or a keyword. Nothing where nothing exiles.
 */
export function withLinks(abilities: readonly Meaning[]): readonly Meaning[] | undefined {
  if (!abilities.some(speaksOfExiled)) return abilities;
  let exiling = 0;
  const linked = (value: Meaning, under: string): Meaning => {
    if (isList(value)) return value.map((part) => linked(part, under));
    if (!isFields(value) || isAboutToken(value)) return value;
    const made = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, linked(part, key)]));
    const parts = carried(value, made);
    if (!exiles(value, under)) return parts;
    exiling++;
    return { ...parts, link: 'exiled' };
  };
  const done = abilities.map((ability) => linked(ability, ''));
  if (exiling > 0) return done;
  const link = abilities.flatMap(linksOf)[0];
  return link === undefined ? undefined : abilities.map((ability) => under(ability, link));
}

/** The links under which what a keyword exiles is found: its abilities say so (702.66a, 702.75a). */
export function linksOf(ability: Meaning): readonly string[] {
  if (!isFields(ability) || typeof ability.keyword !== 'string') return [];
  const { abilities: meant } = keywords[ability.keyword] ?? {};
  const links: string[] = [];
  const collect = (value: Meaning, key: string): void => {
    if (isList(value)) for (const part of value) collect(part, key);
    else if (isFields(value)) {
      if (exiles(value, key) && typeof value.link === 'string') links.push(value.link);
      for (const [field, part] of Object.entries(value)) collect(part, field);
    }
  };
  collect(dataOf(meant?.({ kind: 'keyword', keyword: ability.keyword }) ?? []), '');
  return links;
}

/** What happens later to a token that was created: it is no card that is exiled. */
const isAboutToken = ({ do: does, about }: Parts): boolean =>
  does === 'delayedTrigger' && isFields(about) && wordOf(about.named).startsWith('create');

const speaksOfExiled = (value: Meaning): boolean =>
  holdsSome(value, (part) => isFields(part) && part.linked === 'exiled');

/** Whether something other than this object is put into exile. */
export const exiles = (said: Fields, under: string): boolean =>
  (said.do === 'exile' && said.what !== 'self') ||
  exilesForCost(said) ||
  (under === 'to' && said.zone === 'exile');

const under = (value: Meaning, link: string): Meaning =>
  replaced(value, (part) =>
    isFields(part) && part.linked === 'exiled' ? { ...part, linked: link } : undefined,
  );
