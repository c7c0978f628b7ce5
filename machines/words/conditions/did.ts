import type { ConditionWord } from './word.ts';

/** The instruction so named did something ("if you do"). */
export interface Did {
  readonly holds: 'did';
  readonly by: string;
}

export const did: ConditionWord<Did> = {
  shape: { by: 'name of what was done' },
  said: null,
  holds: (_game, scope, { by }) => scope.named[by]?.did ?? false,
  changedBy: [],
};
