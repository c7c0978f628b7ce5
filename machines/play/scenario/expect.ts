import { findCard, parseDeckList } from '../../cards/index.ts';
import { eyesOf, nameOf, sees } from '../../game/index.ts';
import {
  attackerOf,
  characteristics,
  controllerOf,
  type Game,
  type GameObject,
  has,
  isBlocking,
  type Player,
  type PlayerId,
  playerDesignations,
  sameTarget,
  stickerAt,
  stickerWords,
  zoneIds,
} from '../../rules/index.ts';
import type { Difference } from './difference.ts';
import { happeningDifference } from './expect-happened.ts';
import { candidates, findForExpectation } from './find.ts';
import {
  type Expectation,
  type GameExpectation,
  gameExpectationSchema,
  type ObjectExpectation,
  objectExpectationSchema,
  type PlayerExpectation,
  playerExpectationSchema,
} from './form.ts';
import { readLine } from './line.ts';
import { wholeReference } from './names.ts';
import { refused, tryOnCopy } from './refused.ts';
import { gameOf, type Run } from './sending.ts';

/** The first thing that isn’t as expected; null if all of it is. */
export function firstDifference(run: Run, expected: Expectation): Difference | null {
  for (const [key, value] of Object.entries(expected)) {
    const found = differenceOf(run, key, value);
    if (found !== null) return found;
  }
  return null;
}

function differenceOf(run: Run, key: string, value: unknown): Difference | null {
  if (key === 'game') return gameDifference(run, gameExpectationSchema.parse(value));
  const player = run.names.lexicon.players.indexOf(key);
  return player >= 0
    ? playerDifference(gameOf(run), player, key, playerExpectationSchema.parse(value))
    : objectDifference(run, key, objectExpectationSchema.parse(value));
}

/** Compares as JSON; lists and keys in the order given. */
function compared(what: string, expected: unknown, actual: unknown): Difference | null {
  return JSON.stringify(expected) === JSON.stringify(actual) ? null : { what, expected, actual };
}

const sorted = (names: readonly string[]): readonly string[] => [...names].sort((a, b) => (a < b ? -1 : 1));

/** Those of the counters that are asked for. */
const asked = (expected: Readonly<Record<string, number>>, actual: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.keys(expected).map((kind) => [kind, actual[kind] ?? 0]));

const countedZones = ['hand', 'graveyard', 'library', 'exile', 'command', 'outside', 'battlefield'] as const;

function playerDifference(
  game: Game,
  id: PlayerId,
  key: string,
  expected: PlayerExpectation,
): Difference | null {
  const player = game.players[id];
  if (player === undefined) return { what: key, expected: 'a player', actual: null };
  const at = (name: string) => `${key}.${name}`;
  if (expected.life !== undefined && expected.life !== player.life)
    return { what: at('life'), expected: expected.life, actual: player.life };
  if (expected.landsPlayed !== undefined && expected.landsPlayed !== player.landsPlayed)
    return { what: at('landsPlayed'), expected: expected.landsPlayed, actual: player.landsPlayed };
  if (expected.counters !== undefined) {
    const found = compared(at('counters'), expected.counters, asked(expected.counters, player.counters));
    if (found !== null) return found;
  }
  if (expected.designations !== undefined) {
    const own = playerDesignations.filter((one) => game.designations?.[one] === id);
    const found = compared(at('designations'), sorted(expected.designations), sorted(own));
    if (found !== null) return found;
  }
  if (expected.completed !== undefined) {
    const found = compared(at('completed'), sorted(expected.completed), sorted(player.completed ?? []));
    if (found !== null) return found;
  }
  if (expected.mana !== undefined) {
    const pool = sorted(player.pool.map(({ type }) => type)).join('');
    const found = compared(at('mana'), sorted([...expected.mana]).join(''), pool);
    if (found !== null) return found;
  }
  for (const zone of countedZones) {
    const wanted = expected[zone];
    if (wanted === undefined) continue;
    const names = namesIn(game, zone, id);
    const found =
      typeof wanted === 'number'
        ? compared(at(zone), wanted, names.length)
        : zone === 'library'
          ? compared(at(zone), wanted, names.slice(0, wanted.length))
          : compared(at(zone), sorted(wanted), sorted(names));
    if (found !== null) return found;
  }
  return (
    outcome(at('lost'), expected.lost, ['lost', 'conceded'], player) ??
    outcome(at('won'), expected.won, ['won'], player)
  );
}

function outcome(
  what: string,
  expected: boolean | string | undefined,
  statuses: readonly Player['status'][],
  player: Player,
): Difference | null {
  if (expected === undefined) return null;
  const isSo = statuses.includes(player.status);
  if (typeof expected === 'boolean') return compared(what, expected, isSo);
  return compared(what, expected, isSo ? player.outcomeRule : false);
}

/** Names in a zone: on the battlefield of what the player controls, in exile and the command zone of what they own. */
function namesIn(game: Game, zone: (typeof countedZones)[number], player: PlayerId): readonly string[] {
  const ids = zoneIds(game, zone, player).filter((id) => {
    if (zone === 'battlefield') return controllerOf(game, id) === player;
    return game.objects[id]?.owner === player;
  });
  return ids.map((id) => nameOf(game, id));
}

function objectDifference(run: Run, key: string, expected: ObjectExpectation): Difference | null {
  const game = gameOf(run);
  const { names } = run;
  const reference = wholeReference(key, names.lexicon);
  if ('unknown' in reference) return { what: key, expected: 'an object', actual: null };
  const found = findForExpectation(game, names, reference);
  if ('reason' in found) return { what: key, expected: 'one object', actual: found.reason };
  const object = found.id === null ? null : game.objects[found.id];
  if (!object) return expected.on === 'nowhere' ? null : { what: key, expected, actual: 'nowhere' };
  for (const [name, value] of Object.entries(expected)) {
    if (value === undefined) continue;
    const { actual, wanted } = aspect(run, game, object, name, value);
    const difference = compared(`${key}.${name}`, wanted, actual);
    if (difference !== null) return difference;
  }
  return null;
}

/** What is expected of an object in one respect and what is so, both comparable. */
function aspect(
  run: Run,
  game: Game,
  object: GameObject,
  name: string,
  value: ObjectExpectation[keyof ObjectExpectation],
): { readonly wanted: unknown; readonly actual: unknown } {
  const { id } = object;
  const { names } = run;
  const is = characteristics(game, id);
  const seat = (player: PlayerId) => names.lexicon.players[player];
  const lists = Array.isArray(value) ? value.map(String) : [];
  switch (name) {
    case 'on':
      return { wanted: value, actual: object.zone };
    case 'damage':
    case 'faceDown':
    case 'phasedOut':
    case 'tapped':
      return { wanted: value, actual: object[name] };
    case 'controller':
      return { wanted: value, actual: seat(is.controller) };
    case 'owner':
      return { wanted: value, actual: seat(object.owner) };
    case 'power':
      return { wanted: value, actual: is.power };
    case 'toughness':
      return { wanted: value, actual: is.toughness };
    case 'counters':
      return {
        wanted: value,
        actual: typeof value === 'object' && value !== null ? countersAsked(value, object) : null,
      };
    case 'has':
      return { wanted: lists, actual: lists.filter((keyword) => has(game, id, keyword)) };
    case 'hasNot':
      return { wanted: [], actual: lists.filter((keyword) => has(game, id, keyword)) };
    case 'types':
      return { wanted: sorted(lists), actual: sorted(is.types) };
    case 'subtypes':
      return { wanted: sorted(lists), actual: sorted(is.subtypes) };
    case 'supertypes':
      return { wanted: sorted(lists), actual: sorted(is.supertypes) };
    case 'name':
      return { wanted: value, actual: is.name };
    case 'stickers':
      return {
        wanted: lists,
        actual: (object.stickers ?? []).map(({ sticker }) => stickerWords(stickerAt(game, sticker))),
      };
    case 'manaValue':
      return { wanted: value, actual: is.manaValue };
    case 'seenBy':
      return {
        wanted: lists,
        actual: names.lexicon.players.filter((_name, player) => sees(game, object, eyesOf(game, player))),
      };
    case 'colors':
      return { wanted: sorted([...(typeof value === 'string' ? value : '')]), actual: sorted(is.colors) };
    case 'room':
      return { wanted: value, actual: object.room ?? null };
    case 'unlocked':
      return { wanted: sorted(lists), actual: sorted(object.unlocked ?? []) };
    case 'attachedTo':
      return { wanted: value, actual: attachment(run, game, object, value) };
    case 'protector':
      return { wanted: value, actual: object.protector === null ? null : seat(object.protector) };
    case 'attacking': {
      const attacker = attackerOf(game, id);
      if (typeof value !== 'string')
        return { wanted: value, actual: attacker !== undefined && attacker !== null };
      const defender = attacker?.defender ?? null;
      return {
        wanted: value,
        actual: defender === null ? false : nameLike(run, game, defender, value),
      };
    }
    case 'blocking':
      return { wanted: value, actual: isBlocking(game, object) };
    case 'blocked':
      return { wanted: value, actual: attackerOf(game, id)?.blocked ?? false };
    case 'targets': {
      const targets = (object.stack?.choices.targets ?? []).flatMap(({ chosen }) => chosen);
      return {
        wanted: lists,
        actual: targets.map((target, at) => nameLike(run, game, target, lists[at] ?? '')),
      };
    }
    case 'x':
      return { wanted: value, actual: object.stack?.choices.x ?? null };
    default:
      return { wanted: value, actual: `nothing is known of ${name}` };
  }
}

const countersAsked = (value: object, object: GameObject) =>
  Object.fromEntries(Object.keys(value).map((kind) => [kind, object.counters[kind] ?? 0]));

/** The wanted words if they mean this, else its name. */
function nameLike(
  run: Run,
  game: Game,
  target: { readonly object: number } | { readonly player: PlayerId },
  wanted: string,
): string {
  const reference = wholeReference(wanted, run.names.lexicon);
  const isIt =
    !('unknown' in reference) &&
    candidates(game, run.names, reference).some((one) => sameTarget(one, target));
  if (isIt) return wanted;
  return 'player' in target ? (run.names.lexicon.players[target.player] ?? '') : nameOf(game, target.object);
}

function attachment(run: Run, game: Game, object: GameObject, wanted: unknown): unknown {
  if (object.attachedTo === null) return null;
  return nameLike(run, game, object.attachedTo, String(wanted));
}

function gameDifference(run: Run, expected: GameExpectation): Difference | null {
  const game = gameOf(run);
  const seat = (player: PlayerId | null) => (player === null ? null : run.names.lexicon.players[player]);
  const { turn } = expected;
  if (turn !== undefined) {
    const now = {
      number: game.turn.number,
      of: seat(game.turn.of),
      at: game.turn.step ?? game.turn.phase,
    };
    for (const key of ['number', 'of', 'at'] as const) {
      const found = turn[key] === undefined ? null : compared(`turn.${key}`, turn[key], now[key]);
      if (found !== null) return found;
    }
  }
  if (expected.stack !== undefined) {
    const names = [...game.stack].reverse().map((id) => nameOf(game, id));
    const actual = typeof expected.stack === 'number' ? names.length : names;
    const found = compared('stack', expected.stack, actual);
    if (found !== null) return found;
  }
  if (expected.priority !== undefined) {
    const holder = game.pending?.kind === 'priority' ? game.pending.player : null;
    const found = compared('priority', expected.priority, seat(holder));
    if (found !== null) return found;
  }
  if (expected.asked !== undefined) {
    const { pending } = game;
    const { kind, player, rule } = expected.asked;
    const actual =
      pending === null
        ? null
        : {
            player: seat(pending.player),
            kind: pending.kind,
            ...(rule !== undefined && { rule: pending.rule }),
          };
    const found = compared('asked', { player, kind, ...(rule !== undefined && { rule }) }, actual);
    if (found !== null) return found;
  }
  return (
    overDifference(game, expected, seat) ??
    happeningDifference(run, expected) ??
    mayDifference(run, expected) ??
    deckDifference(game, expected)
  );
}

function overDifference(
  game: Game,
  { over }: GameExpectation,
  seat: (player: PlayerId) => string | null | undefined,
): Difference | null {
  if (over === undefined) return null;
  if (over === false || game.over === null)
    return over === false && game.over === null ? null : { what: 'over', expected: over, actual: game.over };
  const actual = {
    winners: game.over.winners.map(seat),
    ...(over.rule !== undefined && { rule: game.over.rule }),
  };
  return compared(
    'over',
    { winners: over.winners, ...(over.rule !== undefined && { rule: over.rule }) },
    actual,
  );
}

/** Decks, as a list in one line, held to the rules of deck construction with the cards of the scenario (100.2a). */
function deckDifference(game: Game, expected: GameExpectation): Difference | null {
  const rulesOf = (list: string): readonly (string | null)[] => {
    const read = parseDeckList(list.replaceAll(/,\s*(?=\d)/g, '\n'), {
      cards: (name) => game.definitions[name] ?? findCard(name),
    });
    return read.ok ? [] : read.faults.map(({ rule, reason }) => rule ?? reason);
  };
  for (const list of expected.mayBring ?? []) {
    const rules = rulesOf(list);
    if (rules.length > 0) return { what: 'mayBring', expected: list, actual: rules };
  }
  for (const [list, rule] of Object.entries(expected.mayNotBring ?? {})) {
    const rules = rulesOf(list);
    if (!rules.includes(rule)) return { what: 'mayNotBring', expected: [list, rule], actual: rules };
  }
  return null;
}

function mayDifference(run: Run, expected: GameExpectation): Difference | null {
  for (const text of expected.may ?? []) {
    const line = readLine(text, run.names.lexicon);
    const result = line.ok ? tryOnCopy(run, line.action, text) : null;
    if (result !== null) return { what: 'may', expected: text, actual: result.reason };
  }
  for (const [text, rule] of Object.entries(expected.mayNot ?? {})) {
    const line = readLine(text, run.names.lexicon);
    const result = line.ok ? refused(run, line.action, rule, text) : null;
    if (result !== null) return { what: 'mayNot', expected: text, actual: result.reason };
  }
  return null;
}
