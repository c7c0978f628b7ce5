import { found, nothing, type StateBasedAction } from './state-based-action.ts';
import { isSourceOfTriggered } from './triggered.ts';

/**
 * A Saga whose final chapter has been reached is sacrificed once no chapter ability of it waits or is on the stack
 * (704.5s, 714.4). A chapter ability is a keyword ability `chapter` with its number (714.2).
 */
export const finishedSaga: StateBasedAction = {
  rule: '704.5s',
  about: 'Saga',
  find(game, permanent, now) {
    const chapters = now.keywords.chapter ?? [];
    const numbers = chapters.map(({ ability }) =>
      ability.kind === 'keyword' && typeof ability.n === 'number' ? ability.n : 0,
    );
    if (numbers.length === 0 || (permanent.counters.lore ?? 0) < Math.max(...numbers)) return nothing;
    const refs = chapters.map(({ ref }) => ref);
    return isSourceOfTriggered(game, permanent.id, refs)
      ? nothing
      : found({ type: 'sacrifice', object: permanent.id, player: now.controller });
  },
};
