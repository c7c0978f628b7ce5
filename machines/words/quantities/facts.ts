import { players } from '../../rules/characteristics/index.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { type Meaning, phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

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
  | 'nonlandPermanentsEntered'
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

const happened = (by: Meaning, fact: string, atLeast: number | string) =>
  ({ holds: 'compare', what: { number: 'thisTurn', fact, by }, to: { atLeast } }) as const;

export const thisTurn: QuantityWord<ThisTurn> = {
  shape: { fact: 'fact', by: 'players' },
  said: {
    whoActs: [
      phrase('you', 'you'),
      phrase('an opponent', 'opponents'),
      phrase('a player', 'everyone'),
      phrase('that player', { said: 'thatPlayer' }),
    ],
    lifeChange: [phrase('gained', 'lifeGained'), phrase('lost', 'lifeLost')],
    whoHasDone: [
      phrase("you've", 'you'),
      phrase('an opponent has', 'opponents'),
      phrase('that player has', { said: 'thatPlayer' }),
    ],
    castOnce: [
      phrase('spell', 'spellsCast'),
      phrase('creature spell', 'creatureSpellsCast'),
      phrase('noncreature spell', 'noncreatureSpellsCast'),
      phrase('nonartifact spell', 'nonartifactSpellsCast'),
    ],
    someoneDealt: [phrase('an opponent', 'opponents'), phrase('that player', { said: 'thatPlayer' })],
    castOften: [
      phrase('spells', 'spellsCast'),
      phrase('creature spells', 'creatureSpellsCast'),
      phrase('noncreature spells', 'noncreatureSpellsCast'),
    ],
    passing: [
      phrase('<who:whoActs> <fact:lifeChange> life this turn', happened('<who>', '<fact>', 1)),
      phrase(
        '<who:whoActs> <fact:lifeChange> <n:digits> or more life this turn',
        happened('<who>', '<fact>', '<n>'),
      ),
      phrase('<who:whoActs> gained or lost life this turn', {
        holds: 'either',
        of: [happened('<who>', 'lifeGained', 1), happened('<who>', 'lifeLost', 1)],
      }),
      phrase('<who:someoneDealt> was dealt damage this turn', happened('<who>', 'damageDealtTo', 1)),
      phrase(
        '<n:numeral> or more nonland permanents entered (the battlefield)? under your control this turn',
        happened('you', 'nonlandPermanentsEntered', '<n>'),
      ),
      phrase('<who:whoHasDone> cast a|an <fact:castOnce> this turn', happened('<who>', '<fact>', 1)),
      phrase(
        '<who:whoHasDone> cast <n:numeral> or more <fact:castOften> this turn',
        happened('<who>', '<fact>', '<n>'),
      ),
      phrase(
        '<who:whoHasDone> drawn <n:numeral> or more cards this turn',
        happened('<who>', 'cardsDrawn', '<n>'),
      ),
      phrase('<who:whoHasDone> discarded a card this turn', happened('<who>', 'cardsDiscarded', 1)),
      phrase('you discarded a card this turn', happened('you', 'cardsDiscarded', 1)),
      phrase(
        '<who:whoHasDone> sacrificed a permanent this turn',
        happened('<who>', 'permanentsSacrificed', 1),
      ),
      phrase('you sacrificed a permanent this turn', happened('you', 'permanentsSacrificed', 1)),
      phrase(
        '<who:whoHasDone> sacrificed <n:numeral> or more permanents this turn',
        happened('<who>', 'permanentsSacrificed', '<n>'),
      ),
      phrase('you played a land this turn', happened('you', 'landsPlayed', 1)),
      phrase("you've played a land this turn", happened('you', 'landsPlayed', 1)),
      phrase("it wasn't the first land you played this turn", happened('you', 'landsPlayed', 2)),
      phrase('you attacked this turn', happened('you', 'attackedWith', 1)),
      phrase("you've attacked this turn", happened('you', 'attackedWith', 1)),
      phrase('you attacked with a creature this turn', happened('you', 'attackedWith', 1)),
      phrase(
        'you attacked with <n:numeral> or more creatures this turn',
        happened('you', 'attackedWith', '<n>'),
      ),
      phrase(
        "you've attacked with <n:numeral> or more creatures this turn",
        happened('you', 'attackedWith', '<n>'),
      ),
      phrase('a creature died this turn', happened('everyone', 'creaturesDied', 1)),
      phrase('a creature died under your control this turn', happened('you', 'creaturesDied', 1)),
      phrase('<n:numeral> or more creatures died this turn', happened('everyone', 'creaturesDied', '<n>')),
      phrase(
        '<n:numeral> or more creatures died under your control this turn',
        happened('you', 'creaturesDied', '<n>'),
      ),
      phrase(
        'a permanent you controlled left the battlefield this turn',
        happened('you', 'permanentsLeft', 1),
      ),
      phrase(
        'a permanent left the battlefield under your control this turn',
        happened('you', 'permanentsLeft', 1),
      ),
      phrase(
        'a permanent was put into a graveyard from the battlefield this turn',
        happened('everyone', 'permanentsPutIntoGraveyard', 1),
      ),
      phrase(
        'a land entered (the battlefield)? under your control this turn',
        happened('you', 'landsEntered', 1),
      ),
      phrase(
        'you had a land enter (the battlefield)? under your control this turn',
        happened('you', 'landsEntered', 1),
      ),
      phrase(
        'you had another land enter (the battlefield)? under your control this turn',
        happened('you', 'landsEntered', 2),
      ),
      phrase(
        'that player had another land enter (the battlefield)? under their control this turn',
        happened({ said: 'thatPlayer' }, 'landsEntered', 2),
      ),
    ],
    quantity: [
      phrase("the amount of life you've <fact:lifeChange> this turn", {
        number: 'thisTurn',
        fact: '<fact>',
        by: 'you',
      }),
      phrase("the life you've <fact:lifeChange> this turn", {
        number: 'thisTurn',
        fact: '<fact>',
        by: 'you',
      }),
      phrase('the amount of life you lost this turn', { number: 'thisTurn', fact: 'lifeLost', by: 'you' }),
      phrase('the amount of life you gained this turn', {
        number: 'thisTurn',
        fact: 'lifeGained',
        by: 'you',
      }),
    ],
    oneCount: [
      phrase("<fact:castOften> you've cast this turn", { number: 'thisTurn', fact: '<fact>', by: 'you' }),
      phrase("<fact:castOnce> you've cast this turn", { number: 'thisTurn', fact: '<fact>', by: 'you' }),
      phrase("<fact:castOften> they've cast this turn", {
        number: 'thisTurn',
        fact: '<fact>',
        by: { said: 'they' },
      }),
      phrase('creature|creatures that died this turn', {
        number: 'thisTurn',
        fact: 'creaturesDied',
        by: 'everyone',
      }),
      phrase('creature|creatures that died under your control this turn', {
        number: 'thisTurn',
        fact: 'creaturesDied',
        by: 'you',
      }),
      phrase("card|cards you've drawn this turn", { number: 'thisTurn', fact: 'cardsDrawn', by: 'you' }),
      phrase("card|cards you've discarded this turn", {
        number: 'thisTurn',
        fact: 'cardsDiscarded',
        by: 'you',
      }),
      phrase('other spell cast this turn', { number: 'thisTurn', fact: 'spellsCast', by: 'everyone' }),
    ],
  },
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

const spellsLastTurn = { number: 'lastTurn', fact: 'spellsCast', by: 'everyone' } as const;

export const lastTurn: QuantityWord<LastTurn> = {
  shape: { fact: 'fact', by: 'players', most: 'flag?' },
  said: {
    passing: [
      phrase('no spells were cast last turn', { holds: 'compare', what: spellsLastTurn, to: { exactly: 0 } }),
      phrase('<n:numeral> or more spells were cast last turn', {
        holds: 'compare',
        what: spellsLastTurn,
        to: { atLeast: '<n>' },
      }),
      phrase('a player cast <n:numeral> or more spells last turn', {
        holds: 'compare',
        what: { ...spellsLastTurn, most: true },
        to: { atLeast: '<n>' },
      }),
      phrase('you lost life last turn', {
        holds: 'compare',
        what: { number: 'lastTurn', fact: 'lifeLost', by: 'you' },
        to: { atLeast: 1 },
      }),
    ],
  },
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
