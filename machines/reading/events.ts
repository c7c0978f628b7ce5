/** Trigger conditions as data; what the event is about is what "it" means at first. */
import { isFields } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import { resolved } from './references.ts';
import { type Fields, fields, isList, mention, type Talk } from './talk.ts';

export function triggersOf(said: Meaning, talk: Talk): Meaning {
  const conditions = (isList(said) ? said : [said]).flatMap((one): readonly Fields[] => {
    const { one: object, or, oneOrMore, said: how, at: _at, ...rest } = fields(one);
    const key = rest.on === 'dealsDamage' ? 'source' : 'object';
    const make = (what: Meaning): Fields => {
      const filter =
        isFields(what) && how === 'underYourControl'
          ? { ...what, controller: 'you' }
          : isFields(what) && how === 'underOpponentsControl'
            ? { ...what, controller: 'opponents' }
            : what;
      return { ...rest, [key]: filter, ...(oneOrMore === true ? { oneOrMore: true } : {}) };
    };
    return object === undefined ? [rest] : or === undefined ? [make(object)] : [make(object), make(or)];
  });
  const objects = conditions.flatMap((one) =>
    [one.object ?? one.source ?? one.spell ?? one.card].flatMap((what) => (what === undefined ? [] : [what])),
  );
  const several = conditions.some((one) => one.oneOrMore === true);
  const first = objects[0];
  if (first !== undefined) {
    const isSelf = objects.every((what) => what === 'self');
    const ref: Meaning = isSelf
      ? 'self'
      : { event: conditions.every((one) => one.on === 'dealsDamage') ? 'source' : 'object' };
    mention(talk, ref, 'object', several);
  }
  if (
    conditions.some((one) =>
      [
        'cast',
        'dealsDamage',
        'begins',
        'draws',
        'discards',
        'gainsLife',
        'losesLife',
        'sacrificed',
        'tappedForMana',
        'playerAttacks',
        'landPlayed',
        'performs',
      ].includes(String(one.on)),
    )
  )
    talk.player = { event: 'player' };
  else if (conditions.every((one) => one.on === 'attacks')) talk.player = { event: 'otherPlayer' };
  if (
    conditions.some((one) =>
      ['dealsDamage', 'dealtDamage', 'gainsLife', 'losesLife'].includes(String(one.on)),
    )
  )
    talk.amount = { number: 'eventAmount' };
  talk.clause++;
  return conditions.map((one) => resolved(one, talk));
}
