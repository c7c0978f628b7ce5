/** Cards put together from files that give a record to each face. */
import type { CardFacts, Facts } from './facts.ts';

/** A face as such files have it. */
export interface FaceRecord extends Facts {
  readonly layout?: string | undefined;
  /** Of a card of several faces: the names of all, the front one first. */
  readonly faces?: readonly string[] | undefined;
}

const uncolored: ReadonlySet<string> = new Set(['Land', 'Artifact']);

/** No indicator where the file gives none, if the face can do without: it has a mana cost, or is a land or artifact alone. */
function indicatorOf(
  { colorIndicator, manaCost = '', types }: Facts,
  isBack: boolean,
): Facts['colorIndicator'] {
  if (colorIndicator !== undefined) return colorIndicator;
  const hasNone = types.every((type) => (isBack ? type === 'Land' : uncolored.has(type)));
  return manaCost === '' && !hasNone ? 'unknown' : undefined;
}

/**
 * The card of a front face's (or only face's) record; `recordOf` finds others by name. Of halves that say less than a record of the
 * whole (`Wax // Wane`, its texts parted by a line `//`), the whole adds what they lack. Gives what is known: the back is left out where
 * no record is found for it, and reading declines such a card.
 */
export function joinFaces(front: FaceRecord, recordOf: (name: string) => FaceRecord | undefined): CardFacts {
  const { faces = [], layout } = front;
  const [, backName] = faces;
  const whole = backName === undefined ? undefined : recordOf(faces.join(' // '));
  const texts = whole?.oracleText.split('\n//\n') ?? [];
  const factsOf = (record: FaceRecord, at: number): Facts => {
    const { supertypes, types, subtypes } = record.types.length === 0 ? (whole ?? record) : record;
    const facts = {
      ...record,
      supertypes,
      types,
      subtypes,
      oracleText: record.oracleText || (texts[at] ?? ''),
    };
    return { ...facts, colorIndicator: indicatorOf(facts, at > 0) };
  };
  const back = backName === undefined ? undefined : recordOf(backName);
  return {
    ...factsOf(front, 0),
    layout,
    ...(back === undefined ? {} : { back: factsOf(back, 1) }),
  };
}

/** The name of the front face of a record's card, or of its left half; its own where it has no other. */
export const frontOf = ({ faces, name }: FaceRecord): string => faces?.[0] ?? name.split(' // ')[0] ?? name;
