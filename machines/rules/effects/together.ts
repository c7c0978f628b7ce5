/** What several players are told to do step by step they do step by step together (101.4, 608.2e). */
import type { GameEvent } from '../state/event.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/identity.ts';
import type { Remembered } from '../state/memory.ts';
import { remembering } from '../state/memory.ts';
import { type AnyOutcome, call, done, go, type Outcome, procedure } from '../state/procedure.ts';
import { asItBegan, goingOn, type PutAside, putAsideIn, type Waiting } from '../state/put-aside.ts';
import { gameEventWord } from '../state/word-table.ts';
import { blocksIn } from './program-memory.ts';

/** The program that one of several players follows: with what the procedure `program` begins. */
export interface OwnProgram {
  readonly player: PlayerId;
  readonly program: Remembered;
}

interface Part extends OwnProgram {
  /** Put aside until the others have come as far. */
  readonly aside: PutAside | null;
  /** What it returned, once it is done. */
  readonly returned?: unknown;
}

interface Memory {
  readonly parts: readonly Part[];
  /** Which of them is being followed, and the place in it where it may ask; which of them act now. */
  readonly at: number;
  readonly mayAsk: string;
  readonly acting: readonly number[];
}

/** The memory with which `together` begins: programs in APNAP order. It returns a list of what each of them returned. */
export const togetherMemory = (programs: readonly OwnProgram[]): Remembered => ({
  parts: programs.map((one) => ({ ...one, aside: null })),
});

/**
 * Follows the programs of several players at the same time: whoever is the least far goes on, in APNAP order, until all
 * who are have made their choices; then what they do happens as one batch.
 */
export const together = procedure(
  'together',
  '608.2e',
  remembering<Memory>({
    parts: 'records',
    at: 'number, later',
    mayAsk: 'text, later',
    acting: 'numbers, later',
  }),
  ['next', 'stopped', 'acted'],
  {
    next(_game, { memory: { parts } }) {
      const there = leastFar(parts);
      if (there.length === 0) return done(parts.map(({ returned }) => returned));
      const at = there.find((one) => parts[one]?.aside?.happening == null);
      const part = at === undefined ? undefined : parts[at];
      if (at === undefined || part === undefined) return act(parts, there);
      if (part.aside === null)
        return call('program', part.program, { then: 'stopped', remember: { at, mayAsk: '' } });
      const { frames } = part.aside;
      return { kind: 'continue', frames, then: 'stopped', remember: { at, mayAsk: placeText(frames) } };
    },
    stopped(_game, { memory: { at, parts }, frame: { returned } }) {
      const aside = putAsideIn(returned);
      const stopped: Pick<Part, 'aside' | 'returned'> = aside === null ? { aside, returned } : { aside };
      return go('next', {
        parts: parts.map((part, index) => (index === at ? { ...part, ...stopped } : part)),
      });
    },
    /** Each of those who acted finds what they did. */
    acted(_game, { memory: { acting, parts }, frame: { happened } }) {
      return go('next', {
        parts: parts.map((part, index): Part => {
          const { aside, player } = part;
          if (aside?.happening == null || !acting.includes(index)) return part;
          const own = happened.filter(({ doneBy }) => doneBy === player);
          return { ...part, aside: { frames: goingOn(aside, own), happening: null } };
        }),
      });
    },
  },
);

/** What those who are the least far do happens at once; what can't, as it is done to the same, waits for that (608.2f). */
function act(parts: readonly Part[], there: readonly number[]): Outcome<'acted', Memory> {
  const events: GameEvent[] = [];
  const doers: PlayerId[] = [];
  const acting: number[] = [];
  const taken = new Set<string>();
  let rule = '608.2e';
  for (const at of there) {
    const part = parts[at];
    if (part?.aside?.happening == null) continue;
    const { happening } = part.aside;
    const takes = happening.events.flatMap(taking);
    if (takes.some((one) => taken.has(one))) continue;
    for (const one of takes) taken.add(one);
    if (acting.length === 0) ({ rule } = happening);
    acting.push(at);
    events.push(...happening.events);
    doers.push(...happening.events.map(() => part.player));
  }
  return {
    kind: 'happen',
    rule,
    events,
    doers,
    then: 'acted',
    remember: {
      acting,
      parts: parts.map((part, at) =>
        there.includes(at) && !acting.includes(at) && part.aside !== null
          ? { ...part, aside: { ...part.aside, happening: null } }
          : part,
      ),
    },
  };
}

/** What only one event can take from where it is: an object, the top cards of a library. */
function taking(event: GameEvent): readonly string[] {
  const taken = gameEventWord(event).takesAlone?.(event);
  return taken === undefined ? [] : [taken];
}

/** Those who have come the least far in the text, of those who aren't done. */
function leastFar(parts: readonly Part[]): readonly number[] {
  let least: readonly number[] | null = null;
  let there: number[] = [];
  for (const [at, { aside, returned }] of parts.entries()) {
    if (returned !== undefined) continue;
    const place = placeOf(aside?.frames ?? []);
    const order = least === null ? -1 : compared(place, least);
    if (order < 0) {
      least = place;
      there = [];
    }
    if (order <= 0) there.push(at);
  }
  return there;
}

/** Where in the text the programs of these frames are: for each list its part, its round and the instruction. */
const placeOf = (frames: readonly Frame[]): readonly number[] =>
  frames.flatMap(({ memory }) =>
    blocksIn(memory).flatMap(({ index, part, round }) => [orderOf(part), round, index]),
  );

const placeText = (frames: readonly Frame[]): string => placeOf(frames).join();

/** What is done "otherwise" stands after the rest; of options each after the one before. */
const orderOf = (part: string): number => (part === 'else' ? 1 : Number(part.split('.')[1] ?? 0));

/** Which of two places comes first. */
function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
}

/** Whether the program on top is one of several that are followed together, and waits for the others with this. */
export function waitsForOthers({ frames }: Game, frame: Frame, outcome: AnyOutcome): Waiting | null {
  if (frame.procedure !== 'program' || (outcome.kind !== 'happen' && outcome.kind !== 'ask')) return null;
  let around = frames.length - 2;
  while (frames[around]?.procedure === 'program') around -= 1;
  const outer = frames[around];
  if (outer?.procedure !== together.name) return null;
  const before = asItBegan(frame, outcome);
  const place = placeText([...frames.slice(around + 1, -1), before]);
  return outcome.kind === 'ask' && outer.memory.mayAsk === place ? null : { around, before };
}
