/** What something is called that is spoken of again: "that creature", "the token", "those cards". */
import { setOf } from '../../rules/characteristics/subtypes.ts';
import { isFields, isList, listOf, wordOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import type { Fields } from '../talk.ts';

/** The nouns for what is described so, the one that says it best first. */
export function nounsFor(like: Meaning | undefined): readonly Fields[] {
  if (typeof like === 'string') return [{ type: 'creature' }, {}, { called: 'card' }];
  if (!isFields(like)) return [{ called: 'card' }, { type: 'creature' }, {}];
  if (like.copy === true) return [{ called: 'copy' }];
  const { zone, stackObject, token, type, anyType, subtype, anySubtype } = like;
  if (zone === 'stack' || stackObject !== undefined)
    return stackObject === 'ability'
      ? [{ called: 'ability' }]
      : [
          ...(stackObject === undefined ? [{ called: 'spellOrAbility' }] : []),
          { called: 'spell' },
          {},
          { called: 'ability' },
        ];
  const subtypes = [...listOf(subtype), ...listOf(anySubtype)];
  const types = [...listOf(type), ...listOf(anyType)];
  if (isList(like.any)) for (const one of like.any) if (isFields(one)) types.push(...listOf(one.type));
  const named = [...new Set([...types, ...subtypes.map((one) => setOf(wordOf(one)) ?? '')])].filter(
    (one) => typeof one === 'string' && one !== '',
  );
  const plain = [
    ...(named.length === 1 ? named.map((one) => ({ type: one })) : []),
    {},
    ...(named.length > 1 ? named.slice(-1).map((one) => ({ type: one })) : []),
    ...subtypes.slice(0, 1).map((one) => ({ subtype: one })),
  ];
  const card = [{ called: 'card' }, ...named.slice(0, 1).map((one) => ({ type: one, called: 'card' }))];
  if (token === true)
    return [{ called: 'token' }, ...subtypes.map((one) => ({ subtype: one, called: 'token' })), ...plain];
  const isElsewhere = zone !== undefined && zone !== 'battlefield';
  return isElsewhere || like.card === true ? [...card, ...plain] : [...plain, ...card];
}
