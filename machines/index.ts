/**
 * Spellchart: a rules engine for Magic: The Gathering as statecharts.
 *
 * `createGame` makes an actor; `actor.on(…)` hears what happens, `decisionOf(game)` says who must decide what,
 * `legalActions` and `explain` what may be done and why something may not, `manaAmounts` which mana a player could
 * produce, `whyCharacteristic` why an object is what it is, `whyLinked` what its linked abilities refer to,
 * `attempt` does it, `viewFor` is what a player sees and `redactEmitted` what a player may be told. Built-in players
 * play it (`playGame`), a recording plays it again (`replay`), a scenario sets it up and says what must come of it
 * (`runScenario`), `toPort` shows what the charts do to an inspector elsewhere. The charts are machines of their
 * own, too: `turnMachine` runs without any rules.
 */

export type { DeckFault, DeckListOptions } from './cards/index.ts';
export * from './game/index.ts';
export {
  type CardsGiven,
  createGame,
  DeckError,
  type DeckGiven,
  type GameSetup,
  legalAnswers,
  newGame,
  type PlayerDeckFault,
  type PlayerGiven,
  redactEmitted,
  SetupError,
  type SetupFault,
} from './play/embedding/index.ts';
export {
  type Played,
  type Player as AutomaticPlayer,
  type PlayOptions,
  playGame,
  randomPlayer,
  sensiblePlayer,
} from './play/players/index.ts';
export {
  branch,
  hashOfReplay,
  type Recording,
  RecordingError,
  type RecordingFault,
  type ReplayOptions,
  readRecording,
  readShared,
  recordingOf,
  replay,
  share,
} from './play/replay/index.ts';
export {
  readScenario,
  runScenario,
  type Scenario,
  type ScenarioFailure,
  type ScenarioFault,
  type ScenarioResult,
  scenario,
  scenarioJsonSchema,
} from './play/scenario/index.ts';
export { type SetTable, setTable } from './play/scenario/table.ts';
export { fromActor, fromPort, type Port, type Source, toPort } from './play/trace/index.ts';
export type {
  Ability,
  ActivatedAbility,
  Answer,
  CardDefinition,
  Cause,
  CharacteristicName,
  Characteristics,
  Decision,
  DecisionKind,
  FaceDefinition,
  Game,
  GameEvent,
  GameObject,
  GameOver,
  GameSettings,
  Happened,
  KeywordAbility,
  LinkedDeed,
  ObjectId,
  Phase,
  Player,
  PlayerId,
  Reason,
  Refusal,
  SpellAbility,
  StaticAbility,
  Step,
  Target,
  TextRef,
  TriggeredAbility,
  Verdict,
  Why,
  WhyLinked,
  WritingMode,
  Zone,
} from './rules/index.ts';
export { cardText, EngineError, manaAmounts, whyCharacteristic, whyLinked } from './rules/index.ts';
export { turnMachine } from './turn/chart.ts';
