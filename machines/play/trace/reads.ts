import type { Json } from './json.ts';
import { plain } from './plain.ts';

/** A value that something read: where it is, from the context or the event on, and what it was. */
export interface Read {
  readonly path: string;
  readonly value: Json;
}

/**
 * Calls with `context` and `event` so that what it reads of them is known. Only plain objects and lists are looked
 * into; a call that can't bear that is made again with the values themselves, and nothing is known of what it read.
 */
export function reading<Result>(
  call: (context: unknown, event: unknown) => Result,
  context: unknown,
  event: unknown,
): { readonly result: Result; readonly reads: readonly Read[] } {
  const read = new Map<string, unknown>();
  try {
    const result = call(overheard(context, 'context', read), overheard(event, 'event', read));
    return { result, reads: outermost(read) };
  } catch {
    return { result: call(context, event), reads: [] };
  }
}

/** An empty thing of the same kind stands for a value: one that is frozen could not be stood for otherwise. */
function overheard(value: unknown, path: string, read: Map<string, unknown>): unknown {
  if (!isPlain(value)) return value;
  return new Proxy(Array.isArray(value) ? [] : {}, {
    get: (_, name) => {
      const part: unknown = Reflect.get(value, name);
      if (typeof name === 'symbol' || typeof part === 'function') return part;
      const at = `${path}.${name}`;
      read.set(at, part);
      return overheard(part, at, read);
    },
    has: (_, name) => Reflect.has(value, name),
    ownKeys: () => Reflect.ownKeys(value),
    getOwnPropertyDescriptor: (target, name) => {
      const own = Reflect.getOwnPropertyDescriptor(value, name);
      return (
        own && { ...own, configurable: Reflect.getOwnPropertyDescriptor(target, name)?.configurable ?? true }
      );
    },
  });
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** What lies on the way to something else that was read is left out; so is how long a list is that was gone through. */
function outermost(read: ReadonlyMap<string, unknown>): readonly Read[] {
  const paths = [...read.keys()];
  const isOnTheWay = (path: string) => paths.some((other) => other.startsWith(`${path}.`));
  return paths.filter((path) => !isOnTheWay(path)).map((path) => ({ path, value: plain(read.get(path)) }));
}
