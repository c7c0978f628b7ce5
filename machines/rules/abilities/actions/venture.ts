import type { KeywordAction } from '../../state/keyword-action.ts';
import { as } from '../write/index.ts';
import { does } from './said.ts';

/**
 * Venture into the dungeon, or into a quality: the venture marker goes on to the next room, of a dungeon that is brought
 * into the game where the player has none (701.49a-d).
 */
export const venture: KeywordAction = {
  action: 'venture',
  rule: '701.49',
  verb: 'ventures',
  said: {
    deed: [
      does('venture', '[venture] into the dungeon'),
      does('venture', '[venture] into <quality:nameWords>', { quality: '<quality>' }),
    ],
  },
  parameters: { may: ['quality'] },
  onlyWithResult: true,
  comesToResult: true,
  effect: ({ quality }) => [
    as('result', {
      do: 'moveVentureMarker',
      who: 'they',
      ...(quality !== undefined && { into: quality }),
    }),
  ],
};
