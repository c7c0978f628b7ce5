import { cards } from '../../machines/cards/index.ts';
import { readRecording } from '../../machines/play/replay/index.ts';
import type { Kept } from '../session/index.ts';
import { recordingWith } from './kept-game.ts';
import type { Started } from './start.ts';

/** Saves a game with all its lines as a file: a recording with the definitions of its cards. */
export function save({ beginning }: Pick<Started, 'beginning'>, { all }: Pick<Kept, 'all'>): void {
  const recording = readRecording(recordingWith(beginning(), all), cards);
  const url = URL.createObjectURL(new Blob([JSON.stringify(recording)], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `spellchart-${recording.seed.replace(/[^\w-]+/g, '-')}.json`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
