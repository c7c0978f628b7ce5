import type { ObjectId } from '../../rules/state/identity.ts';
import type { QuietEventWord } from './word.ts';

/** They fight (701.14a); the damage that they deal is apart. */
export interface Fight {
  readonly type: 'fight';
  readonly objects: readonly ObjectId[];
}

export const fight: QuietEventWord<Fight, 'creature.fought'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  sentence({ objects: [first, ...others] }, { name, subject }) {
    if (first === undefined) return null;
    return others.length === 0
      ? `${subject(first)} fights itself.`
      : `${[subject(first), ...others.map(name)].join(' and ')} fight.`;
  },
  hides: 'nothing',
  emits: 'creature.fought',
};
