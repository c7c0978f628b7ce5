import { isAttraction } from './attractions.ts';
import { EngineError } from './error.ts';
import type { Game, GameSettings, Player, Turn } from './game.ts';
import type { CardNumber, ObjectId, PlayerId } from './identity.ts';
import { newObject } from './new-object.ts';
import { onceFor } from './once-for.ts';
import { randomFromSeed } from './random.ts';
import type { CardDefinition } from './vocabulary/index.ts';
import { write } from './write.ts';
import type { Zone } from './zones.ts';

/** In which form games are kept. Older ones are brought up to date as they are restored, or refused. */
export const gameFormat = 2 satisfies Game['format'];

/** What an empty game is made of. */
export interface NewGame {
  readonly seed: string;
  /** The players' names, in seating order: two or more. */
  readonly players: readonly string[];
  /** Every card that will be in the game, by name. */
  readonly definitions: Readonly<Record<string, CardDefinition>>;
  readonly settings?: Partial<GameSettings>;
}

/** A card as games keep it, in which no part is reached twice or undefined: whoever writes cards may use one in several. */
const asTree = onceFor(
  (card: CardDefinition): CardDefinition => JSON.parse(JSON.stringify(card)) as CardDefinition,
);

/** A game before its first turn, with players and no objects: at rest, not open for writing. */
export function emptyGame({ definitions, players, seed, settings }: NewGame): Game {
  if (players.length < 2) throw new EngineError(`A game needs two players or more, not ${players.length}.`);
  const chosen: GameSettings = {
    startingLife: 20,
    startingHand: 7,
    skipsFirstDraw: players.length === 2,
    ...settings,
  };
  return {
    format: gameFormat,
    seed,
    random: randomFromSeed(seed),
    settings: chosen,
    definitions: Object.fromEntries(Object.entries(definitions).map(([name, card]) => [name, asTree(card)])),
    objects: [],
    players: players.map((name, id) => newPlayer(id, name, chosen)),
    ...atTheBeginning(),
    over: null,
    next: { timestamp: 1, event: 1, batch: 1, id: 1, card: 1 },
    changes: 0,
    decisions: 0,
    happened: [],
  };
}

/** What a game is like before its first turn, whoever plays it and with which cards. */
export const atTheBeginning = () =>
  ({
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    startingPlayer: null,
    turn: noTurn(),
    combat: null,
    priority: { holder: null, passed: [] },
    effects: [],
    delayed: [],
    waiting: [],
    permissions: [],
    frames: [],
    returned: null,
    pending: null,
    ending: null,
    checkpoints: [],
    loop: { fingerprints: [], turns: [] },
  }) satisfies Partial<Game>;

/** Before the first turn. */
const noTurn = (): Turn => ({
  number: 0,
  active: null,
  of: 0,
  phase: null,
  step: null,
  plan: [],
  stepsLeft: [],
  lastInOrder: null,
  extraTurns: [],
  facts: {},
  attacked: [],
});

/** A player as a game begins (103). */
export const newPlayer = (id: PlayerId, name: string, settings: GameSettings): Player => ({
  id,
  name,
  life: settings.startingLife,
  library: [],
  hand: [],
  graveyard: [],
  outside: [],
  commanders: [],
  pool: [],
  counters: {},
  landsPlayed: 0,
  drewFromEmpty: false,
  mulligans: 0,
  keptHand: false,
  status: 'playing',
  outcomeRule: null,
  turnsTaken: 0,
  lastTurn: 0,
  controlledBy: null,
  controlledNextTurnBy: null,
});

/**
 * Puts a card into a zone without anything happening (for setting up a game that is open for writing): it comes after
 * what is there already, so the first card placed in a library is its top card. It is a card of its own, unless `card`
 * says which it is. Returns the object's id.
 */
export function placeCard(
  game: Game,
  definition: string,
  zone: Zone,
  owner: PlayerId,
  controller: PlayerId = owner,
  card: CardNumber = write(game).nextCard(),
): ObjectId {
  if (game.definitions[definition] === undefined)
    throw new EngineError(`No card is called “${definition}” in this game.`);
  const writer = write(game);
  const id = game.objects.length;
  const placed = newObject({
    id,
    kind: 'card',
    definition,
    card,
    owner,
    controller,
    zone,
    timestamp: writer.nextTimestamp(),
    turn: game.turn.number,
  });
  // A deck of Attractions is face down (717.2).
  const isInDeck = zone === 'command' && isAttraction(game.definitions[definition]);
  writer.addObject(isInDeck ? { ...placed, faceDown: true } : placed);
  const player = game.players[owner];
  if (player === undefined) throw new EngineError(`There is no player ${owner}.`);
  const isOwn = zone === 'library' || zone === 'hand' || zone === 'graveyard' || zone === 'outside';
  writer.setZone(zone, owner, [...(isOwn ? player[zone] : game[zone]), id]);
  writer.changed();
  return id;
}
