import { forgetUnder, keepUnder } from '../../rules/events/remember.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { GameEventWord } from './word.ts';

/** An object remembers something for its linked abilities (607). */
export interface Link {
  readonly type: 'link';
  readonly object: ObjectId;
  readonly link: string;
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
  readonly values: readonly (string | number)[];
  /** Instead of what lay there. */
  readonly anew?: true;
  /** What left by this is meant as it was. */
  readonly asTheyWere?: true;
}

export const link: GameEventWord<Link, 'choice.remembered'> = {
  apply(game, event) {
    if (event.anew === true) forgetUnder(game, event);
    keepUnder(game, event, event);
  },
  rule: null,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  isMinor: () => true,
  sentence({ object, objects, players, values }, { listed, name, who }) {
    const said = [...values.map(String), ...objects.map(name), ...players.map(who)];
    return said.length === 0 ? null : `For ${name(object)}: ${listed(said)}.`;
  },
  hides: (event, isSeen) => (isSeen(event.object) ? event : { ...event, values: [], objects: [] }),
  emits: 'choice.remembered',
};
