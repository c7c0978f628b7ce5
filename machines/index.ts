/**
 * Spellchart: a rules engine for Magic: The Gathering as statecharts.
 *
 * `createGame` makes an actor; `actor.on(…)` hears what happens, `decisionOf(game)` says who must decide what,
 * `legalActions` and `explain` what may be done and why something may not, `attempt` does it, `viewFor` is what a
 * player sees. The charts are machines of their own, too: `turnMachine` runs without any rules.
 */
export * from './game/index.ts';
export type {
  Answer,
  CardDefinition,
  Cause,
  Decision,
  DecisionKind,
  Game,
  GameEvent,
  GameObject,
  Happened,
  ObjectId,
  Phase,
  Player,
  PlayerId,
  Refusal,
  Step,
  TextRef,
  Verdict,
  WritingMode,
  Zone,
} from './rules/index.ts';
export { turnMachine } from './turn/chart.ts';
