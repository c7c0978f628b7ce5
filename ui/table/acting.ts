/** Which words of cards are acting: the trigger that fired, the instruction that is carried out, the change that is made. */
import { type FaceRead, type Path, partAt, wordsFor } from '../../machines/reading/index.ts';
import {
  type FaceDefinition,
  faceWith,
  type Game,
  instructionAtHand,
  type ObjectId,
  type TextRef,
} from '../../machines/rules/index.ts';
import { tried } from './words.ts';

/** A part of a face: the face, and where on it. */
export interface Place {
  readonly face: FaceDefinition;
  readonly path: Path;
}

/** Where on a card a text is printed, or the keyword that it is short for; null for what isn't printed on one. */
export function placeOf(game: Game, ref: TextRef): Place | null {
  const [, printed = ''] = /#(?:back\.)?([^/~@]+)/.exec(ref) ?? [];
  const face = printed === '' ? null : tried(() => faceWith(game, ref));
  return face === null
    ? null
    : { face, path: printed.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

/** When an ability triggers: the words for that, or for the whole of it where they stand for no more. */
function triggerOf(game: Game, ref: TextRef): Place | null {
  const place = placeOf(game, ref);
  if (place === null) return null;
  const when = [...place.path, 'when'];
  return partAt(place.face, when) === undefined ? place : { ...place, path: when };
}

/** What an object on the stack has triggered on, and what of it is carried out at the moment. */
export function actingOnStack(game: Game, id: ObjectId): readonly Place[] {
  const object = game.objects[id];
  if (object?.stack == null) return [];
  const { ability, trigger } = object.stack;
  const fired = ability === null || trigger === null ? null : triggerOf(game, ability);
  return [...(fired === null ? [] : [fired]), ...(game.stack.at(-1) === id ? carriedOut(game, id) : [])];
}

/** The instruction that is carried out of this object, the one that resolves. */
function carriedOut(game: Game, id: ObjectId): readonly Place[] {
  const doing = game.frames.map(instructionAtHand).findLast((ref) => ref !== null);
  const place = doing == null ? null : placeOf(game, doing);
  const own = game.objects[id]?.stack?.ability ?? game.objects[id]?.definition ?? '';
  const [card = ''] = own.split('#');
  return place === null || doing?.startsWith(`${card}#`) !== true ? [] : [place];
}

/** What a trigger that waits has triggered on. */
export function actingWaiting(game: Game, ref: TextRef): readonly Place[] {
  const fired = triggerOf(game, ref);
  return fired === null ? [] : [fired];
}

/** All that acts of what an object says: of itself on the stack, of its abilities there, and of those that wait to be put there. */
export const actingOf = (game: Game, id: ObjectId): readonly Place[] => [
  ...game.stack.flatMap((one) =>
    one === id || game.objects[one]?.stack?.source === id ? actingOnStack(game, one) : [],
  ),
  ...game.waiting.flatMap(({ ref, source }) => (source === id ? actingWaiting(game, ref) : [])),
];

/** From where to where a text is lit. */
export type Range = readonly [from: number, to: number];

const tags = ['kind', 'do', 'on', 'change', 'rule'];

/** Whether what stands there is what the words were read as: a definition may be written in another order. */
const isThat = (face: FaceDefinition, read: FaceRead, path: Path): boolean => {
  const [is, was] = [partAt(face, path), partAt(read.data, path)];
  return tags.every((tag) => partAt(is, [tag]) === partAt(was, [tag]));
};

/**
 * What of a text is lit, where the text is a paragraph of what a face says: the words for those parts of it. Nothing
 * where it is none of its paragraphs.
 */
export function litIn(text: string, read: FaceRead, places: readonly Place[]): readonly Range[] {
  const begins = read.text.split('\n').includes(text.split('\n')[0] ?? '') ? read.text.indexOf(text) : -1;
  if (begins < 0) return [];
  const ranges = places
    .filter(({ face, path }) => isThat(face, read, path))
    .flatMap(({ path }) => wordsFor(read, path))
    .map(({ start, end }): Range => [Math.max(0, start - begins), Math.min(text.length, end - begins)])
    .filter(([from, to]) => from < to);
  return ranges.toSorted(([one], [other]) => one - other);
}

/** A text in pieces, lit and not. */
export function inPieces(
  text: string,
  ranges: readonly Range[],
): readonly { readonly text: string; readonly isLit: boolean }[] {
  const pieces: { text: string; isLit: boolean }[] = [];
  let at = 0;
  for (const [from, to] of ranges) {
    if (to <= at) continue;
    const begins = Math.max(from, at);
    if (begins > at) pieces.push({ text: text.slice(at, begins), isLit: false });
    pieces.push({ text: text.slice(begins, to), isLit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isLit: false });
  return pieces;
}
