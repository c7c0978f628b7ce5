/** Writes the recording anew that `npm run bench:ui` looks at: `npx tsx tests/bench/ui/make-recording.ts`. */
import { writeFileSync } from 'node:fs';
import { cards } from '../../../machines/cards/index.ts';
import { createGame } from '../../../machines/game/index.ts';
import { playGame, randomPlayer, recordingOf, share } from '../../../machines/play/index.ts';
import { deckCards, names } from '../../games/table.ts';

/** Nobody wins before so many decisions: each deck is five of one, and lives are many. */
const decisions = 10_000;
const decksOfEach = 5;
const life = 100_000;

const actor = createGame({
  seed: 'bench ui',
  settings: { startingLife: life },
  players: names.slice(0, 2).map((name, seat) => {
    const deck = deckCards(seat);
    return { name, deck: Array.from({ length: decksOfEach }, () => deck).flat() };
  }),
});
const played = playGame(actor, [randomPlayer('bench ui 0'), randomPlayer('bench ui 1')], {
  limit: decisions,
});
const { battlefield, objects, turn } = actor.getSnapshot().context.game;
writeFileSync(
  new URL('recording.json', import.meta.url),
  `${JSON.stringify({ decisions: played.decisions, shared: share(recordingOf(actor), cards) })}\n`,
);
console.log(
  `${played.decisions} decisions, turn ${turn.number}`,
  `${battlefield?.length} permanents, ${Object.keys(objects).length} objects`,
);
