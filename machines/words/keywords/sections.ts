/** Abilities in a section of their own: of a Class that has a level (716.2), of a creature with level counters (711.2). */
import type { LeafReader } from '../../wording/read.ts';
import { phrase, separated } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

/** "1-4", "5+": with how many counters. */
const levelRange: LeafReader = (tokens, at) => {
  const from = tokens[at];
  const to = tokens[at + 1];
  if (from?.kind !== 'number' || to === undefined) return [];
  if (to.text === '+') return [{ end: at + 2, meaning: { from: Number(from.text) } }];
  return /^-\d+$/.test(to.text)
    ? [{ end: at + 2, meaning: { from: Number(from.text), to: Number(to.text.slice(1)) } }]
    : [];
};
export const sectionLeaves = { levelRange };

export const sections: Wording = {
  sectionLines: [separated('sectionLine', [['', '', '']], { flat: true })],
  sectionLine: [phrase('\n <abilities:permanentLine>', '<abilities>')],
};
