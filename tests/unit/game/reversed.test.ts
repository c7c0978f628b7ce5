import { expect, test } from 'vitest';
import { attempt, eventSentence, explain, legalActions } from '../../../machines/game/index.ts';
import { readScenario, setTable } from '../../../machines/play/scenario/index.ts';
import chosen from '../../../stories/scenarios/601.6.scenario.ts';
import reversed from '../../../stories/scenarios/733.scenario.ts';

function started(scenario: unknown) {
  const result = readScenario(scenario);
  if (!result.ok) throw new Error('The scenario can be read.');
  const { actor } = setTable(result.read);
  actor.start();
  const { game } = actor.getSnapshot().context;
  const [object = -1] = game.players[0]?.graveyard ?? [];
  return { actor, game, cast: { type: 'spell.cast', player: 0, object } as const };
}

test('733.1, 601.2e: what will be illegal whatever is chosen is refused before it is begun, and isn’t offered', () => {
  const { actor, game, cast } = started(reversed[0]);
  const verdict = explain(game, cast);
  if (verdict.ok) throw new Error('It will be illegal.');
  expect(verdict.refusals.map(({ rule }) => rule)).toEqual(['601.3', '601.2e', '733.1']);
  expect(legalActions(game, 0).some(({ type }) => type === 'spell.cast')).toBe(false);
  expect(attempt(actor, cast)).toEqual(verdict);
  actor.send(cast);
  expect(actor.getSnapshot().context.game).toEqual(game);
});

test('733.1: what a choice makes illegal may be begun; that it is reversed is an event that says why', () => {
  const { actor, game, cast } = started(chosen[0]);
  expect(explain(game, cast).ok).toBe(true);
  expect(attempt(actor, cast).ok).toBe(true);
  expect(attempt(actor, { type: 'decision.answer', player: 0, answer: 3 }).ok).toBe(true);
  const after = actor.getSnapshot().context.game;
  const last = after.happened.at(-1)?.event;
  expect(last).toMatchObject({ type: 'reverse', player: 0, object: cast.object });
  if (last === undefined) throw new Error('It happened.');
  expect(eventSentence(after, last)).toContain('Boundless Growth is reversed. (733.1)');
  expect(after.stack).toEqual([]);
});

test('733.1: what its player gives up is reversed by an event that says so', () => {
  const { actor, cast } = started(chosen[0]);
  attempt(actor, cast);
  expect(attempt(actor, { type: 'action.cancel', player: 0 }).ok).toBe(true);
  const after = actor.getSnapshot().context.game;
  const last = after.happened.at(-1)?.event;
  expect(last === undefined ? null : eventSentence(after, last)).toMatch(/gives up .* \(733\.1\)$/);
});
