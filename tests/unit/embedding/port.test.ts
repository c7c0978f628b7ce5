import { expect, test } from 'vitest';
import { decks } from '../../../machines/cards/index.ts';
import { createGame, fromPort, toPort } from '../../../machines/index.ts';
import { sessionOn } from '../../../ui/session/index.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a game behind a port is looked at and played like one that is here', async () => {
  const deck = decks[0]?.list ?? '';
  const actor = createGame({
    seed: 'behind a port',
    first: 0,
    players: [
      { name: 'Alice', deck },
      { name: 'Bob', deck },
    ],
  });
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
