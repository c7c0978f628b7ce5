/** What an effect did to some objects, said of what they became: "permanent put into a graveyard this way". */
import type { Filter } from '../../state/vocabulary/index.ts';
import { type Count, nounText } from './nouns.ts';

const isOfType = ({ anySubtype, anyType, subtype, token, type }: Filter): boolean =>
  [anySubtype, anyType, subtype, token, type].some((one) => one !== undefined);

/** The noun phrase of such objects without article; `undefined` where a filter speaks of others. */
export function doneThisWay({ among, was, zone, ...like }: Filter, count: Count): string | undefined {
  if (typeof among !== 'object' || !('named' in among)) return undefined;
  if (zone === 'graveyard' && was === undefined)
    return `${nounText(count === 'one' || isOfType(like) ? like : { ...like, card: true }, count)} put into a graveyard this way`;
  const from = typeof was?.zone === 'string' && Object.keys(was).length === 1 ? was.zone : undefined;
  return zone === 'exile' && from !== undefined
    ? `${nounText({ ...like, zone }, count)} exiled from their ${from} this way`
    : undefined;
}
