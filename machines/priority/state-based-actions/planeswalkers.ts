import { makeMove } from '../../rules/index.ts';
import { found, nothing, type StateBasedAction } from './state-based-action.ts';

/** A planeswalker with loyalty 0 is put into its owner's graveyard (704.5i); its loyalty is its counters (306.5c). */
export const noLoyalty: StateBasedAction = {
  rule: '704.5i',
  about: 'planeswalker',
  find: (game, permanent) =>
    (permanent.counters.loyalty ?? 0) === 0
      ? found(makeMove(game, permanent.id, 'graveyard', { why: 'stateBased' }))
      : nothing,
};
