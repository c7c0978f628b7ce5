/** Writes the recordings in `fixtures` anew, each with the hash that its replay has: `npx tsx tests/games/make-fixtures.ts`. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { cards } from '../../machines/cards/index.ts';
import { fingerprint } from '../../machines/game/fingerprint.ts';
import {
  type Player,
  playGame,
  randomPlayer,
  recordingOf,
  sensiblePlayer,
  share,
} from '../../machines/play/index.ts';
import { gameNumber } from './table.ts';

const fixtures: Readonly<Record<string, { game: number; players: readonly Player[] }>> = {
  'two-sensible': { game: 1, players: [sensiblePlayer('fixture 0'), sensiblePlayer('fixture 1')] },
  'sensible-and-random': { game: 2, players: [sensiblePlayer('fixture 2'), randomPlayer('fixture 3')] },
  'three-sensible': {
    game: 5,
    players: [sensiblePlayer('fixture 4'), sensiblePlayer('fixture 5'), sensiblePlayer('fixture 6')],
  },
};

const folder = new URL('./fixtures/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, { game, players }] of Object.entries(fixtures)) {
  const actor = gameNumber(game, players.length);
  const { decisions } = playGame(actor, players);
  const hash = fingerprint(actor.getSnapshot().context.game);
  const link = share(recordingOf(actor), cards);
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify({ hash, link }, null, 2)}\n`);
  console.log(`${name}: ${decisions} decisions, ${hash}`);
}
