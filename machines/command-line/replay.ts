import { cards } from '../cards/index.ts';
import { fingerprint } from '../game/fingerprint.ts';
import { type Recording, RecordingError, readRecording, readShared, replay } from '../play/index.ts';
import { textOf } from './files.ts';
import { gameLog, outcome } from './log.ts';
import { BadInput, exitCodes, type Output } from './output.ts';
import { result } from './play.ts';

export interface ReplayWords {
  readonly to?: string;
  readonly json?: boolean;
}

/** `replay FILE`: plays a recording (or a shared link's text) again, to its end or to a step. */
export function replayFile(path: string, { json, to }: ReplayWords, { out }: Output): number {
  const text = textOf(path);
  const step = stepOf(to);
  const log = json === true ? () => {} : gameLog(out);
  try {
    const recording = recordingIn(text);
    // Once without a word, so that of a recording with a wrong event nothing is told.
    const { game } = replay(recording, step === undefined ? {} : { to: step }).getSnapshot().context;
    if (json === true) {
      const decisions = step ?? recording.events.length;
      out(JSON.stringify({ seed: recording.seed, ...result(game), decisions, hash: fingerprint(game) }));
      return exitCodes.done;
    }
    out(`Seed ${recording.seed}`);
    replay(recording, { ...(step !== undefined && { to: step }), after: log });
    out('');
    out(outcome(game));
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    throw new BadInput(
      error.faults.map((fault) => `${path}: ${fault.path === '' ? '' : `${fault.path}: `}${fault.reason}`),
    );
  }
}

const recordingIn = (text: string): Recording =>
  /^[\w-]+$/.test(text.trim()) ? readShared(text, cards) : readRecording(text, cards);

function stepOf(to: string | undefined): number | undefined {
  if (to === undefined) return undefined;
  if (!/^\d{1,9}$/.test(to)) throw new BadInput([`--to: a step is a whole number from 0, not “${to}”`]);
  return Number(to);
}
