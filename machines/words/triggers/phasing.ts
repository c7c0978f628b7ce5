/** What phases out and in (702.26). */
import { phrase } from '../../wording/syntax.ts';
import { toIt, type Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface PhasesOut {
  readonly on: 'phasesOut';
  readonly object: Watched;
}

export const phasesOut: TriggerWord<PhasesOut, ['object']> = {
  shape: { object: 'self, attached or filter' },
  said: {
    event: [phrase('[phase] out', [{ on: 'phasesOut', '...object': '<object>' }])],
  },
  events: ['phase'],
  gives: ['object'],
  looksBack: true,
  matches: (looking, { object }, event) =>
    event.type === 'phase' && event.out ? toIt(looking, object, event) : null,
};

export interface PhasesIn {
  readonly on: 'phasesIn';
  readonly object: Watched;
}

export const phasesIn: TriggerWord<PhasesIn, ['object']> = {
  shape: { object: 'self, attached or filter' },
  said: {
    event: [phrase('[phase] in', [{ on: 'phasesIn', '...object': '<object>' }])],
  },
  events: ['phase'],
  gives: ['object'],
  looksBack: false,
  matches: (looking, { object }, event) =>
    event.type === 'phase' && !event.out ? toIt(looking, object, event) : null,
};
