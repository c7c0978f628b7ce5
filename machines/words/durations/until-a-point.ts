import { controllerOf } from '../../rules/characteristics/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { DurationWord, Lasting, Point } from './word.ts';

/**
 * Effects wear off in the cleanup step (514.2). A delayed triggered ability doesn't: the effect that created it was done
 * at once (610.2), and what is left is an ability with a stated duration, the turn (603.7b), with which it ends.
 */
const endsWithTurn = ({ at }: Point, { is }: Lasting): boolean =>
  at === (is === 'delayed' ? 'turnOver' : 'wearingOff');

export const untilEndOfTurn: DurationWord<'untilEndOfTurn'> = {
  shape: null,
  said: {
    until: [phrase('until end of turn', 'untilEndOfTurn')],
    thisTurn: [phrase('this turn', 'untilEndOfTurn')],
  },
  inWords: () => 'until end of turn',
  endsAt: (_game, point, lasting) => endsWithTurn(point, lasting),
};

export const untilEndOfCombat: DurationWord<'untilEndOfCombat'> = {
  shape: null,
  said: {
    until: [phrase('until end of combat', 'untilEndOfCombat')],
    thisTurn: [phrase('this combat', 'untilEndOfCombat')],
  },
  inWords: () => 'until end of combat',
  endsAt: (_game, { at }) => at === 'endOfCombat',
};

/** Whose turn has begun, or would have but for their having left the game (800.4m). */
export const untilYourNextTurn: DurationWord<'untilYourNextTurn'> = {
  shape: null,
  said: { until: [phrase('until your next turn', 'untilYourNextTurn')] },
  inWords: () => 'until its controller’s next turn',
  endsAt: (_game, { at, player: whose }, { player }) =>
    (at === 'turn' || at === 'turnOfOneWhoLeft') && player === whose,
};

/** The same at the end of that turn, which is none that had begun as the effect was made. */
export const untilEndOfYourNextTurn: DurationWord<'untilEndOfYourNextTurn'> = {
  shape: null,
  said: { until: [phrase('until the end of your next turn', 'untilEndOfYourNextTurn')] },
  inWords: () => 'until the end of its controller’s next turn',
  endsAt: (_game, point, lasting) =>
    lasting.player === point.player &&
    lasting.madeInTurn < point.turn &&
    (point.at === 'turnOfOneWhoLeft' || endsWithTurn(point, lasting)),
};

/** Until the next untap step of the player who controls what it affects (500.4). */
export const untilItsNextUntapStep: DurationWord<'untilItsNextUntapStep'> = {
  shape: null,
  said: { until: [phrase("until its controller's next untap step", 'untilItsNextUntapStep')] },
  inWords: () => 'until its controller’s next untap step',
  endsAt: (game, { at, player }, { objects }) =>
    at === 'untap' && objects?.every((id) => controllerOf(game, id) === player) === true,
};

export const forever: DurationWord<'forever'> = {
  shape: null,
  said: null,
  inWords: () => 'for good',
};
