/** Cards in a form of our own: a record for each face, with `faces`, `faceOf` and `layout` where a card has several. */
import { z } from 'zod/mini';
import { type FaceRecord, type Facts, frontOf, joinFaces } from '../reading/index.ts';
import { folded } from '../rules/state/nearest.ts';
import { cardOf } from './faces-together.ts';
import {
  checked,
  type Finds,
  indicatorSchema,
  nameSchema,
  textSchema,
  wordSchema,
  wordsSchema,
} from './found.ts';
import type { Printing } from './library-card.ts';

const recordSchema = z.object({
  name: nameSchema,
  manaCost: z.optional(wordSchema),
  colorIndicator: z.optional(indicatorSchema),
  supertypes: z._default(wordsSchema, []),
  types: z._default(wordsSchema, []),
  subtypes: z._default(wordsSchema, []),
  power: z.optional(wordSchema),
  toughness: z.optional(wordSchema),
  loyalty: z.optional(wordSchema),
  defense: z.optional(wordSchema),
  oracleText: z._default(textSchema, ''),
  layout: z.optional(wordSchema),
  faces: z.optional(z.array(nameSchema)),
  faceOf: z.optional(nameSchema),
  sets: z._default(wordsSchema, []),
  meldsWith: z.optional(nameSchema),
  group: z.optional(wordSchema),
});
type Face = z.infer<typeof recordSchema>;

/** Whether a record is one of these. */
export const isFaceRecord = (value: object): boolean =>
  'name' in value && ('types' in value || 'typeLine' in value || 'oracleText' in value);

const printingsOf = ({ sets }: Face): readonly Printing[] =>
  sets.map((setName) => ({ set: null, setName, released: null, number: null }));

/** What is printed on a record's face, and nothing else of the record. */
const factsOf = ({ group: _group, meldsWith: _with, sets: _sets, faceOf: _of, ...face }: Face): FaceRecord =>
  face;

/** Without its layout and the names of its faces, which are the whole card's. */
const bare = ({ faces: _faces, layout: _layout, ...facts }: FaceRecord): Facts => facts;

/** Takes records in any order, and gives on the cards at the end. */
export function faceRecordReader(finds: Finds): {
  readonly take: (value: unknown) => void;
  readonly ends: () => void;
} {
  /** By name: of several of one name the first counts. */
  const records = new Map<string, Face>();
  const recordOf = (name: string): FaceRecord | undefined => {
    const record = records.get(folded(name));
    return record && factsOf(record);
  };
  /** Whether it is told with its front face, or its left half. */
  const isTold = (face: Face): boolean => {
    const front = face.faceOf ?? frontOf(face);
    return folded(front) !== folded(face.name) && records.has(folded(front));
  };
  return {
    take(value) {
      const face = checked(recordSchema, value, finds);
      if (face !== undefined && !records.has(folded(face.name))) records.set(folded(face.name), face);
    },
    ends() {
      for (const face of records.values()) {
        if (isTold(face)) continue;
        const { back, layout, ...front } = joinFaces(factsOf(face), recordOf);
        const [, into] = face.faces ?? [];
        finds.card(
          cardOf(
            [bare(front), ...(back === undefined ? [] : [bare(back)])],
            layout ?? (face.faceOf === undefined ? 'normal' : 'transform'),
            {
              printings: printingsOf(face),
              ...(face.group === undefined ? {} : { group: face.group }),
              ...(layout === 'meld' && face.meldsWith !== undefined && into !== undefined
                ? { meld: { with: face.meldsWith, into } }
                : {}),
            },
          ),
        );
      }
    },
  };
}
