/** What happens instead of something (614), always or for a time: the inverse of `reading/replacements.ts`. */
import { sameWords } from '../../rules/state/same-words.ts';
import { isFields, isList } from '../../wording/meaning.ts';
import { type Fields, fields } from '../talk.ts';
import { isNamed, type SaidOfSome, type Says } from './named.ts';

/** What becomes of something instead, as an instruction says it. */
export function replacing(replaces: Fields): readonly Fields[] {
  const { to, also, optional, ...others } = replaces;
  const { would, who } = fields(others.event);
  if ((would === 'gainLife' || would === 'loseLife') && others.amount !== undefined) {
    const { amount, ...event } = others;
    return [{ ...event, instead: [{ do: would, amount, who: who ?? 'you' }] }, replaces];
  }
  if (!isFields(to)) return [replaces];
  // Under which link it is found is said by what speaks of it (607.2a).
  const { link: _link, ...place } = to;
  const what = fields(others.event).what === 'self' ? 'self' : 'it';
  const isExiled = place.zone === 'exile' && Object.keys(place).length === 1;
  const does: Fields = isExiled ? { do: 'exile', what } : { do: 'move', what, to: place };
  if (optional === true) return [{ ...others, instead: [{ do: 'may', then: [does] }] }, replaces];
  return isExiled ? [{ ...others, instead: [does, ...(isList(also) ? also : [])] }, replaces] : [replaces];
}

/** "If that creature would die this turn, exile it instead", "the next time a source of your choice would …". */
export const replaces: Says = ([first, second]) => {
  const chosen = fields(first);
  const { from } = fields(fields(fields(second).replacement).event);
  const { among, ...like } = fields(from);
  const isChosen = chosen.as !== undefined && isNamed(among, chosen.as) && sameWords(like, chosen.like ?? {});
  const {
    do: does,
    replacement,
    until,
    once,
    amount,
    as: _as,
    ...others
  } = fields(isChosen ? second : first);
  if (does !== 'replace' || Object.keys(others).length > 0) return [];
  const { as: _source, ...source } = chosen;
  const how: Fields = {
    said: 'replaces',
    ...(once === undefined ? {} : { once }),
    ...(amount === undefined ? {} : { amount, ofSoMuch: true }),
    ...(isChosen ? { source } : {}),
  };
  return replacing(fields(replacement)).flatMap(({ event, ...one }): readonly SaidOfSome[] => {
    const { from: _from, ...would } = fields(event);
    const said = { ...how, ...one, event: isChosen ? would : (event ?? {}) };
    const taken = isChosen ? 2 : 1;
    return [
      ...(until === 'untilEndOfTurn' ? [{ said, taken }] : []),
      { said: { ...said, until: until ?? '' }, taken },
    ];
  });
};
