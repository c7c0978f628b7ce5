import { createGame, type GameActor, noteFor, putRulesTogether, startFrom } from '../../game/index.ts';
import {
  type CardDefinition,
  close,
  controllerOf,
  EngineError,
  emptyGame,
  type Game,
  type GameObject,
  isSpokenOf,
  type ManaType,
  manaTypes,
  type ObjectId,
  open,
  type Phase,
  type PlannedPhase,
  type PlayerId,
  phases,
  placeCard,
  returningLater,
  type Step,
  scopeOf,
  stepsOf,
  type Target,
  write,
} from '../../rules/index.ts';
import { exilingUntilItLeaves } from './described.ts';
import { findAmong, type Names, written, zonesAsRead } from './find.ts';
import type { Entry, Scenario, Seat } from './form.ts';
import { type SeatZone, zonesAsFilled } from './form-setup.ts';
import { type Lexicon, wholeReference } from './names.ts';
import { type ReadScenario, usualLibrary } from './read.ts';

/** A scenario’s game, ready to start, and what its names mean. */
export interface SetTable {
  readonly actor: GameActor;
  readonly names: Names;
}

/**
 * Puts the table of a scenario together. It is a state, not a history: nothing that is placed triggers or is asked
 * anything as it enters, creatures have been there since before the turn (unless `arrived`), planeswalkers and
 * battles have their printed loyalty and defense.
 */
export function setTable({ definitions, lexicon, scenario }: ReadScenario): SetTable {
  putRulesTogether();
  return scenario.turn?.at === 'mulligans'
    ? fromTheBeginning(scenario, definitions, lexicon)
    : inTheMiddle(scenario, definitions, lexicon);
}

/** A split card is kept under the name of its left half. */
const nameOfEntry = (entry: Entry): string =>
  (typeof entry === 'string' ? entry : entry.card).split(' // ')[0] ?? '';
const countOf = (entry: Entry): number => (typeof entry === 'string' ? 1 : (entry.count ?? 1));
const entriesOf = (seat: Seat, zone: SeatZone): readonly Entry[] =>
  seat[zone] ?? (zone === 'library' ? [usualLibrary] : []);

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A game with its own start: the libraries are the decks. */
function fromTheBeginning(
  scenario: Scenario,
  definitions: Readonly<Record<string, CardDefinition>>,
  lexicon: Lexicon,
): SetTable {
  const cards = (entries: readonly Entry[]): readonly CardDefinition[] =>
    entries.flatMap((entry) => {
      const card = definitions[nameOfEntry(entry)];
      return card === undefined ? [] : Array.from({ length: countOf(entry) }, () => card);
    });
  const actor = createGame({
    players: scenario.players.map((seat) => ({
      name: upperFirst(seat.name),
      deck: cards(entriesOf(seat, 'library')),
      sideboard: cards(entriesOf(seat, 'outside')),
      command: cards(entriesOf(seat, 'command')),
      commanders: seat.commanders ?? [],
      noted: seat.noted ?? {},
      stickerSheets: (seat.stickerSheets ?? []).flatMap((name) => definitions[name] ?? []),
    })),
    seed: scenario.seed ?? scenario.title,
    first: Math.max(0, lexicon.players.indexOf(scenario.turn?.of ?? '')),
  });
  return { actor, names: { lexicon, aliases: {}, asRead: new Map(), unsaid: new Set() } };
}

function inTheMiddle(
  scenario: Scenario,
  definitions: Readonly<Record<string, CardDefinition>>,
  lexicon: Lexicon,
): SetTable {
  const seats = scenario.players;
  const game = open(
    emptyGame({
      seed: scenario.seed ?? scenario.title,
      players: seats.map(({ name }) => upperFirst(name)),
      definitions,
    }),
    'copy',
  );
  const aliases: Record<string, number> = {};
  const turn = turnOf(scenario, lexicon);
  const placed: { readonly id: ObjectId; readonly entry: Exclude<Entry, string> }[] = [];
  const unsaid = new Set<number>();
  for (const zone of zonesAsFilled)
    for (const [player, seat] of seats.entries())
      for (const entry of entriesOf(seat, zone))
        for (let copy = 0; copy < countOf(entry); copy++) {
          const controller =
            typeof entry === 'string' || entry.controller === undefined
              ? player
              : lexicon.players.indexOf(entry.controller);
          const id = placeCard(game, nameOfEntry(entry), zone, player, controller);
          if (entry === usualLibrary) unsaid.add(cardOf(game, id));
          if (typeof entry !== 'string' && entry.token === true) write(game).object(id).kind = 'token';
          counters(game, id, zone);
          if (typeof entry === 'string') continue;
          placed.push({ id, entry });
          if (entry.as !== undefined)
            aliases[entry.count === undefined ? entry.as : `${entry.as} ${copy + 1}`] = cardOf(game, id);
        }
  const names: Names = { lexicon, aliases, asRead: placesAsRead(game, unsaid), unsaid };
  for (const { entry, id } of placed) describe(game, names, id, entry, turn.number);
  holdAll(game);
  for (const [player, seat] of seats.entries()) seatPlayer(game, player, seat);
  for (const [player, seat] of seats.entries()) damageByCommanders(game, player, seat);
  setTurn(game, turn);
  if (isSpokenOf(game, 'cameSinceLastUpkeep')) rememberUpkeeps(game);
  return { actor: startFrom(close(game)), names };
}

const cardOf = (game: Game, id: ObjectId): number => game.objects[id]?.card ?? -1;

/** The places of what was set up, by the numbers of the cards: zone by zone, and in each as it was written. */
function placesAsRead(game: Game, unsaid: ReadonlySet<number>): ReadonlyMap<number, number> {
  const cards = zonesAsRead.flatMap((zone) =>
    game.objects.flatMap((object) =>
      object?.zone === zone && !unsaid.has(object.card) ? [object.card] : [],
    ),
  );
  return new Map(cards.map((card, place) => [card, place]));
}

/** Loyalty and defense as printed (306.5b, 310.4b). */
function counters(game: Game, id: ObjectId, zone: string): void {
  const card = game.definitions[game.objects[id]?.definition ?? ''];
  if (zone !== 'battlefield' || card === undefined) return;
  if (typeof card.loyalty === 'number') write(game).object(id).counters = { loyalty: card.loyalty };
  if (card.defense !== undefined) write(game).object(id).counters = { defense: card.defense };
}

function describe(game: Game, names: Names, id: ObjectId, entry: Exclude<Entry, string>, turn: number): void {
  const object = write(game).object(id);
  if (entry.tapped !== undefined) object.tapped = entry.tapped;
  if (entry.damage !== undefined) object.damage = entry.damage;
  if (entry.counters !== undefined) object.counters = { ...object.counters, ...entry.counters };
  if (entry.protector !== undefined) object.protector = names.lexicon.players.indexOf(entry.protector);
  if (entry.room !== undefined) object.room = entry.room;
  if (entry.unlocked !== undefined && entry.unlocked.length > 0) object.unlocked = [...entry.unlocked];
  if (entry.arrived === true) {
    object.controlledSince = turn;
    object.enteredTurn = turn;
  }
  if (entry.transformed === true) object.face = 1;
  if (entry.meldedWith !== undefined) {
    object.face = 1; // 712.4a
    object.components = [
      { definition: object.definition, card: object.card },
      { definition: entry.meldedWith, card: write(game).nextCard() },
    ];
  }
  if (entry.pairedWith !== undefined) {
    const other = foundFor(game, names, entry.pairedWith, 'be paired with', isOnBattlefieldOf(game));
    if (!('object' in other)) throw new EngineError('A creature is paired with a creature.');
    object.pairedWith = other.object;
    write(game).object(other.object).pairedWith = id;
  }
  if (entry.remembers !== undefined) object.links = linksOf(game, names, entry.remembers);
  if (entry.exiling !== undefined) holdInExile(game, names, id, entry.exiling);
  if (entry.attachedTo !== undefined)
    object.attachedTo = foundFor(game, names, entry.attachedTo, 'be attached to', isOnBattlefieldOf(game));
  write(game).changed();
}

const isOnBattlefieldOf = (game: Game) => (target: Target) =>
  'player' in target || game.objects[target.object]?.zone === 'battlefield';

/** What a permanent exiled until it leaves goes back then (610.3), and is what its linked abilities exiled (607.2a). */
function holdInExile(
  game: Game,
  names: Names,
  id: ObjectId,
  { from = 'battlefield', objects }: Exclude<Exclude<Entry, string>['exiling'], undefined>,
): void {
  const card = game.definitions[game.objects[id]?.definition ?? ''];
  const said = card === undefined ? null : exilingUntilItLeaves(card);
  if (said === null) return;
  const taken: ObjectId[] = [];
  for (const name of objects) {
    const isFree = (target: Target) =>
      'object' in target && game.objects[target.object]?.zone === 'exile' && !taken.includes(target.object);
    const found = foundFor(game, names, name, 'have exiled', isFree);
    if ('object' in found) taken.push(found.object);
  }
  returningLater(game, scopeOf(id, controllerOf(game, id), said.ref), said.ref, taken, from);
  if (said.link === null) return;
  const object = write(game).object(id);
  object.links = { ...object.links, [said.link]: { objects: taken, players: [], values: [] } };
}

/** What the setup calls so; a mistake where there is nothing that it can be. */
function foundFor(
  game: Game,
  names: Names,
  name: string,
  deed: string,
  isPossible: (target: Target) => boolean,
): Target {
  const reference = wholeReference(name, names.lexicon);
  if ('unknown' in reference) throw new EngineError(`Nothing is called ${reference.unknown}.`);
  const found = findAmong(game, names, reference, isPossible);
  if ('reason' in found)
    throw new EngineError(`It can’t ${deed} ${written(reference, names)}: ${found.reason}.`);
  return found.target;
}

/** What an object remembers for its linked abilities, with the objects as they lie there (607). */
const linksOf = (
  game: Game,
  names: Names,
  remembers: Exclude<Exclude<Entry, string>['remembers'], undefined>,
): GameObject['links'] =>
  Object.fromEntries(
    Object.entries(remembers).map(([link, { objects = [], players = [], values = [] }]) => [
      link,
      {
        objects: objects.flatMap((name) => {
          const found = foundFor(game, names, name, 'remember', () => true);
          return 'object' in found ? [found.object] : [];
        }),
        players: players.map((name) => names.lexicon.players.indexOf(name)),
        values,
      },
    ]),
  );

/** Who controls a permanent by an effect of the setup has controlled it since before the turn (302.6). */
function holdAll(game: Game): void {
  for (const id of game.battlefield) {
    const holder = controllerOf(game, id);
    if (game.objects[id]?.heldBy !== holder) write(game).object(id).heldBy = holder;
  }
}

/** What commanders have dealt to a player over the game. */
function damageByCommanders(game: Game, id: PlayerId, seat: Seat): void {
  if (seat.commanderDamage === undefined) return;
  const dealt = Object.entries(seat.commanderDamage).map(([name, amount]): readonly [number, number] => {
    const commander = game.objects.find(
      (object) =>
        object?.definition === name && game.players[object.owner]?.commanders.includes(object.card) === true,
    );
    if (!commander) throw new EngineError(`${name} is nobody’s commander: name it among commanders.`);
    return [commander.card, amount];
  });
  write(game).player(id).commanderDamage = Object.fromEntries(dealt);
}

const isManaType = (letter: string): letter is ManaType => manaTypes.some((type) => type === letter);

function seatPlayer(game: Game, id: PlayerId, seat: Seat): void {
  const player = write(game).player(id);
  player.keptHand = true;
  if (seat.life !== undefined) player.life = seat.life;
  if (seat.counters !== undefined) player.counters = seat.counters;
  for (const designation of seat.designations ?? [])
    write(game).root.designations = { ...game.designations, [designation]: id };
  if (seat.completed !== undefined) player.completed = [...seat.completed];
  if (seat.landsPlayed !== undefined) player.landsPlayed = seat.landsPlayed;
  if (seat.stickerSheets !== undefined) player.stickerSheets = [...seat.stickerSheets];
  if (seat.rolls !== undefined || seat.flips !== undefined)
    player.foretold = { rolls: seat.rolls ?? [], flips: seat.flips ?? [] };
  for (const [name, values] of Object.entries(seat.noted ?? {})) noteFor(game, id, name, values);
  player.pool = [...(seat.mana ?? '')]
    .filter(isManaType)
    .map((type) => ({ type, source: null, snow: false, spendOnly: null, lasts: false }));
  player.commanders = (seat.commanders ?? []).flatMap((name) => {
    const card = game.objects.find((object) => object?.owner === id && object.definition === name);
    return card ? [card.card] : [];
  });
}

interface SetTurn {
  /** It begins with that step or phase, which isn’t there yet. */
  readonly begins: boolean;
  readonly of: PlayerId;
  readonly number: number;
  readonly phase: Phase | null;
  readonly step: Step | null;
}

function turnOf({ players, turn }: Scenario, lexicon: Lexicon): SetTurn {
  const of = Math.max(0, lexicon.players.indexOf(turn?.of ?? ''));
  const at = turn?.at ?? 'precombatMain';
  const begins = turn?.begins === true;
  if (at === 'firstTurn' || at === 'mulligans')
    return { of, number: 0, phase: null, step: null, begins: false };
  const number = turn?.number ?? players.length + 1 + of;
  if (at === 'precombatMain' || at === 'postcombatMain') return { of, number, phase: at, step: null, begins };
  const phase = phases.find((one) => stepsOf[one].includes(at)) ?? null;
  return { of, number, phase, step: at, begins };
}

function setTurn(game: Game, { begins, number, of, phase, step }: SetTurn): void {
  const seats = game.players.length;
  if (phase === null) {
    write(game).root.startingPlayer = of;
    return;
  }
  write(game).root.startingPlayer = 0;
  const plan: readonly PlannedPhase[] = phases
    .slice(phases.indexOf(phase) + 1)
    .map((one) => ({ phase: one, steps: stepsOf[one] }));
  const steps = step === null ? [] : stepsOf[phase].slice(stepsOf[phase].indexOf(step));
  Object.assign(write(game).turn(), {
    number,
    active: of,
    of,
    phase: begins ? null : phase,
    step: begins ? null : step,
    stepsLeft: begins ? [] : steps.slice(1),
    plan: begins ? [{ phase, steps }, ...plan] : plan,
    lastInOrder: of,
  });
  // Everyone’s most recent turn, in turn order (302.6).
  for (let back = 0; back < seats; back++) {
    const player = write(game).player((of - back + seats) % seats);
    player.lastTurn = Math.max(0, number - back);
    player.turnsTaken = player.lastTurn === 0 ? 0 : Math.ceil(number / seats);
  }
}

/** What is on the table was there at everyone’s most recent upkeep, but for what arrived this turn (702.30a). */
function rememberUpkeeps(game: Game): void {
  for (const { id: player, lastTurn } of game.players) {
    const objects = game.battlefield.filter(
      (id) =>
        controllerOf(game, id) === player && (game.objects[id]?.controlledSince ?? 0) < game.turn.number,
    );
    write(game).player(player).upkeeps = { latest: { turn: lastTurn, objects } };
  }
}
