import type { Json } from './json.ts';
import type { TracedEvent } from './record.ts';

const deepest = 12;

/**
 * A copy of `value` as plain data. What is none becomes a string that names it: a function, an actor, a cycle,
 * what lies deeper than twelve levels. Absent properties and functions of objects are left out.
 */
export function plain(value: unknown): Json {
  return copy(value, []);
}

function copy(value: unknown, above: readonly object[]): Json {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : String(value);
    case 'bigint':
    case 'symbol':
      return String(value);
    case 'function':
      return `function ${value.name}`.trim();
    case 'object':
      return value === null ? null : copyObject(value, above);
    case 'undefined':
      return null;
    default:
      return null;
  }
}

function copyObject(value: object, above: readonly object[]): Json {
  if (above.includes(value)) return '[cycle]';
  if (above.length >= deepest) return '[deeper]';
  const here = [...above, value];
  if (Array.isArray(value)) return value.map((item) => copy(item, here));
  if ('sessionId' in value && typeof value.sessionId === 'string') return `actor ${value.sessionId}`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  const result: Record<string, Json> = {};
  for (const [key, property] of Object.entries(value))
    if (property !== undefined && typeof property !== 'function') result[key] = copy(property, here);
  return result;
}

/** An event as plain data. */
export function plainEvent(event: { readonly type: string }): TracedEvent {
  const copied = plain(event);
  return isRecord(copied) ? { ...copied, type: event.type } : { type: event.type };
}

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
