import type { PlayerEvent } from '../../chart/events.ts';
import { type SavedGame, saveGame } from '../../game/index.ts';
import type { Decision, Game } from '../../rules/index.ts';
import { respond } from './act.ts';
import { type CheckResult, checkNow } from './checks/index.ts';
import { declareAttackers, declareBlockers } from './declare.ts';
import type { Act, QueuedAnswer } from './entries.ts';
import type { KnownCards } from './known-cards.ts';
import { withPriority } from './priority.ts';
import {
  changeGame,
  fail,
  gameOf,
  type OpenDecisions,
  type Point,
  playerOf,
  type Run,
  remember,
  type Seat,
  SituationFailure,
  seatOf,
} from './run.ts';
import type { ExpectedFailure, Situation, Stage } from './situation.ts';
import { isBeyond, stepOf, stoppingAt } from './steps.ts';
import { foretell, scriptOf, setTable } from './table.ts';
import { notSettled } from './unasked.ts';

/** How a game began, and what players did in it. */
export interface PlayedFrom {
  readonly from: SavedGame;
  readonly events: readonly PlayerEvent[];
}

/** What came of playing a situation once. */
export interface Played {
  readonly ok: boolean;
  /** Why not: the first thing that isn’t as it must be; null if it passes. */
  readonly why: string | null;
  /** The step in which that was, and the entry of the script. */
  readonly at: string;
  /** What the script says to questions that nobody was asked, as it is written there. */
  readonly unasked: readonly string[];
  /** How many legal answers each decision had that the script leaves open. */
  readonly met: readonly number[];
  readonly recording: PlayedFrom | null;
}

/** So many decisions are made before a situation counts as one that never ends. */
const longest = 3000;

/** Plays a situation; decisions that its script leaves open are answered as given, else in the usual way. */
export function play(situation: Situation, cards: KnownCards, given: readonly number[]): Played {
  const open: OpenDecisions = { given, met: [] };
  const script = scriptOf(situation, cards, open);
  let run: Run | null = null;
  const unasked: string[] = [];
  const came = (why: string | null): Played => ({
    ok: why === null,
    why,
    at: run === null ? 'the setup' : where(run),
    unasked,
    met: open.met,
    recording: run === null ? null : recordingOf(run),
  });
  try {
    hand(script.seats, situation, situation.script.slice(0, situation.stages[0]?.scriptUpTo));
    const actor = setTable(script);
    run = { ...script, actor, from: saveGame(actor), events: [], stop: null };
    let known = situation.stages[0]?.scriptUpTo ?? 0;
    for (const stage of situation.stages) {
      deal(run, situation.script.slice(known, stage.scriptUpTo));
      known = Math.max(known, stage.scriptUpTo);
      const problem = playStage(run, stage, unasked);
      if (problem !== null) return came(problem);
    }
    return came(null);
  } catch (thrown) {
    const why =
      thrown instanceof SituationFailure
        ? `${thrown.reason}: ${thrown.message}`
        : `the engine failed: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`;
    return came(why);
  }
}

const recordingOf = ({ events, from }: Run): PlayedFrom => ({ from, events });

const where = (run: Run): string => {
  if (run.stop !== null) return `turn ${run.stop.turn}, ${run.stop.step}: ${run.at}`;
  const game = gameOf(run);
  return `turn ${game.turn.number}, ${stepOf(game) ?? 'its beginning'}: ${run.at}`;
};

/** Deals entries of a later stage out; how coins and dice fall in it is then known to the game. */
function deal(run: Run, entries: readonly (Act | QueuedAnswer)[]): void {
  hand(run.seats, run.situation, entries);
  const isChance = ({ choices }: Seat): boolean =>
    choices.some(({ type }) => type === 'coin' || type === 'die');
  if (run.seats.some(isChance)) changeGame(run, (game) => foretell(run, game));
}

/** Deals entries of the script out to the players. */
function hand(seats: Run['seats'], situation: Situation, entries: readonly (Act | QueuedAnswer)[]): void {
  for (const entry of entries) {
    const seat = seats[situation.players.indexOf(entry.player)];
    if (seat === undefined) continue;
    if ('turn' in entry && 'step' in entry) seat.acts = [...seat.acts, entry as Act];
    else if (entry.action === 'choice') seat.choices = [...seat.choices, entry.choice];
    else if (entry.action === 'target') seat.targets = [...seat.targets, entry];
    else if (entry.action === 'mode') seat.modes = [...seat.modes, entry];
  }
}

/** What is wrong with a stage; null: nothing. */
function playStage(run: Run, stage: Stage, unasked: string[]): string | null {
  const { expect, expectFailure } = stage;
  run.stop = null;
  try {
    const end = reach(run, stage);
    run.at = 'the end';
    run.stop = stage.stopAt;
    const left = leftOver(end, stage);
    const [first] = left;
    if (first !== undefined && (expectFailure !== null || !isExpecting(run.situation)))
      fail('unusedActions', first);
    unasked.push(...left);
    for (const seat of run.seats) Object.assign(seat, { choices: [], spare: [], targets: [] });
    const result = firstDifference(end, expect);
    if (expectFailure === null) return result === null ? null : result;
    if (expectFailure.scope === 'test' && result !== null) return null;
    return `the script should fail (${expectFailure.reason}), and doesn’t`;
  } catch (thrown) {
    if (!(thrown instanceof SituationFailure) || expectFailure === null) throw thrown;
    if (!isExpected(thrown.reason, expectFailure.reason)) throw thrown;
    const unused = unusedOf(run, expectFailure);
    if (unused !== null) return unused;
    return firstDifference(run, expect);
  }
}

/** Whether as many actions of the player are unused as should be; else how many are. */
function unusedOf(run: Run, { count, player, reason }: ExpectedFailure): string | null {
  if (reason !== 'unusedActions' || count === undefined || player === undefined) return null;
  const left = seatOf(run, playerOf(run, player)).acts.filter(({ action }) => !isDropped(action)).length;
  return left === count ? null : `${player} has ${left} unused actions, not ${count}`;
}

const loose = new Set(['any', 'other']);
const alike: Readonly<Record<string, readonly string[]>> = {
  illegalBlock: ['illegalBlock', 'unusedActions'],
  illegalAttack: ['illegalAttack', 'unusedActions'],
  illegalTarget: ['illegalTarget', 'actionUnavailable', 'noTargets', 'illegalChoice', 'missingChoice'],
  actionUnavailable: ['actionUnavailable', 'illegalTarget', 'noTargets'],
  noTargets: ['noTargets', 'illegalTarget', 'actionUnavailable'],
  missingChoice: ['missingChoice', 'illegalChoice'],
  illegalChoice: ['illegalChoice', 'missingChoice'],
};

const isExpected = (reason: string, wanted: string): boolean =>
  reason !== 'engine' && (loose.has(wanted) || reason === wanted || (alike[wanted] ?? []).includes(reason));

function firstDifference(run: Run, expect: Stage['expect']): string | null {
  for (const check of expect) {
    const result: CheckResult = checkNow(run, gameOf(run), check, check.player, false);
    if (!result.ok)
      return `${check.check} ${JSON.stringify({ ...check, check: undefined })}: it is ${result.actual}`;
  }
  return null;
}

/** Whether a situation expects anything beyond its script being carried out. */
const isExpecting = ({ script, stages }: Situation): boolean =>
  stages.some(({ expect }) => expect.length > 0) || script.some(({ action }) => action === 'check');

/**
 * What the script says to questions that nobody was asked, and that weren't settled without one. Actions that were
 * never possible, or fewer or more left over than there should be, are a failure.
 */
function leftOver(run: Run, { expect }: Stage): readonly string[] {
  const allowed = new Map(
    expect.flatMap((one) =>
      one.check === 'leftover' ? [[`${one.player} ${String(one.what)}`, one.count]] : [],
    ),
  );
  return run.seats.flatMap((seat) => {
    const acts = seat.acts.filter(({ action }) => !isDropped(action));
    const left = { actions: acts, choices: [...seat.spare, ...seat.choices], targets: seat.targets };
    for (const what of ['actions', 'choices', 'targets'] as const) {
      const wanted = Number(allowed.get(`${seat.letter} ${what}`) ?? 0);
      if (wanted > 0 && left[what].length !== wanted)
        fail('unusedActions', `${seat.letter} has ${left[what].length} unused ${what}, not ${wanted}`);
      if (wanted > 0) left[what] = [];
    }
    const [act] = left.actions;
    if (act !== undefined) fail('unusedActions', `${seat.letter} has unused actions: ${JSON.stringify(act)}`);
    const unasked = notSettled(
      run.settled,
      run.labels,
      playerOf(run, seat.letter),
      left.choices,
      left.targets,
    );
    return unasked.map(
      (entry) =>
        `${seat.letter} has unused ${'action' in entry ? 'targets' : 'choices'}: ${JSON.stringify(entry)}`,
    );
  });
}

/** Nobody is asked to block with what can't, or waits where nothing is on the stack. */
const isDropped = (action: Act['action']): boolean =>
  action === 'waitStackResolved' || action === 'block' || action === 'blockNone' || action === 'attackNone';

/** Plays until the stop; gives the run as it is there, while the run itself goes on one decision further. */
function reach(run: Run, { stopAt }: Stage): Run {
  for (let decisions = 0; decisions < longest; decisions++) {
    const game = gameOf(run);
    if (game.over !== null || game.pending === null) return run;
    if (isBeyond(game, stopAt)) return run;
    const isNear = game.turn.number === stopAt.turn || game.turn.number === stopAt.turn - 1;
    const before = isNear ? remember(run) : null;
    decide(run, game, game.pending);
    if (before === null || !isBeyond(gameOf(run), stopAt)) continue;
    return stopped(run, game, before, stopAt);
  }
  return fail('engine', `it is not over after ${longest} decisions`);
}

/** The decision before the stop once more, with nothing to come after it. */
function stopped(run: Run, game: Game, { comeBack, saved }: Point, stopAt: Stage['stopAt']): Run {
  const { actor: after, declared, events, from, settled } = run;
  const later = run.seats.map((seat) => ({ ...seat }));
  comeBack();
  const copy: Run = {
    ...run,
    actor: stoppingAt(saved(), game, stopAt),
    seats: run.seats.map((seat) => ({ ...seat })),
  };
  const { pending } = gameOf(copy);
  if (pending !== null) decide(copy, gameOf(copy), pending);
  run.actor = after;
  run.events = events;
  run.from = from;
  run.declared = declared;
  run.settled = settled;
  for (const [player, seat] of later.entries()) Object.assign(seatOf(run, player), seat);
  return copy;
}

function decide(run: Run, game: Game, pending: Decision): void {
  switch (pending.kind) {
    case 'priority':
      withPriority(run, game, pending.player);
      break;
    case 'attackers':
      run.at = 'declaring attackers';
      declareAttackers(run, pending);
      break;
    case 'blockers':
      run.at = 'declaring blockers';
      declareBlockers(run, pending);
      break;
    default:
      respond(run, game, pending);
  }
}
