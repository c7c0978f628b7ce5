import {
  ask,
  asked,
  call,
  done,
  firstRefusal,
  type Game,
  go,
  type ObjectId,
  type Outcome,
  objectAt,
  type PlayerId,
  procedure,
} from '../rules/index.ts';
import { announcementOf, beginCastingWithin } from './announcement.ts';
import { isNoLand, mayCastThisWay, prohibition } from './may-cast.ts';
import { needs, type Stage } from './needs.ts';
import { manaCostWay, type WayOfCasting } from './ways.ts';

interface Memory {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly withoutPaying?: boolean;
  /** The stages that are still to come. */
  readonly left?: readonly Stage[];
}

const name = 'castDuringResolution';

/** The stages of 601.2a-i. */
const stages: readonly Stage[] = [
  'propose',
  'announce',
  'chooseTargets',
  'divide',
  'checkLegality',
  'determineCost',
  'payCosts',
  'becomeCast',
];

/**
 * A player may cast a card while something resolves (608.2g), by the steps of 601.2a-i: at whatever time, and without
 * anyone getting priority. Memory: `{ player, object, withoutPaying }`. Nobody is asked about what can't be cast; what
 * turns out to be illegal is reversed (733.1). Returns `{ cast: boolean }`.
 *
 * It calls the procedures of casting one after the other, in one frame above the announcement, rather than sending
 * the chart through its states again.
 */
export const castDuringResolution = procedure<Memory>(name, '608.2g', {
  offer(game, { memory }) {
    const { player, object } = memory;
    if (!mayCastNow(game, memory)) return done({ cast: false });
    return ask(
      asked(game, player, {
        kind: 'confirm',
        rule: '608.2g',
        about: memory.withoutPaying === true ? 'cast it without paying its mana cost' : 'cast it',
        object,
        tone: 'good',
      }),
    );
  },
  offered: (_game, { frame }) => (frame.answer === true ? go('begin') : done({ cast: false })),

  begin(game, { memory, frame }) {
    // Reversing goes back to where this step began; only then has something been returned to it.
    if (frame.returned !== null) return done({ cast: false });
    beginCastingWithin(game, { ...memory, way: wayOf(game, memory) });
    return go('next', { left: stages });
  },
  next(game, { memory }): Outcome {
    const [stage, ...left] = memory.left ?? [];
    if (stage === undefined) return done({ cast: true });
    return needs(game, stage) ? call(stage, {}, { remember: { left } }) : go('next', { left });
  },
  check: (_game, { frame }) => (isRefusal(frame.returned) ? call('rewind', {}) : go('next')),
});

function mayCastNow(game: Game, memory: Memory): boolean {
  const { player, object: id } = memory;
  if (game.objects[id]?.left !== null) return false;
  return firstRefusal(
    () => isNoLand(game, id),
    () => prohibition(game, player, id, true),
    () => mayCastThisWay(game, player, id, wayOf(game, memory)),
  ).ok;
}

/** The mana cost isn't paid, or is. */
const wayOf = (game: Game, { object, withoutPaying }: Memory): WayOfCasting =>
  withoutPaying === true
    ? { name: `from:${objectAt(game, object).zone}`, cost: [], paid: null }
    : manaCostWay(game, object);

/** A stage returns its verdict. */
const isRefusal = (returned: unknown): boolean =>
  typeof returned === 'object' && returned !== null && 'ok' in returned && returned.ok === false;

/** Whether what is being announced is cast while something resolves. */
export const isCastDuringResolution = (game: Game): boolean =>
  announcementOf(game) !== null && game.frames.some((frame) => frame.procedure === name);
