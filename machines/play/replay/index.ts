/** Recordings: a game as its inputs; replayed, branched off from, shared as a link. */
export { RecordingError, type RecordingFault, readRecording } from './read.ts';
export {
  type RecordedCards,
  type RecordedPlayer,
  type RecordedSetup,
  type Recording,
  recordingFormat,
  recordingOf,
} from './recording.ts';
export { branch, hashOfReplay, type Replayed, type ReplayOptions, replay, replaySteps } from './replay.ts';
export { readShared, share } from './share.ts';
