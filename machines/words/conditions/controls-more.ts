import { matching, players } from '../../rules/characteristics/index.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** One of some players controls more permanents like this than each of the others do. */
export interface ControlsMore {
  readonly holds: 'controlsMore';
  readonly who: Players;
  readonly what: Filter;
  readonly than: Players;
}

const more = { holds: 'controlsMore', who: '<who>', what: '<what>', than: 'you' } as const;

export const controlsMore: ConditionWord<ControlsMore> = {
  shape: { who: 'players', what: 'filter', than: 'players' },
  said: {
    standing: [
      phrase('<who:whoControls> [control] more <what:many> than you', more),
      phrase('no <who:rival> controls more <what:many> than you', { holds: 'not', of: more }),
      phrase('you control more <what:many> than each other player', {
        ...more,
        who: 'you',
        than: 'everyoneElse',
      }),
    ],
    rival: [phrase('opponent', 'opponents')],
  },
  holds(game, scope, { than, what, who }) {
    const most = (of: Players): number =>
      Math.max(0, ...players(game, scope, of).map((they) => controlled(they)));
    const controlled = (they: number): number =>
      matching(game, { ...scope, they }, { ...what, controller: 'they' }).length;
    return most(who) > most(than);
  },
  changedBy: [],
  countsTokens: true,
};
