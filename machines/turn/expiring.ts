import { controllerOf, type Duration, type EventOf, type Game, type PlayerId } from '../rules/index.ts';

/** What lasts, and how long. */
interface Lasting {
  readonly id: number;
  readonly until: Duration | null;
  readonly madeInTurn: number;
}

/**
 * The event of everything ending that lasts that long, as a list: empty if nothing does. For effects until a
 * player's next turn `player` says whose; they are those that the player made, or that player's permissions.
 *
 * A delayed triggered ability "this turn" isn't among what ends in the cleanup step. Only effects end there (514.2), and
 * the effect that created it was done at once (610.2): what is left is an ability with a stated duration, the turn
 * (603.7b). It ends as the turn does: `endingWithTurn`.
 */
export function expiring(
  game: Game,
  until: Duration,
  player: PlayerId | null = null,
): readonly EventOf<'expire'>[] {
  return expire(
    ids(
      game.effects,
      until,
      (effect) => effect.beginsInTurnOf === undefined && (player === null || effect.controller === player),
    ),
    until === 'untilEndOfTurn'
      ? []
      : ids(game.delayed, until, (trigger) => player === null || trigger.controller === player),
    ids(game.permissions, until, (one) => player === null || one.player === player),
  );
}

/**
 * The same of what lasts until the end of a player's next turn, where that is the turn of this number: what was made before
 * it (514.2, 800.4m).
 */
export function expiringWithTurn(game: Game, player: PlayerId, turn: number): readonly EventOf<'expire'>[] {
  const isBefore = ({ madeInTurn }: Lasting): boolean => madeInTurn < turn;
  return expire(
    ids(game.effects, untilEndOfNext, (effect) => effect.controller === player && isBefore(effect)),
    [],
    ids(game.permissions, untilEndOfNext, (one) => one.player === player && isBefore(one)),
  );
}

/** The same of the delayed triggered abilities of the turn that is over (603.7b). */
export function endingWithTurn(game: Game): readonly EventOf<'expire'>[] {
  const { active, number } = game.turn;
  return expire(
    [],
    [
      ...ids(game.delayed, 'untilEndOfTurn', () => true),
      ...ids(
        game.delayed,
        untilEndOfNext,
        ({ controller, madeInTurn }) => controller === active && madeInTurn < number,
      ),
    ],
    [],
  );
}

/** The same of what lasts until the untap step that begins now (500.4): that of the player who controls what is affected. */
export function expiringAtUntap(game: Game): readonly EventOf<'expire'>[] {
  const { active } = game.turn;
  return expire(
    ids(
      game.effects,
      'untilItsNextUntapStep',
      ({ objects }) => objects?.every((id) => controllerOf(game, id) === active) === true,
    ),
    [],
    [],
  );
}

const untilEndOfNext = 'untilEndOfYourNextTurn';

const expire = (
  effects: readonly number[],
  delayed: readonly number[],
  permissions: readonly number[],
): readonly EventOf<'expire'>[] =>
  effects.length + delayed.length + permissions.length === 0
    ? []
    : [{ type: 'expire', effects, delayed, permissions }];

const ids = <One extends Lasting>(
  all: readonly One[],
  until: Duration,
  isMeant: (one: One) => boolean,
): readonly number[] => all.filter((one) => one.until === until && isMeant(one)).map((one) => one.id);
