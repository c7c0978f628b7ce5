import { quantity } from '../../rules/characteristics/index.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';
import { phrase } from '../../wording/syntax.ts';
import { forPlayers, forPlayersForATime } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** Of players: they may play so many lands more on each of their turns (305.2). */
export interface AdditionalLands {
  readonly rule: 'additionalLands';
  readonly number: Quantity | 'any';
}

const one = { rule: 'additionalLands', number: 1 } as const;
const several = { rule: 'additionalLands', number: '<n>' } as const;

export const additionalLands: RuleWord<AdditionalLands> = {
  shape: { number: 'quantity or any' },
  said: {
    playerRule: [
      phrase('may play an additional land on each of your|their turns', [one]),
      phrase('may play <n:numeral> additional lands on each of your|their turns', [several]),
      phrase('may play any number of lands on each of your|their turns', [
        { rule: 'additionalLands', number: 'any' },
      ]),
    ],
    statement: [
      phrase(
        'each player may play an additional land during each of their turns',
        forPlayers('everyone', one),
      ),
    ],
    byItself: [
      forPlayersForATime('you may play an additional land <until:thisTurn>', 'you', [one]),
      forPlayersForATime('you may play up to <n:numeral> additional lands <until:thisTurn>', 'you', [
        several,
      ]),
    ],
  },
  isFor: 'players',
  additionalLands: (game, { change: { number }, scope }) =>
    number === 'any' ? Number.POSITIVE_INFINITY : quantity(game, scope, number),
  locked: (change, { number }) =>
    change.number === 'any' ? change : { ...change, number: number(change.number) },
};
