import { dependsOn, objectAt } from '../../rules/characteristics/index.ts';
import { ceaseToExist } from '../../rules/events/changing-zones.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { GameEventWord } from './word.ts';

/** An object stops existing: a token or a copy elsewhere (704.5d-e), an ability that has resolved (608.2n). */
export interface Cease {
  readonly type: 'cease';
  readonly object: ObjectId;
}

export const cease: GameEventWord<Cease, 'object.ceased'> = {
  apply(game, { object }, leaving) {
    ceaseToExist(game, object, leaving);
  },
  leaves: ({ object }) => object,
  rule: '608.2n',
  /** An ability on the stack has no abilities and no characteristics of its own (113.8). */
  changes: (game, { object }) =>
    objectAt(game, object).kind !== 'ability' || dependsOn(game, 'stack') || dependsOn(game, 'stackObject'),
  asksForCheck: true,
  about: 'other',
  isMinor: () => true,
  sentence: ({ object }, { subject }) => `${subject(object)} ceases to exist.`,
  hides: 'nothing',
  emits: 'object.ceased',
};
