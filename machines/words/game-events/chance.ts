/** Coins are flipped (705), dice rolled (706), and Attractions visited that the roll lights up on (701.52). */
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { QuietEventWord } from './word.ts';

/** Of a coin that nobody calls `heads` says how it came up: no player wins or loses the flip (705.2). */
export type Coin = { readonly type: 'coin'; readonly player: PlayerId } & (
  | { readonly won: boolean }
  | { readonly heads: boolean }
);

export const coin: QuietEventWord<Coin, 'coin.flipped'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  sentence: (event, { who }) =>
    'won' in event
      ? `${who(event.player)} ${event.won ? 'wins' : 'loses'} the coin flip.`
      : `${who(event.player)} flips a coin: ${event.heads ? 'heads' : 'tails'}.`,
  hides: 'nothing',
  emits: 'coin.flipped',
};

export interface Die {
  readonly type: 'die';
  readonly player: PlayerId;
  readonly sides: number;
  readonly result: number;
}

export const die: QuietEventWord<Die, 'die.rolled'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  sentence: ({ player, result, sides }, { who }) =>
    `${who(player)} rolls ${result} on a die with ${sides} sides.`,
  hides: 'nothing',
  emits: 'die.rolled',
};

/** An Attraction is visited (701.52a): its controller rolled a number that is lit up on it. */
export interface VisitAttraction {
  readonly type: 'visitAttraction';
  readonly object: ObjectId;
  readonly player: PlayerId;
  readonly result: number;
}

export const visitAttraction: QuietEventWord<VisitAttraction, 'attraction.visited'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  sentence: ({ object, player }, { name, who }) => `${who(player)} visits ${name(object)}.`,
  hides: 'nothing',
  emits: 'attraction.visited',
};
