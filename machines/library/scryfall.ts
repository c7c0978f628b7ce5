/** Cards as Scryfall’s bulk files and its API have them (https://scryfall.com/docs/api/cards). */
import { z } from 'zod/mini';
import type { CardFacts, Facts } from '../reading/index.ts';
import { folded } from '../rules/state/nearest.ts';
import {
  checked,
  type Finds,
  type Found,
  indicatorSchema,
  nameSchema,
  textSchema,
  wordSchema,
} from './found.ts';
import type { Printing } from './library-card.ts';
import { typesIn } from './type-line.ts';

const printed = {
  name: nameSchema,
  mana_cost: z.nullish(wordSchema),
  oracle_text: z.nullish(textSchema),
  power: z.nullish(wordSchema),
  toughness: z.nullish(wordSchema),
  loyalty: z.nullish(wordSchema),
  defense: z.nullish(wordSchema),
  color_indicator: z.nullish(indicatorSchema),
  oracle_id: z.nullish(wordSchema),
  layout: z.nullish(wordSchema),
};
const faceSchema = z.object({ ...printed, type_line: z.nullish(wordSchema) });
const cardSchema = z
  .object({
    ...printed,
    type_line: z.nullish(wordSchema),
    card_faces: z.nullish(z.array(faceSchema).check(z.minLength(1))),
    all_parts: z.nullish(z.array(z.object({ component: wordSchema, name: nameSchema }))),
    released_at: z.nullish(wordSchema),
    set: z.nullish(wordSchema),
    set_name: z.nullish(wordSchema),
    collector_number: z.nullish(wordSchema),
  })
  .check(
    z.refine(({ card_faces, type_line }) => card_faces != null || type_line != null, {
      path: ['type_line'],
      error: 'it is missing: a text belongs here',
    }),
  );
type Face = z.infer<typeof faceSchema>;
type Card = z.infer<typeof cardSchema>;

/** Whether a record is one of these. */
export const isScryfall = (value: object): boolean => 'object' in value && value.object === 'card';

/** What is said of an answer of the API that is no card; `undefined`: it isn’t one of those. */
export function scryfallSays(value: object): string | undefined {
  if (!('object' in value) || typeof value.object !== 'string') return undefined;
  if (value.object === 'error') {
    const details = 'details' in value && typeof value.details === 'string' ? `: ${value.details}` : '';
    return `this is an error that Scryfall answered${details}`;
  }
  const others: Readonly<Record<string, string>> = {
    set: 'this is Scryfall’s list of sets',
    ruling: 'these are Scryfall’s rulings',
    bulk_data: 'this is Scryfall’s list of its bulk files: download one of them',
    catalog: 'this is a catalog of Scryfall, which has only names',
    card_symbol: 'these are Scryfall’s mana symbols',
    migration: 'these are Scryfall’s migrations',
  };
  return others[value.object];
}

const factsOf = (face: Face): Facts => ({
  name: face.name,
  manaCost: face.mana_cost ?? '',
  ...(face.color_indicator == null ? {} : { colorIndicator: face.color_indicator }),
  ...typesIn(face.type_line ?? ''),
  ...(face.power == null ? {} : { power: face.power }),
  ...(face.toughness == null ? {} : { toughness: face.toughness }),
  ...(face.loyalty == null ? {} : { loyalty: face.loyalty }),
  ...(face.defense == null ? {} : { defense: face.defense }),
  oracleText: face.oracle_text ?? '',
});

/** Scryfall has Omens under the layout of adventures; their type tells them. */
const layoutOf = (layout: string, back: Facts | undefined): string =>
  layout === 'adventure' && back?.subtypes.includes('Omen') === true ? 'omen' : layout;

const printingOf = (card: Card): Printing => ({
  set: card.set?.toUpperCase() ?? null,
  setName: card.set_name ?? null,
  released: card.released_at ?? null,
  number: card.collector_number ?? null,
});

const keyOf = (id: string | null | undefined, name: string): string => id ?? folded(name);

/** The card, of one face or of several. */
function wholeCard(card: Card): Found {
  const [front = card, back] = card.card_faces ?? [];
  const layout = card.layout ?? (back === undefined ? 'normal' : '');
  const other = back === undefined ? undefined : factsOf(back);
  const facts: CardFacts = {
    ...factsOf(front),
    layout: layoutOf(layout, other),
    ...(other === undefined ? {} : { back: other }),
  };
  return {
    key: keyOf(card.oracle_id ?? front.oracle_id, card.name),
    name: card.name,
    facts,
    printings: [printingOf(card)],
    ...(layout === 'meld' ? meldOf(card) : {}),
  };
}

/** Of a meld card all three parts name one another (712.4). */
function meldOf({ all_parts, name }: Card): Pick<Found, 'meld' | 'isMelded'> {
  const into = all_parts?.find(({ component }) => component === 'meld_result')?.name;
  if (into === undefined) return {};
  if (into === name) return { isMelded: true };
  const other = all_parts?.find((part) => part.component === 'meld_part' && part.name !== name)?.name;
  return other === undefined ? {} : { meld: { with: other, into } };
}

/** On a reversible card each side is a card of its own, often the same one twice. */
function sidesOf(card: Card): readonly Found[] {
  const sides = (card.card_faces ?? []).map((face) => ({
    key: keyOf(face.oracle_id, face.name),
    name: face.name,
    facts: { ...factsOf(face), layout: face.layout ?? 'normal' },
    printings: [printingOf(card)],
  }));
  return sides.filter(({ key }, at) => sides.findIndex((other) => other.key === key) === at);
}

/** Reads a record, and gives on which cards it is, or what is wrong with it. */
export function readScryfall(value: unknown, finds: Finds): void {
  const card = checked(cardSchema, value, finds);
  if (card === undefined) return;
  const isReversible = card.layout === 'reversible_card' && card.card_faces != null;
  for (const found of isReversible ? sidesOf(card) : [wholeCard(card)]) finds.card(found);
}
