/** Players gain, lose and pay life (119). */
import { playerLets } from '../../rules/events/impossible.ts';
import { countFact } from '../../rules/events/turn-so-far.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { forbidden } from '../../rules/state/verdict.ts';
import { write } from '../../rules/state/write.ts';
import type { QuietEventWord } from './word.ts';

/** `source`: whose damage causes it: all that it deals at once is one gain of life (119.9, 702.15e). */
export interface GainLife {
  readonly type: 'gainLife';
  readonly player: PlayerId;
  readonly amount: number;
  readonly source?: ObjectId;
}

export const gainLife: QuietEventWord<GainLife, 'life.gained'> = {
  apply(game, { amount, player }) {
    write(game).player(player).life += amount;
  },
  rule: '120.3f',
  mayHappen: (game, event) =>
    event.amount > 0
      ? playerLets(game, event.player, event)
      : forbidden('119.9', 'Gaining 0 life is no event.'),
  together: (event, other) =>
    event.source !== undefined && event.source === other.source && event.player === other.player
      ? { ...event, amount: event.amount + other.amount }
      : null,
  changes: ['life', 'mostLife', 'thisTurn'],
  asksForCheck: true,
  keep: (game, { amount, player }) => countFact(game, 'lifeGained', player, amount),
  amount: ({ amount }) => amount,
  withAmount: (event, amount) => (amount > 0 ? { ...event, amount } : null),
  isForeseen: true,
  about: 'life',
  sentence: ({ amount, player }, { who }) => `${who(player)} gains ${amount} life.`,
  hides: 'nothing',
  emits: 'life.gained',
};

/** `byDamage`: it is what damage results in (120.3a): all that is dealt to the player at once. */
export interface LoseLife {
  readonly type: 'loseLife';
  readonly player: PlayerId;
  readonly amount: number;
  readonly byDamage?: true;
}

export const loseLife: QuietEventWord<LoseLife, 'life.lost'> = {
  apply: takeLife,
  rule: '120.3a',
  mayHappen: (game, event) =>
    event.amount > 0
      ? playerLets(game, event.player, event)
      : forbidden('119.9', 'Losing 0 life is no event.'),
  together: (event, other) =>
    event.byDamage === true && other.byDamage === true && event.player === other.player
      ? { ...event, amount: event.amount + other.amount }
      : null,
  changes: ['life', 'mostLife', 'thisTurn'],
  asksForCheck: true,
  keep: (game, { amount, player }) => countFact(game, 'lifeLost', player, amount),
  amount: ({ amount }) => amount,
  withAmount: (event, amount) => (amount > 0 ? { ...event, amount } : null),
  isForeseen: true,
  about: 'life',
  sentence: ({ amount, player }, { who }) => `${who(player)} loses ${amount} life.`,
  hides: 'nothing',
  emits: 'life.lost',
};

export interface PayLife {
  readonly type: 'payLife';
  readonly player: PlayerId;
  readonly amount: number;
}

export const payLife: QuietEventWord<PayLife, 'life.paid'> = {
  apply: takeLife,
  rule: null,
  changes: ['life', 'mostLife', 'thisTurn'],
  asksForCheck: true,
  keep: (game, { amount, player }) => countFact(game, 'lifeLost', player, amount),
  about: 'life',
  sentence: ({ amount, player }, { who }) => `${who(player)} pays ${amount} life.`,
  hides: 'nothing',
  emits: 'life.paid',
};

function takeLife(game: Game, { amount, player }: LoseLife | PayLife): undefined {
  write(game).player(player).life -= amount;
}
