/** What players control, and what there is: "you control three or more artifacts", "there are no cards in your library". */
import { phrase } from '../../wording/syntax.ts';
import { permanentTypes } from '../lexicon.ts';
import type { Wording } from '../wording.ts';

const controlled = { '...what': '<what>', controller: '<who>' } as const;
const notControlled = { holds: 'not', of: { holds: 'exists', what: controlled } } as const;

export const existing: Wording = {
  standing: [
    phrase('<who:whoControls> [control] <exists:oneOrSeveral>', {
      holds: 'exists',
      what: { '...exists': '<exists>', controller: '<who>' },
    }),
    phrase('<who:onePlayer> [control] <count:howMany> <what:many>', {
      holds: 'exists',
      what: controlled,
      count: '<count>',
    }),
    phrase('<who:onePlayer> [control] <count:howMany> other <what:many>', {
      holds: 'exists',
      what: { ...controlled, other: true },
      count: '<count>',
    }),
    phrase('<who:onePlayer> [control] a|an <one:subtype> or a|an <other:subtype>', {
      holds: 'exists',
      what: { anySubtype: ['<one>', '<other>'], controller: '<who>' },
    }),
    phrase('<who:onePlayer> [control] a|an <one:one> and a|an <other:one>', {
      holds: 'both',
      of: [
        { holds: 'exists', what: { '...one': '<one>', controller: '<who>' } },
        { holds: 'exists', what: { '...other': '<other>', controller: '<who>' } },
      ],
    }),
    phrase('you had another <type> enter (the battlefield)? under your control last turn', {
      holds: 'enteredLastTurn',
      type: '<type>',
      under: 'you',
      other: true,
    }),
    phrase('you had a|an <type> enter (the battlefield)? under your control last turn', {
      holds: 'enteredLastTurn',
      type: '<type>',
      under: 'you',
    }),
    phrase('you have <to:howMany> opponents', {
      holds: 'compare',
      what: { number: 'countPlayers', of: 'opponents' },
      to: '<to>',
    }),
    phrase('X is <n:digits> or more', { holds: 'compare', what: { number: 'x' }, to: { atLeast: '<n>' } }),
    phrase('<what:oneOfThese> has no <kind:counterKind> counters on it', {
      holds: 'compare',
      what: { number: 'counters', kind: '<kind>', on: '<what>' },
      to: { exactly: 0 },
    }),
    phrase('<who:whoControls> [control] no <what:many>', notControlled),
    phrase("<who:whoControls> [don't] control a|an|any <what:one>", notControlled),
    phrase('you control no other <what:many>', {
      holds: 'not',
      of: { holds: 'exists', what: { '...what': '<what>', controller: 'you', other: true } },
    }),
    phrase('any player controls a|an <what:one>', { holds: 'exists', what: '<what>' }),
    phrase('a|an <what:one> is on the battlefield', { holds: 'exists', what: '<what>' }),
    phrase('another <what:one> is on the battlefield', {
      holds: 'exists',
      what: { '...what': '<what>', other: true },
    }),
    phrase('no <what:many> are on the battlefield', {
      holds: 'not',
      of: { holds: 'exists', what: '<what>' },
    }),
    phrase('there are no <what:many> on the battlefield', {
      holds: 'not',
      of: { holds: 'exists', what: '<what>' },
    }),
    phrase('there are <count:howMany> <what:many> on the battlefield', {
      holds: 'exists',
      what: '<what>',
      count: '<count>',
    }),
    phrase('<count:howMany> <what:many> are on the battlefield', {
      holds: 'exists',
      what: '<what>',
      count: '<count>',
    }),
    phrase('there is a|an <what:placedCard>', { holds: 'exists', what: '<what>' }),
    phrase("there's a|an <what:placedCard>", { holds: 'exists', what: '<what>' }),
    phrase('a|an <what:card> is <place>', {
      holds: 'exists',
      what: { '...what': '<what>', '...place': '<place>' },
    }),
    phrase('there are no <what:placedCard>', { holds: 'not', of: { holds: 'exists', what: '<what>' } }),
    phrase('there are <count:howMany> <what:placedDescribed>', {
      holds: 'exists',
      what: '<what>',
      count: '<count>',
    }),
    phrase('there are <to:howMany> <what:countedCards>', { holds: 'compare', what: '<what>', to: '<to>' }),
    phrase('<to:howMany> cards are in <of:whoseCards> <zone:theirZone>', {
      holds: 'compare',
      what: { number: 'cardsIn', zone: '<zone>', of: '<of>' },
      to: '<to>',
    }),
    phrase('<count:howMany> <what:describedCard> are in your <zone:theirZone>', {
      holds: 'exists',
      what: { '...what': '<what>', zone: '<zone>', owner: 'you' },
      count: '<count>',
    }),
    phrase('there are <to:howMany> card types among cards <place>', {
      holds: 'compare',
      what: { number: 'typesAmong', of: '<place>' },
      to: '<to>',
    }),
    phrase('there are <to:howMany> basic land types among lands you control', {
      holds: 'compare',
      what: { number: 'basicLandTypesAmong', of: { type: 'land', controller: 'you' } },
      to: '<to>',
    }),
    phrase('you control <to:howMany> <what:many> with different names', {
      holds: 'compare',
      what: { number: 'withDifferentNames', of: { '...what': '<what>', controller: 'you' } },
      to: '<to>',
    }),
    phrase('<what:many> have total <value:valueWord> <to:comparison>', {
      holds: 'compare',
      what: { number: 'value', value: '<value>', of: { all: '<what>' } },
      to: '<to>',
    }),
    phrase('<n:quantity> is <to:comparison>', { holds: 'compare', what: '<n>', to: '<to>' }),
    phrase('your devotion to <to:devotionColors> is less than <n:numeral>', {
      holds: 'compare',
      what: { number: 'devotion', to: '<to>', of: 'you' },
      to: { atMost: { said: 'oneLess', n: '<n>' } },
    }),
    phrase('<n:quantity> is less than <least:lessThan>', {
      holds: 'compare',
      what: '<n>',
      to: { atMost: '<least>' },
    }),
    phrase('<n:quantity> is greater than <most:moreThan>', {
      holds: 'compare',
      what: '<n>',
      to: { atLeast: '<most>' },
    }),
  ],
  whoControls: [
    phrase('<onePlayer>'),
    phrase('an opponent', 'opponents'),
    phrase('your opponents', 'opponents'),
  ],
  onePlayer: [
    phrase('you', 'you'),
    phrase('defending player', 'defending'),
    phrase('that player', { said: 'thatPlayer' }),
    phrase('they', { said: 'they' }),
  ],
  oneOrSeveral: [
    phrase('a|an <what:one>', '<what>'),
    phrase('another <what:one>', { '...what': '<what>', other: true }),
  ],
  /** "less than five": four or less. */
  lessThan: [phrase('one', 0), phrase('<n:quantity>', { number: 'minus', of: ['<n>', 1] })],
  moreThan: [phrase('<n:quantity>', { number: 'plus', of: ['<n>', 1] })],
  /** Cards that are described by more than "card". */
  describedCard: [
    phrase('<one:beforeNoun> <rest:card>', { '...one': '<one>', '...rest': '<rest>' }),
    phrase('permanent card|cards', { anyType: permanentTypes }),
    phrase('card|cards <after:afterCard>', '<after>'),
  ],
  howMany: [
    phrase('<n:numeral> or more', { atLeast: '<n>' }),
    phrase('at least <n:numeral>', { atLeast: '<n>' }),
    phrase('<n:numeral> or fewer', { atMost: '<n>' }),
    phrase('at most <n:numeral>', { atMost: '<n>' }),
    phrase('exactly <n:numeral>', { exactly: '<n>' }),
  ],
  /** Cards somewhere that are described: "creature cards in your graveyard". */
  placedDescribed: [phrase('<what:describedCard> <place>', { '...what': '<what>', '...place': '<place>' })],
  countedCards: [
    phrase('cards in <of:whoseCards> <zone:theirZone>', { number: 'cardsIn', zone: '<zone>', of: '<of>' }),
    phrase('<kind:counterKind> counters on <on:object>', { number: 'counters', kind: '<kind>', on: '<on>' }),
  ],
  whoseCards: [
    phrase('your', 'you'),
    phrase('their', { said: 'they' }),
    phrase("that player's", { said: 'thatPlayer' }),
  ],
  theirZone: [phrase('hand', 'hand'), phrase('graveyard', 'graveyard'), phrase('library', 'library')],
};
