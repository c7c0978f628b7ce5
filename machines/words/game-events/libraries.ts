/** Libraries are searched, shuffled and put in order (701.23, 701.24, 701.22). */
import { objectAt } from '../../rules/characteristics/index.ts';
import { playerLets } from '../../rules/events/impossible.ts';
import { mattersStill } from '../../rules/events/what-events-change.ts';
import { attractionDeck } from '../../rules/state/attractions.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { renewed } from '../../rules/state/new-object.ts';
import { shuffled } from '../../rules/state/random.ts';
import { write } from '../../rules/state/write.ts';
import { unlessHidden } from './hiding.ts';
import type { GameEventWord, QuietEventWord } from './word.ts';

/** A player looks through a library for cards (701.23). Recorded for triggers. */
export interface Search {
  readonly type: 'search';
  readonly player: PlayerId;
  readonly library: PlayerId;
  /** Only so many cards from the top of it (701.23f). */
  readonly cards?: number;
}

export const search: QuietEventWord<Search, 'library.searched'> = {
  apply: 'recordedAlone',
  rule: null,
  mayHappen: (game, event) => playerLets(game, event.player, event),
  changes: [],
  asksForCheck: false,
  withAmount: (event, amount) => ({ ...event, cards: Math.min(event.cards ?? amount, amount) }),
  about: 'cards',
  sentence: ({ library, player }, { who }) =>
    `${who(player)} searches ${player === library ? 'their' : `${who(library)}’s`} library.`,
  hides: 'nothing',
  emits: 'library.searched',
};

/** A library, or a player's Attraction deck (103.3a). */
export interface Shuffle {
  readonly type: 'shuffle';
  readonly player: PlayerId;
  readonly deck?: 'attractions';
}

export const shuffle: QuietEventWord<Shuffle, 'library.shuffled'> = {
  apply(game, { deck, player }) {
    if (deck === undefined) renewLibrary(game, player);
    else renewAttractions(game, player);
  },
  rule: null,
  changes: ['library'],
  alsoChanges: (game, { player }) =>
    game.players[player]?.library.some((id) => mattersStill(game, id)) === true,
  asksForCheck: false,
  touchesLibrary: () => true,
  about: 'cards',
  isMinor: () => true,
  sentence: ({ deck, player }, { who }) =>
    `${who(player)} shuffles their ${deck === undefined ? 'library' : 'Attraction deck'}.`,
  hides: 'nothing',
  emits: 'library.shuffled',
};

/** All cards get new ids, so that no id tells where a card went (400.2, 701.24). */
const renewLibrary = (game: Game, player: PlayerId): void =>
  write(game).setZone('library', player, renewIds(game, shuffled(game, game.players[player]?.library ?? [])));

/** The same of an Attraction deck, which lies in the command zone. */
function renewAttractions(game: Game, player: PlayerId): void {
  const { command } = game;
  const order = shuffled(game, attractionDeck(game, player));
  const fresh = renewIds(game, order);
  const others = command.filter((id) => !order.includes(id));
  write(game).setZone('command', 0, [...others, ...fresh]);
}

function renewIds(game: Game, order: readonly ObjectId[]): readonly ObjectId[] {
  const writer = write(game);
  return order.map((id) => {
    const fresh = renewed(objectAt(game, id), game.objects.length);
    fresh.revealedTo = [];
    writer.addObject(fresh);
    writer.forgetObject(id);
    return fresh.id;
  });
}

/** Cards put on the top and the bottom of a library in an order; the first of each list is the upper one. */
export interface Reorder {
  readonly type: 'reorder';
  readonly player: PlayerId;
  readonly top: readonly ObjectId[];
  readonly bottom: readonly ObjectId[];
}

export const reorder: GameEventWord<Reorder, 'library.reordered'> = {
  apply(game, { bottom, player, top }) {
    const library = game.players[player]?.library ?? [];
    const moved = new Set([...top, ...bottom]);
    write(game).player(player).library = [...top, ...library.filter((id) => !moved.has(id)), ...bottom];
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ bottom, player, top }, { counted, who }) =>
    `${who(player)} puts ${counted(top.length, 'card')} on top and ${counted(bottom.length, 'card')} on the bottom of their library.`,
  hides: (event, isSeen) => ({
    ...event,
    top: unlessHidden(event.top, isSeen),
    bottom: unlessHidden(event.bottom, isSeen),
  }),
  emits: 'library.reordered',
};
