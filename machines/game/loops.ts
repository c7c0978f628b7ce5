/**
 * Loops of mandatory actions (104.4b, 732.4).
 *
 * `watchLoop(game)` is called after each resolution and after each check of state-based actions that performed
 * something. Where it says true the game is a draw: procedure `drawGame` with `{ rule: '104.4b' }`. `game.loop` begins
 * anew whenever a player casts, activates, takes a special action or gives an answer that was not forced (732.6), and
 * as a turn begins. Passing priority is no such thing: nobody need stop a loop with what has no part in it (732.5).
 *
 * How a loop is proved: the game comes back to a state that differs from an earlier one only in ids, timestamps and in
 * numbers that are counted up. If nothing differs, the same must happen again. If numbers grew, they must have grown by
 * the same amounts twice in a row, none may have shrunk, and nothing that functions, waits, lasts or is on the stack
 * may read such a number: then no round can differ from the one before. Anything else is progress: a library that gets
 * smaller, a life total that falls, a counter that some ability looks at. Chance proves nothing either: the random
 * state is part of what must come back. Numbers of rounds prove nothing; they only say when to begin looking.
 *
 * A stack that grows: from a moment on which the stack never gets lower, what lies on it isn't touched. If the game
 * comes back to the same apart from the stack, which was never lower in between, and nothing reads the stack, then the
 * same must happen again on top of it.
 *
 * An order of triggered abilities (603.3b) isn't optional as such, but another one may end a loop. It is noted among
 * the states, and a loop with orders in it is one only once several rounds have gone by with the same orders.
 */

import { ordered } from '../chart/procedure-rules.ts';
import { type Game, write } from '../rules/index.ts';
import { hash } from './fingerprint.ts';
import { type Grown, isRead } from './loop-readers.ts';
import { stateOf } from './loop-state.ts';

/** So many times without a choice are ordinary: a stack of triggers resolves. Then the states are kept. */
const ordinary = 24;

/** So many rounds with the same orders say that whoever gives them goes on with the loop. */
const sameOrders = 4;

/** Notes the state as it is now, and whether it proves a loop of mandatory actions. The game must be open for writing. */
export function watchLoop(game: Game): boolean {
  const { fingerprints } = game.loop;
  const noted = fingerprints.length < ordinary ? '' : fingerprintOf(game);
  write(game).root.loop = { fingerprints: [...fingerprints, noted] };
  return noted !== '' && loopIsMandatory(game);
}

/** Whether the states noted since the last choice prove that what happens happens for ever. */
export function loopIsMandatory(game: Game): boolean {
  return (
    comesBack(game, (noted) => noted.whole, []) ||
    comesBack(game, (noted) => noted.withoutStack, [{ of: 'stack' }])
  );
}

/** Whether the game came back to the same, as the shape tells it, while what the shape leaves out is read by nothing. */
function comesBack(game: Game, shapeOf: (noted: Noted) => string, leftOut: readonly Grown[]): boolean {
  const { fingerprints } = game.loop;
  const now = parsed(fingerprints.at(-1));
  if (now === null) return false;
  let lowest = now.height;
  for (let back = 1; back < fingerprints.length; back++) {
    const before = parsed(fingerprints.at(-1 - back));
    if (before === null) return false;
    lowest = Math.min(lowest, before.height);
    if (shapeOf(before) !== shapeOf(now)) continue;
    if (leftOut.length > 0 && lowest < before.height) continue;
    if (!ordersAreTheSame(fingerprints, back, shapeOf)) continue;
    const change = grown(before.numbers, now.numbers);
    if (change === 'shrunk') continue;
    if (change === 'same') return !isRead(game, leftOut);
    const earlier = parsed(fingerprints.at(-1 - 2 * back));
    if (earlier === null || shapeOf(earlier) !== shapeOf(now)) continue;
    const grewBefore = grown(earlier.numbers, before.numbers);
    if (typeof grewBefore === 'string' || change.join() !== grewBefore.join()) continue;
    return !isRead(game, [...leftOut, ...kindsGrown(game, change)]);
  }
  return false;
}

/** Whether a round has no order in it, or several rounds were the same, with the same orders. */
function ordersAreTheSame(
  fingerprints: readonly string[],
  round: number,
  shapeOf: (noted: Noted) => string,
): boolean {
  if (!fingerprints.slice(-round).some((one) => one.startsWith(ordered))) return true;
  for (let back = 1; back <= sameOrders * round; back++) {
    const one = parsed(fingerprints.at(-back));
    const before = parsed(fingerprints.at(-back - round));
    if (one === null || before === null || shapeOf(one) !== shapeOf(before)) return false;
  }
  return true;
}

/** What is noted of a state, or of an order that was given. */
interface Noted {
  readonly whole: string;
  readonly withoutStack: string;
  /** How high the stack was; of an order, above all. */
  readonly height: number;
  readonly numbers: readonly number[];
}

/** A state in short: hashes of what must come back, how high the stack is, and the numbers that may grow. */
function fingerprintOf(game: Game): string {
  const { shape, numbers } = stateOf(game);
  const withoutStack = stateOf(game, false);
  const counted = numbers.map(({ value }) => value).join(',');
  return `${hash(shape)}:${hash(withoutStack.shape)}:${game.stack.length}:${counted}`;
}

function parsed(fingerprint: string | undefined): Noted | null {
  if (fingerprint === undefined || fingerprint === '') return null;
  if (fingerprint.startsWith(ordered))
    return { whole: fingerprint, withoutStack: fingerprint, height: Number.POSITIVE_INFINITY, numbers: [] };
  const [whole = '', withoutStack = '', height = '', numbers = ''] = fingerprint.split(':');
  return {
    whole,
    withoutStack,
    height: Number(height),
    numbers: numbers === '' ? [] : numbers.split(',').map(Number),
  };
}

/** By how much each number grew. */
function grown(before: readonly number[], now: readonly number[]): readonly number[] | 'same' | 'shrunk' {
  const by = now.map((number, index) => number - (before[index] ?? 0));
  if (before.length !== now.length || by.some((one) => one < 0)) return 'shrunk';
  return by.every((one) => one === 0) ? 'same' : by;
}

function kindsGrown(game: Game, by: readonly number[]): readonly Grown[] {
  return stateOf(game).numbers.flatMap(({ kind }, index) => ((by[index] ?? 0) > 0 ? [kind] : []));
}
