/** A card's printed text, of all its faces, read into a definition, with a verdict. */
import { canonical } from '../rules/abilities/canonical/index.ts';
import type { CardDefinition, FaceDefinition } from '../rules/index.ts';
import { checkCard } from '../words/check-card.ts';
import type { CardFacts, Facts } from './facts.ts';
import { type FaceReading, readFace, unreadable } from './read-face.ts';
import type { Ambiguous, Declined } from './read-line.ts';

/** A line that isn't played, and the face it stands on. */
type On<Line> = Line & { readonly face: string };

/**
 * What became of a card's text. Only the first two are ever played.
 * - `same`: read, and printed from what was read it is the text again, but for reminder text and older wordings.
 * - `variant`: printed otherwise (`printed`), which is read as the same card.
 * - `mismatch`: printed otherwise, and the print is read as another card: `why` says how one knows.
 * - `declined`: at least one line isn't understood. Each such line with how far it was (`upTo`), what could have stood
 *   there (`expected`, at most five), and the reason where it is another (`why`).
 * - `ambiguous`: at least one line can be read in several ways, with all of them.
 */
export type CardReading =
  | { readonly verdict: 'same' | 'variant'; readonly card: CardDefinition; readonly printed: string }
  | {
      readonly verdict: 'mismatch';
      readonly card: CardDefinition;
      readonly printed: string;
      readonly why: string;
    }
  | { readonly verdict: 'declined'; readonly lines: readonly On<Declined>[] }
  | { readonly verdict: 'ambiguous'; readonly lines: readonly On<Ambiguous>[] };

/** A card of one face: what its layout is called says how it looks, and its text what it does. */
const ofOneFace = new Set([
  'normal',
  'leveler',
  'class',
  'case',
  'saga',
  'mutate',
  'prototype',
  'augment',
  'host',
]);

/** What a layout of two faces makes of the card; those that aren't here aren't read. */
const layouts: Readonly<
  Record<string, (card: CardDefinition, back: FaceDefinition, facts: CardFacts) => CardDefinition | undefined>
> = {
  transform: (card, back) => ({ ...card, back }),
  modal_dfc: (card, back) => ({ ...card, modal: true, back }),
  split: (card, back) => ({ ...card, split: true, back }),
  room: (card, back) => ({ ...card, split: true, back }),
  adventure: (card, back) => ({ ...card, adventure: true, back }),
  omen: (card, back) => ({ ...card, omen: true, back }),
  flip: (card, back) => ({ ...card, flip: true, back }),
  meld: (card, back, { meldsWith }) => (meldsWith === undefined ? undefined : { ...card, meldsWith, back }),
};

/** Both faces of these are halves, left and right (709.1). */
const ofHalves = new Set(['split', 'room']);

const on = <Line>({ name }: Facts, lines: readonly Line[]): readonly On<Line>[] =>
  lines.map((line) => ({ ...line, face: name }));

const declined = (facts: Facts, ...why: readonly string[]): CardReading => ({
  verdict: 'declined',
  lines: on(
    facts,
    why.map((reason) => unreadable(facts.oracleText, reason)),
  ),
});

/** So many characters a face's text may have, and its name: three times as many as the longest that is printed. */
const most = { oracleText: 4000, name: 400 } as const;

/** Why a face is too long to be read; undefined where it isn't. */
function tooLong(facts: Facts): string | undefined {
  for (const part of ['oracleText', 'name'] as const)
    if (facts[part].length > most[part])
      return `its ${part === 'name' ? 'name' : 'text'} has ${facts[part].length} characters: no more than ${most[part]} are read`;
  return undefined;
}

/** A face's reading as that of a whole card. */
function ofFace(facts: Facts): CardReading {
  const why = tooLong(facts);
  if (why !== undefined) return declined({ ...facts, oracleText: '', name: facts.name.slice(0, 80) }, why);
  const reading: FaceReading = readFace(facts);
  if (reading.verdict === 'declined') return { verdict: 'declined', lines: on(facts, reading.lines) };
  if (reading.verdict === 'ambiguous') return { verdict: 'ambiguous', lines: on(facts, reading.lines) };
  return reading;
}

/** Two faces' readings as one: the less certain verdict, with what both have to say for it. */
function both(
  front: CardReading,
  back: CardReading,
  together: (card: CardDefinition, back: FaceDefinition) => CardReading,
): CardReading {
  const faces = [front, back];
  const lines = faces.flatMap((one) => (one.verdict === 'declined' ? one.lines : []));
  if (lines.length > 0) return { verdict: 'declined', lines };
  const unclear = faces.flatMap((one) => (one.verdict === 'ambiguous' ? one.lines : []));
  if (unclear.length > 0 || !('card' in front && 'card' in back))
    return { verdict: 'ambiguous', lines: unclear };
  const whole = together(front.card, back.card);
  if (!('card' in whole)) return whole;
  const { card } = whole;
  const printed = `${front.printed}\n//\n${back.printed}`;
  const why = [front, back].flatMap((one) => (one.verdict === 'mismatch' ? [one.why] : []));
  if (why.length > 0) return { verdict: 'mismatch', card, printed, why: why.join('; ') };
  const isSame = front.verdict === 'same' && back.verdict === 'same';
  return { verdict: isSame ? 'same' : 'variant', card, printed };
}

/**
 * Reads a card: each of its faces, line by line; then each printed from what was read, and compared. A layout that isn't
 * known is declined by its name, and a text of more than 4,000 characters by its length. Never throws, whatever the text.
 */
export function readCard(facts: CardFacts): CardReading {
  const { back, layout = 'normal' } = facts;
  const make = layouts[layout];
  if (back === undefined && ofOneFace.has(layout)) return ofFace(facts);
  if (make === undefined) return declined(facts, `cards of the layout “${layout}” aren’t read`);
  if (back === undefined) return declined(facts, `its other face is missing (its layout is “${layout}”)`);
  const [left, right]: readonly Facts['half'][] = ofHalves.has(layout) ? ['left', 'right'] : [];
  return both(ofFace({ ...facts, half: left }), ofFace({ ...back, half: right }), (front, other) => {
    const card = make(front, other, facts);
    if (card === undefined) return declined(facts, 'the file doesn’t say with which card it melds');
    const faults = checkCard(card);
    return faults.length > 0
      ? declined(facts, ...faults.map(({ path, reason }) => `${path}: ${reason}`))
      : { verdict: 'same', card: canonical(card), printed: '' };
  });
}
