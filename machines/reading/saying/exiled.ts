/** What an object's abilities exile, as others of them speak of it: "the exiled card" (607.2a). */
import { isFields, isList, wordOf } from '../../wording/meaning.ts';
import { isSpecOfSeveral } from '../../wording/print.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { exiles, linksOf } from '../linked.ts';
import { fields } from '../talk.ts';

/** Under which links it is found, and whether it is several cards. */
export interface Exiled {
  readonly links: readonly string[];
  readonly several: boolean;
}

export const nothingExiled: Exiled = { links: [], several: false };

/** Whether it can be more than one: all of a kind, or several targets. */
function isOfSeveral(what: Meaning | undefined, targets: Meaning | undefined): boolean {
  const { all, target } = fields(what);
  const spec = isList(targets) && typeof target === 'number' ? targets[target] : undefined;
  return all !== undefined || isSpecOfSeveral(spec);
}

/** What these abilities of one object exile. */
export function exiledBy(abilities: readonly Meaning[]): Exiled {
  const links: string[] = abilities.flatMap(linksOf);
  let several = false;
  const collect = (value: Meaning, under: string, targets: Meaning | undefined): void => {
    if (isList(value)) for (const part of value) collect(part, under, targets);
    else if (isFields(value)) {
      if (exiles(value, under) && value.link !== undefined) {
        links.push(wordOf(value.link));
        several ||= isOfSeveral(value.what, targets);
      }
      for (const [field, part] of Object.entries(value)) collect(part, field, targets);
    }
  };
  for (const ability of abilities) collect(ability, '', fields(ability).targets);
  return { links, several };
}
