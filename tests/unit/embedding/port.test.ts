import { expect, test, vi } from 'vitest';
import { cards, decks } from '../../../machines/cards/index.ts';
import { createGame } from '../../../machines/index.ts';
import type { TracedEvent } from '../../../machines/play/trace/index.ts';
import { fromActor, fromPort, toPort } from '../../../machines/trace.ts';
import { sessionOn } from '../../../ui/session/index.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

/** A game that has not begun. */
function newGame() {
  const deck = decks[0]?.list ?? '';
  return createGame({
    cards,
    seed: 'behind a port',
    first: 0,
    players: [
      { name: 'Alice', deck },
      { name: 'Bob', deck },
    ],
  });
}

test('a game behind a port is looked at and played like one that is here', async () => {
  const actor = newGame();
  const { port1, port2 } = new MessageChannel();
  const end = toPort(actor, port1);
  actor.start();
  const source = fromPort(port2);
  await settled();
  const session = sessionOn({ source });
  const close = session.open();
  expect(session.get().history.steps).toHaveLength(1);
  expect(session.act({ type: 'decision.answer', player: 0, answer: false }).ok).toBe(true);
  await settled();
  expect(session.get().history.steps).toHaveLength(2);
  expect(session.get().history.steps.at(-1)?.game).toEqual(actor.getSnapshot().context.game);
  expect(actor.getSnapshot().context.game.pending?.player).toBe(1);
  close();
  end();
  source.close();
  port1.close();
  port2.close();
});

test('a game behind a port is run to the next step: each pass is sent once, after the answer to the one before', async () => {
  const actor = newGame();
  const { port1, port2 } = new MessageChannel();
  const sent: string[] = [];
  const there = fromActor(actor);
  const end = toPort(
    {
      ...there,
      send: (event: TracedEvent) => {
        sent.push(event.type);
        there.send?.(event);
      },
    },
    port1,
  );
  actor.start();
  for (const player of [0, 1]) actor.send({ type: 'decision.answer', player, answer: false });
  const source = fromPort(port2);
  await settled();
  const session = sessionOn({ source });
  const close = session.open();
  session.runUntil('nextStep');
  expect(source.isBusy?.()).toBe(false);
  await vi.waitFor(() => expect(session.get().goal).toBeNull());
  expect(sent).toEqual(['priority.pass', 'priority.pass']);
  expect(actor.getSnapshot().context.game.turn.phase).toBe('precombatMain');
  // What the game there doesn't take is taken up all the same: nobody waits for it forever.
  source.send?.({ type: 'nobody.knows' });
  expect(source.isBusy?.()).toBe(true);
  await vi.waitFor(() => expect(source.isBusy?.()).toBe(false));
  close();
  end();
  source.close();
  port1.close();
  port2.close();
});
