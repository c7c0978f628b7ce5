import {
  type Game,
  type GameEvent,
  inTurnOrderFrom,
  mayHappen,
  type PlayerId,
  playerDesignations,
  write,
} from '../rules/index.ts';

/**
 * Who is the monarch and has the initiative as the players leave who were and had it (725.4, 726.4): the active player;
 * if they leave as well, or can't, or there is none, the next player in turn order who can.
 */
export function passedOn(game: Game): readonly GameEvent[] {
  const { designations } = game;
  if (designations === undefined) return [];
  return playerDesignations.flatMap((designation): readonly GameEvent[] => {
    const holder = designations[designation];
    if (holder === undefined || game.players[holder]?.status === 'playing') return [];
    const next = inTurnOrderFrom(game, game.turn.of).find(
      (player) => mayHappen(game, { type: 'designatePlayer', designation, player }).ok,
    );
    return next === undefined ? [] : [{ type: 'designatePlayer', designation, player: next }];
  });
}

/** A designation that nobody else could have ends with its player. */
export function forgetDesignations(game: Game, player: PlayerId): void {
  const { designations } = game;
  if (designations === undefined) return;
  const kept = playerDesignations.filter(
    (designation) => designations[designation] !== undefined && designations[designation] !== player,
  );
  const { root } = write(game);
  if (kept.length === 0) delete root.designations;
  else root.designations = Object.fromEntries(kept.map((one) => [one, designations[one]]));
}
