import type { KeywordModule } from '../../state/table.ts';

/**
 * A room of a dungeon with the arrows that lead from it: a triggered ability for when its player’s venture marker is
 * moved there (309.4c).
 */
export const dungeonRoom: KeywordModule = {
  keyword: 'dungeon room',
  rule: '309.4',
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
