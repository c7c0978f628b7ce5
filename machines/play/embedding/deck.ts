import {
  type CardsByName,
  cardsOf,
  type DeckFault,
  type DeckListOptions,
  findCardIn,
  nearestNamesIn,
  parseDeckList,
} from '../../decks/index.ts';
import type { PlayerSetup } from '../../game/index.ts';
import { type CardDefinition, EngineError, keywords } from '../../rules/index.ts';

/** Cards one by one, each by its name or as a definition. */
export type CardsGiven = readonly (string | CardDefinition)[];

/** A deck as the text that every site exports (`4 Lightning Bolt` a line), or its cards one by one. */
export type DeckGiven = string | CardsGiven;

/** What is wrong with what a player brings. */
export interface PlayerDeckFault extends DeckFault {
  /** The player's name. */
  readonly player: string;
}

/** A game that can't be made of these decks, with everything that is wrong with any of them. */
export class DeckError extends EngineError {
  override name = 'DeckError';
  readonly faults: readonly PlayerDeckFault[];

  constructor(faults: readonly PlayerDeckFault[]) {
    super(`These decks can’t be played: ${faults.map(sentence).join('; ')}`);
    this.faults = faults;
  }
}

function sentence({ line, nearest, player, reason, rule }: PlayerDeckFault): string {
  const where = line === null ? player : `${player}, line ${line}`;
  const meant = nearest.length > 0 ? ` (${nearest.join(', ')}?)` : '';
  return `${where}: ${reason}${meant}${rule === null ? '' : ` (${rule})`}`;
}

/** What a player brings, as it is given. */
export interface PlayerGiven {
  readonly name: string;
  readonly deck: DeckGiven;
  /** Cards outside the game that this player owns; a deck list may name them itself. */
  readonly sideboard?: CardsGiven;
  /** Names of cards in the deck that are commanders (103.2c); a deck list may name them itself. */
  readonly commanders?: readonly string[];
  /** Other cards that begin in the command zone. */
  readonly command?: CardsGiven;
  /** Sticker sheets: the three that were chosen or fewer, or ten and more, of which three are chosen at random (103.2d). */
  readonly stickerSheets?: readonly CardDefinition[];
}

/** The same with every card found, or everything that is wrong with it. */
export type PlayerRead =
  | { readonly ok: true; readonly player: PlayerSetup }
  | { readonly ok: false; readonly faults: readonly PlayerDeckFault[] };

/**
 * Finds the cards that a player brings among those that are known. A text is held to what a deck list must be (`options`); cards that are given one
 * by one only have to exist, so that a test or a puzzle may bring any number of them.
 */
export function readPlayer(
  given: PlayerGiven,
  known: CardsByName,
  options: DeckListOptions = {},
): PlayerRead {
  const { command = [], deck, name, sideboard = [] } = given;
  const brought = typeof deck === 'string' ? fromText(deck, known, options) : fromCards(deck, known);
  const others = { sideboard: fromCards(sideboard, known), command: fromCards(command, known) };
  const faults = [...brought.faults, ...others.sideboard.faults, ...others.command.faults];
  const commanders = [...brought.commanders, ...(given.commanders ?? [])];
  for (const commander of commanders)
    if (faults.length === 0 && !brought.cards.some((card) => card.name === commander))
      faults.push(fault(commander, 'a commander must be in the deck', '903.3'));
  if (faults.length === 0 && !areCommandersTogether(commanders, brought.cards))
    faults.push(fault(commanders.join(', '), 'a deck has one commander, or two that go together', '903.3'));
  if (brought.cards.length === 0 && faults.length === 0) faults.push(fault('', 'the deck is empty', null));
  if (faults.length > 0) return { ok: false, faults: faults.map((one) => ({ ...one, player: name })) };
  const outside = [...brought.sideboard, ...others.sideboard.cards];
  return {
    ok: true,
    player: {
      name,
      deck: brought.cards,
      ...(outside.length > 0 && { sideboard: outside }),
      ...(commanders.length > 0 && { commanders }),
      ...(others.command.cards.length > 0 && { command: others.command.cards }),
      ...(given.stickerSheets && { stickerSheets: given.stickerSheets }),
    },
  };
}

/** A deck has one commander (903.3), or two that have the same keyword which allows that (702.124a, 702.124f). */
function areCommandersTogether(names: readonly string[], deck: readonly CardDefinition[]): boolean {
  const [first, second, ...others] = names;
  if (first === undefined || second === undefined) return true;
  return (
    others.length === 0 &&
    allowingWith(first, second, deck).some((keyword) => allowingWith(second, first, deck).includes(keyword))
  );
}

/** The keywords of a card that allow it to be a commander with this other card. */
const allowingWith = (name: string, other: string, deck: readonly CardDefinition[]): readonly string[] =>
  (deck.find((card) => card.name === name)?.abilities ?? []).flatMap((ability) => {
    if (ability.kind !== 'keyword') return [];
    const allows = keywords[ability.keyword]?.isCommanderWithAnother;
    return allows === true || (allows === 'named' && ability.object?.name === other) ? [ability.keyword] : [];
  });

interface Brought {
  readonly cards: readonly CardDefinition[];
  readonly sideboard: readonly CardDefinition[];
  readonly commanders: readonly string[];
  readonly faults: readonly DeckFault[];
}

const fault = (
  text: string,
  reason: string,
  rule: string | null,
  nearest: readonly string[] = [],
): DeckFault => ({ line: null, text, reason, nearest, rule });

function fromText(text: string, known: CardsByName, options: DeckListOptions): Brought {
  const read = parseDeckList(text, known, options);
  if (!read.ok) return { cards: [], sideboard: [], commanders: [], faults: read.faults };
  const { commanders, main, sideboard } = read.deck;
  const named = (names: readonly string[]) => fromCards(names, known).cards;
  return {
    cards: named([...cardsOf(main), ...cardsOf(commanders)]),
    sideboard: named(cardsOf(sideboard)),
    commanders: cardsOf(commanders),
    faults: [],
  };
}

/** Each name that no card has is one fault, however often it is given. */
function fromCards(given: CardsGiven, known: CardsByName): Brought {
  const faults = new Map<string, DeckFault>();
  const cards = given.flatMap((one) => {
    if (typeof one !== 'string') return one;
    const card = findCardIn(known, one);
    if (card === undefined)
      faults.set(one, fault(one, `no card is named ${one}`, null, nearestNamesIn(known, one)));
    return card ?? [];
  });
  return { cards, sideboard: [], commanders: [], faults: [...faults.values()] };
}
