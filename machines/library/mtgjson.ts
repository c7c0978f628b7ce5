/** Cards as MTGJSON’s AtomicCards, AllPrintings and files of single sets have them (https://mtgjson.com/data-models/). */
import { z } from 'zod/mini';
import type { Facts } from '../reading/index.ts';
import { cardOf } from './faces-together.ts';
import {
  checked,
  type Finds,
  type Found,
  indicatorSchema,
  nameSchema,
  textSchema,
  wordSchema,
  wordsSchema,
} from './found.ts';
import type { Printing } from './library-card.ts';

const recordSchema = z.object({
  name: nameSchema,
  faceName: z.nullish(nameSchema),
  side: z.nullish(wordSchema),
  layout: wordSchema,
  manaCost: z.nullish(wordSchema),
  colorIndicator: z.nullish(indicatorSchema),
  supertypes: wordsSchema,
  types: wordsSchema,
  subtypes: wordsSchema,
  power: z.nullish(wordSchema),
  toughness: z.nullish(wordSchema),
  loyalty: z.nullish(wordSchema),
  defense: z.nullish(wordSchema),
  text: z.nullish(textSchema),
  identifiers: z.nullish(z.object({ scryfallOracleId: z.nullish(wordSchema) })),
  cardParts: z.nullish(z.array(nameSchema)),
  number: z.nullish(wordSchema),
  setCode: z.nullish(wordSchema),
  printings: z.nullish(wordsSchema),
});
type Face = z.infer<typeof recordSchema>;

/** Whether a record is one of these. */
export const isMtgjson = (value: object): boolean =>
  'type' in value && 'types' in value && ('identifiers' in value || 'manaValue' in value || 'uuid' in value);

const factsOf = (face: Face): Facts => ({
  name: face.faceName ?? face.name,
  manaCost: face.manaCost ?? '',
  ...(face.colorIndicator == null ? {} : { colorIndicator: face.colorIndicator }),
  supertypes: face.supertypes,
  types: face.types,
  subtypes: face.subtypes,
  ...(face.power == null ? {} : { power: face.power }),
  ...(face.toughness == null ? {} : { toughness: face.toughness }),
  ...(face.loyalty == null ? {} : { loyalty: face.loyalty }),
  ...(face.defense == null ? {} : { defense: face.defense }),
  oracleText: face.text ?? '',
});

/** As the other files call them. */
function layoutOf(layout: string, back: Facts | undefined): string {
  if (layout === 'aftermath') return 'split';
  return layout === 'adventure' && back?.subtypes.includes('Omen') === true ? 'omen' : layout;
}

/** What is said of a set beside its cards. */
export interface SetSaid {
  name?: string;
  releaseDate?: string;
}

/** The faces that are one card, of those that stand in one list: by the card’s id, else by name and number. */
const sameCard = ({ identifiers, name, number }: Face): string =>
  `${identifiers?.scryfallOracleId ?? name}/${number ?? ''}`;

function printingsOf({ number, printings, setCode }: Face, set: SetSaid): readonly Printing[] {
  if (setCode != null)
    return [
      {
        set: setCode,
        setName: set.name ?? null,
        released: set.releaseDate ?? null,
        number: number ?? null,
      },
    ];
  return (printings ?? []).map((code) => ({ set: code, setName: null, released: null, number: null }));
}

/** Of a meld card: `cardParts` are both cards and then what they become. */
function meldOf({ cardParts, faceName, name }: Face): Pick<Found, 'meld' | 'isMelded'> {
  const own = faceName ?? name;
  const into = cardParts?.at(-1);
  const other = cardParts?.slice(0, -1).find((part) => part !== own);
  if (into === own) return { isMelded: true };
  return into === undefined || other === undefined ? {} : { meld: { with: other, into } };
}

function foundOf(faces: readonly Face[], set: SetSaid): readonly Found[] {
  const inOrder = [...faces].sort((one, other) => ((one.side ?? 'a') < (other.side ?? 'a') ? -1 : 1));
  const [front, back] = inOrder;
  if (front === undefined) return [];
  const id = front.identifiers?.scryfallOracleId;
  const rest = { ...(id == null ? {} : { key: id }), printings: printingsOf(front, set) };
  if (front.layout === 'meld')
    return inOrder.map((part) =>
      cardOf([factsOf(part)], 'meld', { ...rest, key: `meld/${factsOf(part).name}`, ...meldOf(part) }),
    );
  const other = back === undefined ? [] : [factsOf(back)];
  return [cardOf([factsOf(front), ...other], layoutOf(front.layout, other[0]), rest)];
}

/**
 * Takes records in their order, and gives on the cards of a list (of a name, or of a set) when it is over: `ends` says
 * so, with what the file says of the set.
 */
export function mtgjsonReader(finds: Finds): {
  readonly take: (value: unknown) => void;
  readonly ends: (set: SetSaid) => void;
} {
  let faces = new Map<string, Face[]>();
  return {
    take(value) {
      const face = checked(recordSchema, value, finds);
      if (face === undefined) return;
      const key = sameCard(face);
      const known = faces.get(key);
      if (known === undefined) faces.set(key, [face]);
      else known.push(face);
    },
    ends(set) {
      for (const card of faces.values()) for (const found of foundOf(card, set)) finds.card(found);
      faces = new Map();
    },
  };
}
