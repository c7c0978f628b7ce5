import {
  type Duration,
  durationWord,
  type EndOfDurations,
  type EventOf,
  type Game,
  type Lasting,
} from '../rules/index.ts';

/**
 * The event of everything ending that lasts until this point of a turn, as a list: empty if nothing does. What waits for
 * a player's turn to begin (611.2) doesn't end before.
 */
export function expiring(game: Game, point: EndOfDurations): readonly EventOf<'expire'>[] {
  const ending = (until: Duration | null, lasting: Lasting): boolean =>
    until !== null && durationWord(until).endsAt?.(game, point, lasting) === true;
  const idsOf = <One extends { readonly id: number }>(
    all: readonly One[],
    isEnding: (one: One) => boolean,
  ): readonly number[] => all.filter(isEnding).map(({ id }) => id);
  const effects = idsOf(
    game.effects,
    ({ until, controller, madeInTurn, objects, beginsInTurnOf }) =>
      beginsInTurnOf === undefined &&
      ending(until, { is: 'effect', player: controller, madeInTurn, objects }),
  );
  const delayed = idsOf(game.delayed, ({ until, controller, madeInTurn }) =>
    ending(until, { is: 'delayed', player: controller, madeInTurn, objects: null }),
  );
  const permissions = idsOf(game.permissions, ({ until, player, madeInTurn }) =>
    ending(until, { is: 'permission', player, madeInTurn, objects: null }),
  );
  return effects.length + delayed.length + permissions.length === 0
    ? []
    : [{ type: 'expire', effects, delayed, permissions }];
}

/** The same of this point of the turn that it is. */
export const expiringNow = (game: Game, at: EndOfDurations['at']): readonly EventOf<'expire'>[] =>
  expiring(game, { at, player: game.turn.active, turn: game.turn.number });
