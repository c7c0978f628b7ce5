import { cardsIn as cardsOf, players } from '../../rules/characteristics/index.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { isOwnZone, type Zone } from '../../rules/state/zones.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How many cards players have, or own, in a zone. */
export interface CardsInZone {
  readonly number: 'cardsIn';
  readonly zone: Zone;
  readonly of: Players;
}

const handOf = (of: string) => ({ number: 'cardsIn', zone: 'hand', of }) as const;

export const cardsIn: QuantityWord<CardsInZone> = {
  shape: { zone: 'zone', of: 'players' },
  said: {
    standing: [
      phrase('<to:howMany> cards are in <of:whoseCards> <zone:theirZone>', {
        holds: 'compare',
        what: { number: 'cardsIn', zone: '<zone>', of: '<of>' },
        to: '<to>',
      }),
      phrase('you have no cards in hand', { holds: 'compare', what: handOf('you'), to: { exactly: 0 } }),
      phrase('you have <to:howMany> cards in hand', { holds: 'compare', what: handOf('you'), to: '<to>' }),
      phrase('<who:whoseHand> has <to:howMany> cards in hand', {
        holds: 'compare',
        what: handOf('<who>'),
        to: '<to>',
      }),
      phrase('<who:whoseHand> has no cards in hand', {
        holds: 'compare',
        what: handOf('<who>'),
        to: { exactly: 0 },
      }),
    ],
    whoseHand: [phrase('that player', { said: 'thatPlayer' })],
    whoseCards: [
      phrase('your', 'you'),
      phrase('their', { said: 'they' }),
      phrase("that player's", { said: 'thatPlayer' }),
    ],
    oneCount: [
      phrase("card|cards in all players ' hands", { number: 'cardsIn', zone: 'hand', of: 'everyone' }),
      phrase('card|cards in your hand', { number: 'cardsIn', zone: 'hand', of: 'you' }),
      phrase('card|cards in your library', { number: 'cardsIn', zone: 'library', of: 'you' }),
      phrase('card|cards in your graveyard', { number: 'cardsIn', zone: 'graveyard', of: 'you' }),
      phrase("card|cards in that player's hand", {
        number: 'cardsIn',
        zone: 'hand',
        of: { said: 'thatPlayer' },
      }),
      phrase("card|cards in <of:playerMeant>'s hand", { number: 'cardsIn', zone: 'hand', of: '<of>' }),
      phrase('card|cards in their hand', { number: 'cardsIn', zone: 'hand', of: { said: 'they' } }),
    ],
  },
  number(game, scope, { of, zone }) {
    const owners = players(game, scope, of);
    if (isOwnZone(zone)) return sum(owners.map((id) => cardsOf(game, zone, id).length));
    return game[zone].filter((id) => {
      const object = game.objects[id];
      return object?.kind === 'card' && owners.includes(object.owner);
    }).length;
  },
  changedBy: [],
  asksTheGame: true,
  reads: ['tokens'],
};
