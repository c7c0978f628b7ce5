import type { Game } from './game.ts';
import type { ObjectId, TextRef } from './identity.ts';
import { isRecord, partsIn } from './is-record.ts';
import type { HadAbility, LinkMemory } from './object.ts';
import { onceFor } from './once-for.ts';
import { rulesTable } from './table.ts';
import type { Ability } from './vocabulary/index.ts';
import { conditionWord, isCondition, isQuantity, quantityWord } from './word-table.ts';

/**
 * Linked abilities (607): what one of a pair did, the other refers to, and nothing else does. The memory lies on the
 * object that has both, under the link's name on its card and, for abilities that are not the object's own, under
 * where it has them from: a pair that was gained or copied together is another pair than any other (607.5). That is
 * said by a mark at the end of such an ability's reference, which `textAt` reads over: `Card#abilities.0@12`.
 */
const mark = /@([\w:]+)/;

/** Where the linked ability at a reference is from; null: it is the object's own. */
export const pairOf = (ref: TextRef): string | null =>
  ref.includes('@') ? (mark.exec(ref)?.[1] ?? null) : null;

/** A reference without the mark. */
export const withoutPair = (ref: TextRef): TextRef => (ref.includes('@') ? ref.replace(mark, '') : ref);

/** An ability as had from somewhere: marked, if anything in it is linked. */
export const hadFrom = (had: HadAbility, pair: string): HadAbility =>
  isLinked(had.ability) ? { ...had, ref: markedAs(had.ref, pair) } : had;

/** A reference with this mark, whichever it had. */
export const markedAs = (ref: TextRef, pair: string): TextRef => `${withoutPair(ref)}@${pair}`;

/** What tells an instance of a keyword on an object from all others: what gives it, and where that is written. */
export const instanceOf = ({ from, ref }: HadAbility): string =>
  `${from ?? 'own'}:${ref.slice(ref.indexOf('#') + 1).replace(/\W+/g, ':')}`;

/** From where a copy has its abilities, by the number of the copy. */
export const copyPair = (copy: number): string => `copy${copy}`;

/** The key under which what a link remembers lies on its object. */
export const linkKey = (link: string, pair: string | undefined): string =>
  pair === undefined ? link : `${link}@${pair}`;

/** The link under which a card exiled face down remembers the permanent whose controllers may look at it (702.75a). */
export const lookedAtThrough = 'lookedAtThrough';

/** What a link remembers, as the words of a scope mean it: `undefined` if it refers to nothing (607.5a). */
export const remembered = (
  game: Game,
  { pair, self }: { readonly self: ObjectId; readonly pair?: string },
  link: string,
): LinkMemory | undefined => game.objects[self]?.links[linkKey(link, pair)];

/** Whether a keyword ability is of a chosen quality where none was chosen: it does nothing then (607.5a). */
export function isOfNothingChosen(
  game: Game,
  scope: { readonly self: ObjectId; readonly pair?: string },
  ability: Ability,
): boolean {
  if (ability.kind !== 'keyword' || ability.object === undefined) return false;
  const link = ability.object.colorChosen ?? ability.object.nameChosen ?? ability.object.typeChosen;
  return link !== undefined && (remembered(game, scope, link)?.values.length ?? 0) === 0;
}

/** The words of the vocabulary that write or read a link and whose value is its name. */
const naming = ['link', 'linked', 'chosen', 'colorChosen', 'nameChosen', 'typeChosen', 'noted'] as const;

/** The words of the vocabulary that write or read a link. */
const linking: ReadonlySet<string> = new Set([...naming, 'whoChose', 'mostVoted']);

/** How words read a link: a number or a word that was chosen or voted for under it (607.2m). */
export interface LinkRead {
  readonly under: string;
  readonly isWord: boolean;
}

/** How a quantity or a condition reads a link; null: it reads none. */
export const linkRead = (text: unknown): LinkRead | null =>
  (isCondition(text)
    ? conditionWord(text).link?.(text)
    : isQuantity(text)
      ? quantityWord(text).link?.(text)
      : undefined) ?? null;

const isLinked = onceFor((ability: Ability): boolean => speaksOfLinks(ability) || isShortForLinked(ability));

/** Whether a keyword stands for linked abilities (607.2k). */
const isShortForLinked = (ability: Ability): boolean =>
  ability.kind === 'keyword' &&
  (rulesTable().keywords[ability.keyword]?.abilities?.(ability) ?? []).some(isLinked);

const speaksOfLinks = (text: unknown): boolean =>
  (isRecord(text) && (linkRead(text) !== null || Object.keys(text).some((word) => linking.has(word)))) ||
  partsIn(text).some(speaksOfLinks);

/** The names of links that words say, each once: of a card, those between its abilities (607). */
export function linksNamedIn(words: unknown): readonly string[] {
  const own = isRecord(words)
    ? [linkRead(words)?.under, ...naming.map((word) => words[word])].filter(
        (link) => typeof link === 'string',
      )
    : [];
  return [...new Set([...own, ...partsIn(words).flatMap(linksNamedIn)])];
}
