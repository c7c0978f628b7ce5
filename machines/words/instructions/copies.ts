/** Copies of spells: what they target (707.10). */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

export const copies: Wording = {
  sentence: [
    phrase(
      'copy <what:objects> for each <of:one> that the spell|ability could target . each copy targets a different one of those <those:nounsMeant> .',
      [{ do: 'copySpell', what: '<what>', forEach: { objects: '<of>' } }],
    ),
    phrase(
      'copy <what:objects> for each other <of:one> that the spell|ability could target . each copy targets a different one of those <those:nounsMeant> .',
      [{ do: 'copySpell', what: '<what>', forEach: { objects: { '...of': '<of>', other: true } } }],
    ),
  ],
  oftenWords: [phrase('twice', 2), phrase('<n:several> times', '<n>')],
};
