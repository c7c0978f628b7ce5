/** Players draw cards (121). */
import { isSpokenOf } from '../../rules/characteristics/index.ts';
import { isFirstInDrawStep } from '../../rules/events/draw-step.ts';
import { isBeingProposed } from '../../rules/events/drawn-meanwhile.ts';
import { playerLets } from '../../rules/events/impossible.ts';
import { makeMove } from '../../rules/events/moves-and-creations.ts';
import { mustReveal } from '../../rules/events/revealing.ts';
import { countFact } from '../../rules/events/turn-so-far.ts';
import type { PlayerId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

/** As many draws follow it, one after the other (121.2). */
export interface DrawCards {
  readonly type: 'drawCards';
  readonly player: PlayerId;
  readonly count: number;
}

export const drawCards: QuietEventWord<DrawCards, 'cards.drawn'> = {
  apply: 'recordedAlone',
  rule: null,
  following: ({ count, player }) => Array.from({ length: count }, () => [{ type: 'draw', player } as const]),
  changes: [],
  asksForCheck: false,
  amount: ({ count }) => count,
  about: 'cards',
  sentence: ({ count, player }, { counted, who }) =>
    count > 1 ? `${who(player)} draws ${counted(count, 'card')}.` : null,
  hides: 'nothing',
  emits: 'cards.drawn',
};

/** Contains a move from the top of the library to the hand, if there is a card. */
export interface Draw {
  readonly type: 'draw';
  readonly player: PlayerId;
  /** It was the first in the player's own draw step, where a text asks for that. */
  readonly firstInDrawStep?: true;
}

export const draw: QuietEventWord<Draw, 'draw.made'> = {
  apply(game, event) {
    if (!isSpokenOf(game, 'exceptFirstInDrawStep') || !isFirstInDrawStep(game, event.player)) return;
    write(game).turn().drewInDrawStep = true;
    return { ...event, firstInDrawStep: true };
  },
  rule: null,
  mayHappen: (game, event) => playerLets(game, event.player, event),
  /** A card that is drawn while something is being cast or activated is kept face down (121.8). */
  contains(game, { player }) {
    const top = game.players[player]?.library[0];
    if (top === undefined) return [{ type: 'drawFromEmpty', player }];
    const faceDown = isBeingProposed(game);
    const revealed = !faceDown && mustReveal(game, player);
    return [makeMove(game, top, 'hand', { why: 'draw', revealed, faceDown })];
  },
  changes: ['thisTurn'],
  asksForCheck: false,
  keep: (game, { player }) => countFact(game, 'cardsDrawn', player, 1),
  about: 'cards',
  sentence: ({ player }, { drawn, who }) => `${who(player)} draws ${drawn() ?? 'a card'}.`,
  hides: 'nothing',
  emits: 'draw.made',
};

export interface DrawFromEmpty {
  readonly type: 'drawFromEmpty';
  readonly player: PlayerId;
}

export const drawFromEmpty: QuietEventWord<DrawFromEmpty, 'library.empty'> = {
  apply(game, { player }) {
    write(game).player(player).drewFromEmpty = true;
  },
  rule: '121.4',
  changes: [],
  asksForCheck: true,
  about: 'other',
  sentence: ({ player }, { who }) => `${who(player)} can’t: there is no card in the library.`,
  hides: 'nothing',
  emits: 'library.empty',
};
