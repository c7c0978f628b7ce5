/** What a reading comes to: whether the card is played, and if not, why, in sentences. */
import type { CardReading } from './read-card.ts';
import type { Declined } from './read-line.ts';

/** Whether a card is played by what was read. */
export const isPlayable = (
  reading: CardReading,
): reading is Extract<CardReading, { readonly verdict: 'same' | 'variant' }> =>
  reading.verdict === 'same' || reading.verdict === 'variant';

const quoted = (words: string): string => `“${words}”`;
const oneLine = (text: string): string => text.replaceAll('\n', ' ');

/** Why a line isn't understood. */
export function whyDeclined({ expected, line, upTo, why }: Declined): string {
  if (why !== undefined) return line === '' ? why : `${quoted(oneLine(line))}: ${why}`;
  const rest = line.slice(upTo.length).trim();
  const where =
    upTo === ''
      ? `${quoted(oneLine(line))}: its first words aren’t understood`
      : rest === ''
        ? `${quoted(oneLine(line))}: something is missing at its end`
        : `${quoted(oneLine(upTo).trim())} is understood, and ${quoted(oneLine(rest))} isn’t`;
  return expected.length === 0 ? where : `${where}; there could be: ${expected.join(', ')}`;
}

/** Why a card isn't played: a sentence for each line, all at once; none where it is. */
export function whyNotRead(reading: CardReading): readonly string[] {
  if (reading.verdict === 'declined') return reading.lines.map(whyDeclined);
  if (reading.verdict === 'ambiguous')
    return reading.lines.map(
      ({ line, readings }) => `${quoted(oneLine(line))} can be read in ${readings.length} ways`,
    );
  return reading.verdict === 'mismatch' ? [`${reading.why}: ${quoted(oneLine(reading.printed))}`] : [];
}
