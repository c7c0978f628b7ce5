import { castingGuards, mayCancel } from '../casting/chart-rules.ts';
import { announcementOf } from '../casting/index.ts';
import { asking, procedureGuards, whether } from '../chart/asked.ts';
import type { ChartEvent } from '../chart/events.ts';
import { beginsFirstOfTwo, mayAbandonDeclaration } from '../combat/index.ts';
import { priorityGuards } from '../priority/chart-rules.ts';
import { resolutionGuards } from '../resolution/chart-rules.ts';
import { allowed, attractionsOf, forbidden, type Game, type Verdict } from '../rules/index.ts';
import { planGuards } from '../turn/alone.ts';
import { sagas } from '../turn/index.ts';

/** Whether this player may concede: at any time, while they are in the game (104.3a). */
export function mayConcede(game: Game, event: ChartEvent): Verdict {
  if (event.type !== 'player.concede') return forbidden('104.3a', 'That concedes nothing.');
  return game.players[event.player]?.status === 'playing' && game.over === null
    ? allowed
    : forbidden('104.3a', '{p0} is no longer in the game.', [], { players: [event.player] });
}

/** Whether this player may give up the declaration of attackers or blockers that is being paid for (733.1). */
const mayAbandon = (game: Game, event: ChartEvent): Verdict =>
  event.type === 'action.cancel'
    ? mayAbandonDeclaration(game, event.player)
    : forbidden('733.1', 'That gives nothing up.');

/** Whether this player may give up what is under way: what is announced, or a declaration being paid for (733.1). */
export const mayGiveUp = (game: Game, event: ChartEvent): Verdict =>
  announcementOf(game) === null && game.pending?.kind === 'payment'
    ? mayAbandon(game, event)
    : mayCancel(game, event);

/** Nobody has priority any more, and nothing is left to resolve (500.2). */
const isOverForNow = ({ pending, priority, stack }: Game): boolean =>
  stack.length === 0 && pending === null && priority.holder === null;

/** Everything that a game's charts ask. */
export const gameGuards = {
  /** What restarted the game still has something to do (727.4). */
  restartIsUnfinished: whether(
    ({ restart }) => restart !== undefined,
    'What restarted the game has more to do.',
    'Nothing that restarted the game has more to do.',
  ),
  ...procedureGuards,
  ...planGuards,
  ...castingGuards,
  ...resolutionGuards,
  ...priorityGuards,
  stepEnds: whether(
    (game) => isOverForNow(game) && game.turn.stepsLeft.length > 0,
    'The step is over, and another follows in this phase.',
    'The step isn’t over, or it is the last of its phase.',
  ),
  phaseEnds: whether(
    (game) => isOverForNow(game) && game.turn.stepsLeft.length === 0,
    'The phase is over: nothing is on the stack, and no step is left.',
    'The phase isn’t over: something is to be done, or a step is left.',
  ),
  somethingBeginsMainPhase: whether(
    (game) =>
      game.turn.phase === 'precombatMain' &&
      (sagas(game).length > 0 ||
        (game.turn.active !== null && attractionsOf(game, game.turn.active).length > 0)),
    'Sagas get counters, or Attractions are visited.',
    'No Saga gets a counter, and no Attraction is visited.',
  ),
  isFirstOfTwo: whether(
    beginsFirstOfTwo,
    'Creatures that strike first deal combat damage in a step of their own.',
    'No creature strikes first: combat damage is dealt in one step.',
  ),
  mulligansAreTaken: whether(
    (game) => game.players.some(({ keptHand, status }) => status === 'playing' && !keptHand),
    'A player has yet to keep a hand.',
    'All players have kept their hands.',
  ),
  mayAbandonDeclaration: asking(mayAbandon),
  mayConcede: asking(mayConcede),
  isOver: whether(({ over }) => over !== null, 'The game is over.', 'The game isn’t over.'),
};
