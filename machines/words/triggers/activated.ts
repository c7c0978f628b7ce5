import { by, is } from '../../rules/events/looking.ts';
import { abilityAt } from '../../rules/state/text.ts';
import type { Ability } from '../../rules/state/vocabulary/abilities.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { TriggerWord } from './word.ts';

export interface Activated {
  readonly on: 'activated';
  readonly by?: Players;
  readonly source: 'self' | Filter;
  /** There is an {X} in its activation cost. */
  readonly costsX?: true;
  readonly notMana?: true;
  /** "Activates a mana ability": what triggers on that can be a mana ability itself (605.1b). */
  readonly onlyMana?: true;
}

/** `object` is the ability on the stack. */
export const activated: TriggerWord<Activated, ['object', 'source', 'player']> = {
  shape: {
    by: 'players?',
    source: 'self or filter',
    costsX: 'flag?',
    notMana: 'flag?',
    onlyMana: 'flag?',
  },
  events: ['activate'],
  gives: ['object', 'source', 'player'],
  looksBack: false,
  matches: (looking, condition, event) =>
    event.type === 'activate' &&
    !(condition.notMana === true && event.mana) &&
    !(condition.onlyMana === true && !event.mana) &&
    (condition.costsX !== true || costsX(abilityAt(looking.game, event.ability))) &&
    by(looking, condition.by, event.player) &&
    is(looking, condition.source, event.source)
      ? { object: event.object, source: event.source, player: event.player }
      : null,
  isOfMana: ({ onlyMana }) => onlyMana === true,
};

/** Whether there is an {X} in its activation cost. */
const costsX = (ability: Ability): boolean =>
  ability.kind === 'activated' &&
  ability.cost.some((part) => part.pay === 'mana' && part.cost.includes('{X}'));
