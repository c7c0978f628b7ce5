import type { KeywordAction } from '../../state/keyword-action.ts';
import { as, create, creatureToken, discard, draw } from '../write/index.ts';
import { nonlandAmong } from './discarded.ts';
import { plainly } from './said.ts';

/** Recruit: loot, and make a Human Soldier if a nonland card was discarded (701.70a). */
export const recruit: KeywordAction = {
  action: 'recruit',
  rule: '701.70a',
  verb: 'recruits',
  said: { deed: [plainly('recruit')] },
  effect: () => [
    draw(1, 'they'),
    as('discarded', discard(1, 'they')),
    {
      do: 'if',
      condition: { holds: 'exists', what: nonlandAmong('discarded') },
      then: [create(creatureToken(1, 1, ['W'], 'Human Soldier'), 1, 'they')],
    },
  ],
};
