import {
  eventSentence,
  happenedSentence,
  nameOf,
  playerName,
  redactHappened,
  type Viewer,
  viewFor,
} from '../../machines/game/index.ts';
import {
  type Cause,
  type Game,
  type GameEvent,
  gameEventWord,
  type Happened,
  type ObjectId,
} from '../../machines/rules/index.ts';
import type { Subject } from '../../machines/words/game-events/word.ts';
import { type History, lineOf, type Step } from '../session/index.ts';
import { drawsOf, withDrawn } from './draws.ts';

/** A line of the log: one event of one step. */
export interface Entry {
  readonly step: number;
  readonly happened: Happened;
  /** The single draws of several cards that are said with it. */
  readonly draws: readonly Happened[];
}

/** What happened, sorted for filters. */
export type Kind = Subject;
export const kinds: readonly { readonly kind: Kind; readonly label: string }[] = [
  { kind: 'turn', label: 'Turn' },
  { kind: 'stack', label: 'Stack' },
  { kind: 'combat', label: 'Combat' },
  { kind: 'life', label: 'Damage, life' },
  { kind: 'cards', label: 'Cards' },
  { kind: 'other', label: 'Other' },
];

export const kindOf = (event: GameEvent): Kind => gameEventWord(event).about;

/** All lines of the log along the line of history that is looked at; those without a sentence are left out. */
export const entriesOf = (history: History): readonly Entry[] =>
  entriesOn(history.steps, lineOf(history).path);

/** The same for a path of steps: as long as both are the same, so are the lines. */
export const entriesOn = (steps: History['steps'], path: readonly number[]): readonly Entry[] =>
  path.flatMap((id) => {
    const step = steps[id];
    return step === undefined ? [] : entriesOfStep(step);
  });

const known = new WeakMap<Step, readonly Entry[]>();

function entriesOfStep(step: Step): readonly Entry[] {
  let entries = known.get(step);
  if (entries === undefined) {
    const draws = drawsOf(step.game.happened);
    const together = new Set([...draws.values()].flat());
    entries = step.game.happened
      .filter((happened) => !together.has(happened) && eventSentence(step.game, happened.event) !== null)
      .map((happened) => ({ step: step.id, happened, draws: draws.get(happened) ?? [] }));
    known.set(step, entries);
  }
  return entries;
}

/** What is said of an event, for one viewer. */
export interface Said {
  readonly sentence: string;
  readonly rule: string;
  readonly kind: Kind;
  /** The sentence and the rule, as they are searched. */
  readonly sought: string;
  /** What it would have been, if something replaced it, and what did. */
  readonly instead: readonly { readonly sentence: string; readonly by: string }[];
  readonly because: readonly string[];
}

/** As much of a history as sentences are made of. */
export type Steps = Pick<History, 'steps'>;

const sentences = new WeakMap<Happened, Map<Viewer, Said>>();

/** The words for an entry as this viewer may know it. They are made once. */
export function saidOf(history: Steps, entry: Entry, viewer: Viewer): Said {
  const { happened } = entry;
  let said = sentences.get(happened);
  if (said === undefined) {
    said = new Map();
    sentences.set(happened, said);
  }
  let own = said.get(viewer);
  if (own === undefined) {
    own = say(history, entry, viewer);
    said.set(viewer, own);
  }
  return own;
}

function say(history: Steps, { draws, happened, step: id }: Entry, viewer: Viewer): Said {
  const step = history.steps[id];
  if (step === undefined)
    return { sentence: '', rule: happened.rule, kind: 'other', sought: '', instead: [], because: [] };
  const game = withGone(history, step, viewer);
  const seen = redactHappened(step.game, happened, viewer);
  const { event, causes, replaced, rule } = seen;
  const sentence = withDrawn(happenedSentence(game, seen) ?? '', game, draws);
  return {
    sentence,
    rule,
    kind: kindOf(event),
    sought: `${sentence} ${rule}`.toLowerCase(),
    instead: replaced.map(({ was, by }) => ({
      sentence: eventSentence(game, asBecame(was, event)) ?? was.type,
      by: nameOf(game, event.type === 'move' && by === event.object ? (event.became ?? by) : by),
    })),
    because: causes.map((cause) => causeWords(game, cause)),
  };
}

/** A move that was replaced, with the object that came of it: what moved is another object now (400.7), or hidden. */
const asBecame = (was: GameEvent, event: GameEvent): GameEvent =>
  was.type === 'move' && event.type === 'move' && was.object === event.object
    ? { ...was, became: event.became }
    : was;

/** What a viewer sees of a step, in which also what is gone by its end has its name from the step before. */
const withGone = lately((history: Steps, step: Step, viewer: Viewer): Game => {
  const now = viewOf(history, step, viewer);
  const parent = step.parent === null ? undefined : history.steps[step.parent];
  if (parent === undefined) return now;
  const before = viewOf(history, parent, viewer);
  const objects = now.objects.map((object, at) => object ?? before.objects[at] ?? null);
  return { ...now, definitions: together(before.definitions, now.definitions), objects };
});

const viewOf = lately((_history: Steps, step: Step, viewer: Viewer): Game => viewFor(step.game, viewer));

/** How many answers are kept: sentences of one step are mostly made together, and those of the next one after them. */
const mostKept = 24;

/** The same, with its last answers kept. */
function lately(
  make: (history: Steps, step: Step, viewer: Viewer) => Game,
): (history: Steps, step: Step, viewer: Viewer) => Game {
  const kept = new Map<Step, { readonly viewer: Viewer; readonly game: Game }>();
  return (history, step, viewer) => {
    const known = kept.get(step);
    if (known !== undefined && known.viewer === viewer) return known.game;
    const game = make(history, step, viewer);
    kept.set(step, { viewer, game });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return game;
  };
}

type Definitions = Game['definitions'];
const tables = new WeakMap<Definitions, WeakMap<Definitions, Definitions>>();

/** What both tables define: the same table for the same two, as what is printed is worked out for each table once. */
function together(before: Definitions, now: Definitions): Definitions {
  if (before === now) return now;
  const made = tables.get(before) ?? new WeakMap<Definitions, Definitions>();
  tables.set(before, made);
  const both = made.get(now) ?? { ...before, ...now };
  made.set(now, both);
  return both;
}

function causeWords(game: Game, cause: Cause): string {
  if ('decision' in cause) return `${playerName(game, cause.player)} decided`;
  if ('rule' in cause) return `rule ${cause.rule}`;
  if ('event' in cause) return `event ${cause.event}`;
  return nameOf(game, cause.object);
}

/** The objects that an event is about. */
export function objectsOf(event: GameEvent): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'number' && objectFields.has(name)) found.push(value);
    else if (
      typeof value === 'object' &&
      value !== null &&
      'object' in value &&
      typeof value.object === 'number'
    )
      found.push(value.object);
    else if (Array.isArray(value))
      for (const one of value as readonly unknown[]) {
        if (typeof one === 'number' && objectFields.has(name)) found.push(one);
        if (typeof one === 'object' && one !== null && 'object' in one && typeof one.object === 'number')
          found.push(one.object);
      }
  }
  return found;
}

const objectFields = new Set(['object', 'became', 'source', 'of', 'by', 'made', 'objects', 'token']);
