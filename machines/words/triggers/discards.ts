import { fits, objectAt } from '../../rules/characteristics/index.ts';
import { keywordPaidFor } from '../../rules/events/causing-player.ts';
import { by, inZone } from '../../rules/events/looking.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

export interface Discards {
  readonly on: 'discards';
  readonly who: Players;
  readonly card?: Filter;
  /** Only as the cost of an ability that this keyword stands for: "cycles" (702.29c). */
  readonly payingFor?: string;
}

/** `object` is the card. */
export const discards: TriggerWord<Discards, ['object', 'player']> = {
  shape: { who: 'players', card: 'filter?', payingFor: 'keyword?' },
  said: {
    turnDoing: [
      phrase('[discard] a card', [{ on: 'discards', who: '<who>' }]),
      phrase('[discard] a|an <card:describedCard>', [{ on: 'discards', who: '<who>', card: '<card>' }]),
      phrase('[discard] another card', [{ on: 'discards', who: '<who>', card: { other: true } }]),
      phrase('[discard] <self:selfWord>', [{ on: 'discards', who: '<who>', card: { among: 'self' } }]),
      phrase('[cycle] <self:selfWord>', [
        { on: 'discards', who: '<who>', card: { among: 'self' }, payingFor: 'cycling' },
      ]),
      phrase('[cycle] a card', [{ on: 'discards', who: '<who>', payingFor: 'cycling' }]),
      phrase('[cycle] another card', [
        { on: 'discards', who: '<who>', card: { other: true }, payingFor: 'cycling' },
      ]),
      // What is cycled is discarded (702.29a): both together are one event.
      phrase('[cycle] or [discard] a card', [{ on: 'discards', who: '<who>' }]),
      phrase('[cycle] or [discard] another card', [{ on: 'discards', who: '<who>', card: { other: true } }]),
      phrase('[cycle] or [discard] <self:selfWord>', [
        { on: 'discards', who: '<who>', card: { among: 'self' } },
      ]),
    ],
  },
  events: ['discard'],
  gives: ['object', 'player'],
  looksBack: false,
  matches(looking, { card: wanted, payingFor, who }, event) {
    const { game, scope } = looking;
    if (event.type !== 'discard' || !by(looking, who, event.player)) return null;
    if (payingFor !== undefined && keywordPaidFor(game) !== payingFor) return null;
    const card = objectAt(game, event.object).became ?? event.object;
    return wanted === undefined || fits(game, scope, inZone(wanted, objectAt(game, card).zone), card)
      ? { object: card, player: event.player }
      : null;
  },
  functionsIn: ({ card }) => (card?.among === 'self' ? ['graveyard', 'exile'] : null),
  putsItselfInto: ({ card }, zone) => zone === 'graveyard' && card?.among === 'self',
};
