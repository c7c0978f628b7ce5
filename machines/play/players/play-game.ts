import {
  attempt,
  type GameActor,
  inputs,
  legalActions,
  type PlayerEvent,
  RulesFailure,
  viewFor,
  whyNot,
} from '../../game/index.ts';
import { type Decision, EngineError, type Game, type GameOver, isRecord } from '../../rules/index.ts';
import type { Player } from './player.ts';

export interface PlayOptions {
  /** After how many decisions it stops, though the game is not over. Without it 50,000. */
  readonly limit?: number;
  /** Told of the game as it is after the start and after each decision, with what was done. */
  readonly after?: (game: Game, done: PlayerEvent | null) => void;
}

/** How it went. */
export interface Played {
  readonly decisions: number;
  /** Null if the limit came first. */
  readonly over: GameOver | null;
}

/** How many answers of a decision a player is shown; declarations of combat are made, not picked from a list. */
const shown = { answers: 24, declarations: 1 };

/**
 * Lets players, built-in ones or your own, play a game to its end. `players` by seat; the actor is started if it is not.
 * Throws a `RulesFailure` if a rule has a bug, and an `EngineError` for a player who does what is not legal.
 */
export function playGame(
  actor: GameActor,
  players: readonly Player[],
  { limit = 50_000, after }: PlayOptions = {},
): Played {
  actor.start();
  let decisions = 0;
  let { game } = actor.getSnapshot().context;
  after?.(game, null);
  while (game.over === null && game.pending !== null && decisions < limit) {
    const event = choice(game, game.pending, players);
    act(actor, event);
    ({ game } = actor.getSnapshot().context);
    decisions += 1;
    after?.(game, event);
  }
  return { decisions, over: game.over };
}

/** What the player who decides does, by what that player sees. */
export function choice(game: Game, decision: Decision, players: readonly Player[]): PlayerEvent {
  const player = players[decision.decider];
  if (player === undefined)
    throw new EngineError(`Nobody plays for seat ${decision.decider}: give a player for each seat.`);
  const actions = legalActions(
    game,
    decision.decider,
    isOfCombat(decision) ? shown.declarations : shown.answers,
  );
  return player(viewFor(game, decision.decider), decision, actions);
}

const isOfCombat = ({ kind }: Decision): boolean =>
  kind === 'attackers' || kind === 'blockers' || kind === 'combatDamage';

/** Sends what a player does; an actor takes no notice of what is not legal, so that is asked for afterwards. */
function act(actor: GameActor, event: PlayerEvent): void {
  const before = actor.getSnapshot();
  if (isRecord(event)) actor.send(event);
  const now = actor.getSnapshot();
  if (now.context.failure !== null) throw new RulesFailure(now.context.failure, inputs(actor));
  if (now !== before) return;
  const { game } = now.context;
  const reasons = whyNot(game, attempt(actor, event)).map(({ rule, sentence }) => `${sentence} (${rule})`);
  throw new EngineError(`A player may not do ${JSON.stringify(event)}: ${reasons.join(' ')}`);
}
