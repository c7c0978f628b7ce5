import { phrase } from '../../wording/syntax.ts';
import { oneOrMoreTogether, toIt, type Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface Tapped {
  readonly on: 'tapped';
  readonly object: Watched;
  readonly oneOrMore?: true;
}

export const tapped: TriggerWord<Tapped, ['object']> = {
  shape: { object: 'self, attached or filter', oneOrMore: 'flag?' },
  said: {
    event: [phrase('[become] tapped', [{ on: 'tapped', '...object': '<object>' }])],
  },
  events: ['tap'],
  gives: ['object'],
  looksBack: false,
  matches: (looking, { object }, event) => (event.type === 'tap' ? toIt(looking, object, event) : null),
  together: oneOrMoreTogether,
};

export interface Untapped {
  readonly on: 'untapped';
  readonly object: Watched;
}

export const untapped: TriggerWord<Untapped, ['object']> = {
  shape: { object: 'self, attached or filter' },
  said: {
    event: [phrase('[become] untapped', [{ on: 'untapped', '...object': '<object>' }])],
  },
  events: ['untap'],
  gives: ['object'],
  looksBack: false,
  matches: (looking, { object }, event) => (event.type === 'untap' ? toIt(looking, object, event) : null),
};
