import type { Snapshot, StateValue } from 'xstate';
import { z } from 'zod/mini';
import { EngineError, type Game, gameFormat, type WritingMode, withReasons } from '../rules/index.ts';
import { savedUpToDate } from './earlier-saves.ts';
import { actorOf, type GameActor, gameMachine, type Inputs } from './machine.ts';
import { checkFrames } from './saved-frames.ts';
import { faultWords, formFaults } from './shape.ts';
import { putRulesTogether } from './table.ts';

/** The format of saved games, and the version of the engine that can go on with them. */
const format = 'spellchart.game';
export const engineVersion = '0.1.0';

/** A game as plain JSON, wherever it is: also in the middle of a decision. */
export interface SavedGame {
  readonly format: typeof format;
  readonly engine: string;
  readonly snapshot: Snapshot<unknown>;
}

/** The game of an actor as plain JSON, from which `restoreGame` goes on. */
export const saveGame = (actor: GameActor): SavedGame => ({
  format,
  engine: engineVersion,
  snapshot: actor.getPersistedSnapshot(),
});

/** The game of an actor as it is now, which is made JSON of only where that is asked for; not for games written in place. */
export function savedWhenAsked(actor: GameActor): () => SavedGame {
  const now = actor.getSnapshot();
  return () => ({ format, engine: engineVersion, snapshot: gameMachine('copy').getPersistedSnapshot(now) });
}

/** The same of a game as it was when its actor was made; null for one that began with its own beginning (103). */
export function savedStart({ from, start }: Inputs): SavedGame | null {
  if (from === null) return null;
  const { snapshot } = saveGame(actorOf(start, 'copy', from));
  return {
    format,
    engine: engineVersion,
    snapshot: Object.assign({}, snapshot, { context: { game: start, failure: null } }),
  };
}

const id = z.int();
const ids = z.array(id);
const record = z.record(z.string(), z.unknown());

const playerSchema = z.looseObject({
  id,
  name: z.string(),
  life: id,
  library: ids,
  hand: ids,
  graveyard: ids,
  outside: ids,
  commanders: ids,
  pool: z.array(record),
  counters: z.record(z.string(), z.number()),
  status: z.enum(['playing', 'lost', 'conceded', 'won', 'drew']),
});

const objectSchema = z.looseObject({
  id,
  kind: z.enum(['card', 'token', 'ability', 'copy', 'emblem']),
  definition: z.string(),
  card: id,
  owner: id,
  controller: id,
  zone: z.string(),
  timestamp: id,
  tapped: z.boolean(),
  counters: z.record(z.string(), z.number()),
  damage: z.number(),
});

const frameSchema = z.strictObject({
  procedure: z.string(),
  step: z.string(),
  memory: record,
  answer: z.unknown(),
  asking: z.optional(z.strictObject({ step: z.string(), memory: record })),
  happened: z.array(record),
  returned: z.unknown(),
  causes: z.array(record),
  stops: z.boolean(),
  waits: z.optional(z.literal(true)),
});

const gameSchema = z.looseObject({
  format: z.literal(gameFormat),
  seed: z.string(),
  random: z.array(z.number()).check(z.length(4)),
  settings: z.looseObject({ startingLife: id, startingHand: id, skipsFirstDraw: z.boolean() }),
  definitions: z.record(z.string(), z.looseObject({ name: z.string(), types: z.array(z.string()) })),
  objects: z.array(z.nullable(objectSchema)),
  players: z.array(playerSchema).check(z.minLength(2)),
  battlefield: ids,
  stack: ids,
  exile: ids,
  command: ids,
  startingPlayer: z.nullable(id),
  turn: z.looseObject({
    number: id,
    active: z.nullable(id),
    of: id,
    phase: z.nullable(z.string()),
    step: z.nullable(z.string()),
    plan: z.array(record),
    stepsLeft: z.array(z.string()),
    extraTurns: z.array(record),
  }),
  combat: z.nullable(record),
  priority: z.strictObject({ holder: z.nullable(id), passed: ids }),
  effects: z.array(record),
  delayed: z.array(record),
  waiting: z.array(record),
  permissions: z.array(record),
  frames: z.array(frameSchema),
  pending: z.nullable(z.looseObject({ kind: z.string(), player: id, decider: id, rule: z.string() })),
  over: z.nullable(z.strictObject({ winners: ids, rule: z.string() })),
  next: z.strictObject({ timestamp: id, event: id, batch: id, id, card: id }),
  changes: id,
  decisions: id,
  happened: z.array(record),
  checkpoints: z.array(z.looseObject({ frames: z.array(frameSchema), checkpoints: z.array(record) })),
});

const savedSchema = z.strictObject({
  format: z.literal(format),
  engine: z.string(),
  snapshot: z.looseObject({
    status: z.enum(['active', 'done']),
    value: z.union([z.string(), record]),
    context: z.looseObject({ game: gameSchema }),
  }),
});

/**
 * Goes on with a saved game (an object, or its JSON text), as an actor that is not yet started. Throws an
 * `EngineError` that says what is wrong with it, all of it, before anything begins: no JSON, another format, another
 * version of the engine, parts that are missing or of the wrong kind, a state that the charts don't have, an earlier
 * format that can't be brought up to date.
 */
export function restoreGame(saved: unknown, mode: WritingMode = 'copy'): GameActor {
  putRulesTogether();
  const json = typeof saved === 'string' ? parsed(saved) : saved;
  const known = z.looseObject({ format: z.string(), engine: z.string() }).safeParse(json);
  if (!known.success || known.data.format !== format)
    throw new EngineError('This is no saved game of Spellchart.');
  if (known.data.engine !== engineVersion)
    throw new EngineError(
      `This game was saved by version ${known.data.engine}; this is ${engineVersion}. Replay its recording instead.`,
    );
  return restored(savedUpToDate(json), mode);
}

function restored(json: unknown, mode: WritingMode): GameActor {
  if (!isSaved(json)) {
    const { error } = savedSchema.safeParse(json, withReasons);
    throw new EngineError(
      `This saved game is damaged: ${error === undefined ? '' : formFaults(error.issues).map(faultWords).join('; ')}`,
    );
  }
  // What is written in place must not be the game that somebody else holds.
  const { snapshot } = mode === 'direct' ? structuredClone(json) : json;
  checkState(snapshot.value, gameMachine(mode).root.states);
  checkFrames(snapshot.context.game);
  return actorOf(snapshot.context.game, mode, snapshot);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new EngineError(`This is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What the schema has found to be one; the rest of its type is the engine's own version, checked before. */
const isSaved = (
  json: unknown,
): json is { snapshot: Snapshot<unknown> & { value: StateValue; context: { game: Game } } } =>
  savedSchema.safeParse(json).success;

interface StateOfChart {
  readonly states: Readonly<Record<string, StateOfChart>>;
}

/** XState finds out about a state that no longer exists only later, and then can't be stopped. */
function checkState(value: StateValue, states: Readonly<Record<string, StateOfChart>>, path = ''): void {
  if (typeof value === 'string') {
    if (states[value] === undefined) throw new EngineError(`The charts have no state ${path}${value}.`);
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    const state = states[name];
    if (state === undefined || inner === undefined)
      throw new EngineError(`The charts have no state ${path}${name}.`);
    checkState(inner, state.states, `${path}${name}.`);
  }
}
