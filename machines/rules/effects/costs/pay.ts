import { zoneIds } from '../../characteristics/index.ts';
import { asked } from '../../state/decider.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { Happened } from '../../state/happened.ts';
import type { ObjectId } from '../../state/identity.ts';
import { linkKey } from '../../state/links.ts';
import type { ManaUnit } from '../../state/mana.ts';
import { printManaCost } from '../../state/mana-cost.ts';
import { ask, call, done, go, happen, type Outcome, procedure } from '../../state/procedure.ts';
import { random } from '../../state/random.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { chosenPositions } from '../instructions/answers.ts';
import { assignments } from './assigning.ts';
import { canPayLocked, mattersForMana, planFor, reservedFor, timesOtherwise } from './can-pay.ts';
import { lockedCost, manaOf } from './locked.ts';
import { isPaidLast, movesObjects, type ObjectsForPart, objectsForPart, partEvents } from './parts.ts';
import { isLeftToEngine, timesOtherwiseIn, unitsIn } from './pay-mana.ts';
import { type Paid, type PayMemory, unpaid } from './pay-memory.ts';
import { insteadOfGeneric, paidOtherwise } from './paying-otherwise.ts';
import { asksAboutSymbols, costIn } from './symbols.ts';

interface Memory extends PayMemory {
  /** The cost with its amounts worked out. */
  readonly locked?: readonly CostPart[];
  readonly manaIsPaid?: boolean;
  readonly manaSpent?: readonly ManaUnit[];
  readonly touchedLibrary?: boolean;
  /** Positions of the parts that are paid one by one, in order; those paid together first are paid. */
  readonly left?: readonly number[];
  /** Which of the other ways to pay generic mana is asked about, and how many mana are to be paid so, if that is settled. */
  readonly otherwise?: number;
  readonly timesOtherwise?: number;
  /** Under which link the cards are kept that the part just paid has exiled (607.2q). */
  readonly link?: string | null;
}

const lockedIn = (memory: Memory): readonly CostPart[] => memory.locked ?? [];

/**
 * Pays a cost in whole, or doesn't begin to (118.3, 601.2h): symbols that can be paid in several ways are chosen,
 * objects for the parts are chosen, mana is paid, then everything that isn't random and leaves libraries alone, then
 * the rest. Memory: `payMemory`. Returns `Paid`.
 */
export const pay = procedure<Memory>('pay', '601.2h', {
  begin(game, { memory }) {
    if (memory.cost === null) return done(unpaid);
    const locked = lockedCost(game, memory.context.scope, memory.cost);
    if (!canPayLocked(game, memory.context, locked, {}).ok) return done(unpaid);
    const chosen = areThere(game, memory, locked) ? (memory.chosen ?? {}) : {};
    return asksAboutSymbols(manaOf(locked))
      ? call(
          'chooseSymbols',
          { context: memory.context, cost: locked },
          {
            then: 'symbols',
            remember: { locked, chosen },
          },
        )
      : go(firstOf(memory), { locked, chosen });
  },
  symbols: (_game, { memory, frame }) =>
    go(firstOf(memory), { locked: costIn(frame.returned, lockedIn(memory)) }),
  /** What pays for generic mana in another way, once the total cost is known (702.66a-b). */
  otherwise(game, { memory }) {
    const locked = lockedIn(memory);
    const instead = insteadOfGeneric(game, memory.context)[memory.otherwise ?? 0];
    if (instead === undefined) return go('choose');
    const objects = objectsForPart(game, memory.context, instead);
    const times =
      memory.timesOtherwise === undefined
        ? timesOtherwise(game, memory.context, locked, memory.chosen ?? {}, instead)
        : [Math.min(memory.timesOtherwise, objects?.options.length ?? 0)];
    const [min] = times;
    const max = times.at(-1);
    if (objects === null || min === undefined || max === undefined || max === 0)
      return go('otherwise', { otherwise: (memory.otherwise ?? 0) + 1 });
    const { options, about, hidden, purpose } = objects;
    if (min === options.length) return go('otherwise', withPaidOtherwise(memory, instead, options));
    return ask(
      asked(game, memory.context.player, {
        kind: 'choose',
        rule: '601.2h',
        about: `${about}, each for {1}`,
        object: memory.context.scope.self,
        options: options.map((object) => ({ object })),
        min,
        max,
        hidden,
        purpose,
        tone: 'bad',
      }),
      { then: 'otherwiseChosen' },
    );
  },
  otherwiseChosen(game, { memory, frame }) {
    const instead = insteadOfGeneric(game, memory.context)[memory.otherwise ?? 0];
    if (instead === undefined) return go('choose');
    const { options = [] } = objectsForPart(game, memory.context, instead) ?? {};
    const taken = chosenPositions(frame.answer).flatMap((position) => options[position] ?? []);
    return go('otherwise', withPaidOtherwise(memory, instead, taken));
  },
  choose(game, { memory }) {
    const locked = lockedIn(memory);
    const chosen = memory.chosen ?? {};
    for (let at = 0; at < locked.length; at += 1) {
      const question = openQuestion(game, memory, at);
      if (question === null) continue;
      const { objects, options, count } = question;
      if (objects.chosenBy === 'chance') continue;
      const already = chosen[at] ?? [];
      if (objects.least < objects.count) {
        if (options.length === 0) return go('choose', { chosen: { ...chosen, [at]: [] } });
        return ask(
          asked(game, memory.context.player, askedFor(memory, objects, options, objects.least, count)),
        );
      }
      // They may be asked for one by one, and all that are left be needed.
      const needed = Math.max(count, objects.count - already.length);
      if (objects.chosenBy === 'nobody' || options.length <= needed)
        return go('choose', { chosen: { ...chosen, [at]: [...already, ...options.slice(0, needed)] } });
      return ask(asked(game, memory.context.player, askedFor(memory, objects, options, count, count)));
    }
    return go(memory.manaIsPaid === true ? 'together' : 'mana');
  },
  chosen(game, { memory, frame }) {
    const chosen = memory.chosen ?? {};
    const at = lockedIn(memory).findIndex((_part, index) => {
      const question = openQuestion(game, memory, index);
      return question !== null && question.objects.chosenBy === 'player';
    });
    const question = openQuestion(game, memory, at);
    const answer = Array.isArray(frame.answer) ? frame.answer : [];
    const taken = answer.flatMap((position) => question?.options[Number(position)] ?? []);
    return go('choose', { chosen: { ...chosen, [at]: [...(chosen[at] ?? []), ...taken] } });
  },
  mana(_game, { memory }) {
    const locked = lockedIn(memory);
    const mana = manaOf(locked);
    if (mana.length === 0) return go(afterMana(memory), { manaIsPaid: true });
    const { tapping, up, stays, life } = reservedFor(memory.context, locked, memory.chosen ?? {});
    return call('payMana', {
      context: memory.context,
      mana: printManaCost(mana),
      tapping: [...tapping],
      up: [...up],
      stays: [...stays],
      life,
      mode: memory.mode,
      spend: memory.spend,
      rule: '601.2h',
    });
  },
  ready(game, { memory, frame }) {
    if (isLeftToEngine(frame.returned)) return go('otherwise', { mode: 'automatic' });
    const manaSpent = unitsIn(frame.returned);
    if (manaSpent === null || !restIsPayable(game, memory)) return done(unpaid);
    const paid = { manaIsPaid: true, manaSpent };
    const times = timesOtherwiseIn(frame.returned);
    return times > 0 ? go('otherwise', { ...paid, timesOtherwise: times }) : go(afterMana(memory), paid);
  },
  together(game, { memory }) {
    const locked = lockedIn(memory);
    const { player } = memory.context;
    const units = memory.manaSpent ?? [];
    const events: readonly GameEvent[] = [
      ...(units.length > 0 ? [{ type: 'spendMana' as const, player, units }] : []),
      ...locked.flatMap((part, at) =>
        movesObjects(part) ? [] : partEvents(game, memory.context, part, memory.chosen?.[at] ?? []),
      ),
    ];
    const moving = locked.flatMap((part, at) => (movesObjects(part) ? [at] : []));
    const isLast = (at: number) => {
      const part = locked[at];
      return part !== undefined && isPaidLast(game, part, memory.chosen?.[at] ?? []);
    };
    const left = [...moving.filter((at) => !isLast(at)), ...moving.filter(isLast)];
    return events.length === 0
      ? go('oneByOne', { left })
      : happen('601.2h', events, { then: 'oneByOne', remember: { left } });
  },
  oneByOne(game, { memory, frame }) {
    const touchedLibrary = (memory.touchedLibrary ?? false) || frame.happened.some(touchesLibrary);
    const { link = null } = memory;
    if (link !== null) {
      const { self, pair } = memory.context.scope;
      const event: GameEvent = {
        type: 'link',
        object: self,
        link: linkKey(link, pair),
        objects: exiledBy(frame.happened),
        players: [],
        values: [],
      };
      return happen('607.2q', [event], { then: 'oneByOne', remember: { touchedLibrary, link: null } });
    }
    const [at, ...left] = memory.left ?? [];
    if (at === undefined) return finished(memory, touchedLibrary);
    const part = lockedIn(memory)[at];
    if (part === undefined) return go('oneByOne', { left });
    const objects = memory.chosen?.[at] ?? withoutChoice(game, memory, part);
    const chosen = { ...memory.chosen, [at]: objects };
    return happen('601.2h', partEvents(game, memory.context, part, objects), {
      then: 'oneByOne',
      remember: { left, chosen, touchedLibrary, link: ('link' in part ? part.link : null) ?? null },
    });
  },
});

/** With a generic mana paid with each of these objects: that is the last part of the cost then. */
function withPaidOtherwise(memory: Memory, instead: CostPart, taken: readonly ObjectId[]): Partial<Memory> {
  const locked = lockedIn(memory);
  const otherwise = (memory.otherwise ?? 0) + 1;
  if (taken.length === 0) return { otherwise };
  return {
    otherwise,
    ...(memory.timesOtherwise !== undefined && { timesOtherwise: memory.timesOtherwise - taken.length }),
    locked: paidOtherwise(locked, instead, taken.length),
    chosen: { ...memory.chosen, [locked.length]: taken },
  };
}

/**
 * Whether everything but the mana can still be paid, with the objects chosen for it: a mana ability may have used up
 * what was to pay for another part.
 */
function restIsPayable(game: Game, memory: Memory): boolean {
  const locked = lockedIn(memory).map((part) => ('mana' in part ? { mana: '' } : part));
  return areThere(game, memory, locked) && canPayLocked(game, memory.context, locked, memory.chosen ?? {}).ok;
}

/** Whether the objects chosen for the parts of a locked cost can be used for them. */
function areThere(game: Game, { chosen = {}, context }: Memory, locked: readonly CostPart[]): boolean {
  return locked.every((part, at) => {
    const objects = chosen[at] ?? [];
    if (objects.length === 0) return true;
    const options = objectsForPart(game, context, part)?.options ?? [];
    return objects.every((id) => options.includes(id));
  });
}

/** In the rules' order the player first makes mana; where the engine does, it must know what not to tap. */
const firstOf = ({ mode }: PayMemory): string => (mode === 'manual' ? 'mana' : 'otherwise');
const afterMana = ({ mode }: PayMemory): string => (mode === 'manual' ? 'choose' : 'together');

/** The question which objects to use for a part of a cost. */
const askedFor = (
  { context }: Memory,
  { about, hidden, purpose }: ObjectsForPart,
  options: readonly ObjectId[],
  min: number,
  max: number,
) => ({
  kind: 'choose' as const,
  rule: '601.2h',
  about,
  object: context.scope.self,
  options: options.map((object) => ({ object })),
  min,
  max,
  hidden,
  purpose,
  tone: 'bad' as const,
});

interface Question {
  readonly objects: ObjectsForPart;
  readonly options: readonly ObjectId[];
  readonly count: number;
}

/**
 * What is still to be chosen for a part; null if nothing is. Where parts want the same objects, or what is tapped for
 * one could be needed for mana, objects are chosen one at a time, each only if the rest can still be paid after it.
 */
function openQuestion(game: Game, memory: Memory, at: number): Question | null {
  const locked = lockedIn(memory);
  const part = locked[at];
  if (part === undefined) return null;
  const objects = objectsForPart(game, memory.context, part);
  if (objects === null) return null;
  const chosen = memory.chosen ?? {};
  const already = chosen[at] ?? [];
  if (objects.least < objects.count) {
    if (chosen[at] !== undefined) return null;
    const options = objects.options.filter((id) => leavesTheRest(game, memory, at, [id], 0));
    return { objects, options, count: Math.min(objects.count, options.length) };
  }
  const count = objects.count - already.length;
  if (count <= 0) return null;
  if (objects.chosenBy !== 'player') return { objects, options: objects.options, count };
  const conflicts =
    'tapPermanents' in part ||
    (manaOf(locked).length > 0 && mattersForMana(game, memory.context, locked)) ||
    locked.some((other, index) => {
      if (index === at || chosen[index] !== undefined) return false;
      const theirs = objectsForPart(game, memory.context, other);
      return theirs !== null && theirs.uses === objects.uses && overlap(theirs.options, objects.options);
    }) ||
    overlap(Object.values(chosen).flat(), objects.options);
  if (!conflicts) return { objects, options: objects.options, count };
  const elsewhere = locked.flatMap((other, index) =>
    index !== at && objectsForPart(game, memory.context, other)?.uses === objects.uses
      ? (chosen[index] ?? [])
      : [],
  );
  const options = objects.options.filter(
    (id) =>
      !already.includes(id) &&
      !elsewhere.includes(id) &&
      leavesTheRest(game, memory, at, [...already, id], objects.count),
  );
  return { objects, options, count: options.length < count ? options.length : 1 };
}

const overlap = (some: readonly ObjectId[], others: readonly ObjectId[]): boolean =>
  some.some((id) => others.includes(id));

/** Whether everything can still be paid once these objects are taken for a part. */
function leavesTheRest(
  game: Game,
  memory: Memory,
  at: number,
  taken: readonly ObjectId[],
  count: number,
): boolean {
  const locked = lockedIn(memory);
  const part = locked[at];
  if (part === undefined) return false;
  // As many parts of one object each: those taken, and what is still open.
  const split: CostPart[] = [...locked];
  const chosen: Record<number, readonly ObjectId[]> = { ...memory.chosen, [at]: taken };
  if (taken.length < count && 'count' in part) split.push({ ...part, count: count - taken.length });
  const rest = memory.manaIsPaid === true ? split.map((one) => ('mana' in one ? { mana: '' } : one)) : split;
  if (assignments(game, memory.context, rest, chosen).next().done === true) return false;
  return manaOf(rest).length === 0 || planFor(game, memory.context, rest, chosen, true) !== null;
}

/** What nobody chooses for a part of a cost: cards from the top, or those that chance takes, each as likely. */
function withoutChoice(game: Game, memory: Memory, part: CostPart): readonly ObjectId[] {
  if ('exileTop' in part)
    return zoneIds(game, 'library', memory.context.player).slice(0, Number(part.exileTop));
  const objects = objectsForPart(game, memory.context, part);
  const from = [...(objects?.options ?? [])];
  const taken: ObjectId[] = [];
  while (taken.length < (objects?.count ?? 0) && from.length > 0) {
    taken.push(...from.splice(random(game, from.length), 1));
  }
  return taken;
}

function finished(memory: Memory, touchedLibrary: boolean): Outcome {
  const paidWith: Record<string, readonly ObjectId[]> = {};
  lockedIn(memory).forEach((part, at) => {
    const name = 'as' in part ? part.as : undefined;
    if (name !== undefined) paidWith[name] = [...(paidWith[name] ?? []), ...(memory.chosen?.[at] ?? [])];
  });
  const { chosen = {}, manaSpent = [] } = memory;
  const paid: Paid = { paid: true, paidWith, chosen, manaSpent, touchedLibrary };
  return done(paid);
}

const exiledBy = (happened: readonly Happened[]): readonly ObjectId[] =>
  happened.flatMap(({ event }) =>
    event.type === 'move' && event.to === 'exile' && event.became !== null ? [event.became] : [],
  );

/** 733.1: what can't be reversed. */
const touchesLibrary = ({ event }: Happened): boolean =>
  event.type === 'shuffle' ||
  event.type === 'mill' ||
  (event.type === 'move' && (event.to === 'library' || (event.from === 'library' && event.to !== 'stack')));
