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
 */
import { type Game, write } from '../rules/index.ts';
import { hash } from './fingerprint.ts';
import { type Grown, isRead } from './loop-readers.ts';
import { stateOf } from './loop-state.ts';

/** So many times without a choice are ordinary: a stack of triggers resolves. Then the states are kept. */
const ordinary = 24;

/** Notes the state as it is now, and whether it proves a loop of mandatory actions. The game must be open for writing. */
export function watchLoop(game: Game): boolean {
  const { fingerprints } = game.loop;
  const noted = fingerprints.length < ordinary ? '' : fingerprintOf(game);
  write(game).root.loop = { fingerprints: [...fingerprints, noted] };
  return noted !== '' && loopIsMandatory(game);
}

/** Whether the states noted since the last choice prove that what happens happens for ever. */
export function loopIsMandatory(game: Game): boolean {
  const { fingerprints } = game.loop;
  const now = parsed(fingerprints.at(-1));
  if (now === null) return false;
  for (let back = 1; back < fingerprints.length; back++) {
    const before = parsed(fingerprints.at(-1 - back));
    if (before === null) return false;
    if (before.shape !== now.shape) continue;
    const change = grown(before.numbers, now.numbers);
    if (change === 'same') return true;
    if (change === 'shrunk') continue;
    const earlier = parsed(fingerprints.at(-1 - 2 * back));
    if (earlier === null || earlier.shape !== now.shape) continue;
    const grewBefore = grown(earlier.numbers, before.numbers);
    if (typeof grewBefore === 'string' || change.join() !== grewBefore.join()) continue;
    return !isRead(game, kindsGrown(game, change));
  }
  return false;
}

/** A state in short: the hash of what must come back, and the numbers that may grow. */
function fingerprintOf(game: Game): string {
  const { shape, numbers } = stateOf(game);
  return `${hash(shape)}:${numbers.map(({ value }) => value).join(',')}`;
}

function parsed(fingerprint: string | undefined) {
  if (fingerprint === undefined || fingerprint === '') return null;
  const [shape = '', numbers = ''] = fingerprint.split(':');
  return { shape, numbers: numbers === '' ? [] : numbers.split(',').map(Number) };
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
