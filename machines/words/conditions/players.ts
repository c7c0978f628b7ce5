/** How players are: their life, their hands, what they are called. */
import { type Meaning, phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const handOf = (of: string) => ({ number: 'cardsIn', zone: 'hand', of }) as const;
const isSomeone = (playersWith: Meaning): Meaning => ({
  holds: 'compare',
  what: { number: 'countPlayers', of: { playersWith } },
  to: { atLeast: 1 },
});

export const aboutPlayers: Wording = {
  standing: [
    phrase('you have <to:lifeCompared> life', {
      holds: 'compare',
      what: { number: 'life', of: 'you' },
      to: '<to>',
    }),
    phrase('<who:someOpponent> has <life:lifeCompared> life', isSomeone({ of: '<who>', life: '<life>' })),
    phrase('you have no cards in hand', { holds: 'compare', what: handOf('you'), to: { exactly: 0 } }),
    phrase('you have <to:howMany> cards in hand', { holds: 'compare', what: handOf('you'), to: '<to>' }),
    phrase(
      '<who:someOpponent> has no cards in hand',
      isSomeone({ of: '<who>', cards: { in: 'hand', count: { atMost: 0 } } }),
    ),
    phrase(
      '<who:someOpponent> has <count:howMany> cards in hand',
      isSomeone({ of: '<who>', cards: { in: 'hand', count: '<count>' } }),
    ),
    phrase(
      '<who:someOpponent> has <count:howMany> cards in their <in:theirZone>',
      isSomeone({ of: '<who>', cards: { in: '<in>', count: '<count>' } }),
    ),
    phrase(
      '<who:someoneHas> graveyard has <count:howMany> cards in it',
      isSomeone({ of: '<who>', cards: { in: 'graveyard', count: '<count>' } }),
    ),
    phrase(
      'a library has <count:howMany> cards in it',
      isSomeone({ of: 'everyone', cards: { in: 'library', count: '<count>' } }),
    ),
    phrase("you're the monarch", { holds: 'playerDesignated', designation: 'monarch', who: 'you' }),
    phrase("you aren't the monarch", {
      holds: 'not',
      of: { holds: 'playerDesignated', designation: 'monarch', who: 'you' },
    }),
    phrase('an opponent is the monarch', {
      holds: 'playerDesignated',
      designation: 'monarch',
      who: 'opponents',
    }),
    phrase('you have the initiative', { holds: 'playerDesignated', designation: 'initiative', who: 'you' }),
    phrase("you've completed a dungeon", { holds: 'completedDungeon', who: 'you' }),
    phrase("you haven't completed <called:nameWords>", {
      holds: 'not',
      of: { holds: 'completedDungeon', who: 'you', called: '<called>' },
    }),
    phrase('you have <n:numeral> or more <kind:counterKind> counters', {
      holds: 'compare',
      what: { number: 'playerCounters', kind: '<kind>', on: 'you' },
      to: { atLeast: '<n>' },
    }),
    phrase('an opponent has <n:numeral> or more <kind:counterKind> counters', {
      holds: 'compare',
      what: { number: 'playerCounters', kind: '<kind>', on: 'opponents' },
      to: { atLeast: '<n>' },
    }),
  ],
  someOpponent: [phrase('an opponent', 'opponents'), phrase('a player', 'everyone')],
  someoneHas: [phrase("an opponent's", 'opponents'), phrase('a', 'everyone')],
  lifeCompared: [
    phrase('<n:digits> or more', { atLeast: '<n>' }),
    phrase('<n:digits> or less', { atMost: '<n>' }),
    phrase('at least <n:digits>', { atLeast: '<n>' }),
    phrase('exactly <n:digits>', { exactly: '<n>' }),
  ],
};
