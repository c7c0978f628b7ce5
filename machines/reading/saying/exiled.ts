/** What an object's abilities exile, as others of them speak of it: "the exiled card" (607.2a). */
import { isFields, isList, wordOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { exiles, linksOf } from '../linked.ts';
import { fields } from '../talk.ts';

/** Under which links it is found, and whether it is several cards. */
export interface Exiled {
  readonly links: readonly string[];
  readonly several: boolean;
}

export const nothingExiled: Exiled = { links: [], several: false };

/** What these abilities of one object exile. */
export function exiledBy(abilities: readonly Meaning[]): Exiled {
  const links: string[] = abilities.flatMap(linksOf);
  let several = false;
  const collect = (value: Meaning, under: string): void => {
    if (isList(value)) for (const part of value) collect(part, under);
    else if (isFields(value)) {
      if (exiles(value, under) && value.link !== undefined) {
        links.push(wordOf(value.link));
        several ||= fields(value.what).all !== undefined;
      }
      for (const [field, part] of Object.entries(value)) collect(part, field);
    }
  };
  for (const ability of abilities) collect(ability, '');
  return { links, several };
}
