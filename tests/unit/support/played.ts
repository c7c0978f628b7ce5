import { expect } from 'vitest';
import { readScenario, runScenario, type Scenario, setTable } from '../../../machines/play/scenario/index.ts';
import type { Game, Happened } from '../../../machines/rules/index.ts';

/** The game at the end of a script, and all that happened in it. */
export function after(written: Scenario): { readonly game: Game; readonly happened: readonly Happened[] } {
  const ran = runScenario(written);
  const read = readScenario(written);
  if (!read.ok || ran.recording === null) throw new Error(JSON.stringify([read, ran.failure]));
  expect(ran.failure).toBeNull();
  const { actor } = setTable(read.read);
  actor.start();
  const happened: Happened[] = [];
  for (const event of ran.recording.events) {
    actor.send(event);
    happened.push(...actor.getSnapshot().context.game.happened);
  }
  return { game: actor.getSnapshot().context.game, happened };
}
