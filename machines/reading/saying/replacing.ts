/** What happens instead of something (614), always or for a time: the inverse of `reading/replacements.ts`. */
import { sameWords } from '../../rules/state/same-words.ts';
import { isFields, isList } from '../../wording/meaning.ts';
import { type Fields, fields } from '../talk.ts';
import { isNamed, type SaidOfSome, type Says } from './named.ts';

/** What becomes of something instead, as an instruction says it. */
export function replacing(replaces: Fields): readonly Fields[] {
  const { optional, ...always } = replaces;
  const ways = instructing(always);
  if (optional !== true) return [...ways, replaces];
  const may = ways.flatMap(({ instead, ...others }): readonly Fields[] =>
    isList(instead) ? [{ ...others, instead: [{ do: 'may', then: instead }] }] : [],
  );
  return [...may, replaces];
}

/** The same where an instruction says what happens instead. */
function instructing(replaces: Fields): readonly Fields[] {
  const { to, also, afterwards, instead, counters, tapped, under, ...others } = replaces;
  const { would, who, what: about } = fields(others.event);
  if (instead !== undefined) return [replaces];
  if ((would === 'gainLife' || would === 'loseLife') && others.amount !== undefined) {
    const { amount, ...event } = others;
    return [{ ...event, instead: [{ do: would, amount, who: who ?? 'you' }] }];
  }
  const what = about === 'self' ? 'self' : 'it';
  if ((would === 'turnFaceUp' || would === 'transform') && isFields(counters)) {
    const chosen = isList(others.choose) ? others.choose : [];
    const put = (on: string): Fields => ({
      ...others,
      choose: [...chosen, { do: 'putCounters', ...counters, on }],
    });
    return [put('it'), put('self')];
  }
  if (!isFields(to)) return [];
  // Under which link it is found is said by what speaks of it (607.2a).
  const { link: _link, ...place } = to;
  const how: Fields = Object.fromEntries(
    Object.entries({ counters, tapped, under }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
  const besides = isList(also) ? also : [];
  const next = isList(afterwards) ? afterwards : [];
  if (place.zone === 'exile' && Object.keys(place).length === 1)
    return [{ ...others, instead: [{ do: 'exile', what }, ...besides, ...next] }];
  if (besides.length > 0) return [];
  const { revealed, ...unseen } = place;
  const shown: readonly Fields[] = revealed === true ? [{ do: 'reveal', what }] : [];
  const moved: Fields = { do: 'move', what, to: { ...unseen, ...how } };
  return [
    { ...others, instead: [...shown, moved, ...next] },
    { ...others, to: { ...place, ...how } },
  ];
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
