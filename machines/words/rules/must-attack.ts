import type { Attacked } from '../../rules/state/vocabulary/instruction-parts.ts';
import { phrase } from '../../wording/syntax.ts';
import { forATime } from './phrases.ts';
import type { RuleWord } from './word.ts';

/** It attacks if able, whatever; or with `whom` one of these players, or the permanents in `object` (508.1d). */
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
    explicit: [
      phrase("during <who:playerMeant> 's next turn , <what:objects> attack <whom:attackedNow> if able", [
        { do: 'rule', what: '<what>', rules: [that], inNextTurnOf: '<who>', until: 'untilEndOfTurn' },
      ]),
    ],
    attackedNow: [
      phrase('you', 'you'),
      phrase('<player:playerMeant>', '<player>'),
      phrase('<what:object>', { object: '<what>' }),
    ],
  },
  isFor: 'objects',
  locked(change, { objects, players }) {
    const { whom } = change;
    if (whom === undefined) return change;
    const isObject = typeof whom === 'object' && 'object' in whom;
    return { ...change, whom: isObject ? { object: objects(whom.object) } : players(whom) };
  },
};
