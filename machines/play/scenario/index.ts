/**
 * Scenarios: a situation of a game, what the players do in it, and what must be so then; plain JSON.
 * `scenario(…)` builds one, `readScenario` checks one, `runScenario` runs it and its control.
 */
export { type BuiltScenario, card, creature, type OwnCard, scenario } from './build.ts';
export type { Difference } from './expect.ts';
export { type Scenario, scenarioJsonSchema, scenarioSchema } from './form.ts';
export { type ReadResult, type ReadScenario, readScenario, type ScenarioFault } from './read.ts';
export {
  runScenario,
  type ScenarioFailure,
  type ScenarioResult,
  type ScenarioRun,
  type ScenarioStep,
} from './run.ts';
export { type SetTable, setTable } from './table.ts';
