import type { Characteristics, GameObject, ObjectId, Player } from '../../../rules/index.ts';
import { hasAbility } from '../has-ability.ts';
import {
  type Asked,
  type CheckResult,
  cardsIn,
  hasSubtype,
  isAttacking,
  isRecord,
  look,
  lowerCase,
  meant,
  namedIn,
  objectOf,
  textIn,
  yes,
} from './asking.ts';

function compared(op: string, actual: unknown, wanted: unknown): boolean {
  switch (op) {
    case '==':
      return String(actual) === String(wanted);
    case '!=':
      return String(actual) !== String(wanted);
    case '<':
      return Number(actual) < Number(wanted);
    case '>':
      return Number(actual) > Number(wanted);
    case '<=':
      return Number(actual) <= Number(wanted);
    default:
      return Number(actual) >= Number(wanted);
  }
}

/** What a property of an object is; `undefined` for one that is not known. */
/** An object whose property is asked, as it is now. */
interface Seen {
  readonly asked: Asked;
  readonly object: GameObject;
  readonly now: Characteristics;
  readonly arg: unknown;
  readonly argument: string;
}

const objectProperties: Readonly<Record<string, (seen: Seen) => unknown>> = {
  power: ({ now }) => now.power,
  toughness: ({ now }) => now.toughness,
  basePower: ({ now }) => now.basePower,
  baseToughness: ({ now }) => now.baseToughness,
  manaValue: ({ now }) => now.manaValue,
  name: ({ now }) => now.name,
  colors: ({ now }) => now.colors.join(''),
  legendary: ({ now }) => now.supertypes.includes('legendary'),
  controller: ({ asked, now }) => asked.script.situation.players[now.controller],
  hasType: ({ argument, now }) =>
    [...now.types, ...now.supertypes].some((one) => one === lowerCase(argument)),
  hasSubtype: ({ argument, now }) => hasSubtype(now.subtypes, argument),
  isColor: ({ argument, now }) =>
    argument === 'colorless'
      ? now.colors.length === 0
      : argument === 'multicolored'
        ? now.colors.length > 1
        : now.colors.some((one) => one === argument),
  hasAbility: ({ arg, asked, object }) => hasAbility(asked.game, object.id, arg) > 0,
  tapped: ({ object }) => object.tapped,
  damage: ({ object }) => object.damage,
  attacking: ({ asked, object }) => isAttacking(asked, object.id),
  faceDown: ({ object }) => object.faceDown,
  transformed: ({ object }) => object.face === 1,
  classLevel: ({ object }) => object.level ?? 1,
  copy: ({ object }) => object.copied !== undefined,
  token: ({ object }) => object.kind === 'token',
  phasedIn: ({ object }) => !object.phasedOut,
  attached: ({ object }) => object.attachedTo !== null,
  attachedToPlayer: ({ argument, asked, object }) =>
    object.attachedTo !== null &&
    'player' in object.attachedTo &&
    asked.script.situation.players[object.attachedTo.player] === argument,
  attachmentCount: ({ asked, object }) =>
    asked.game.battlefield.filter((one) => {
      const to = objectOf(asked, one)?.attachedTo ?? null;
      return to !== null && 'object' in to && to.object === object.id;
    }).length,
  blockingCount: ({ asked, object }) =>
    asked.game.combat?.blockers.find((one) => one.object === object.id)?.attackers.length ?? 0,
  counters: ({ argument, object }) => object.counters[argument] ?? 0,
  noCounters: ({ object }) => Object.values(object.counters).every((count) => count === 0),
  exists: ({ object }) => object.left === null,
  isPermanent: ({ object }) => object.left === null,
};

/** What a property of an object is. */
function property(asked: Asked, id: ObjectId, name: string, arg: unknown): unknown {
  const object = objectOf(asked, id);
  if (object === null) return null;
  const argument = typeof arg === 'string' ? arg : '';
  return objectProperties[name]?.({ asked, object, now: look(asked, id), arg, argument });
}

const whereKeys = new Set([
  'hasType',
  'hasSubtype',
  'copy',
  'token',
  'tapped',
  'faceDown',
  'name',
  'controller',
]);

function whereHolds(asked: Asked, id: ObjectId): boolean {
  const where = asked.check.where;
  if (!isRecord(where)) return true;
  return Object.entries(where).every(([key, value]) => {
    const isNot = key.endsWith('Not');
    const name = isNot ? key.slice(0, -3) : key;
    const has = property(asked, id, name, value);
    const holds = name === 'hasType' || name === 'hasSubtype' ? has === true : String(has) === String(value);
    return holds !== isNot;
  });
}

function ofObjects(asked: Asked, ids: readonly ObjectId[]): CheckResult {
  const { check } = asked;
  const fitting = ids.filter((id) => whereHolds(asked, id));
  const ask = (id: ObjectId): unknown => property(asked, id, textIn(check, 'property'), check.arg);
  const holds = (id: ObjectId): boolean => compared(textIn(check, 'op'), ask(id), check.value);
  const actual = fitting.map(ask);
  if (check.property === 'exists' && fitting.length === 0)
    return yes(compared(textIn(check, 'op'), false, check.value), false);
  if (check.match === 'all') return yes(fitting.every(holds), actual);
  if (check.match === 'any') return yes(fitting.some(holds), actual);
  const { index } = check;
  if (typeof index === 'number' && fitting.length <= index) return yes(false, `${fitting.length} of them`);
  const isFirst = check.match === 'first' || (check.where !== undefined && check.name === undefined);
  const id = isFirst ? fitting[0] : fitting.at(-1);
  return id === undefined ? yes(false, 'no such object') : yes(holds(id), ask(id));
}

const playerProperties: Readonly<Record<string, (one: Player) => unknown>> = {
  inGame: ({ status }) => status === 'playing',
  lost: ({ status }) => status === 'lost' || status === 'conceded',
  won: ({ status }) => status === 'won',
  landsPlayed: ({ landsPlayed }) => landsPlayed,
  handSize: ({ hand }) => hand.length,
  graveyardSize: ({ graveyard }) => graveyard.length,
  librarySize: ({ library }) => library.length,
  life: ({ life }) => life,
};

const gameProperties: Readonly<Record<string, (asked: Asked) => unknown>> = {
  turn: ({ game }) => game.turn.number,
  activePlayer: ({ game, script }) =>
    game.turn.active === null ? null : script.situation.players[game.turn.active],
  stackSize: ({ game }) => game.stack.length,
  permanentCount: ({ game }) => game.battlefield.length,
  ended: ({ game }) => game.over !== null,
};

function ofPlayerProperty({ check, game, player }: Asked): CheckResult {
  const one = game.players[player ?? 0];
  const actual = one && playerProperties[textIn(check, 'property')]?.(one);
  return yes(compared(textIn(check, 'op'), actual, check.value), actual);
}

function ofGame(asked: Asked): CheckResult {
  const actual = gameProperties[textIn(asked.check, 'property')]?.(asked);
  return yes(compared(textIn(asked.check, 'op'), actual, asked.check.value), actual);
}

/** Of one property of objects, of a player, or of the game. */
export const propertyChecks: Readonly<Record<string, (asked: Asked) => CheckResult>> = {
  permanentProperty: (asked) => ofObjects(asked, meant(asked)),
  cardProperty: (asked) => ofObjects(asked, namedIn(asked, cardsIn(asked, textIn(asked.check, 'zone')))),
  playerProperty: ofPlayerProperty,
  gameProperty: ofGame,
};

const properties: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  permanentProperty: objectProperties,
  cardProperty: objectProperties,
  playerProperty: playerProperties,
  gameProperty: gameProperties,
};

/** The property that a check is about and that is not known here; null: none. */
export function unknownProperty(check: Readonly<Record<string, unknown>>): string | null {
  const kind = String(check.check);
  const known = properties[kind];
  if (known === undefined) return null;
  const name = String(check.property);
  if (known[name] === undefined) return `${kind} ${name}`;
  const { where } = check;
  const unknown = isRecord(where)
    ? Object.keys(where).find((key) => !whereKeys.has(key.replace(/Not$/, '')))
    : undefined;
  return unknown === undefined ? null : `${kind} where ${unknown}`;
}
