import { by, is } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import { isThrough, leaver, type Through } from './moving.ts';
import { itselfIntoGraveyard } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface Sacrificed {
  readonly on: 'sacrificed';
  readonly object: 'self' | Filter;
  readonly by?: Players;
  /** As an ability resolves that this keyword of such an object stands for: "exploits" (702.110b). */
  readonly through?: Through;
}

export const sacrificed: TriggerWord<Sacrificed, ['object', 'player']> = {
  shape: {
    object: 'self or filter',
    by: 'players?',
    through: { optional: true, fields: { keyword: 'keyword', of: 'self or filter' } },
  },
  said: {
    event: [
      phrase('is|are sacrificed', [{ on: 'sacrificed', '...object': '<object>' }]),
      phrase('[exploit] a|an <sacrificed:one>', [
        {
          on: 'sacrificed',
          sacrificed: '<sacrificed>',
          keyword: 'exploit',
          '...object': '<object>',
          said: 'through',
        },
      ]),
    ],
    turnDoing: [
      phrase('[sacrifice] <self:selfWord>', [{ on: 'sacrificed', object: 'self', by: '<who>' }]),
      phrase('[sacrifice] a|an <what:one>', [{ on: 'sacrificed', object: '<what>', by: '<who>' }]),
      phrase('[sacrifice] another <what:one>', [
        { on: 'sacrificed', object: { '...what': '<what>', other: true }, by: '<who>' },
      ]),
    ],
  },
  events: ['sacrifice'],
  gives: ['object', 'player'],
  looksBack: true,
  matches: (looking, condition, event) =>
    event.type === 'sacrifice' &&
    by(looking, condition.by, event.player) &&
    is(looking, condition.object, event.object) &&
    (condition.through === undefined || isThrough(looking, condition.through, event.by))
      ? { ...leaver(looking.game, event.object), player: event.player }
      : null,
  putsItselfInto: itselfIntoGraveyard,
};
