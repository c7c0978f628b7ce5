/** What each of several does with what is its own: "each of those creatures deals damage equal to its power". */
import { holdsSome, isFields } from '../../wording/meaning.ts';
import { isSpecOfSeveral } from '../../wording/print.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';

/** Whether each of several deals as much damage as it is great. */
export const isDealtByEach = (part: Meaning): boolean => {
  const { do: does, source, amount } = fields(part);
  return (
    does === 'dealDamage' && isFields(source) && holdsSome(amount ?? 0, (one) => fields(one).of === 'it')
  );
};

/** The same where those that deal it were targeted: each of them is spoken of by itself. */
export const dealtByEach = (done: Fields): Fields => {
  const { source, ...others } = done;
  return isDealtByEach(done) && isSpecOfSeveral(fields(source).spec)
    ? { ...others, source: { ...fields(source), ofEach: true } }
    : done;
};
