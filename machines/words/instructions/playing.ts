/** Cards that may be played or cast by an effect (601.3, 608.2g). */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

const free = { withoutPaying: true } as const;

export const playing: Wording = {
  byItself: [
    phrase('you may spend mana as though it were mana of any <mana:anyMana> to cast <what:castThen>', [
      { said: 'asThough', mana: '<mana>' },
    ]),
    phrase('mana of any <mana:anyMana> can be spent to cast <what:castThen>', [
      { said: 'asThough', mana: '<mana>' },
    ]),
    phrase('<until:whilePlayable> , you may play <again:playable> without paying its|their mana cost|costs', [
      { do: 'mayPlay', what: '<again>', until: '<until>', ...free },
    ]),
    phrase('<until:whilePlayable> , you may cast <again:playable> without paying its|their mana cost|costs', [
      { do: 'mayPlay', what: '<again>', until: '<until>', ...free, onlyCast: true },
    ]),
    phrase('you may play <what:playable> <until:whilePlayable> without paying its|their mana cost|costs', [
      { do: 'mayPlay', what: '<what>', until: '<until>', ...free },
    ]),
    phrase('you may cast <what:playable> <until:whilePlayable> without paying its|their mana cost|costs', [
      { do: 'mayPlay', what: '<what>', until: '<until>', ...free, onlyCast: true },
    ]),
    phrase('you may cast one of those cards without paying its mana cost', [
      { do: 'castWithoutPaying', what: { said: 'those', noun: { called: 'card' } }, most: 1 },
    ]),
    phrase('cast <what:playable> if able without paying its|their mana cost|costs', [
      { do: 'castWithoutPaying', what: '<what>', must: true },
    ]),
  ],
  playable: [
    phrase('<pronoun>'),
    phrase('<target>'),
    phrase('<topCards>'),
    phrase('the copy', { said: 'the', noun: { called: 'copy' } }),
    phrase('the copies', { said: 'those', noun: { called: 'copy' } }),
  ],
  /** What it will be as a spell is asked as it is cast (601.3e), and not of the card. */
  ofSpellThen: [
    phrase("it's a|an <like:spellOne>", '<like>'),
    phrase("that|the spell's mana value is <manaValue:comparison>", { manaValue: '<manaValue>' }),
    phrase("that|the spell's mana value is less than <n:quantity>", {
      manaValue: { atMost: { number: 'minus', of: ['<n>', 1] } },
    }),
  ],
  anyMana: [phrase('color', 'anyColor'), phrase('type', 'anyType')],
  castThen: [phrase('it|them', true), phrase('that spell', true), phrase('those spells', true)],
  whilePlayable: [
    phrase('this turn', 'untilEndOfTurn'),
    phrase('until end of turn', 'untilEndOfTurn'),
    phrase('until the end of your next turn', 'untilEndOfYourNextTurn'),
    phrase('until your next turn', 'untilYourNextTurn'),
    phrase('<whileExiled>'),
  ],
  /** A card that is played or put elsewhere is another object, which nothing lets be played (400.7). */
  whileExiled: [
    phrase('for as long as it|they remains|remain exiled', 'forever'),
    phrase('for as long as that card remains exiled', 'forever'),
    phrase('for as long as those cards remain exiled', 'forever'),
  ],
};
