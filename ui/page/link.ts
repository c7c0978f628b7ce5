import { cards } from '../../machines/cards/index.ts';
import { type Recording, readRecording, share } from '../../machines/play/replay/index.ts';
import type { Kept } from '../session/index.ts';
import { linkOf } from './address.ts';
import { recordingWith } from './kept-game.ts';

/** The longest link that holds more than one line, in letters: what passes links on cuts off longer ones. */
const longest = 16_000;

/**
 * The link that opens a game as it is looked at, from `#` on: with all its lines, or with the one alone that is looked at if all are too long
 * for it. `leftOut` says how many are not in it.
 */
export function linkTo(
  beginning: Recording,
  { all, at, selected, shownAlone, viewer }: Kept,
): { readonly link: string; readonly leftOut: number } {
  const shared = (lines: Kept['all']) => share(readRecording(recordingWith(beginning, lines), cards), cards);
  const whole = shared(all);
  const others = all.lines?.length ?? 0;
  return whole.length <= longest || others === 0
    ? { link: linkOf({ shared: whole, at, viewer, selected }), leftOut: 0 }
    : { link: linkOf({ shared: shared(shownAlone), at, viewer, selected }), leftOut: others };
}

/** What is said of a link that holds one line alone; nothing of one that holds all. */
export const leftOutWords = (leftOut: number): string =>
  leftOut === 0
    ? ''
    : ` It opens the line that is shown, without the other ${leftOut === 1 ? 'one' : leftOut}: all of them make too long a link. “Save” keeps them all.`;
