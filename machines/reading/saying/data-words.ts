/** Data in words of its own, for what no phrase says: "mill (who: everyone, count: 3)". */
import { isFields, isList } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import type { Fields } from '../talk.ts';

/** Under which fields a word says which one it is. */
const tags = ['kind', 'do', 'on', 'holds', 'number', 'change', 'rule', 'would', 'pay'];

/** A field's name or a word of the vocabulary as words: "drawSeveral" is "draw several". */
const apart = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export function inDataWords(data: Meaning): string {
  if (isList(data)) return data.map(inDataWords).join(', ');
  if (!isFields(data)) return typeof data === 'string' ? apart(data) : String(data);
  const tag = tags.find((field) => typeof data[field] === 'string');
  const others = Object.entries(data).filter(([field]) => field !== tag);
  const said = fieldsInWords(Object.fromEntries(others));
  const name = tag === undefined ? '' : inDataWords(data[tag] ?? null);
  return said === '' ? name : `${name === '' ? '' : `${name} `}(${said})`;
}

/** The fields of data, each with its name: "targets: (players: any); effect: scry (n: 2)". */
export const fieldsInWords = (data: Fields): string =>
  Object.entries(data)
    .map(([field, value]) => `${apart(field)}: ${inDataWords(value ?? null)}`)
    .join('; ');
