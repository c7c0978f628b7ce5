import { remembered } from '../../rules/state/links.ts';
import { phrase } from '../../wording/syntax.ts';
import { asksNothing, type QuantityWord } from './word.ts';

/** How many votes this word got, of those under this link (701.38). */
export interface Votes {
  readonly number: 'votes';
  readonly for: string;
  readonly under: string;
}

/** A number that a linked ability had a player choose. */
export interface ChosenNumber {
  readonly number: 'chosen';
  readonly under: string;
}

export const votes: QuantityWord<Votes> = {
  shape: { for: 'text', under: 'link read' },
  said: {
    oneCount: [phrase('<word:lowerWord> vote|votes', { number: 'votes', for: '<word>', under: 'voted' })],
  },
  number: (game, scope, { for: word, under }) =>
    (remembered(game, scope, under)?.values ?? []).filter((voted) => voted === word).length,
  ...asksNothing,
  link: ({ under }) => ({ under, isWord: true }),
};

export const chosen: QuantityWord<ChosenNumber> = {
  shape: { under: 'link read' },
  said: {
    quantity: [phrase('the life paid as <self:castWord> entered', { number: 'chosen', under: 'paid' })],
  },
  number(game, scope, { under }) {
    const value = remembered(game, scope, under)?.values.at(-1);
    return typeof value === 'number' ? value : 0;
  },
  ...asksNothing,
  link: ({ under }) => ({ under, isWord: false }),
  tellsApart: true,
};
