import { players } from '../../rules/characteristics/index.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { type Meaning, phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

export interface CountOfPlayers {
  readonly number: 'countPlayers';
  readonly of: Players;
}

const isSomeone = (playersWith: Meaning): Meaning => ({
  holds: 'compare',
  what: { number: 'countPlayers', of: { playersWith } },
  to: { atLeast: 1 },
});

export const countPlayers: QuantityWord<CountOfPlayers> = {
  shape: { of: 'players' },
  said: {
    standing: [
      phrase('you have <to:howMany> opponents', {
        holds: 'compare',
        what: { number: 'countPlayers', of: 'opponents' },
        to: '<to>',
      }),
      phrase('<who:someOpponent> has <life:lifeCompared> life', isSomeone({ of: '<who>', life: '<life>' })),
      phrase(
        '<who:someOpponent> has no cards in hand',
        isSomeone({ of: '<who>', cards: { in: 'hand', count: { atMost: 0 } } }),
      ),
      phrase(
        '<who:someOpponent> has <count:howMany> cards in hand',
        isSomeone({ of: '<who>', cards: { in: 'hand', count: '<count>' } }),
      ),
      phrase(
        'a library has <count:howMany> cards in it',
        isSomeone({ of: 'everyone', cards: { in: 'library', count: '<count>' } }),
      ),
      phrase(
        '<who:someOpponent> has <count:howMany> cards in their <in:theirZone>',
        isSomeone({ of: '<who>', cards: { in: '<in>', count: '<count>' } }),
      ),
      phrase(
        '<who:someoneHas> graveyard has <count:howMany> cards in it',
        isSomeone({ of: '<who>', cards: { in: 'graveyard', count: '<count>' } }),
      ),
    ],
    someOpponent: [phrase('an opponent', 'opponents'), phrase('a player', 'everyone')],
    someoneHas: [phrase("an opponent's", 'opponents'), phrase('a', 'everyone')],
    passing: [
      phrase('an opponent drew <n:numeral> or more cards this turn', {
        holds: 'compare',
        what: {
          number: 'countPlayers',
          of: {
            playersWith: { of: 'opponents', thisTurn: { fact: 'cardsDrawn', count: { atLeast: '<n>' } } },
          },
        },
        to: { atLeast: 1 },
      }),
    ],
    oneCount: [phrase('opponent|opponents you have', { number: 'countPlayers', of: 'opponents' })],
  },
  number: (game, scope, { of }) => players(game, scope, of).length,
  changedBy: [],
  asksTheGame: true,
  reads: [],
};
