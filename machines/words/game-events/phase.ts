import { objectAt } from '../../rules/characteristics/index.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { write } from '../../rules/state/write.ts';
import type { GameEventWord } from './word.ts';

/** It phases out or in (702.26); `indirect`: along with what it is attached to. */
export interface Phasing {
  readonly type: 'phase';
  readonly object: ObjectId;
  readonly out: boolean;
  readonly indirect?: true;
}

export const phase: GameEventWord<Phasing, 'permanent.phased'> = {
  apply(game, { indirect, object: id, out }, leaving) {
    const object = write(game).object(id);
    object.phasedOut = out;
    if (!out) return phasedIn(game, id);
    const known = leaving.get(id)?.known.characteristics;
    object.phasing = { under: object.heldBy, indirect: indirect === true, ...(known && { known }) };
  },
  leaves: ({ object }) => object,
  rule: '702.26g',
  contains: phasingAlong,
  changes: 'anything',
  asksForCheck: true,
  about: 'other',
  sentence: ({ object, out }, { subject }) => `${subject(object)} phases ${out ? 'out' : 'in'}.`,
  hides: 'nothing',
  emits: 'permanent.phased',
};

/** What is attached phases out with it, and only what did so phases in with it (702.26g, 702.26i). */
function phasingAlong(game: Game, { object: host, out }: Phasing): readonly GameEvent[] {
  return game.battlefield.flatMap((object): readonly GameEvent[] => {
    const { attachedTo, phasedOut, phasing } = objectAt(game, object);
    if (attachedTo === null || !('object' in attachedTo) || attachedTo.object !== host) return [];
    const goesAlong = out ? !phasedOut : phasedOut && phasing?.indirect !== false;
    return goesAlong ? [{ type: 'phase', object, out, indirect: true }] : [];
  });
}

/** What has phased in is no longer phased out until something happens, even if it phases out again (610.4a). */
function phasedIn(game: Game, id: ObjectId): undefined {
  if (!game.effects.some(({ phasesIn }) => phasesIn === true)) return;
  write(game).root.effects = game.effects.map((effect) =>
    effect.phasesIn === true && effect.objects !== null
      ? { ...effect, objects: effect.objects.filter((one) => one !== id) }
      : effect,
  );
}
