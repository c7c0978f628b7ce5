import { describe, expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import type { GameActor } from '../../../machines/index.ts';
import { hashOfReplay, readShared, replay } from '../../../machines/recordings.ts';
import { work } from '../../../machines/rules/state/work.ts';
import recordings from '../../../stories/embedding/recordings.json' with { type: 'json' };

const games = recordings.map(({ hash, shared }) => ({ hash, recording: readShared(shared, cards) }));

/** Counts the microsteps in which an actor takes transitions. */
function countingMicrosteps(actor: GameActor, count: () => void): void {
  actor.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep' && inspected._transitions.length > 0) count();
  });
}

/** What is counted while this runs. */
function workOf(run: () => void): Readonly<typeof work> {
  const before = { ...work };
  run();
  return {
    copies: work.copies - before.copies,
    layerEvaluations: work.layerEvaluations - before.layerEvaluations,
    verdicts: work.verdicts - before.verdicts,
    eventsApplied: work.eventsApplied - before.eventsApplied,
  };
}

describe('the work of recorded games', () => {
  test('is what it was: after a change that was meant, run this with -u', () => {
    const counted = games.map(({ recording }) => ({
      events: recording.events.length,
      ...workOf(() => replay(recording)),
    }));
    expect(counted).toMatchInlineSnapshot(`
      [
        {
          "copies": 2124,
          "events": 472,
          "eventsApplied": 1103,
          "layerEvaluations": 42,
          "verdicts": 234,
        },
        {
          "copies": 2328,
          "events": 514,
          "eventsApplied": 1178,
          "layerEvaluations": 160,
          "verdicts": 270,
        },
      ]
    `);
  });

  test('copies nothing but for checkpoints where a game is written directly', () => {
    for (const { recording } of games) {
      const copied = workOf(() => replay(recording)).copies;
      const direct = workOf(() => replay(recording, { mode: 'direct' })).copies;
      expect(direct).toBeLessThan(copied / 4);
    }
  });

  test('is at most 3.5 microsteps for what a player does', () => {
    let microsteps = 0;
    let events = 0;
    for (const { recording } of games) {
      const counted = () => {
        microsteps += 1;
      };
      replay(recording, { before: (actor) => countingMicrosteps(actor, counted) });
      events += recording.events.length;
    }
    expect(microsteps / events).toBeLessThanOrEqual(3.5);
  });

  test('leads to the same game, however it is written', () => {
    for (const { hash, recording } of games) {
      expect(hashOfReplay(recording)).toBe(hash);
      expect(hashOfReplay(recording, { mode: 'direct' })).toBe(hash);
    }
  });
});
