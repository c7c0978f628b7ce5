/** Recordings: a game as its inputs; replayed, branched off from, shared as a link. */
export { type ReplayedLines, replayLines } from './lines.ts';
export { RecordingError, type RecordingFault, readRecording } from './read.ts';
export {
  type RecordedCards,
  type RecordedLine,
  type RecordedPlayer,
  type RecordedSetup,
  type Recording,
  recordingFormat,
  recordingOf,
  withoutKnown,
} from './recording.ts';
export { branch, hashOfReplay, type Replayed, type ReplayOptions, replay } from './replay.ts';
export { readShared, share } from './share.ts';
