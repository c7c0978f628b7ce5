import { expect, test } from 'vitest';
import { attempt, explain, legalActions } from '../../../machines/game/index.ts';
import { readScenario, setTable } from '../../../machines/play/scenario/index.ts';
import scenarios from '../../../stories/scenarios/601.2g.scenario.ts';

test('601.2g: a spell may be begun for what mana abilities bring along, and the verdict says that it depends on it', () => {
  const result = readScenario(scenarios[0]);
  if (!result.ok) throw new Error('The scenario can be read.');
  const { actor } = setTable(result.read);
  actor.start();
  const { game } = actor.getSnapshot().context;
  const [object = -1] = game.players[0]?.hand ?? [];
  const cast = { type: 'spell.cast', player: 0, object } as const;
  const verdict = explain(game, cast);
  if (!verdict.ok) throw new Error('It may be begun.');
  expect(verdict.dependsOn?.map(({ rule }) => rule)).toEqual(['118.3']);
  // What isn't certain isn't offered.
  expect(legalActions(game, 0).some(({ type }) => type === 'spell.cast')).toBe(false);
  expect(attempt(actor, cast).ok).toBe(true);
  expect(actor.getSnapshot().context.game.pending).toMatchObject({ kind: 'payment' });
});
