import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cards } from '../../machines/cards/index.ts';
import { hashOfReplay, readShared } from '../../machines/play/replay/index.ts';

const folder = new URL('./fixtures/', import.meta.url);

/**
 * Recordings that were made once. Where the engine plays them otherwise on purpose, `make-fixtures.ts` writes them
 * anew; a browser is asked for the same hashes.
 */
test.each(readdirSync(folder))('the recording %s leads to its hash, in both modes', (name) => {
  const { hash, link } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const recording = readShared(link, cards);
  expect(hashOfReplay(recording)).toBe(hash);
  expect(hashOfReplay(recording, { mode: 'direct' })).toBe(hash);
});
