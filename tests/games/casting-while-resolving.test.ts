import { describe, expect, test } from 'vitest';
import { cards } from '../../machines/cards/index.ts';
import { fingerprint } from '../../machines/game/fingerprint.ts';
import { createGame, inputs, restoreGame, saveGame } from '../../machines/game/index.ts';
import { actorOf } from '../../machines/game/machine.ts';
import { playGame } from '../../machines/play/players/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { plainLoop } from '../bench/plain-loop.ts';
import { faultsIn } from './checks.ts';
import { randomSeats } from './table.ts';

/** Each player may cast what lies in their graveyard, without paying; then everyone draws a card. */
const insight: CardDefinition = {
  name: 'Shared Insight',
  manaCost: '{1}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effect: [
        {
          do: 'forEachPlayer',
          of: 'everyone',
          then: [
            { do: 'castWithoutPaying', what: { all: { zone: 'graveyard', owner: 'they' } }, who: 'they' },
          ],
        },
        { do: 'draw', count: 1, who: 'everyone' },
      ],
    },
  ],
};

const deck = (seat: number): readonly CardDefinition[] => {
  const land = seat === 0 ? 'Mountain' : 'Island';
  const spells = [insight, 'Lightning Bolt', 'Tormenting Voice', 'Memnite', 'Blaze', 'Shock', 'Murder'];
  return [...Array.from({ length: 16 }, () => land), ...spells.flatMap((one) => [one, one, one])].flatMap(
    (one) => (typeof one === 'string' ? (cards[one] ?? []) : [one]),
  );
};

const gameWith = (number: number, players: number) =>
  createGame({
    seed: `insight ${number}`,
    players: ['Alice', 'Bob', 'Carol'].slice(0, players).map((name, seat) => ({ name, deck: deck(seat) })),
  });

describe('608.2g: games in which spells are cast while others resolve', () => {
  test.each([
    [1, 2],
    [3, 3],
  ])(
    'game %i of %i players is the same however its charts are run, and from any point of it',
    (number, players) => {
      const actor = gameWith(number, players);
      const kept: { readonly json: string; readonly step: number }[] = [];
      const hashes: string[] = [];
      let nested = 0;
      playGame(actor, randomSeats(number, players), {
        after(game) {
          expect(faultsIn(game)).toEqual([]);
          const waits = game.frames.some((frame) => frame.waits === true);
          if (waits) nested += 1;
          if (waits && nested % 3 === 1)
            kept.push({ json: JSON.stringify(saveGame(actor)), step: hashes.length });
          hashes.push(fingerprint(game));
        },
      });
      expect(nested).toBeGreaterThan(3);
      const { events, start } = inputs(actor);
      const end = hashes.at(-1);

      const inspected = actorOf(structuredClone(start), 'direct');
      inspected.system.inspect(() => undefined);
      inspected.start();
      for (const [at, event] of events.entries()) {
        inspected.send(event);
        expect(fingerprint(inspected.getSnapshot().context.game)).toBe(hashes[at + 1]);
      }

      if (players === 2) {
        const loop = plainLoop(structuredClone(start));
        loop.start();
        for (const event of events) loop.send(event);
        expect(fingerprint(loop.game())).toBe(end);
      }

      for (const { json, step } of kept) {
        const resumed = restoreGame(json);
        resumed.start();
        for (const event of events.slice(step)) resumed.send(event);
        expect(fingerprint(resumed.getSnapshot().context.game)).toBe(end);
      }
    },
  );
});
