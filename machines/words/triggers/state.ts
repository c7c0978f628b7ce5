import { holds, zonesNamed } from '../../rules/characteristics/index.ts';
import type { Condition } from '../../rules/state/vocabulary/condition.ts';
import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

/** A state trigger (603.8). */
export interface State {
  readonly on: 'state';
  readonly is: Condition;
}

export const state: TriggerWord<State, []> = {
  shape: { is: 'condition' },
  said: {
    lead: [phrase('when <is:standing>', [{ on: 'state', is: '<is>' }])],
  },
  events: [],
  gives: [],
  looksBack: false,
  matches: () => null,
  isSo: (game, scope, { is }) => holds(game, scope, is),
  /** One that is about its own object being in another zone functions there. */
  functionsIn({ is }) {
    const named = zonesNamed(is);
    return named === null || named.includes('battlefield') ? null : named;
  },
};
