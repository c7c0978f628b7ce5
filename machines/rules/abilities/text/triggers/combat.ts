/** Triggers on attacks, blocks and damage (508.1m, 509.1i, 120). */
import { filterText, oneText, someone } from '../expressions/index.ts';
import { list, numeral } from '../words.ts';
import { about, does, type PartsOf, subjectOf, whenever } from './part.ts';

/** " two or more creatures". */
const orMore = (number: number | undefined): string =>
  number === undefined ? '' : ` ${numeral(number)} or more creatures`;

export const combatParts: PartsOf<
  | 'attacks'
  | 'playerAttacks'
  | 'paysToAttack'
  | 'blocks'
  | 'becomesBlocked'
  | 'fights'
  | 'attacksUnblocked'
  | 'dealsDamage'
  | 'dealtDamage'
> = {
  attacks(when, context) {
    const whom = when.player === undefined ? '' : ` ${someone(when.player, context)}`;
    const theirs = when.player === 'you' ? 'you control' : 'they control';
    const orPlaneswalkers = when.orPlaneswalkers === true ? ` or a planeswalker ${theirs}` : '';
    return {
      ...about(when.object, `attacks${whom}${orPlaneswalkers}${when.alone ? ' alone' : ''}`, context),
      word: 'Whenever',
    };
  },
  playerAttacks(when, context) {
    if (when.by === 'everyone' && when.player !== undefined && when.with === undefined)
      return whenever(someone(when.player, context), when.player === 'you' ? 'are attacked' : 'is attacked');
    const creatures =
      when.with === undefined
        ? ''
        : ` with ${when.atLeast === undefined || when.atLeast === 1 ? 'one' : numeral(when.atLeast)} or more ${filterText(when.with, context, 'many')}`;
    return does(when.by, 'attack', context).subject === 'you'
      ? whenever('you', `attack${creatures}`)
      : whenever(
          someone(when.by, context),
          `attacks${when.player === undefined ? '' : ` ${someone(when.player, context)}`}${creatures}`,
        );
  },
  paysToAttack() {
    return { word: 'When', subject: 'you', predicate: 'do' };
  },
  blocks(when, context) {
    return {
      ...about(
        when.object,
        `blocks${when.blocked === undefined ? orMore(when.atLeast) : ` ${oneText(when.blocked, context)}`}`,
        context,
      ),
      word: 'Whenever',
    };
  },
  becomesBlocked(when, context) {
    return {
      ...about(
        when.object,
        `${when.oneOrMore ? 'become' : 'becomes'} blocked${when.by === undefined ? (when.byAtLeast === undefined ? '' : ` by${orMore(when.byAtLeast)}`) : ` by ${oneText(when.by, context)}`}`,
        context,
        when.oneOrMore,
      ),
      word: 'Whenever',
    };
  },
  fights(when, context) {
    return {
      ...about(when.object, when.oneOrMore ? 'fight' : 'fights', context, when.oneOrMore),
      word: 'Whenever',
    };
  },
  attacksUnblocked(when, context) {
    const whom = when.player === undefined ? '' : ` ${someone(when.player, context)}`;
    return { ...about(when.object, `attacks${whom} and isn't blocked`, context), word: 'Whenever' };
  },
  dealsDamage(when, context) {
    const kind = when.combat === undefined ? 'damage' : when.combat ? 'combat damage' : 'noncombat damage';
    const whom = [
      ...(when.toPlayer === undefined ? [] : [someone(when.toPlayer, context)]),
      // "A player or planeswalker": one article for both.
      ...(when.to === undefined
        ? []
        : [subjectOf(when.to, context).replace(when.toPlayer === undefined ? /$^/ : /^an? /, '')]),
    ];
    const does = `${when.oneOrMore ? 'deal' : 'deals'} ${kind}${whom.length === 0 ? '' : ` to ${list(whom, 'or')}`}`;
    return when.source === undefined
      ? whenever('a source', does)
      : {
          ...about(
            when.source,
            `${when.oneOrMore === 'ofAPlayer' ? 'a player controls ' : ''}${does}`,
            context,
            when.oneOrMore !== undefined,
          ),
          word: 'Whenever',
        };
  },
  dealtDamage(when, context) {
    const kind = when.combat === undefined ? 'damage' : when.combat ? 'combat damage' : 'noncombat damage';
    const subject =
      when.object === undefined
        ? someone(when.player ?? 'everyone', context)
        : subjectOf(when.object, context);
    return whenever(
      subject,
      `${subject === 'you' ? 'are' : 'is'} dealt ${when.excess ? 'excess ' : ''}${kind}`,
    );
  },
};
