/** Whose turn it is, and what has happened in this turn and the last. */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const happened = (by: string, fact: string, atLeast: number | string) =>
  ({ holds: 'compare', what: { number: 'thisTurn', fact, by }, to: { atLeast } }) as const;
const spellsLastTurn = { number: 'lastTurn', fact: 'spellsCast', by: 'everyone' } as const;

export const aboutTurns: Wording = {
  standing: [
    phrase("it's <who:turnOfWhom> turn", { holds: 'turnOf', who: '<who>' }),
    phrase("it's not your turn", { holds: 'not', of: { holds: 'turnOf', who: 'you' } }),
    phrase("it isn't your turn", { holds: 'not', of: { holds: 'turnOf', who: 'you' } }),
    phrase("it's day", { holds: 'timeOfDay', time: 'day' }),
    phrase("it's night", { holds: 'timeOfDay', time: 'night' }),
  ],
  turnOfWhom: [phrase('your', 'you'), phrase("an opponent's", 'opponents')],
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
    phrase('<who:whoHasDone> sacrificed a permanent this turn', happened('<who>', 'permanentsSacrificed', 1)),
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
      'a permanent left the battlefield under your control this turn',
      happened('you', 'permanentsLeft', 1),
    ),
    phrase('a permanent you controlled left the battlefield this turn', happened('you', 'permanentsLeft', 1)),
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
      happened('<who>', 'landsEntered', 2),
      {
        who: { said: 'thatPlayer' },
      },
    ),
    phrase('an opponent drew <n:numeral> or more cards this turn', {
      holds: 'compare',
      what: {
        number: 'countPlayers',
        of: { playersWith: { of: 'opponents', thisTurn: { fact: 'cardsDrawn', count: { atLeast: '<n>' } } } },
      },
      to: { atLeast: 1 },
    }),
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
};
