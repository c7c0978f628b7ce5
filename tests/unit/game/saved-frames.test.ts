import { describe, expect, test } from 'vitest';
import { type GameActor, restoreGame, saveGame } from '../../../machines/game/index.ts';
import { playGame } from '../../../machines/play/players/index.ts';
import type { Frame } from '../../../machines/rules/index.ts';
import { gameNumber, randomSeats } from '../../games/table.ts';

/** A saved game in which these are under way, as JSON that may be changed. */
function savedAt(...procedures: readonly string[]) {
  const actor: GameActor = gameNumber(3);
  let found: string | null = null;
  playGame(actor, randomSeats(3, 2), {
    limit: 1500,
    after({ frames }) {
      if (found === null && procedures.every((name) => frames.some(({ procedure }) => procedure === name)))
        found = JSON.stringify(saveGame(actor));
    },
  });
  if (found === null) throw new Error(`No ${procedures.join(' and ')} in this game.`);
  return found;
}

/** The saved game with a frame of this procedure changed. */
function withFrame(json: string, name: string, change: (frame: Frame) => object): string {
  let isDone = false;
  return JSON.stringify(JSON.parse(json), (key, value: unknown) => {
    if (key !== 'frames' || !Array.isArray(value) || isDone) return value;
    return value.map((frame: Frame) => {
      if (frame.procedure !== name) return frame;
      isDone = true;
      return { ...frame, ...change(frame) };
    });
  });
}

describe('a saved game that is in the middle of something', () => {
  const announcing = savedAt('announcement', 'chooseTargets');
  const resolving = savedAt('program');
  const refusal = (json: string) => () => restoreGame(json);

  test('goes on', () => {
    expect(refusal(announcing)).not.toThrow();
    expect(refusal(resolving)).not.toThrow();
  });

  test('is refused if nobody knows a procedure of it', () => {
    const other = withFrame(announcing, 'chooseTargets', () => ({ procedure: 'chooseFriends' }));
    expect(refusal(other)).toThrow('no procedure is called “chooseFriends”');
  });

  test('is refused if a procedure has no such step', () => {
    const next = withFrame(announcing, 'chooseTargets', () => ({ step: 'ponder' }));
    expect(refusal(next)).toThrow('the procedure “chooseTargets” has no step “ponder”');
    const asking = withFrame(announcing, 'chooseTargets', ({ memory }) => ({
      asking: { step: 'ask', memory },
    }));
    expect(refusal(asking)).toThrow('the procedure “chooseTargets” has no step “ask”');
  });

  test('is refused if a procedure or a chart remembers something else', () => {
    const other = withFrame(announcing, 'chooseTargets', () => ({ memory: { offered: 'nothing' } }));
    expect(refusal(other)).toThrow('of what “chooseTargets” remembers “offered” must be records');
    const held = withFrame(announcing, 'announcement', () => ({ memory: {} }));
    expect(refusal(held)).toThrow('of what “announcement” remembers “kind” is missing');
    const without = withFrame(resolving, 'program', () => ({ memory: { scope: {} } }));
    expect(refusal(without)).toThrow('of what “program” remembers “ref” is missing');
  });

  test('is refused if an instruction has no such step, or remembers something else', () => {
    const working = (change: object) =>
      withFrame(resolving, 'program', ({ memory }) => ({
        memory: {
          ...memory,
          at: [
            {
              ...(Array.isArray(memory.at) ? memory.at[0] : null),
              working: { step: '', memory: {}, ...change },
            },
          ],
        },
      }));
    expect(refusal(working({ step: 'ponder' }))).toThrow(/the instruction “\w+” has no step “ponder”/);
    expect(
      refusal(withFrame(resolving, 'program', () => ({ memory: { ref: 'Nowhere', scope: {}, at: [{}] } }))),
    ).toThrow('of a list that a program follows “part” is missing');
  });
});
