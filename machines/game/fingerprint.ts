import { type Game, onceFor } from '../rules/index.ts';

/**
 * A value as JSON in one form: keys in the order of their code units, nothing between. Two values have the same form
 * exactly if they are the same JSON, whatever order their keys were written in.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.join(',')}}`;
}

/** A hash of a text as 16 hexadecimal digits: two lanes of 32 bits (cyrb53's mixing), the same on every platform. */
export function hash(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return `${hexadecimal(two)}${hexadecimal(one)}`;
}

const hexadecimal = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/**
 * The fingerprint of a game: equal for equal games, in Node and in a browser, and after going through JSON. `changes`
 * is left out: it tells caches when to forget, and how often that is asked of them is nothing about the game. So is what
 * nobody had to be asked for, which only is told.
 */
export function fingerprint(game: Game): string {
  const { changes: _changes, settled: _settled, definitions, checkpoints, ...rest } = game;
  const states = checkpoints.map(fingerprint);
  return hash(`${definitionHash(definitions)}${states.join('')}${canonical(rest)}`);
}

/** Definitions never change during a game, so they are hashed once. */
const definitionHash = onceFor((definitions: Game['definitions']): string => hash(canonical(definitions)));
