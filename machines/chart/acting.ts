import { enqueueActions } from 'xstate';
import {
  closeAfterAction,
  type Game,
  openForAction,
  shareCache,
  shareQuiet,
  type WritingMode,
} from '../rules/index.ts';
import type { GameContext } from './context.ts';
import { type Emitted, emittedFor } from './emitted.ts';
import type { ChartEvent } from './events.ts';

/** A rule as charts carry it out: it writes an open game, told by which event and with which parameter. */
export type Rule<Params> = (game: Game, event: ChartEvent, params: Params) => void;

/**
 * Makes actions of rules: each opens the game, lets the rule write it, and keeps the new root; everything that
 * happened is emitted. The mode, of writing copies or directly, is the machine's. Actions of which nobody sees but
 * what they come to together write one root.
 *
 * `within` says what the transition does: one that stays where it is has nothing to show for itself but a new context,
 * and XState drops a transition that changes neither. One that `moves` to another state needs none where the context
 * holds this game already, as it does where the game is written directly.
 */
export function acting(mode: WritingMode) {
  return <Params = undefined>(rule: Rule<Params>, within: 'stays' | 'moves' = 'stays') =>
    enqueueActions<GameContext, ChartEvent, Params, ChartEvent, never, never, never, never, Emitted>(
      ({ context, enqueue, event }, params) => {
        const before = context.game;
        const game = openForAction(before, mode);
        if (game !== before) {
          shareCache(before, game);
          shareQuiet(before, game);
        }
        const known = before.happened;
        const count = known.length;
        rule(game, event, params);
        closeAfterAction(game);
        if (game !== before || within === 'stays') enqueue.assign({ game });
        const news = isContinued(known, count, game) ? game.happened.slice(count) : game.happened;
        for (const happened of news) enqueue.emit(emittedFor(happened));
      },
    );
}

/** Whether what had happened before still stands at the front of the list: a new decision begins a new one. */
const isContinued = (known: Game['happened'], count: number, game: Game): boolean =>
  game.happened.length >= count && game.happened[0] === known[0];
