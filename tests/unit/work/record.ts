/**
 * Records the games whose work is counted and whose end is the same everywhere, again: when rules or cards have
 * changed so that they can't be replayed. Afterwards the counts are taken over with
 * `npx vitest run --project unit tests/unit/work -u`.
 */

import { writeFileSync } from 'node:fs';
import { cards } from '../../../machines/cards/index.ts';
import { playGame } from '../../../machines/index.ts';
import { hashOfReplay, recordingOf, share } from '../../../machines/recordings.ts';
import { gameNumber, randomSeats } from '../../games/table.ts';

const recordings = [1, 6].map((number) => {
  const actor = gameNumber(number, 2);
  playGame(actor, randomSeats(number, 2));
  const recording = recordingOf(actor);
  return { shared: share(recording, cards), hash: hashOfReplay(recording) };
});
writeFileSync(
  new URL('../../../stories/embedding/recordings.json', import.meta.url),
  `${JSON.stringify(recordings, null, 2)}\n`,
);
