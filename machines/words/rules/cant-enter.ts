import { fitsEntering } from '../../rules/characteristics/index.ts';
import { allowed, forbidden } from '../../rules/state/verdict.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Zone } from '../../rules/state/zones.ts';
import { phrase, separated } from '../../wording/syntax.ts';
import { forPlayers } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** Of players: nothing that would be like this there can enter under their control, or from these zones (614.17d). */
export interface CantEnter {
  readonly rule: 'cantEnter';
  readonly what: Filter;
  readonly from?: readonly Zone[];
}

const these = { rule: 'cantEnter', what: '<what>' } as const;

export const cantEnter: RuleWord<CantEnter> = {
  shape: { what: 'filter', from: { list: 'zone', optional: true } },
  said: {
    statement: [
      phrase(
        "<what:cardMany> in <from:cantEnterFrom> can't enter the battlefield",
        forPlayers('everyone', { ...these, from: '<from>' }),
      ),
      phrase("<what:many> can't enter the battlefield", forPlayers('everyone', these)),
    ],
    cantEnterFrom: [separated('zoneOfSome', [[' and ', ', ', ', and ']])],
    zoneOfSome: [phrase('graveyards', 'graveyard'), phrase('libraries', 'library')],
  },
  isFor: 'players',
  mayEnter: (game, { change, scope, source }, move) =>
    change.from?.includes(move.from) !== false && fitsEntering(game, scope, change.what, move)
      ? forbidden('614.17d', '{1} says that {0} can’t enter the battlefield.', [move.object, source])
      : allowed,
};
