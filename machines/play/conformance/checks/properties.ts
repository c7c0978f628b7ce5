import { isRecord, type ObjectId } from '../../../rules/index.ts';
import {
  type Asked,
  type CheckResult,
  cardsIn,
  look,
  meant,
  namedIn,
  objectOf,
  textIn,
  yes,
} from './asking.ts';
import { objectProperties } from './object-properties.ts';
import { gameProperties, playerProperties } from './player-properties.ts';

/** Lists are compared as sets are written: in order, parted by commas. */
const plain = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).sort().join(',') : String(value);

const operators: ReadonlySet<unknown> = new Set(['==', '!=', '<', '>', '<=', '>=']);

function compared(op: string, actual: unknown, wanted: unknown): boolean {
  switch (op) {
    case '==':
      return plain(actual) === plain(wanted);
    case '!=':
      return plain(actual) !== plain(wanted);
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
  if (typeof index === 'number' && fitting.length < index) return yes(false, `${fitting.length} of them`);
  const isFirst = check.match === 'first' || (check.where !== undefined && check.name === undefined);
  const id = isFirst ? fitting[0] : fitting.at(-1);
  return id === undefined ? yes(false, 'no such object') : yes(holds(id), ask(id));
}

function ofPlayerProperty(asked: Asked): CheckResult {
  const { check, game, player } = asked;
  const one = game.players[player ?? 0];
  const actual = one && playerProperties[textIn(check, 'property')]?.({ asked, one });
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
  if (!Object.hasOwn(known, name)) return `${kind} ${name}`;
  const { op, where } = check;
  if (!operators.has(op)) return `${kind} ${String(op)}`;
  const unknown = isRecord(where)
    ? Object.keys(where).find((key) => !whereKeys.has(key.replace(/Not$/, '')))
    : undefined;
  return unknown === undefined ? null : `${kind} where ${unknown}`;
}
