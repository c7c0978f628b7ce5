import { activate, activateMana, cancel, cast, playLand } from '../../machines/casting/chart-rules.ts';
import { needs, type Stage } from '../../machines/casting/index.ts';
import { activateToPay, isMana } from '../../machines/casting/paying-rules.ts';
import type { PlayerEvent } from '../../machines/chart/events.ts';
import { answer, giveToActive } from '../../machines/chart/procedure-rules.ts';
import {
  endWatched,
  letLeave,
  passOnWatched,
  passWatched,
  repeatCleanup,
  startWatched,
} from '../../machines/game/actions.ts';
import { explain, putRulesTogether } from '../../machines/game/index.ts';
import {
  beginTrigger,
  hold,
  isLast,
  priorityGuards,
  putTriggers,
  triggersAreOrdered,
  triggersArePut,
} from '../../machines/priority/chart-rules.ts';
import {
  abandonResolution,
  resolutionGuards,
  resolve,
  resumeResolution,
} from '../../machines/resolution/chart-rules.ts';
import { EngineError, type Game, open } from '../../machines/rules/index.ts';
import { sagas } from '../../machines/turn/index.ts';

/** What the loop waits for at every decision. */
type Waiting<Result = void> = Generator<undefined, Result, PlayerEvent>;
/** The rules' functions take an event and parameters as the charts give them; here most of them read neither. */
type Rule = (game: Game, event: PlayerEvent) => void;
/** How players passing ends what they had priority in: everyone passed, or an effect cut it short (724). */
type End = 'passed' | 'cut short';

const none: PlayerEvent = { type: 'priority.pass', player: 0 };

function act(game: Game, rule: Rule, event: PlayerEvent = none): void {
  rule(game, event);
  letLeave(game);
}

/** Asks the guards, by the function of which they are made. */
const asked = (game: Game) => ({ context: { game, failure: null }, event: none });
const checkIsDue = (game: Game) => priorityGuards.checkIsDue(asked(game), undefined);
const triggersWait = (game: Game) => priorityGuards.triggersWait(asked(game), undefined);
const triggersAreLeft = (game: Game) => priorityGuards.triggersAreLeft(asked(game), undefined);
const othersAreLeft = (game: Game) => priorityGuards.othersAreLeft(asked(game), undefined);
const isRefused = (game: Game) => resolutionGuards.isRefused(asked(game), undefined);
const isTargeted = (game: Game) => resolutionGuards.isTargeted(asked(game), undefined);
const letsCast = (game: Game) => resolutionGuards.letsCast(asked(game), undefined);
const isPermanentSpell = (game: Game) => resolutionGuards.isPermanentSpell(asked(game), undefined);

function checked(game: Game, event: PlayerEvent): PlayerEvent {
  const verdict = explain(game, event);
  if (!verdict.ok) throw new EngineError(`The loop refuses ${JSON.stringify(event)}.`);
  return event;
}

/** A procedure from its beginning to its end. True if the player gave up what it is part of (733.1). */
function* procedure(game: Game, name: string): Waiting<boolean> {
  startWatched(game, none, name);
  letLeave(game);
  return yield* choosing(game);
}

function* choosing(game: Game): Waiting<boolean> {
  while (game.pending !== null || game.over !== null) {
    const event = checked(game, yield);
    if (event.type === 'action.cancel') {
      act(game, cancel, event);
      return true;
    }
    act(game, event.type === 'ability.activate' ? activateToPay : answer, event);
  }
  return false;
}

function* playing(game: Game): Waiting {
  yield* procedure(game, 'determinePlayOrder');
  yield* procedure(game, 'beforeShuffling');
  yield* procedure(game, 'shuffleDecks');
  yield* procedure(game, 'drawOpeningHands');
  for (;;) {
    yield* procedure(game, 'declareMulligans');
    if (game.players.every(({ keptHand, status }) => status !== 'playing' || keptHand)) break;
    yield* procedure(game, 'takeMulligans');
  }
  for (;;) {
    yield* procedure(game, 'nextPhase');
    if ((yield* phase(game)) === 'cut short') yield* endingEarly(game);
  }
}

function* phase(game: Game): Waiting<End> {
  switch (game.turn.phase) {
    case 'precombatMain':
      if (sagas(game).length > 0) yield* procedure(game, 'precombatMain');
      return yield* players(game);
    case 'postcombatMain':
      return yield* players(game);
    default:
      return yield* steps(game);
  }
}

function* steps(game: Game): Waiting<End> {
  do {
    yield* procedure(game, 'nextStep');
    if (game.turn.step === null) return 'passed';
    if ((yield* step(game)) === 'cut short') return 'cut short';
  } while (game.turn.stepsLeft.length > 0);
  return 'passed';
}

function* step(game: Game): Waiting<End> {
  switch (game.turn.step) {
    case 'untap':
      yield* procedure(game, 'untapStep');
      return 'passed';
    case 'draw':
      yield* procedure(game, 'drawStep');
      return yield* players(game);
    case 'declareAttackers':
      yield* procedure(game, 'declareAttackers');
      return yield* players(game);
    case 'declareBlockers':
      yield* procedure(game, 'declareBlockers');
      return yield* players(game);
    case 'combatDamage':
      yield* procedure(game, 'combatDamage');
      return yield* players(game);
    case 'cleanup':
      yield* procedure(game, 'cleanupStep');
      return yield* cleanup(game);
    default:
      return yield* players(game);
  }
}

/** Players get priority in a cleanup step only if something has to be done; then there is another one (514.3a). */
function* cleanup(game: Game): Waiting<End> {
  if (!checkIsDue(game) && !triggersWait(game)) return 'passed';
  const end = yield* players(game);
  if (end === 'passed') act(game, repeatCleanup);
  return end;
}

function* endingEarly(game: Game): Waiting {
  yield* procedure(game, 'endEarly');
  while (checkIsDue(game)) yield* procedure(game, 'stateBasedActions');
  if (game.turn.stepsLeft.length > 0 && (yield* steps(game)) === 'cut short') yield* endingEarly(game);
}

/** The active player gets priority, and players act until all have passed in succession with an empty stack. */
function* players(game: Game): Waiting<End> {
  act(game, giveToActive);
  for (;;) {
    yield* beforePriority(game);
    act(game, hold);
    const end = yield* holding(game);
    if (end !== null) return end;
  }
}

/** State-based actions and waiting triggers (117.5). */
function* beforePriority(game: Game): Waiting {
  for (;;) {
    if (checkIsDue(game)) yield* procedure(game, 'stateBasedActions');
    else if (triggersWait(game)) yield* puttingTriggers(game);
    else return;
  }
}

function* puttingTriggers(game: Game): Waiting {
  act(game, putTriggers);
  do {
    yield* procedure(game, 'orderTriggers');
    act(game, triggersAreOrdered);
    while (triggersAreLeft(game)) {
      act(game, beginTrigger);
      yield* announcing(game);
    }
  } while (othersAreLeft(game));
  act(game, triggersArePut);
}

/** A player acts or passes; null once something was done after which priority begins anew. */
function* holding(game: Game): Waiting<End | null> {
  for (;;) {
    const event = checked(game, yield);
    switch (event.type) {
      case 'priority.pass':
        if (!isLast(game)) {
          act(game, passOnWatched, event);
          continue;
        }
        act(game, passWatched, event);
        if (game.stack.length === 0) return 'passed';
        act(game, resolve);
        return yield* resolving(game);
      case 'spell.cast':
        act(game, cast, event);
        yield* announcing(game);
        return null;
      case 'ability.activate':
        if (isMana(game, event)) {
          act(game, activateMana, event);
          yield* choosing(game);
          return null;
        }
        act(game, activate, event);
        yield* announcing(game);
        return null;
      case 'land.play':
        act(game, playLand, event);
        yield* choosing(game);
        return null;
      default:
        throw new EngineError(`The loop does not know ${event.type}.`);
    }
  }
}

const stages: readonly Stage[] = [
  'announce',
  'chooseTargets',
  'divide',
  'checkLegality',
  'determineCost',
  'payCosts',
];

function* announcing(game: Game): Waiting {
  if (!(yield* announce(game))) yield* procedure(game, 'rewind');
}

/** Whether it was completed. */
function* announce(game: Game): Waiting<boolean> {
  if (yield* procedure(game, 'propose')) return false;
  for (const stage of stages) {
    if (isRefused(game)) return false;
    if (needs(game, stage) && (yield* procedure(game, stage))) return false;
  }
  if (isRefused(game)) return false;
  if (yield* procedure(game, 'becomeCast')) return false;
  return !isRefused(game);
}

function* resolving(game: Game): Waiting<End | null> {
  yield* procedure(game, 'checkCondition');
  let isCountered = isRefused(game);
  if (!isCountered && isTargeted(game)) {
    yield* procedure(game, 'verifyTargets');
    isCountered = isRefused(game);
  }
  if (!isCountered && !isPermanentSpell(game)) {
    yield* procedure(game, 'followInstructions');
    // What an instruction lets a player cast (608.2g).
    while (letsCast(game)) {
      yield* announcing(game);
      act(game, resumeResolution);
      yield* choosing(game);
    }
    if (game.ending !== null) {
      act(game, abandonResolution);
      return 'cut short';
    }
  }
  yield* procedure(game, isCountered ? 'removeUnresolved' : 'finishResolution');
  act(game, endWatched);
  return null;
}

/**
 * The rules alone, in the order in which the charts ask for them, for two players of whom nobody concedes: the game
 * is written in place, nothing is emitted, and nothing of it is kept.
 */
export function plainLoop(begun: Game) {
  putRulesTogether();
  const game = open(begun, 'direct');
  const loop = playing(game);
  return {
    start: () => void loop.next(),
    send: (event: PlayerEvent) => void loop.next(event),
    game: (): Game => game,
  };
}
