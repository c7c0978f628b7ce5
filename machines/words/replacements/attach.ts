import { fits } from '../../rules/characteristics/index.ts';
import { functionsAt } from '../../rules/characteristics/where-abilities-function.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { ReplacedWord } from './word.ts';

/** It would become attached to something like this, also as it enters: what is done as it does (614.1c, 701.3a). */
export interface WouldAttach {
  readonly would: 'attach';
  readonly to: Filter;
}

export const attach: ReplacedWord<WouldAttach, ['object']> = {
  shape: { to: 'filter' },
  said: {},
  events: ['move', 'attach'],
  gives: ['object'],
  watches({ game, one, scope }, wanted, event) {
    const to = becomesAttached(event, one.source);
    return to !== null && fits(game, scope, wanted.to, to);
  },
  changes: [],
  functionsIn: () => functionsAt('113.6h', 'battlefield', 'entering'),
  isOwnEntering: () => true,
};

/** The object to which this one becomes attached, also as it enters (701.3a); null: none. */
function becomesAttached(event: GameEvent, object: ObjectId): ObjectId | null {
  if ((event.type !== 'attach' && event.type !== 'move') || event.object !== object) return null;
  const to = event.type === 'attach' ? event.to : event.entering?.attachedTo;
  return typeof to === 'object' && to !== null && 'object' in to ? to.object : null;
}
