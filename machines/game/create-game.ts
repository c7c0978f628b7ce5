import {
  type CardDefinition,
  type CardsLeftOut,
  close,
  EngineError,
  emptyGame,
  type Game,
  type GameSettings,
  isNontraditional,
  type LinkMemory,
  open,
  type PlayerId,
  placeCard,
  random,
  sameWords,
  type WritingMode,
  write,
} from '../rules/index.ts';
import { checkCards } from './check-cards.ts';
import { actorOf, type GameActor } from './machine.ts';
import { putRulesTogether } from './table.ts';

/** A player and what they bring. */
export interface PlayerSetup {
  readonly name: string;
  /** The cards of the deck, one entry for each copy. */
  readonly deck: readonly CardDefinition[];
  /** Cards outside the game that this player owns: the sideboard, drafted cards, dungeon cards (309.2). */
  readonly sideboard?: readonly CardDefinition[];
  /** Names of cards in the deck that are commanders; they begin in the command zone (103.2c). */
  readonly commanders?: readonly string[];
  /** What was noted as cards of a name were drafted (905.2), by that name: creature types, names of cards. */
  readonly noted?: Readonly<Record<string, readonly string[]>>;
  /** Other cards that begin in the command zone; Attractions are a deck there, face down (717.2). */
  readonly command?: readonly CardDefinition[];
  /** Sticker sheets: up to three, or at least ten different ones, of which three are chosen at random (103.2d). */
  readonly stickerSheets?: readonly CardDefinition[];
  /** Cards that belong to the deck and aren't in it, as they aren't understood: of no consequence, and told to everyone. */
  readonly leftOut?: readonly CardsLeftOut[];
}

export interface GameSetup {
  /** Two to six, in seating order. */
  readonly players: readonly PlayerSetup[];
  /** Any text: the same seed, setup and decisions make the same game. */
  readonly seed: string;
  readonly settings?: Partial<GameSettings>;
  /** Who takes the first turn: a seat, a seat at random, or whom a player at random chooses (103.1), as it is without this. */
  readonly first?: PlayerId | 'random' | 'chosen';
  /** `copy` (the default) keeps every earlier state as it was; `direct` writes one game in place: faster, no history. */
  readonly mode?: WritingMode;
}

/**
 * A new game as an XState actor, not yet started: listen with `actor.on(…)`, then `actor.start()`. Throws an
 * `EngineError` for a setup that can't be played: fewer than two or more than six players, an empty deck, a commander
 * that isn't in the deck, a nontraditional card in a deck, different cards of one name, cards that are not whole or say
 * what the engine doesn't know.
 */
export function createGame(setup: GameSetup): GameActor {
  putRulesTogether();
  return actorOf(newGame(setup), setup.mode ?? 'copy');
}

/** The game as it is before anything has happened: decks and sideboards in place, nothing shuffled. */
export function newGame({ first = 'chosen', players, seed, settings }: GameSetup): Game {
  checkPlayers(players);
  const names = players.map(({ name }) => name);
  const definitions = definitionsOf(players);
  const game = open(emptyGame({ seed, players: names, definitions, ...(settings && { settings }) }), 'copy');
  for (const [player, setup] of players.entries()) place(game, player, setup);
  if (first !== 'chosen')
    write(game).root.startingPlayer = first === 'random' ? random(game, players.length) : first;
  return close(game);
}

function checkPlayers(players: readonly PlayerSetup[]): void {
  if (players.length < 2 || players.length > 6)
    throw new EngineError(`A game has two to six players, not ${players.length}.`);
  for (const { commanders = [], deck, name, stickerSheets = [] } of players) {
    if (deck.length === 0) throw new EngineError(`${name} has no cards in the deck.`);
    const misplaced = deck.find(isNontraditional);
    if (misplaced !== undefined)
      throw new EngineError(
        `${name}’s deck can’t hold the nontraditional card ${misplaced.name} (108.2a): give it as \`command\`, a dungeon as \`sideboard\`.`,
      );
    const missing = commanders.find((commander) => !deck.some((card) => card.name === commander));
    if (missing !== undefined) throw new EngineError(`${name}’s commander ${missing} is not in the deck.`);
    const sheets = new Set(stickerSheets.map((sheet) => sheet.name));
    if (sheets.size < stickerSheets.length)
      throw new EngineError(`${name} has a sticker sheet twice: each must be unique.`);
    if (sheets.size > 3 && sheets.size < 10)
      throw new EngineError(
        `${name} has ${sheets.size} sticker sheets: bring three or fewer, or ten or more.`,
      );
  }
}

/** Every card by its name. */
function definitionsOf(players: readonly PlayerSetup[]): Readonly<Record<string, CardDefinition>> {
  const all = new Set(
    players.flatMap(({ command = [], deck, sideboard = [], stickerSheets = [] }) => [
      ...deck,
      ...sideboard,
      ...command,
      ...stickerSheets,
    ]),
  );
  checkCards([...all]);
  const found: Record<string, CardDefinition> = {};
  for (const card of all) {
    const other = found[card.name];
    if (other !== undefined && !sameWords(other, card))
      throw new EngineError(`Two different cards are called ${card.name}.`);
    found[card.name] = card;
  }
  return found;
}

/** Keeps what a player noted as they drafted cards of this name, for the abilities of all of them (607.2e). */
export function noteFor(game: Game, player: PlayerId, name: string, values: readonly string[]): void {
  const drafting = game.definitions[name]?.abilities?.flatMap((ability) =>
    ability.kind === 'static' && ability.drafting !== undefined && 'link' in ability.drafting
      ? [ability.drafting]
      : [],
  )[0];
  if (drafting === undefined)
    throw new EngineError(`Nothing is noted for ${name}: no such card with an ability that notes is there.`);
  const writer = write(game).player(player);
  const memory: LinkMemory = { objects: [], players: [], values: [...values] };
  writer.linksOfNames = {
    ...writer.linksOfNames,
    [name]: { ...writer.linksOfNames?.[name], [drafting.link]: memory },
  };
}

function place(game: Game, player: PlayerId, setup: PlayerSetup): void {
  const { command = [], commanders = [], deck, noted = {}, sideboard = [], stickerSheets = [] } = setup;
  const { leftOut = [] } = setup;
  const left = [...commanders];
  const cards: number[] = [];
  for (const { name } of deck) {
    const id = placeCard(game, name, 'library', player);
    const at = left.indexOf(name);
    if (at < 0) continue;
    left.splice(at, 1);
    cards.push(game.objects[id]?.card ?? -1);
  }
  if (cards.length > 0) write(game).player(player).commanders = cards;
  for (const [name, values] of Object.entries(noted)) noteFor(game, player, name, values);
  if (stickerSheets.length > 0)
    write(game).player(player).stickerSheets = stickerSheets.map(({ name }) => name);
  if (leftOut.length > 0) write(game).player(player).leftOut = leftOut;
  for (const { name } of sideboard) placeCard(game, name, 'outside', player);
  for (const { name } of command) placeCard(game, name, 'command', player);
}
