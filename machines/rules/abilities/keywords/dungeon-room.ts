import { phrase, separated } from '../../../wording/syntax.ts';
import type { KeywordModule } from '../../state/table.ts';

const inWords = { kind: 'keyword', keyword: 'dungeon room', room: '<room>', effect: '<effect>' };

/**
 * A room of a dungeon with the arrows that lead from it: a triggered ability for when its player’s venture marker is
 * moved there (309.4c).
 */
export const dungeonRoom: KeywordModule = {
  keyword: 'dungeon room',
  rule: '309.4',
  said: {
    /** What it does, and to which rooms the marker goes from there (309.4c, 309.5a). */
    dungeonLine: [
      phrase('<room:roomName> — <effect> ( Leads to : <leadsTo:roomNames> )', [
        { ...inWords, leadsTo: '<leadsTo>' },
      ]),
      phrase('<room:roomName> — <effect>', [inWords]),
      phrase('<ability>', ['<ability>']),
    ],
    roomNames: [separated('roomName', [[', ', ', ', ', ']])],
  },
  parameters: { needs: ['room', 'effect'], may: ['leadsTo', 'targets'] },
  abilities: ({ effect = [], room: name = '', targets }) => [
    {
      kind: 'triggered',
      keyword: 'dungeon room',
      when: [{ on: 'entersRoom', room: name }],
      ...(targets && { targets }),
      effect,
    },
  ],
};
