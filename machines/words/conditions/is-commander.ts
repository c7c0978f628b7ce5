import { objects } from '../../rules/characteristics/index.ts';
import { commandersAmong } from '../../rules/state/represented.ts';
import type { Objects } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { ConditionWord } from './word.ts';

/** It is your commander: this very card was designated (903.3). */
export interface IsCommander {
  readonly holds: 'isCommander';
  readonly what: Objects;
}

export const isCommander: ConditionWord<IsCommander> = {
  shape: { what: 'objects' },
  said: {
    standing: [phrase('<what:oneOfThese> is your commander', { holds: 'isCommander', what: '<what>' })],
  },
  holds: (game, scope, { what }) =>
    objects(game, scope, what).some((id) => {
      const object = game.objects[id];
      return object != null && object.owner === scope.you && commandersAmong(game, object).length > 0;
    }),
  changedBy: [],
};
