import { fits, objectAt } from '../../rules/characteristics/index.ts';
import type { Ability } from '../../rules/state/vocabulary/abilities.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import { forPlayers } from './phrases.ts';
import type { RuleWord } from './word.ts';

/**
 * Of players: spells like this gain these abilities as they cast them (610.5), for good, whatever becomes of what says
 * so. A zone is where they are cast from.
 */
export interface GainAsCast {
  readonly rule: 'gainAsCast';
  readonly what: Filter;
  readonly abilities: readonly Ability[];
}

export const gainAsCast: RuleWord<GainAsCast> = {
  shape: { what: 'filter', abilities: 'abilities' },
  said: {
    statement: [
      phrase(
        '<what:spellsMany> you cast from your hand gain <abilities:granted> as you cast them',
        forPlayers('you', {
          rule: 'gainAsCast',
          what: { '...what': '<what>', zone: 'hand' },
          abilities: '<abilities>',
        }),
      ),
      phrase(
        '<what:spellsMany> you cast gain <abilities:granted> as you cast them',
        forPlayers('you', { rule: 'gainAsCast', what: '<what>', abilities: '<abilities>' }),
      ),
    ],
  },
  isFor: 'players',
  givenAsCast(game, { change, ref, scope }, card, from) {
    const { zone = from, ...like } = change.what;
    return [zone].flat().includes(from) &&
      fits(game, scope, { ...like, zone: objectAt(game, card).zone }, card)
      ? change.abilities.map((_, at) => `${ref}.abilities.${at}`)
      : [];
  },
};
