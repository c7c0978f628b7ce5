/** What happens later, said of the instruction that makes it wait (603.7): the inverse of `reading/later.ts`. */
import { isFields, isList } from '../../wording/meaning.ts';
import { type Fields, fields } from '../talk.ts';
import { type Says, withNamed } from './named.ts';

/** "At the beginning of the next end step, …": what it is about is spoken of as it was before. */
export const later: Says = ([first]) => {
  const { do: does, when, if: condition, effect, about, as: _as, ...others } = fields(first);
  const [only, ...more] = isList(when) ? when : [];
  if (does !== 'delayedTrigger' || only === undefined || more.length + Object.keys(others).length > 0)
    return [];
  const of = about ?? 'self';
  const asked: Fields = condition === undefined ? {} : { if: withNamed(condition, 'about', of) };
  const then = withNamed(effect ?? [], 'about', of);
  return [{ said: { said: 'later', when: only, ...asked, then }, taken: 1 }];
};

/** "Whenever a creature attacks this turn, …", "When target creature dies this turn, …" (603.7). */
export const waits: Says = ([first]) => {
  const {
    do: does,
    when,
    if: condition,
    effect,
    about,
    until,
    once,
    targets: _targets,
    as: _as,
    ...others
  } = fields(first);
  if (does !== 'delayedTrigger' || Object.keys(others).length > 0) return [];
  const again = isFields(about) ? { ...about, ...(about.isNew === true ? { isNew: false } : {}) } : 'self';
  const said: Fields = {
    said: 'waits',
    when: withNamed(when ?? [], 'about', about ?? 'self'),
    ...(condition === undefined ? {} : { if: withNamed(condition, 'about', again) }),
    then: withNamed(effect ?? [], 'about', again),
    ...(until === undefined ? {} : { until }),
    ...(once === undefined ? {} : { once }),
  };
  return [{ said, taken: 1 }];
};
