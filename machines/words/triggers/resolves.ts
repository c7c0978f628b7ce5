import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

/** Of a delayed trigger: the ability that made it has resolved so often this turn (603.7h). */
export interface Resolves {
  readonly on: 'resolves';
  readonly times: number;
}

export const resolves: TriggerWord<Resolves, []> = {
  shape: { times: 'whole number' },
  said: {
    waitedFor: [
      phrase('this ability resolves for the <times:ordinal> time this turn', [
        { on: 'resolves', times: '<times>' },
      ]),
    ],
  },
  events: ['resolve'],
  gives: [],
  looksBack: false,
  matches: ({ scope }, _condition, event) =>
    event.type === 'resolve' && event.object === scope.onStack ? {} : null,
  resolutions: ({ times }) => times,
};
