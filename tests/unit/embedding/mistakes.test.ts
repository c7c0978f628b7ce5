import { describe, expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import {
  type AutomaticPlayer,
  attempt,
  createGame,
  EngineError,
  explain,
  type GameActor,
  playGame,
  randomPlayer,
  refusalSentence,
} from '../../../machines/index.ts';

/** What comes from JavaScript, where nobody checks types. */
const fromOutside = (json: string) => JSON.parse(json);

function started(): GameActor {
  const players = ['Alice', 'Bob'].map((name) => ({ name, deck: ['Mountain'] }));
  const actor = createGame({ cards, players, seed: 'a', first: 0, settings: { startingHand: 0 } });
  actor.start();
  return actor;
}

/** Why an event is refused, in sentences. */
function refused(event: unknown): readonly string[] {
  const actor = started();
  const verdict = attempt(actor, event);
  if (verdict.ok) return [];
  const { game } = actor.getSnapshot().context;
  return verdict.refusals.map((refusal) => refusalSentence(game, refusal));
}

describe('an event of no shape is refused with what belongs there', () => {
  test.each([
    ['it is missing: an object belongs here', undefined],
    ['object: it is missing: a number belongs here', { type: 'spell.cast', player: 0 }],
    ['player: it is a text, and a number belongs here', { type: 'priority.pass', player: 'Alice' }],
    ['player: it must be 0 or more', { type: 'priority.pass', player: -1 }],
    ['nothing here is called “objct”', { type: 'land.play', player: 0, object: 1, objct: 2 }],
    [
      'answer: no decision has such an answer; legalAnswers lists those of the pending one',
      { type: 'decision.answer', player: 0, answer: { keep: true } },
    ],
  ])('%s', (fault, event) => {
    expect(refused(event)).toEqual([`That is nothing a player does: ${fault}.`]);
  });

  test('an unknown type is told which there are', () => {
    expect(refused({ type: 'priority.passs', player: 0 })[0]).toContain('type: it takes "priority.pass"');
  });
});

test('an answer of another shape than the pending decision’s is refused with what belongs there', () => {
  const players = ['Alice', 'Bob'].map((name) => ({ name, deck: ['Mountain'] }));
  const actor = createGame({ cards, players, seed: 'a', first: 0 });
  actor.start();
  const verdict = attempt(actor, { type: 'decision.answer', player: 0, answer: 'yes' });
  const { game } = actor.getSnapshot().context;
  expect(verdict.ok ? [] : verdict.refusals.map((refusal) => refusalSentence(game, refusal))).toEqual([
    'This is no answer to “keep this hand, or take a mulligan”: it is a text, and true or false belongs here.',
  ]);
});

describe('a mistake in code throws an EngineError that says what to do', () => {
  const thrown = (make: () => unknown) => expect(make).toThrow(EngineError);

  test('a seed that is no text, of which all would give the same game', () => {
    thrown(() => randomPlayer(fromOutside('7')));
  });

  test('explain of what no player does', () => {
    const { game } = started().getSnapshot().context;
    expect(() => explain(game, fromOutside('{"type":"spell.copy","player":0}'))).toThrow('spell.copy');
  });

  test('nobody plays for a seat', () => {
    expect(() => playGame(started(), [])).toThrow('Nobody plays for seat 0: give a player for each seat.');
  });

  test.each(['null', '{"type":"nothing"}'])('a player who does %s', (does) => {
    const player: AutomaticPlayer = () => fromOutside(does);
    expect(() => playGame(started(), [player, player])).toThrow(
      `A player may not do ${does}: That is nothing a player does`,
    );
  });
});
