/** What was under way when players left: given up, asked again, or gone on with (800.4a). */
import {
  controllerOf,
  done,
  dropCheckpoint,
  type Frame,
  type Game,
  type ObjectId,
  type Outcome,
  type PlayerId,
  rulesTable,
  write,
} from '../rules/index.ts';

export const hasLeft = (game: Game, player: PlayerId): boolean => game.players[player]?.status !== 'playing';
export const ownerOf = (game: Game, id: ObjectId): PlayerId => game.objects[id]?.owner ?? -1;

/** A chart's own frame, which the interpreter doesn't run. */
export const isPassive = (frame: Frame): boolean => frame.step === '';

/**
 * Gives up what can't go on: an announcement or a mana ability of one who left, the resolution of what has left the
 * stack, with all that was begun in it, the charts' own frames too. True if there was any.
 */
export function abandon(game: Game): boolean {
  const below = game.frames.slice(0, -1);
  const self = game.frames.at(-1);
  const at = below.findIndex((frame) => isPassive(frame) && isGone(game, frame));
  if (at < 0 || self === undefined) return false;
  write(game).root.frames = [...below.slice(0, at), { ...self, stops: true }];
  for (const { procedure: name, memory } of below.slice(at))
    if (name === 'announcement' && memory.kind !== 'trigger' && game.checkpoints.length > 0)
      dropCheckpoint(game);
  return true;
}

/**
 * What a remaining player announces may have lost what there was to choose from, so the step of it that asked begins
 * again: each takes up what was chosen already. True if something was being announced.
 */
export function announceAgain(game: Game): boolean {
  const [around, asking, self] = game.frames.slice(-3);
  if (around?.procedure !== 'announcement' || asking === undefined || self === undefined) return false;
  const step = rulesTable().procedures[asking.procedure]?.order[0];
  if (step === undefined || isPassive(asking)) return false;
  write(game).root.frames = [...game.frames.slice(0, -2), { ...asking, step }, self];
  return true;
}

/** The step that asked is run again, so that it offers what there is now. False if nobody knows which one asked. */
export function askAgain(game: Game): boolean {
  const [below, self] = game.frames.slice(-2);
  if (below?.asking === undefined || self === undefined) return false;
  const { asking, ...frame } = below;
  write(game).root.frames = [...game.frames.slice(0, -2), { ...frame, ...asking }, self];
  return true;
}

/** Whether the one who makes it has left, or the object that it is about left the game with a player. */
function isGone(game: Game, { procedure: name, memory }: Frame): boolean {
  const { player, object } = memory;
  if (name !== 'resolution' && typeof player === 'number' && hasLeft(game, player)) return true;
  if (typeof object !== 'number' || game.objects[object]?.left == null) return false;
  return hasLeft(game, ownerOf(game, object)) || hasLeft(game, controllerOf(game, object));
}

/** Puts an answer into what was interrupted, which goes on with it. */
export function answered(game: Game, value: unknown): Outcome<never> {
  const below = game.frames.at(-2);
  const self = game.frames.at(-1);
  if (below !== undefined && self !== undefined)
    write(game).root.frames = [...game.frames.slice(0, -2), { ...below, answer: value }, self];
  return goesOn(game);
}

/** What was interrupted goes on, and finds what had been returned to it before. */
export const goesOn = (game: Game): Outcome<never> => done(game.frames.at(-2)?.returned ?? null);

/** Whether a player was being asked instead of one who left before. */
export const isAskedInstead = (game: Game): boolean => game.frames.at(-2)?.procedure === 'playersLeave';
