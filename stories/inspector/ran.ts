import { readScenario, runScenario, type Scenario, setTable } from '../../machines/play/scenario/index.ts';
import { fromActor, type Source } from '../../machines/play/trace/index.ts';

/** The game after a scenario’s script, with all its steps; it may end where something is asked. */
export function ran(scenario: Scenario): Source {
  const read = readScenario(scenario);
  const { failure, recording } = runScenario(scenario);
  if (!read.ok || recording === null || (failure !== null && failure.line !== null))
    throw new Error(`The script can’t be played: ${JSON.stringify(failure)}`);
  const { actor } = setTable(read.read);
  const source = fromActor(actor);
  actor.start();
  for (const event of recording.events) actor.send(event);
  return source;
}
