/**
 * What an effect does instead of an event, or as something enters, is part of that event (614.6, 614.13): it joins the
 * batch that is on its way, is replaced like the rest of it, and happens at the same time.
 */
import type { GameEvent } from '../state/event.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Happened } from '../state/happened.ts';
import { type AnyOutcome, go, type ProcedureStep, part, type Running } from '../state/procedure.ts';
import { asItBegan, goingOn, type PutAside, putAsideIn, type Waiting } from '../state/put-aside.ts';
import { gameEventWord } from '../state/word-table.ts';
import { type Happening, happening } from './happening.ts';
import { movedBy, notDoneTwice } from './moving-once.ts';
import { type Item, proposed, recordsOf } from './settle.ts';

/**
 * Where the batch is on its way that these events are part of: what the instructions, or the cost, of an effect that is
 * being applied to it let happen. What comes of a draw or a die nobody knows before: that happens first, as choices are
 * made first (614.12a).
 */
export function joinsBatch(game: Game, frame: Frame, outcome: AnyOutcome): Waiting | null {
  if (outcome.kind !== 'happen' || outcome.events.length === 0) return null;
  const around = batchOnItsWay(game);
  if (around === null) return null;
  // Of several costs that are paid each must be payable beside the others (614.12b): what isn't moved is paid first.
  const joins = frame.procedure === 'pay' ? changesZones : isForeseen;
  return outcome.events.every(joins) ? { around, before: asItBegan(frame, outcome) } : null;
}

/** Whether the instructions that are being followed are those of an effect that is being applied to a batch. */
export const isPartOfBatch = (game: Game): boolean => batchOnItsWay(game) !== null;

function batchOnItsWay({ frames }: Game): number | null {
  let at = frames.length - 1;
  while (following.has(frames[at]?.procedure ?? '')) at -= 1;
  const around = frames[at];
  if (at === frames.length - 1 || around?.procedure !== 'happen') return null;
  const { items } = around.memory;
  return Array.isArray(items) && items.length > 0 ? at : null;
}

const following: ReadonlySet<string> = new Set(['program', 'pay', 'together']);

const changesZones = (event: GameEvent): boolean => movedBy(event) !== null;

/** Whether it is known what an event comes to before it happens. */
export const isForeseen = (event: GameEvent): boolean =>
  changesZones(event) || gameEventWord(event).isForeseen === true;

/**
 * A step that goes on with what the instructions of an effect, or a payment, have chosen and named. What they would do
 * joins the batch, and they go on as though it were done: how something enters may follow from it.
 */
export const withJoined =
  <const L extends string, const Own extends string>(
    name: Own,
    step: ProcedureStep<L, Happening>,
  ): ProcedureStep<L | Own, Happening> =>
  (game, running) => {
    const aside = putAsideIn(running.frame.returned);
    if (aside === null) return step(game, running);
    const joined = joinedBy(game, running, aside);
    return {
      kind: 'continue',
      frames: goingOn(aside, asThoughDone(game, joined)),
      then: name,
      remember: { items: [...running.memory.items, ...joined] },
    };
  };

export const joining = part(happening, ['carriedOut'], ['settle'], {
  /** What is done instead joins the batch; what further instructions say is done once that has happened (608.2c). */
  carriedOut(game, running) {
    const aside = putAsideIn(running.frame.returned);
    if (aside === null) return go('settle');
    const { at, items, rests = [] } = running.memory;
    const joined = joinedBy(game, running, aside).map((item) => ({ ...item, rest: rests.length }));
    const applied = items[at]?.applied ?? [];
    return go('settle', { items: [...items, ...joined], rests: [...rests, { aside, applied }] });
  },
});

/** The items that join a batch: what is done to an object in it already isn't done to it twice. */
function joinedBy(
  game: Game,
  { memory: { at, items } }: Running<Happening>,
  { happening }: PutAside,
): readonly Item[] {
  if (happening === null) return [];
  const joining = proposed(game, happening.events, items[at]?.applied ?? [], happening.doers);
  return notDoneTwice(items, at, joining).map((item) => ({ ...item, within: at, joined: true }));
}

/** What instructions find that are followed before it has happened: each object is still what it was. */
function asThoughDone(game: Game, joined: readonly Item[]): readonly Happened[] {
  return joined.flatMap(({ doneBy, event }) => {
    if (event === null) return [];
    const within = movedBy(event) === null ? [] : (gameEventWord(event).contains?.(game, event) ?? []);
    return [event, ...within].map((one) => ({
      number: 0,
      event: one.type === 'move' ? { ...one, became: one.object } : one,
      rule: '',
      causes: [],
      batch: 0,
      replaced: [],
      ...(doneBy !== undefined && { doneBy }),
    }));
  });
}

/** What came of the items that are the rest's own, and of what they contained. */
export function happenedOfRest(
  items: readonly Item[],
  happened: readonly Happened[],
  rest: number,
): readonly Happened[] {
  const records = recordsOf(items, happened);
  return items.flatMap((item, at) => {
    const record = records[at];
    return record !== undefined && restOf(items, item) === rest ? [record] : [];
  });
}

/** Of whose instructions an item is, or that which contains it. */
const restOf = (items: readonly Item[], { joined, rest, within }: Item): number | undefined => {
  const around = joined === true || within === null ? undefined : items[within];
  return around === undefined ? rest : restOf(items, around);
};
