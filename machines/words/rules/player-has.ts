import type { Ability } from '../../rules/state/vocabulary/abilities.ts';
import { phrase } from '../../wording/syntax.ts';
import { forPlayers } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** The player has this ability (702.11d, 702.16b). */
export interface PlayerHas {
  readonly rule: 'playerHas';
  readonly ability: Ability;
}

export const playerHas: RuleWord<PlayerHas> = {
  shape: { ability: 'ability' },
  said: {
    playerRule: [phrase('[have] <abilities:playerAbilities>', '<abilities>')],
    playerAbilities: [
      phrase('<keyword:keywordWord>', [
        { rule: 'playerHas', ability: { kind: 'keyword', keyword: '<keyword>' } },
      ]),
      phrase('protection <ability:oneProtection>', [{ rule: 'playerHas', ability: '<ability>' }]),
    ],
    permanentLine: [
      phrase('you and <affects:many> have protection <from:oneProtection> .', [
        forPlayers('you', { rule: 'playerHas', ability: '<from>' }),
        {
          kind: 'static',
          affects: { all: '<affects>' },
          changes: [{ change: 'addAbilities', abilities: ['<from>'] }],
        },
      ]),
    ],
  },
  isFor: 'players',
  playerHas: ({ ability }) => ability,
};
