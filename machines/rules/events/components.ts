/** Permanents that several cards represent: those cards as they become one (701.42a), and as it leaves (712.21). */
import { isSpokenOf, objectAt } from '../characteristics/index.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { CardNumber, ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { onceFor } from '../state/once-for.ts';
import { cardsOf, commandersAmong } from '../state/represented.ts';
import { isHiddenZone } from '../state/zones.ts';
import { causingPlayer } from './causing-player.ts';
import type { Item } from './settle.ts';

type Move = EventOf<'move'>;

/** A settled move as it is applied, and what happens with it: the same for each further card. */
export interface PartedMove {
  readonly event: Move;
  readonly further: readonly Move[];
}

/**
 * What a settled move comes to where several cards move as one object: effects have been applied to it as one (712.21d),
 * and each card goes where it goes. Null for any other move.
 */
export function parted(game: Game, event: Move): PartedMove | null {
  if (event.along !== undefined) return joining(game, event, event.along);
  const object = objectAt(game, event.object);
  if (object.components === undefined || event.to === 'battlefield') return null;
  const [first, ...others] = event.cards ?? cardsOf(object).map(({ card }) => card);
  if (first === undefined) return null;
  return {
    event: { ...event, cards: [first] },
    further: others.map((card) => ({ ...event, cards: [card], partOf: event.object })),
  };
}

/** Cards that would enter as one permanent: if they go elsewhere instead, each goes there as itself. */
function joining(game: Game, event: Move, along: readonly number[]): PartedMove {
  const others = along.map((object) => ({ ...event, object, from: objectAt(game, object).zone }));
  if (event.to === 'battlefield')
    return {
      event,
      further: others.map(({ along: _, ...other }) => ({ ...other, entering: null, partOf: event.object })),
    };
  const { along: _, ...alone } = event;
  return { event: alone, further: others.map(({ along: _along, ...other }) => other) };
}

/**
 * The cards of a permanent that are its owner's commanders, where others represent it as well: they alone go to the
 * command zone, the others where the permanent was going (903.9c).
 */
export function commandersApart(
  game: Game,
  event: Move,
): { readonly commanders: readonly CardNumber[]; readonly others: readonly CardNumber[] } | null {
  const object = objectAt(game, event.object);
  if (object.components === undefined) return null;
  const going = event.cards ?? cardsOf(object).map(({ card }) => card);
  const commanders = commandersAmong(game, object)
    .map(({ card }) => card)
    .filter((card) => going.includes(card));
  const others = going.filter((card) => !commanders.includes(card));
  return commanders.length === 0 || others.length === 0 ? null : { commanders, others };
}

/** Cards of one permanent that go to the same place, whose order is somebody's to choose: by their items. */
export interface CardsToOrder {
  readonly player: PlayerId;
  readonly items: readonly number[];
  readonly to: 'exile' | 'graveyard' | 'library';
}

/** The first such cards that have not been ordered yet. */
export function cardsToOrder(
  game: Game,
  items: readonly Item[],
  ordered: readonly number[],
): CardsToOrder | null {
  for (const [at, { event }] of items.entries()) {
    if (event?.type !== 'move' || event.cards === undefined || ordered.includes(at)) continue;
    const { object, partOf, to, toBeShuffled } = event;
    if (partOf !== undefined || toBeShuffled === true || !isOrdered(game, to)) continue;
    const together = items.flatMap((other, index) =>
      other.event?.type === 'move' && other.event.partOf === object && other.event.to === to ? [index] : [],
    );
    if (together.length === 0) continue;
    const { owner } = objectAt(game, object);
    const player = to === 'exile' ? (causingPlayer(game) ?? owner) : owner;
    return { player, items: [at, ...together], to };
  }
  return null;
}

/** Whether it can matter in which order cards go there: to a graveyard or exile only where a text asks for that. */
function isOrdered(game: Game, to: Move['to']): to is CardsToOrder['to'] {
  if (to === 'library') return true;
  if (to === 'exile') return isSpokenOf(game, 'last');
  return to === 'graveyard' && asksForTopOfGraveyard(game.definitions);
}

/** Whether some text speaks of the top of a graveyard. */
const asksForTopOfGraveyard = onceFor((definitions: Game['definitions']): boolean =>
  speaksOfTop(definitions),
);

const speaksOfTop = (text: unknown): boolean =>
  typeof text === 'object' &&
  text !== null &&
  (('top' in text && 'in' in text && text.in === 'graveyard') || Object.values(text).some(speaksOfTop));

/** The items with these cards of one permanent going one after the other as was chosen. */
export function inChosenOrder(
  items: readonly Item[],
  together: readonly number[],
  chosen: readonly number[],
): readonly Item[] {
  const cards = together.map((at) => {
    const event = items[at]?.event;
    return event?.type === 'move' ? event.cards : undefined;
  });
  return items.map((item, at) => {
    const place = together.indexOf(at);
    const next = cards[chosen[place] ?? -1];
    return place < 0 || next === undefined || item.event?.type !== 'move'
      ? item
      : { ...item, event: { ...item.event, cards: next } };
  });
}

/** A card of a stickered permanent that goes to a public zone: by its item, and what is printed on it. */
export interface Piece {
  readonly at: number;
  readonly object: ObjectId;
  readonly definition: TextRef;
}

/** The cards of the first stickered permanent, of which its owner has yet to choose one to retain the stickers (123.5c). */
export function piecesForStickers(game: Game, items: readonly Item[]): readonly Piece[] {
  const pieces = items.flatMap(({ event }, at): readonly Piece[] => {
    if (event?.type !== 'move' || event.cards === undefined || event.keepsStickers !== undefined) return [];
    const whole = objectAt(game, event.object);
    if (whole.stickers === undefined || isHiddenZone(event.to)) return [];
    const { definition } = cardsOf(whole).find(({ card }) => card === event.cards?.[0]) ?? whole;
    return [{ at, object: whole.id, definition }];
  });
  return pieces.filter(({ object }) => object === pieces[0]?.object);
}

/** The items, with one of these cards retaining the stickers. */
export const keepingStickers = (
  items: readonly Item[],
  pieces: readonly Piece[],
  kept: number | undefined,
): readonly Item[] =>
  items.map((item, at) =>
    item.event?.type === 'move' && pieces.some((piece) => piece.at === at)
      ? { ...item, event: { ...item.event, keepsStickers: at === kept } }
      : item,
  );
