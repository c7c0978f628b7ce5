import { type Player, ruleChangesForPlayer, someSays } from '../../rules/index.ts';
import { type Found, found, nothing, type StateBasedAction } from './state-based-action.ts';

const loses = (player: Player, rule: string): readonly Found[] =>
  found({ type: 'lose', player: player.id, rule });

/** A player with 0 or less life loses (704.5a). */
export const noLife: StateBasedAction = {
  rule: '704.5a',
  about: 'player',
  find: (game, player) =>
    player.life <= 0 && !someSays(ruleChangesForPlayer(game, player.id), (home) => home.doesntLoseForLife)
      ? loses(player, '704.5a')
      : nothing,
};

/** A player who had to draw from an empty library since the last check loses (704.5b). */
export const drewFromEmptyLibrary: StateBasedAction = {
  rule: '704.5b',
  about: 'player',
  find: (_game, player) => (player.drewFromEmpty ? loses(player, '704.5b') : nothing),
};

/** A player with ten or more poison counters loses (704.5c). */
export const poisoned: StateBasedAction = {
  rule: '704.5c',
  about: 'player',
  find: (_game, player) => ((player.counters.poison ?? 0) >= 10 ? loses(player, '704.5c') : nothing),
};

/** A player who was dealt 21 or more combat damage by the same commander loses (704.6c, 903.10a). */
export const commanderDamage: StateBasedAction = {
  rule: '704.6c',
  about: 'player',
  find: (_game, player) =>
    player.commanderDamage !== undefined &&
    Object.values(player.commanderDamage).some((amount) => amount >= 21)
      ? loses(player, '704.6c')
      : nothing,
};
