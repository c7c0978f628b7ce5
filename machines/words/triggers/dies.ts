import { characteristics } from '../../rules/characteristics/index.ts';
import { is, type Subject } from '../../rules/events/looking.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { phrase } from '../../wording/syntax.ts';
import { leaver, leavesZone } from './moving.ts';
import { itselfIntoGraveyard, oneOrMoreTogether } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface Dies {
  readonly on: 'dies';
  /** `haunted`: the creature that this card, in exile, haunts (702.55c). */
  readonly object: Subject;
  readonly oneOrMore?: true;
}

export const dies: TriggerWord<Dies, ['object', 'player']> = {
  shape: { object: 'self, attached, haunted or filter', oneOrMore: 'flag?' },
  said: {
    event: [phrase('[die]', [{ on: 'dies', '...object': '<object>' }])],
  },
  events: ['move'],
  gives: ['object', 'player'],
  looksBack: true,
  matches: (looking, { object }, event) =>
    leavesZone(event, 'battlefield') &&
    event.to === 'graveyard' &&
    isCreatureOr(looking.game, object, event.object) &&
    is(looking, object, event.object)
      ? leaver(looking.game, event.object)
      : null,
  together: oneOrMoreTogether,
  functionsIn: ({ object }) => (object === 'haunted' ? ['exile'] : null),
  putsItselfInto: (condition, zone) =>
    itselfIntoGraveyard(condition, zone) || condition.object === 'attached',
};

/** "Dies" is said of creatures and planeswalkers (700.4); a filter says itself what it wants. */
const isCreatureOr = (game: Game, subject: Subject, id: ObjectId): boolean => {
  if (typeof subject === 'string') return true;
  return (
    subject.type !== undefined ||
    subject.anyType !== undefined ||
    characteristics(game, id).types.includes('creature')
  );
};
