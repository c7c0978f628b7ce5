import { expect, test } from 'vitest';
import { attempt, eventSentence, legalActions } from '../../../machines/game/index.ts';
import { readScenario, setTable } from '../../../machines/play/scenario/index.ts';
import reversed from '../../../stories/scenarios/733.scenario.ts';

test('733.1: what is reversed is an event that says why, and the verdict of attempting it says the same', () => {
  const [first] = reversed;
  const result = readScenario(first);
  if (!result.ok) throw new Error('The scenario can be read.');
  const { actor } = setTable(result.read);
  actor.start();
  const { game } = actor.getSnapshot().context;
  const cast = legalActions(game, 0).find(({ type }) => type === 'spell.cast');
  if (cast === undefined) throw new Error('It can be begun.');
  const verdict = attempt(actor, cast);
  if (verdict.ok) throw new Error('It is reversed.');
  expect(verdict.refusals.map(({ rule }) => rule)).toEqual(['601.3', '601.2e', '733.1']);
  const after = actor.getSnapshot().context.game;
  const last = after.happened.at(-1)?.event;
  expect(last).toMatchObject({ type: 'reverse', player: 0, refusals: verdict.refusals });
  if (last === undefined) throw new Error('It happened.');
  expect(eventSentence(after, last)).toContain('Climber is reversed. (733.1)');
  expect(after.stack).toEqual([]);
});
