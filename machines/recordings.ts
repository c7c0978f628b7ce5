/**
 * Recordings: a game as its seed, its setup and what was decided in it, which play it again.
 *
 * @example
 * import { createGame } from 'spellchart';
 * import { hashOfReplay, readShared, recordingOf, share } from 'spellchart/recordings';
 *
 * const link = share(recordingOf(actor), cards); // letters and digits, for a link
 * hashOfReplay(readShared(link, cards)); // the same for the same game, move by move
 */
export {
  branch,
  hashOfReplay,
  type Recording,
  RecordingError,
  type RecordingFault,
  type ReplayOptions,
  readRecording,
  readShared,
  recordingOf,
  replay,
  share,
  withoutKnown,
} from './play/replay/index.ts';
