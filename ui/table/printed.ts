import {
  type FaceDefinition,
  faceWith,
  type Game,
  type HadAbility,
  type PrintedParagraph,
  type TextRef,
} from '../../machines/rules/index.ts';

/** A paragraph as it is shown: of what isn't understood, and is played without, it is said that it does nothing. */
export interface Shown {
  readonly text: string;
  readonly leftOut?: true;
}

/** A paragraph that a card was read from, and which of the face's abilities it says. */
interface Says extends PrintedParagraph {
  readonly face: FaceDefinition;
  readonly from: number;
}

/** Which ability of which face a reference means as a whole; null for a part of one, and for what isn't just as printed. */
function placeOf(game: Game, ref: TextRef): { readonly face: FaceDefinition; readonly at: number } | null {
  const [, at] = /#(?:back\.)?abilities\.(\d+)$/.exec(ref) ?? [];
  const face = at === undefined ? null : faceWith(game, ref);
  return face === null ? null : { face, at: Number(at) };
}

/** The printed paragraph that says the ability at this place; null where that isn't known. */
function paragraphAt({ face, at }: { readonly face: FaceDefinition; readonly at: number }): Says | null {
  let from = 0;
  for (const paragraph of face.printed ?? []) {
    if (at >= from && at < from + paragraph.abilities) return { ...paragraph, face, from };
    from += paragraph.abilities;
  }
  return null;
}

/** The text of one ability as it is printed on the card that was read; null where it is none of that, or stands there with others. */
export function printedWords(game: Game, ref: TextRef): string | null {
  const place = placeOf(game, ref);
  const paragraph = place && paragraphAt(place);
  return paragraph?.abilities === 1 ? paragraph.text : null;
}

/**
 * The abilities that an object has, paragraph by paragraph: as they are printed on what they were read from where it has
 * all that a paragraph says, and each other one in the words that `say` has for it.
 */
export function paragraphsOf(
  game: Game,
  had: readonly HadAbility[],
  say: (one: HadAbility) => string,
): readonly Shown[] {
  const shown: Shown[] = [];
  for (let at = 0; at < had.length; at += 1) {
    const one = had[at];
    if (one === undefined) continue;
    const place = one.from === null ? placeOf(game, one.ref) : null;
    const paragraph = place && paragraphAt(place);
    const all = paragraph === null ? [] : had.slice(at, at + paragraph.abilities);
    if (paragraph !== null && place?.at === paragraph.from && areAll(game, all, paragraph)) {
      shown.push({ text: paragraph.text });
      at += paragraph.abilities - 1;
    } else shown.push({ text: say(one) });
  }
  return shown;
}

const areAll = (game: Game, had: readonly HadAbility[], { abilities, face, from }: Says): boolean =>
  had.length === abilities &&
  had.every(({ ref }, nth) => {
    const place = placeOf(game, ref);
    return place?.face === face && place.at === from + nth;
  });

/** What is printed on a face that was read; null for any other. */
export const textOn = ({ printed }: Pick<FaceDefinition, 'printed'>): readonly Shown[] | null =>
  printed?.map(({ text, leftOut }) => ({ text, ...(leftOut && { leftOut }) })) ?? null;

/** What of a face isn't understood, and was left out. */
export const leftOutOf = ({ printed = [] }: Pick<FaceDefinition, 'printed'>): readonly Shown[] =>
  printed.flatMap(({ text, leftOut }) => (leftOut === true ? [{ text, leftOut }] : []));
