import { by, isSpell } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

/** A player copies a spell like this: a copy of it is put onto the stack (707.10). */
export interface Copied {
  readonly on: 'copied';
  readonly by?: Players;
  readonly spell: Filter;
}

const spoken = { by: '<who>', spell: '<spell>' } as const;

/** `object` is the copy. */
export const copied: TriggerWord<Copied, ['object', 'player']> = {
  shape: { by: 'players?', spell: 'filter' },
  said: {
    casting: [
      phrase('[copy] <spell:spellWhich>', [{ on: 'copied', ...spoken }]),
      phrase('[cast] or [copy] <spell:spellWhich>', [
        { on: 'cast', ...spoken },
        { on: 'copied', ...spoken },
      ]),
    ],
  },
  events: ['copyOnStack'],
  gives: ['object', 'player'],
  looksBack: false,
  matches: (looking, condition, event) =>
    event.type === 'copyOnStack' &&
    event.made !== null &&
    by(looking, condition.by, event.player) &&
    isSpell(looking, condition.spell, event.made)
      ? { object: event.made, player: event.player }
      : null,
};
