import type { Game } from '../rules/index.ts';

/** What the charts carry: the game, plain JSON and readonly for whoever reads it. */
export interface GameContext {
  readonly game: Game;
  /** What went wrong in the last event that was sent, if a rule had a bug; the game then is as it was before it. */
  readonly failure: Failure | null;
}

/** A bug that came up while an event was carried out. The recording up to it leads there again. */
export interface Failure {
  readonly message: string;
  /** The type of the event that was sent. */
  readonly event: string;
}

/** What every state and every transition that a rule causes says about itself. */
export interface RuleMeta {
  /** The rule it stands for, by today's number. */
  readonly rule: string;
}
