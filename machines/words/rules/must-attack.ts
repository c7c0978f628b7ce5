/** What attacks if able (508.1d). */
import { objects, players } from '../../rules/characteristics/index.ts';
import type { Defender, Game } from '../../rules/state/game.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Attacked } from '../../rules/state/vocabulary/instruction-parts.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import { forATime } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** It attacks if able, whatever; or with `whom` one of these players, or the permanents in `object`. */
export interface MustAttack {
  readonly rule: 'mustAttack';
  readonly whom?: Attacked;
}

const that = { rule: 'mustAttack', whom: '<whom>' } as const;

export const mustAttack: RuleWord<MustAttack> = {
  shape: { whom: 'attacked?' },
  said: {
    restriction: [
      phrase('[attack] each combat|turn if able', [{ rule: 'mustAttack' }]),
      phrase('[attack] if able', [{ rule: 'mustAttack' }]),
      phrase('[attack] or [block] each combat if able', [{ rule: 'mustAttack' }, { rule: 'mustBlock' }]),
    ],
    act: [
      forATime('[attack] <until:thisTurn> if able', { rule: 'mustAttack' }),
      forATime('[attack] <whom:attackedNow> <until:thisTurn> if able', that),
    ],
    byItself: [
      phrase("during <who:playerMeant> 's next turn , <affects:objects> attack <whom:attackedNow> if able", [
        { do: 'rule', what: '<affects>', rules: [that], inNextTurnOf: '<who>', until: 'untilEndOfTurn' },
      ]),
    ],
    attackedNow: [
      phrase('you', 'you'),
      phrase('<player:playerMeant>', '<player>'),
      phrase('<what:object>', { object: '<what>' }),
    ],
  },
  isFor: 'objects',
  attackRequirements: (game, { change: { whom }, scope }) => [
    whom === undefined ? null : defendersIn(game, scope, whom),
  ],
  locked(change, { objects, players }) {
    const { whom } = change;
    if (whom === undefined) return change;
    const isObject = typeof whom === 'object' && 'object' in whom;
    return { ...change, whom: isObject ? { object: objects(whom.object) } : players(whom) };
  },
};

const defendersIn = (game: Game, scope: Scope, whom: Attacked): readonly Defender[] =>
  typeof whom === 'object' && 'object' in whom
    ? objects(game, scope, whom.object).map((object) => ({ object }))
    : players(game, scope, whom).map((player) => ({ player }));

/** It is goaded by whoever controls the effect (701.15b). */
export interface Goaded {
  readonly rule: 'goaded';
}

const goads = [{ rule: 'goaded' }];

const otherPlayers: Players = { playersWith: { of: 'everyone', except: 'you' } };

/** It attacks if able, and a player other than who goaded it if able (701.15b). */
export const goaded: RuleWord<Goaded> = {
  shape: {},
  said: {
    restriction: [phrase('[are] goaded', goads)],
    act: [
      forATime('[are] goaded <until>', { rule: 'goaded' }),
      phrase('[are] goaded for the rest of the game', {
        do: 'rule',
        what: '<subject>',
        rules: goads,
        until: 'forever',
      }),
    ],
    deed: [
      phrase('[goad] <what:objects>', {
        do: 'rule',
        what: '<what>',
        rules: goads,
        until: 'untilYourNextTurn',
      }),
    ],
  },
  isFor: 'objects',
  attackRequirements: (game, { scope }) => [null, defendersIn(game, scope, otherPlayers)],
  goads: true,
};
