/**
 * Scenarios: a situation of a game, what the players do in it, and what must be so then; plain JSON.
 * `scenario(…)` builds one, `readScenario` checks one, `runScenario` runs it and its control.
 */
export { card, creature, scenario, stickerSheet } from './build.ts';
export { type Scenario, scenarioJsonSchema, scenarioSchema } from './form.ts';
export {
  firstScenario,
  type GuideEntry,
  type GuideTopic,
  guideIntroduction,
  guideTopics,
} from './guide.ts';
export { type ReadResult, readScenario, type ScenarioFault } from './read.ts';
export {
  runScenario,
  type ScenarioFailure,
  type ScenarioResult,
  type ScenarioRun,
  type ScenarioStep,
} from './run.ts';
export { type SetTable, setTable } from './table.ts';
