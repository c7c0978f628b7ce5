/** What situations ask of a player and of the game. */
import { isTopRevealed, mayHappen, type Player, type PlayerDesignation } from '../../../rules/index.ts';
import { maximumHandSize } from '../../../turn/index.ts';
import type { Asked } from './asking.ts';

interface PlayerSeen {
  readonly asked: Asked;
  readonly one: Player;
}

/** Whether no rule keeps a player's life from changing so. */
const mayHappenToLife = ({ asked, one }: PlayerSeen, type: 'gainLife' | 'loseLife'): boolean =>
  mayHappen(asked.game, { type, player: one.id, amount: 1 }).ok;

/** What a property of a player is, by its name. */
export const playerProperties: Readonly<Record<string, (seen: PlayerSeen) => unknown>> = {
  inGame: ({ one: { status } }) => status === 'playing',
  lost: ({ one: { status } }) => status === 'lost' || status === 'conceded',
  won: ({ one: { status } }) => status === 'won',
  landsPlayed: ({ one: { landsPlayed } }) => landsPlayed,
  handSize: ({ one: { hand } }) => hand.length,
  graveyardSize: ({ one: { graveyard } }) => graveyard.length,
  librarySize: ({ one: { library } }) => library.length,
  life: ({ one: { life } }) => life,
  topCardRevealed: ({ asked, one }) => isTopRevealed(asked.game, one.id),
  maxHandSize: ({ asked, one }) => maximumHandSize(asked.game, one.id),
  canGainLife: (seen) => mayHappenToLife(seen, 'gainLife'),
  canLoseLife: (seen) => mayHappenToLife(seen, 'loseLife'),
  // No card known here starts a player's engines (702.179).
  speed: () => 0,
};

/** What a property of the game is, by its name. */
export const gameProperties: Readonly<Record<string, (asked: Asked) => unknown>> = {
  turn: ({ game }) => game.turn.number,
  activePlayer: ({ game, script }) =>
    game.turn.active === null ? null : script.situation.players[game.turn.active],
  stackSize: ({ game }) => game.stack.length,
  permanentCount: ({ game }) => game.battlefield.length,
  ended: ({ game }) => game.over !== null,
  draw: ({ game }) => game.over !== null && game.over.winners.length === 0,
  hasDayNight: ({ game }) => game.timeOfDay !== undefined,
  dayNight: ({ game }) => game.timeOfDay ?? null,
  monarch: (asked) => whoIs(asked, 'monarch'),
  initiative: (asked) => whoIs(asked, 'initiative'),
};

/** The letter of the player who has a designation. */
function whoIs({ game, script }: Asked, designation: PlayerDesignation): string | null {
  const player = game.designations?.[designation];
  return player === undefined ? null : (script.situation.players[player] ?? null);
}
