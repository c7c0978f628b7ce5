import { characteristics, fits, holds, ofManaValue } from '../../rules/characteristics/index.ts';
import { allowed, forbidden } from '../../rules/state/verdict.ts';
import type { Condition } from '../../rules/state/vocabulary/condition.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { zones } from '../../rules/state/zones.ts';
import { phrase } from '../../wording/syntax.ts';
import { forPlayers } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** Of players: they can't cast spells like this (601.3). */
export interface CantCast {
  readonly rule: 'cantCast';
  readonly what: Filter;
  readonly unless?: Condition;
}

const any = { rule: 'cantCast', what: {} } as const;
/** They have cast fewer than that this turn. */
const lessThan = (by: 'you' | 'they') =>
  ({
    holds: 'compare',
    what: { number: 'thisTurn', fact: 'spellsCast', by },
    to: { atMost: { said: 'oneLess', n: '<most>' } },
  }) as const;
const these = { rule: 'cantCast', what: '<what>' } as const;

export const cantCast: RuleWord<CantCast> = {
  shape: { what: 'filter', unless: 'condition of who does it?' },
  said: {
    playerRule: [
      phrase("can't cast <what:spellsMany>", [these]),
      phrase("can't cast additional <what:spellsMany>", [these]),
      phrase('can cast spells only during your turn', [{ ...any, unless: { holds: 'turnOf', who: 'you' } }]),
      phrase('can cast spells only during their own turns', [
        { ...any, unless: { holds: 'turnOf', who: 'they' } },
      ]),
      phrase('can cast no more than <most:numeral> spells each turn', [{ ...any, unless: lessThan('you') }]),
      phrase("can't cast more than <most:numeral> spell|spells each turn", [
        { ...any, unless: lessThan('they') },
      ]),
    ],
    statement: [phrase("<what:spellsMany> can't be cast", forPlayers('everyone', these))],
  },
  isFor: 'players',
  mayCast(game, { change, scope, source }, player, spell, choicesAreOpen) {
    const what = { ...change.what, zone: change.what.zone ?? zones };
    if (!fits(game, scope, what, spell)) return allowed;
    // "They" are who would cast it.
    if (change.unless !== undefined && holds(game, { ...scope, they: player }, change.unless)) return allowed;
    const mayChange =
      choicesAreOpen &&
      ofManaValue(what) !== null &&
      (characteristics(game, spell).manaCost?.includes('X') ?? false);
    return mayChange
      ? allowed
      : forbidden('601.3', '{1} keeps {p0} from casting {0}.', [spell, source], { players: [player] });
  },
};
