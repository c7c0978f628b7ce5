import { type GameActor, putRulesTogether, startFrom } from '../../game/index.ts';
import {
  type CardDefinition,
  characteristics,
  close,
  EngineError,
  emptyGame,
  entering,
  type Game,
  answer as giveAnswer,
  makeMove,
  type ObjectId,
  open,
  type PlayerId,
  placeCard,
  run as runProcedures,
  start,
  write,
} from '../../rules/index.ts';
import { answerFor } from './answers.ts';
import { customPermanents } from './custom-effects.ts';
import { emblemOf } from './emblems.ts';
import type { SetupEntry } from './entries.ts';
import type { KnownCards } from './known-cards.ts';
import type { OpenDecisions, Script } from './run.ts';
import type { Situation } from './situation.ts';
import { nothingSettled } from './unasked.ts';

type CardEntry = Extract<SetupEntry, { do: 'card' }>;

/** What every library holds where nothing else is said. */
const usualDeck = { name: 'Mountain', count: 71 };

/** In this order each player's zones are filled. */
const zones = ['outside', 'library', 'hand', 'graveyard', 'command', 'exile', 'battlefield'] as const;

/** The names of all cards of a situation, on either side of the table. */
function namesIn({ decks, setup }: Situation): readonly string[] {
  const ofDecks = Object.values(decks).flatMap(({ main, sideboard = [] }) => [...main, ...sideboard]);
  return [
    ...ofDecks.map(({ name }) => name),
    ...setup.flatMap((one) => (one.do === 'card' ? [one.name] : one.do === 'emblem' ? [one.of] : [])),
  ];
}

/** What a situation sets up and can't be here: cards that aren't known, with why that is, emblems that no card makes. */
export function unknownIn(situation: Situation, known: KnownCards): readonly string[] {
  const cards = namesIn(situation).filter((name) => known.find(name) === undefined);
  const emblems = situation.setup.flatMap((one) => {
    const card = one.do === 'emblem' ? known.find(one.of) : undefined;
    return card !== undefined && emblemOf(card) === null ? [`emblem: ${card.name}`] : [];
  });
  const said = cards.map((name) => {
    const why = known.whyNot(name);
    return why === undefined ? `card: ${name}` : `card: ${name} (${why})`;
  });
  return [...new Set([...said, ...emblems])];
}

/** What the players of a situation have to do and to answer; nothing is done yet. */
export const scriptOf = (situation: Situation, cards: KnownCards, open: OpenDecisions): Script => ({
  situation,
  cards,
  seats: situation.players.map((letter) => ({
    letter,
    acts: [],
    choices: [],
    spare: [],
    targets: [],
    modes: [],
  })),
  labels: new Map(),
  announcing: null,
  picked: [],
  shares: [],
  declared: { turn: 0, attackers: [], blockers: [] },
  open,
  settled: nothingSettled(),
  at: 'the setup',
});

/**
 * Puts the table of a situation together, before the first turn, and starts its game. What is asked as permanents
 * enter is answered by the script; nothing triggers as they enter, but Sagas' chapters do, of the counters with which they enter (714.2).
 */
export function setTable(script: Script): GameActor {
  putRulesTogether();
  const { attackOption, players, setup, skipsFirstDraw, startingLife, startingPlayer } = script.situation;
  const empty = emptyGame({
    seed: script.situation.id,
    players,
    definitions: definitionsOf(script),
    settings: { startingLife, skipsFirstDraw, ...(attackOption !== null && { attackOption }) },
  });
  const game = open(empty, 'copy');
  write(game).root.startingPlayer = Math.max(0, players.indexOf(startingPlayer));
  for (const one of setup) if (one.do === 'dayNight') write(game).root.timeOfDay = one.value;
  foretell(script, game);
  for (const letter of [...players].sort()) seatPlayer(script, game, letter);
  start(game, 'takeOpeningHandActions');
  runAnswered(script, game);
  const { root } = write(game);
  root.waiting = root.waiting.filter(({ source }) => source !== null && isSaga(game, source));
  root.happened = [];
  const actor = startFrom(close(game));
  actor.start();
  return actor;
}

const isSaga = (game: Game, id: ObjectId): boolean => characteristics(game, id).subtypes.includes('Saga');

/** Coins and dice whose results the script knows are taken off the choices: no question asks for them. */
export function foretell(script: Script, game: Game): void {
  for (const [player, seat] of script.seats.entries()) {
    const flips = seat.choices.flatMap((one) => (one.type === 'coin' ? [one.value] : []));
    const rolls = seat.choices.flatMap((one) => (one.type === 'die' ? [one.value] : []));
    if (flips.length + rolls.length === 0) continue;
    const before = game.players[player]?.foretold;
    write(game).player(player).foretold = {
      flips: [...(before?.flips ?? []), ...flips],
      rolls: [...(before?.rolls ?? []), ...rolls],
    };
    seat.choices = seat.choices.filter(({ type }) => type !== 'coin' && type !== 'die');
  }
}

function definitionsOf({ cards, situation }: Script): Record<string, CardDefinition> {
  const definitions: Record<string, CardDefinition> = {};
  for (const name of [usualDeck.name, ...namesIn(situation)]) {
    const card = cards.find(name);
    if (card === undefined) throw new EngineError(`No card is called “${name}”.`);
    definitions[card.name] = card;
  }
  for (const one of situation.setup)
    if (one.do === 'customEffect') for (const card of customPermanents(one)) definitions[card.name] = card;
  return definitions;
}

function seatPlayer(script: Script, game: Game, letter: string): void {
  const { decks, hasCommanders, players, setup } = script.situation;
  const player = players.indexOf(letter);
  const own = setup.filter((one) => 'player' in one && one.player === letter);
  const beside = decks[letter]?.sideboard ?? [];
  for (const { count, name } of beside)
    for (let copy = 0; copy < count; copy++)
      placeCard(game, definitionOf(script, name), hasCommanders ? 'command' : 'outside', player);
  for (const zone of zones) {
    const here = own.flatMap((one) => cardsOf(one)).filter((one) => one.zone === zone);
    if (zone === 'library') fillLibrary(script, game, player, here, own);
    else for (const one of here) place(script, game, player, one);
  }
  for (const one of own) {
    if (one.do === 'life') write(game).player(player).life = one.value;
    if (one.do === 'emblem') makeEmblem(script, game, player, one.of);
  }
  if (hasCommanders)
    write(game).player(player).commanders = game.command.flatMap((id) => {
      const object = game.objects[id];
      return object?.owner === player && object.kind === 'card' ? [object.card] : [];
    });
  write(game).player(player).keptHand = true;
}

/** The cards of an entry, a helper permanent being one as well. */
const cardsOf = (one: SetupEntry): readonly CardEntry[] =>
  one.do === 'card'
    ? [one]
    : one.do !== 'customEffect'
      ? []
      : customPermanents(one).map(({ name }) => ({
          do: 'card',
          zone: 'battlefield',
          player: one.player,
          name,
          count: 1,
        }));

function makeEmblem(script: Script, game: Game, player: PlayerId, of: string): void {
  const card = script.cards.find(of);
  const text = card === undefined ? null : emblemOf(card);
  if (text === null) throw new EngineError(`No card called “${of}” makes an emblem.`);
  start(game, 'happen', { events: [{ type: 'createEmblem', player, text, made: null }], rule: '114.2' });
  runAnswered(script, game);
}

/** Each card of the setup goes on top of what is there already. */
function fillLibrary(
  script: Script,
  game: Game,
  player: PlayerId,
  here: readonly CardEntry[],
  own: readonly SetupEntry[],
): void {
  const fromTop = here.flatMap((one) => Array.from({ length: one.count }, (_none, copy) => ({ one, copy })));
  for (const { one, copy } of fromTop.reverse())
    label(script, game, one, copy, placeCard(game, definitionOf(script, one.name), 'library', player));
  if (own.some((one) => one.do === 'clearLibrary')) return;
  const { decks, players } = script.situation;
  for (const { count, name } of decks[players[player] ?? '']?.main ?? [usualDeck])
    for (let copy = 0; copy < count; copy++) placeCard(game, definitionOf(script, name), 'library', player);
}

const definitionOf = ({ cards }: Script, name: string): string => cards.find(name)?.name ?? name;

function place(script: Script, game: Game, player: PlayerId, one: CardEntry): void {
  for (let copy = 0; copy < one.count; copy++) {
    if (one.zone !== 'battlefield') {
      label(script, game, one, copy, placeCard(game, definitionOf(script, one.name), one.zone, player));
      continue;
    }
    const id = enter(script, game, player, one);
    label(script, game, one, copy, id);
  }
}

function label(script: Script, game: Game, { alias, count }: CardEntry, copy: number, id: ObjectId): void {
  const card = game.objects[id]?.card;
  if (alias === undefined || card === undefined) return;
  script.labels.set(count === 1 ? alias : `${alias}.${copy + 1}`, card);
}

/**
 * A permanent enters as it would, with what replaces that; nothing triggers, and it has been there for long. An Aura is
 * simply there, attached to nothing.
 */
function enter(script: Script, game: Game, player: PlayerId, one: CardEntry): ObjectId {
  if (game.definitions[definitionOf(script, one.name)]?.subtypes?.includes('Aura') === true)
    return placeCard(game, definitionOf(script, one.name), 'battlefield', player);
  const outside = placeCard(game, definitionOf(script, one.name), 'outside', player);
  const card = game.objects[outside]?.card;
  const move = makeMove(game, outside, 'battlefield', {
    why: 'effect',
    entering: entering(player, { tapped: one.tapped === true, face: faceOf(script, game, one) }),
  });
  start(game, 'happen', { events: [move], rule: '110.1' });
  runAnswered(script, game);
  const id = game.battlefield.findLast((entered) => game.objects[entered]?.card === card);
  if (id === undefined) throw new EngineError(`${one.name} could not be put onto the battlefield.`);
  const object = write(game).object(id);
  // Before the first turn of anybody began (302.6).
  object.controlledSince = -1;
  object.enteredTurn = 0;
  if (one.tapped === true) object.tapped = true;
  write(game).changed();
  return id;
}

/** What is begun goes on to its end; what is asked on the way is answered by the script. */
function runAnswered(script: Script, game: Game): void {
  runProcedures(game);
  for (let asked = 0; game.pending !== null && asked < 20; asked++)
    giveAnswer(game, answerFor(script, game, game.pending));
}

const faceOf = (script: Script, game: Game, one: CardEntry): 0 | 1 =>
  game.definitions[definitionOf(script, one.name)]?.back?.name?.toLowerCase() === one.name.toLowerCase()
    ? 1
    : 0;
