/**
 * Loops of mandatory actions (104.4b, 732.4).
 *
 * `watchLoop(game)` is called after each resolution, after each check of state-based actions that performed something,
 * and where a triggered mana ability is about to resolve again (605.4a); `watchTurn(game)` as each turn begins, and
 * `watchPass(game)` (`passing-on.ts`) as a player passes. Where one of the first two says true the game is a draw:
 * procedure `drawGame` with `{ rule: '104.4b' }`. `game.loop` begins anew whenever a player casts, activates, takes a
 * special action or gives an answer that was not forced (732.6). Passing priority is no such thing: nobody need stop a
 * loop with what has no part in it (732.5).
 *
 * How a loop is proved: the game comes back to a state that differs from an earlier one only in ids, timestamps and in
 * numbers that are counted up. If nothing differs, the same must happen again. If numbers grew, they must have grown by
 * the same amounts twice in a row, none may have shrunk, and nothing that functions, waits, lasts or is on the stack
 * may read such a number: then no round can differ from the one before. Anything else is progress: a library that gets
 * smaller, a life total that falls, a counter that some ability looks at. Chance proves nothing either: the random
 * state is part of what must come back. Numbers of rounds prove nothing.
 *
 * A stack that grows: from a moment on which the stack never gets lower, what lies on it isn't touched. If the game
 * comes back to the same apart from the stack, which was never lower in between, and nothing reads the stack, then the
 * same must happen again on top of it.
 *
 * An order of triggered abilities (603.3b) isn't optional as such, but another one may end a loop. It is noted among
 * the states, and a loop with orders in it is one only once several rounds have gone by with the same orders.
 *
 * Over turns a loop is a round of whole turns: the game as a turn begins comes back. Every turn goes on only because
 * all players pass, again and again, and that is mandatory only for those who can do nothing else: a player who keeps
 * something that they could play or activate goes on by choice, and their game is no draw (104.4b, "no way to stop").
 * So passes are looked at there: whoever could have done more begins the turns anew. Tapping a land for mana that
 * nobody can spend is nothing, as long as nothing looks at it.
 *
 * What is noted of a state is short at first: where the turn is, what is on top of the stack, what waits, and how many
 * cards lie where. Only once that comes back is the whole state noted too, so that a loop is found after two or three
 * rounds more, and a game that goes its way costs next to nothing.
 */

import { ordered } from '../chart/procedure-rules.ts';
import { type Game, write } from '../rules/index.ts';
import { hash } from './fingerprint.ts';
import { type Grown, isRead } from './loop-readers.ts';
import { stateOf } from './loop-state.ts';

/** So many rounds with the same orders say that whoever gives them goes on with the loop. */
const sameOrders = 12;

/** Notes the state as it is now, and whether it proves a loop of mandatory actions. The game must be open for writing. */
export function watchLoop(game: Game): boolean {
  const { fingerprints, turns } = game.loop;
  write(game).root.loop = { fingerprints: [...fingerprints, note(game, fingerprints)], turns };
  return loopIsMandatory(game);
}

/** Rounds of triggered mana abilities after which nobody would wait for a proof: nothing else can happen meanwhile. */
const mostManaRounds = 250;

/**
 * The same between two triggered mana abilities (605.4a), which resolve without anyone getting priority. There a text
 * that reads a number which grows leaves the proof open, mostly without having a part in it: then their number ends it.
 */
export const watchManaLoop = (game: Game): boolean =>
  watchLoop(game) || game.loop.fingerprints.length > mostManaRounds;

/** Notes the state as a turn begins, and whether it proves a loop of turns. The game must be open for writing. */
export function watchTurn(game: Game): boolean {
  const { fingerprints, turns } = game.loop;
  const noted = [...turns, note(game, turns)];
  write(game).root.loop = { fingerprints, turns: noted };
  return comesBack(game, noted, ({ whole }) => whole, []);
}

/** Whether the states noted since the last choice prove that what happens happens for ever. */
export function loopIsMandatory(game: Game): boolean {
  const { fingerprints } = game.loop;
  return (
    comesBack(game, fingerprints, (noted) => noted.whole, []) ||
    comesBack(game, fingerprints, (noted) => noted.withoutStack, [{ of: 'stack' }])
  );
}

/** Whether the game came back to the same, as the shape tells it, while what the shape leaves out is read by nothing. */
function comesBack(
  game: Game,
  states: readonly string[],
  shapeOf: (noted: Noted) => string,
  leftOut: readonly Grown[],
): boolean {
  if (states.length < 2) return false;
  const now = parsed(states.at(-1));
  if (now === null || shapeOf(now) === '') return false;
  let lowest = now.height;
  for (let back = 1; back < states.length; back++) {
    const noted = states[states.length - 1 - back];
    // Most states are of another shape, and of those only how high the stack was may be asked.
    if (leftOut.length === 0 && noted?.includes(shapeOf(now)) !== true) continue;
    const before = parsed(noted);
    if (before === null) return false;
    lowest = Math.min(lowest, before.height);
    if (shapeOf(before) !== shapeOf(now)) continue;
    if (leftOut.length > 0 && lowest < before.height) continue;
    if (!ordersAreTheSame(states, back, shapeOf)) continue;
    const change = grown(before.numbers, now.numbers);
    if (change === 'shrunk') continue;
    if (change === 'same') return !isRead(game, leftOut);
    const earlier = parsed(states.at(-1 - 2 * back));
    if (earlier === null || shapeOf(earlier) !== shapeOf(now)) continue;
    const grewBefore = grown(earlier.numbers, before.numbers);
    if (typeof grewBefore === 'string' || change.join() !== grewBefore.join()) continue;
    return !isRead(game, [...leftOut, ...kindsGrown(game, change)]);
  }
  return false;
}

/** Whether a round has no order in it, or several rounds were the same, with the same orders. */
function ordersAreTheSame(
  states: readonly string[],
  round: number,
  shapeOf: (noted: Noted) => string,
): boolean {
  if (!states.slice(-round).some((one) => one.startsWith(ordered))) return true;
  for (let back = 1; back <= sameOrders * round; back++) {
    const one = parsed(states.at(-back));
    const before = parsed(states.at(-back - round));
    if (one === null || before === null) return false;
    if (shapeOf(one) === '' || shapeOf(one) !== shapeOf(before)) return false;
  }
  return true;
}

/** What is noted of a state, or of an order that was given. */
interface Noted {
  /** Hashes of what must come back; empty where nothing but the short form was noted. */
  readonly whole: string;
  readonly withoutStack: string;
  /** How high the stack was; of an order, above all. */
  readonly height: number;
  readonly numbers: readonly number[];
}

/**
 * A state in its short form; and where that is among those noted before, with a stack that was no higher, whole: hashes,
 * and the numbers that may grow. A stack that only gets lower comes to its end.
 */
function note(game: Game, before: readonly string[]): string {
  const height = game.stack.length;
  const short = `${shortOf(game)}:`;
  const noted = `${short}${height}`;
  const couldComeBack = (one: string) =>
    one.startsWith(short) && Number.parseInt(one.slice(short.length), 10) <= height;
  if (!before.some(couldComeBack)) return noted;
  const { shape, numbers } = stateOf(game);
  const withoutStack = stateOf(game, false);
  const counted = numbers.map(({ value }) => value).join(',');
  return `${noted}:${hash(shape)}:${hash(withoutStack.shape)}:${counted}`;
}

/** What is quickly told of a state and comes back with it: nothing that may grow in a loop. */
function shortOf({ exile, objects, players, stack, turn, waiting }: Game): string {
  const top = objects[stack.at(-1) ?? -1];
  return hash(
    JSON.stringify([
      turn.of,
      turn.phase,
      turn.step,
      top?.definition,
      top?.stack?.ability,
      waiting.map(({ ref }) => ref),
      players.map(({ graveyard, hand, library }) => [library.length, hand.length, graveyard.length]),
      exile.length,
    ]),
  );
}

export function parsed(noted: string | undefined): Noted | null {
  if (noted === undefined) return null;
  if (noted.startsWith(ordered)) {
    const height = Number.POSITIVE_INFINITY;
    return { whole: noted, withoutStack: noted, height, numbers: [] };
  }
  const [, height = '', whole = '', withoutStack = '', numbers = ''] = noted.split(':');
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
