import type { GameObject } from '../../rules/index.ts';
import { type Characteristics, makeMove } from '../../rules/index.ts';
import { type Found, found, nothing, type StateBasedAction } from './state-based-action.ts';

const toughnessOf = (now: Characteristics): number => now.toughness ?? 0;

/** What can't be destroyed isn't (702.12b): that is asked of every event found. */
const destroyed = ({ id }: GameObject): readonly Found[] =>
  found({ type: 'destroy', object: id, cantBeRegenerated: false, stateBased: true });

/** A creature with toughness 0 or less is put into its owner's graveyard; regeneration can't replace that (704.5f). */
export const noToughness: StateBasedAction = {
  rule: '704.5f',
  about: 'creature',
  find(game, permanent, now) {
    return toughnessOf(now) <= 0
      ? found(makeMove(game, permanent.id, 'graveyard', { why: 'stateBased' }))
      : nothing;
  },
};

/** A creature with lethal damage is destroyed (704.5g). */
export const lethalDamage: StateBasedAction = {
  rule: '704.5g',
  about: 'creature',
  find(_game, permanent, now) {
    if (permanent.damage === 0) return nothing;
    const toughness = toughnessOf(now);
    return toughness > 0 && permanent.damage >= toughness ? destroyed(permanent) : nothing;
  },
};

/** A creature dealt damage by a source with deathtouch since the last check is destroyed (704.5h). */
export const destroyedByDamage: StateBasedAction = {
  rule: '704.5h',
  about: 'creature',
  find(_game, permanent, now) {
    if (!permanent.dealtDestroyingDamage) return nothing;
    return toughnessOf(now) > 0 ? destroyed(permanent) : nothing;
  },
};
