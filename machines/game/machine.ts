import { type ActorRef, createActor, type Snapshot, type SnapshotFrom } from 'xstate';
import type { Failure } from '../chart/context.ts';
import type { Emitted } from '../chart/emitted.ts';
import type { ChartEvent, PlayerEvent } from '../chart/events.ts';
import { noteInspectors } from '../chart/inspected.ts';
import { traced } from '../chart/overheard.ts';
import { quickTransition } from '../chart/runner.ts';
import { EngineError, type Game, type WritingMode } from '../rules/index.ts';
import { type GameMachine, makeGameMachine } from './chart.ts';
import { putRulesTogether } from './table.ts';

/** A snapshot of a game: `context.game` is the game, `value` where its charts are. */
export type GameSnapshot = SnapshotFrom<GameMachine>;

/** A game that is played: an XState actor that takes what players do, and emits what happens. */
export type GameActor = ActorRef<GameSnapshot, PlayerEvent, Emitted>;

/** What leads to a game again: how it began, and everything that players did. */
export interface Inputs {
  /** The game before its first event. */
  readonly start: Game;
  /** Where its charts were then; null: at their own beginning. */
  readonly from: Snapshot<unknown> | null;
  readonly events: readonly PlayerEvent[];
}

/** A bug in a rule. The actor is where it was before the event; `inputs` lead there, and `event` to the bug. */
export class RulesFailure extends EngineError {
  override name = 'RulesFailure';
  readonly event: string;
  readonly inputs: Inputs;

  constructor({ event, message }: Failure, inputs: Inputs) {
    super(message);
    this.event = event;
    this.inputs = inputs;
  }
}

const machines = { copy: machineOf('copy'), direct: machineOf('direct') };

function machineOf(mode: WritingMode): () => GameMachine {
  let made: GameMachine | null = null;
  return () => {
    // What is written in place can't be looked at later: only games written by copy are traced.
    made ??= mode === 'copy' ? traced(makeGameMachine(mode)) : makeGameMachine(mode);
    return made;
  };
}

/**
 * The machine of a game, to invoke in a machine of your own or to draw; its input is `{ game }`, made by `newGame`, and
 * its output is how the game ended. Of an actor that `createGame` made, inputs are kept as well, for recordings.
 */
export function gameMachine(mode: WritingMode = 'copy'): GameMachine {
  putRulesTogether();
  return machines[mode]();
}

/** What players did in the games of this process, by the actor. */
const inputsOf = new WeakMap<object, Omit<Inputs, 'events'> & { readonly events: PlayerEvent[] }>();

/** How an actor's game began, and everything that players did in it. */
export function inputs(actor: GameActor): Inputs {
  const kept = inputsOf.get(actor);
  if (kept === undefined)
    throw new EngineError('This actor was not made by createGame, startFrom or restoreGame.');
  return kept;
}

/**
 * An actor for a game that begins with its start (103), or goes on from a snapshot of it; not yet started. If a rule
 * has a bug, the actor stays where it was before the event (in `copy` mode the game, too, is untouched), and
 * `snapshot.context.failure` says what happened; `attempt` throws it.
 */
export function actorOf(game: Game, mode: WritingMode, snapshot: Snapshot<unknown> | null = null): GameActor {
  const kept = {
    start: mode === 'direct' ? structuredClone(game) : game,
    from: snapshot,
    events: noEvents(),
  };
  const logic = withoutCollapse(gameMachine(mode), kept.events);
  const actor = createActor(logic, { input: { game }, ...(snapshot && { snapshot }) });
  noteInspectors(actor.system);
  inputsOf.set(actor, kept);
  return actor;
}

const noEvents = (): PlayerEvent[] => [];

/** The same machine, quicker where nobody inspects it, whose actors outlive an exception, and which keeps what players did. */
function withoutCollapse(machine: GameMachine, events: PlayerEvent[]): GameMachine {
  const logic: GameMachine = Object.create(machine);
  const transition = quickTransition(machine);
  logic.transition = (snapshot, event, scope) => {
    const before = snapshot.context.failure === null ? snapshot : withFailure(snapshot, null);
    try {
      const after = transition(before, event, scope);
      if (after !== before && isOfPlayer(event)) events.push(event);
      return after;
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      return withFailure(snapshot, { event: event.type, message });
    }
  };
  return logic;
}

const withFailure = (snapshot: GameSnapshot, failure: Failure | null): GameSnapshot => ({
  ...snapshot,
  context: { ...snapshot.context, failure },
});

const isOfPlayer = (event: ChartEvent): event is PlayerEvent => 'player' in event;
