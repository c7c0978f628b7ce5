/** Players win, lose, concede and leave (104), and the game is over or begins anew. */
import { playerLets } from '../../rules/events/impossible.ts';
import { copyOf } from '../../rules/state/copy.ts';
import type { Game, Player, Restart } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord } from './word.ts';

export interface Concede {
  readonly type: 'concede';
  readonly player: PlayerId;
}

export const concede: GameEventWord<Concede, 'player.conceded'> = {
  apply(game, { player }) {
    goOut(game, player, 'conceded', '104.3a');
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ player }, { who }) => `${who(player)} concedes.`,
  hides: 'nothing',
  emits: 'player.conceded',
};

export interface Lose {
  readonly type: 'lose';
  readonly player: PlayerId;
  readonly rule: string;
}

export const lose: GameEventWord<Lose, 'player.lost'> = {
  apply(game, { player, rule }) {
    goOut(game, player, 'lost', rule);
  },
  rule: null,
  mayHappen: (game, event) => playerLets(game, event.player, event),
  changes: 'anything',
  asksForCheck: true,
  about: 'life',
  sentence: ({ player }, { who }) => `${who(player)} loses the game.`,
  hides: 'nothing',
  emits: 'player.lost',
};

/** Who plays no longer does; who is out already stays out as they were. */
function goOut(game: Game, id: PlayerId, status: Player['status'], rule: string): void {
  const player = write(game).player(id);
  if (player.status !== 'playing') return;
  player.status = status;
  player.outcomeRule = rule;
}

export interface Win {
  readonly type: 'win';
  readonly player: PlayerId;
  readonly rule: string;
}

export const win: GameEventWord<Win, 'player.won'> = {
  apply(game, { player: id, rule }) {
    const player = write(game).player(id);
    player.status = 'won';
    player.outcomeRule = rule;
  },
  rule: null,
  mayHappen: (game, event) => playerLets(game, event.player, event),
  changes: 'anything',
  asksForCheck: true,
  about: 'life',
  sentence: ({ player }, { who }) => `${who(player)} wins the game.`,
  hides: 'nothing',
  emits: 'player.won',
};

export interface Leave {
  readonly type: 'leave';
  readonly player: PlayerId;
}

export const leave: GameEventWord<Leave, 'player.left'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  isMinor: () => true,
  sentence: ({ player }, { who }) => `${who(player)} leaves the game.`,
  hides: 'nothing',
  emits: 'player.left',
};

export interface GameOver {
  readonly type: 'gameOver';
  readonly winners: readonly PlayerId[];
  readonly rule: string;
}

export const gameOver: GameEventWord<GameOver, 'game.over'> = {
  apply(game, { rule, winners }) {
    write(game).root.over = { winners, rule };
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'life',
  sentence: ({ winners }, { listed, who }) =>
    winners.length === 0 ? 'The game is a draw.' : `The game is over: ${listed(winners.map(who))} won.`,
  hides: 'nothing',
  emits: 'game.over',
};

/** An effect begins to restart the game (727.1): sets `game.ending` and `game.restart`. */
export interface RestartGame {
  readonly type: 'restart';
  readonly by: ObjectId;
  readonly restart: Restart;
}

export const restart: GameEventWord<RestartGame, 'game.restarted'> = {
  apply(game, event) {
    const { root } = write(game);
    root.ending = 'game';
    root.restart = copyOf(event.restart);
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: () => 'The game restarts.',
  hides: 'nothing',
  emits: 'game.restarted',
};
