import { type CardsByName, cardOfName } from '../../decks/index.ts';
import { fingerprint } from '../../game/fingerprint.ts';
import {
  createGame,
  engineVersion,
  type GameActor,
  type GameSetup,
  inputs,
  newGame,
  type PlayerEvent,
  type PlayerSetup,
  restoreGame,
  type SavedGame,
  savedStart,
} from '../../game/index.ts';
import {
  type CardDefinition,
  EngineError,
  type Game,
  type GameSettings,
  type ObjectId,
  type PlayerId,
  type WritingMode,
} from '../../rules/index.ts';

export const recordingFormat = 'spellchart.recording';

/** So many copies of a card, one after the other. */
export interface RecordedCards {
  readonly name: string;
  readonly count: number;
}

/** What a player brought, in the order in which it was brought. */
export interface RecordedPlayer {
  readonly name: string;
  readonly deck: readonly RecordedCards[];
  readonly sideboard?: readonly RecordedCards[];
  readonly commanders?: readonly string[];
  /** What was noted while drafting, by the name of the cards that it was noted for (905.2). */
  readonly noted?: Readonly<Record<string, readonly string[]>>;
  readonly command?: readonly RecordedCards[];
  readonly stickerSheets?: readonly string[];
  /** Cards of the deck that were left out, as they weren't understood. */
  readonly leftOut?: readonly RecordedCards[];
}

export interface RecordedSetup {
  readonly players: readonly RecordedPlayer[];
  readonly settings: GameSettings;
  readonly first: PlayerId | 'random' | 'chosen';
  /** What the names mean; in what was kept or shared those may be missing that everybody has (`withoutKnown`). */
  readonly cards?: readonly CardDefinition[];
}

/** Another way that a game went, from some step of a line before it on. */
export interface RecordedLine {
  readonly name: string;
  /** Off which line it branches: 0 is the recording's own, 1 the first of its `lines`. */
  readonly of: number;
  /** After how many events of that line, counted from the beginning of the game. */
  readonly after: number;
  /** What players did from there on. */
  readonly events: readonly PlayerEvent[];
}

/** A game as its inputs alone: how it began and what players did. Everything else follows. Plain JSON. */
export interface Recording {
  readonly format: typeof recordingFormat;
  /** The version of the engine that played it: another one may play it otherwise. */
  readonly engine: string;
  readonly seed: string;
  /** How it began: with decks, or (`from`) in the middle, where a scenario's table or a saved game was. */
  readonly setup?: RecordedSetup;
  readonly from?: SavedGame;
  /** What its own line is called, if it has a name. */
  readonly name?: string;
  readonly events: readonly PlayerEvent[];
  /** The other ways that it went; none if there is one alone. */
  readonly lines?: readonly RecordedLine[];
  /** The line that was looked at, counted as in `RecordedLine.of`; its own if not said. */
  readonly shown?: number;
}

/**
 * The recording of a game so far. Of one that was made by `createGame` it holds the decks with their cards' definitions;
 * of one that began in the middle (`startFrom`, `restoreGame`) the whole game as it was then.
 */
export function recordingOf(actor: GameActor): Recording {
  const known = inputs(actor);
  const from = savedStart(known);
  return recorded(known.start.seed, from === null ? { setup: setupOf(known.start) } : { from }, known.events);
}

/** A recording from its parts. */
export const recorded = (
  seed: string,
  beginning: Pick<Recording, 'setup' | 'from'>,
  events: readonly PlayerEvent[],
): Recording => ({
  format: recordingFormat,
  engine: engineVersion,
  seed,
  ...beginning,
  events: [...events],
});

/** The actor of a recording's game at its beginning, not yet started. */
export function actorAtStart({ from, seed, setup }: Recording, mode?: WritingMode): GameActor {
  if (setup !== undefined) return createGame({ ...gameSetup(seed, setup), ...(mode && { mode }) });
  return restoreGame(from, mode);
}

/** What `createGame` needs to make the game of a recording. */
function gameSetup(seed: string, setup: RecordedSetup): GameSetup {
  const own = new Map((setup.cards ?? []).map((card) => [card.name, card]));
  const card = (name: string): CardDefinition => {
    const found = own.get(name);
    if (found === undefined) throw new EngineError(`No card is named ${name}.`);
    return found;
  };
  const all = (cards: readonly RecordedCards[]): readonly CardDefinition[] =>
    cards.flatMap(({ name, count }) => Array.from({ length: count }, () => card(name)));
  const players = setup.players.map(
    ({ command, commanders, deck, leftOut, name, noted, sideboard, stickerSheets }): PlayerSetup => ({
      name,
      deck: all(deck),
      ...(sideboard && { sideboard: all(sideboard) }),
      ...(commanders && { commanders }),
      ...(noted && { noted }),
      ...(command && { command: all(command) }),
      ...(stickerSheets && { stickerSheets: stickerSheets.map(card) }),
      ...(leftOut && { leftOut }),
    }),
  );
  return { players, seed, settings: setup.settings, first: setup.first };
}

/** The setup that makes this game: found by what lies where, and made again to be sure. */
function setupOf(start: Game): RecordedSetup {
  const players = start.players.map(({ id }) => playerOf(start, id));
  const setup: RecordedSetup = {
    players,
    settings: start.settings,
    first: start.startingPlayer ?? 'chosen',
    cards: definitionsFor({ players }, start.definitions),
  };
  const wanted = fingerprint(start);
  for (const first of [setup.first, 'random' as const]) {
    const candidate = { ...setup, first };
    if (fingerprint(newGame(gameSetup(start.seed, candidate))) === wanted) return candidate;
  }
  throw new EngineError('This game was not made by createGame: its beginning is none of a deck each.');
}

/**
 * The same recording without the definitions that are the same among these cards: short enough for a link. Whoever reads it
 * has to have them.
 */
export function withoutKnown(recording: Recording, known: CardsByName): Recording {
  if (recording.setup === undefined) return recording;
  const { cards = [], ...setup } = recording.setup;
  const own = cards.filter((card) => !isSame(cardOfName(known, card.name), card));
  return { ...recording, setup: { ...setup, ...(own.length > 0 && { cards: own }) } };
}

/**
 * The same recording with the definitions of all cards that it names, in the order in which it names them: its own, and of
 * these cards those that it lacks.
 */
export const withKnown = (recording: Recording, known: CardsByName): Recording =>
  recording.setup === undefined
    ? recording
    : { ...recording, setup: { ...recording.setup, cards: definitionsFor(recording.setup, known) } };

function definitionsFor(
  { cards = [], players }: Pick<RecordedSetup, 'cards' | 'players'>,
  known: CardsByName,
): readonly CardDefinition[] {
  const own = new Map(cards.map((card) => [card.name, card]));
  const named = players.flatMap(({ command = [], deck, sideboard = [], stickerSheets = [] }) => [
    ...[...deck, ...sideboard, ...command].map(({ name }) => name),
    ...stickerSheets,
  ]);
  return [...new Set(named)].flatMap((name) => own.get(name) ?? cardOfName(known, name) ?? []);
}

const isSame = (one: CardDefinition | undefined, other: CardDefinition): boolean =>
  one === other || (one !== undefined && JSON.stringify(one) === JSON.stringify(other));

function playerOf(start: Game, id: PlayerId): RecordedPlayer {
  const player = start.players[id];
  if (player === undefined) throw new EngineError(`There is no player ${id}.`);
  const names = (ids: readonly ObjectId[]): readonly string[] =>
    [...ids].sort((a, b) => a - b).flatMap((one) => start.objects[one]?.definition ?? []);
  const deck = names(player.library);
  const sideboard = names(player.outside);
  const command = names(start.command.filter((one) => start.objects[one]?.owner === id));
  const commanders = player.commanders.flatMap(
    (number) => start.objects.find((object) => object?.card === number)?.definition ?? [],
  );
  // Nothing else is linked to a name before the game begins (607.2n).
  const noted = Object.entries(player.linksOfNames ?? {}).map(
    ([name, links]) => [name, Object.values(links).flatMap(({ values }) => values.map(String))] as const,
  );
  return {
    name: player.name,
    deck: inRuns(deck),
    ...(sideboard.length > 0 && { sideboard: inRuns(sideboard) }),
    ...(commanders.length > 0 && { commanders }),
    ...(noted.length > 0 && { noted: Object.fromEntries(noted) }),
    ...(command.length > 0 && { command: inRuns(command) }),
    ...(player.stickerSheets && { stickerSheets: player.stickerSheets }),
    ...(player.leftOut && { leftOut: player.leftOut }),
  };
}

/** The same names in the same order, runs of one name together. */
function inRuns(names: readonly string[]): readonly RecordedCards[] {
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs;
}
