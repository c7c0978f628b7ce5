import { players } from '../../rules/characteristics/index.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { type QuantityWord, sum } from './word.ts';

/** What happened this turn, counted for each player; the names are the keys of `game.turn.facts`. */
export type Fact =
  | 'spellsCast'
  | 'creatureSpellsCast'
  | 'noncreatureSpellsCast'
  | 'nonartifactSpellsCast'
  | 'cardsDrawn'
  | 'cardsDiscarded'
  | 'lifeGained'
  | 'lifeLost'
  | 'creaturesDied'
  | 'attackedWith'
  | 'landsPlayed'
  | 'permanentsSacrificed'
  | 'damageDealtTo'
  | 'landsEntered'
  | 'permanentsLeft'
  | 'permanentsPutIntoGraveyard';

/** A fact about this turn, kept in `game.turn.facts`. */
export interface ThisTurn {
  readonly number: 'thisTurn';
  readonly fact: Fact;
  readonly by: Players;
}

/** The same of the last turn; `most`: of that player alone for whom it is the most. */
export interface LastTurn {
  readonly number: 'lastTurn';
  readonly fact: Fact;
  readonly by: Players;
  readonly most?: true;
}

export const thisTurn: QuantityWord<ThisTurn> = {
  shape: { fact: 'fact', by: 'players' },
  number(game, scope, { by, fact }) {
    const facts = game.turn.facts[fact];
    return sum(players(game, scope, by).map((id) => facts?.[id] ?? 0));
  },
  changedBy: [
    'beginTurn',
    'cast',
    'damage',
    'discard',
    'draw',
    'gainLife',
    'landPlayed',
    'loseLife',
    'payLife',
    'sacrifice',
  ],
  asksTheGame: true,
  reads: ['fact'],
  recalls: 'facts',
};

export const lastTurn: QuantityWord<LastTurn> = {
  shape: { fact: 'fact', by: 'players', most: 'flag?' },
  number(game, scope, { by, fact, most }) {
    const counts = game.turn.lastFacts?.[fact];
    const each = players(game, scope, by).map((id) => counts?.[id] ?? 0);
    return most === true ? Math.max(0, ...each) : sum(each);
  },
  /** Nothing can be said of the last turn while there was none. */
  isKnown: ({ turn }) => turn.number >= 2,
  changedBy: ['beginTurn'],
  asksTheGame: false,
  reads: [],
  recalls: 'lastFacts',
};
