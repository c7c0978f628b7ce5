import { controllerOf } from '../../rules/characteristics/index.ts';
import { is } from '../../rules/events/looking.ts';
import type { Zone } from '../../rules/state/zones.ts';
import { phrase } from '../../wording/syntax.ts';
import { oneOrMoreTogether, type Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface Enters {
  readonly on: 'enters';
  readonly object: Watched;
  readonly from?: Zone;
  readonly oneOrMore?: true;
}

/** `other` is what it was before (400.7), `player` its controller. */
export const enters: TriggerWord<Enters, ['object', 'other', 'player']> = {
  shape: { object: 'self, attached or filter', from: 'zone?', oneOrMore: 'flag?' },
  said: {
    event: [
      phrase('[enter] (the battlefield)?', [{ on: 'enters', '...object': '<object>' }]),
      phrase('[enter] (the battlefield)? under your control', [
        { on: 'enters', '...object': '<object>', said: 'underYourControl' },
      ]),
      phrase("[enter] (the battlefield)? under an opponent's control", [
        { on: 'enters', '...object': '<object>', said: 'underOpponentsControl' },
      ]),
      phrase('[enter] (the battlefield)? from <zone:aZone>', [
        { on: 'enters', from: '<zone>', '...object': '<object>' },
      ]),
    ],
    aZone: [phrase('a|your graveyard', 'graveyard'), phrase('exile', 'exile'), phrase('your hand', 'hand')],
  },
  events: ['move'],
  gives: ['object', 'other', 'player'],
  looksBack: false,
  matches: (looking, { from, object }, event) =>
    event.type === 'move' &&
    event.to === 'battlefield' &&
    event.partOf === undefined &&
    event.became !== null &&
    (from === undefined || from === event.from) &&
    is(looking, object, event.became)
      ? { object: event.became, other: event.object, player: controllerOf(looking.game, event.became) }
      : null,
  together: oneOrMoreTogether,
  putsItselfInto: ({ object }, zone) => object === 'self' && zone === 'battlefield',
  hasXOfSpell: true,
  isOfEntering: true,
};
