import {
  copying,
  type Functioning,
  functioningStatics,
  isSpokenOf,
  objectAt,
  objects,
} from '../characteristics/index.ts';
import { copyOf } from '../state/copy.ts';
import { emptyEffect } from '../state/empty-effect.ts';
import type { ContinuousEffect, Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { scopeOf } from '../state/scope.ts';
import { write } from '../state/write.ts';

/** A copy effect of a static ability that applies to an object now. */
interface StaticCopy {
  readonly one: Functioning;
  readonly object: ObjectId;
  /** What it would copy now; null if that is nothing. */
  readonly of: ObjectId | null;
}

/** So often at most does one such effect lead to another beginning or ending. */
const longest = 20;

/**
 * Lets copy effects of static abilities begin and end with what those abilities say: what one gives is determined as it
 * first starts to apply, and stays so until it ends (707.2c). Nothing else happens in between.
 */
export function followStaticCopies(game: Game): void {
  if (!isSpokenOf(game, 'asCopiesOf')) return;
  for (let times = 0; times < longest; times += 1) if (!beginAndEnd(game)) return;
}

/** Whether any has begun or ended. */
function beginAndEnd(game: Game): boolean {
  const now = applying(game);
  const left = game.effects.filter(
    (effect) => effect.ofStatic !== true || now.some((copy) => isOf(effect, copy)),
  );
  const begun = now.flatMap((copy) => {
    const effect = left.some((one) => isOf(one, copy)) ? null : beginning(game, copy);
    return effect === null ? [] : [effect];
  });
  if (begun.length === 0 && left.length === game.effects.length) return false;
  const writer = write(game);
  // Copy effects apply in timestamp order (613.7), which is the order of the list.
  writer.root.effects = [...left, ...begun].sort((one, other) => one.timestamp - other.timestamp);
  writer.changed();
  return true;
}

const isOf = (effect: ContinuousEffect, { object, one }: StaticCopy): boolean =>
  effect.ofStatic === true &&
  effect.source === one.object &&
  effect.ref === one.had.ref &&
  effect.objects?.includes(object) === true;

function applying(game: Game): readonly StaticCopy[] {
  return functioningStatics(game).flatMap((one): readonly StaticCopy[] => {
    const { ability, ref } = one.had;
    if (ability.kind !== 'static' || ability.asCopiesOf === undefined) return [];
    const scope = scopeOf(one.object, one.controller, ref);
    const [of = null] = objects(game, scope, ability.asCopiesOf.of);
    return objects(game, scope, ability.affects ?? 'self')
      .filter((object) => game.objects[object]?.left === null)
      .map((object) => ({ one, object, of }));
  });
}

function beginning(game: Game, { object, of, one }: StaticCopy): ContinuousEffect | null {
  const { ability, ref, since = 0 } = one.had;
  if (ability.kind !== 'static' || of === null || of === object) return null;
  const scope = scopeOf(one.object, one.controller, ref);
  const copy = copying(game, objectAt(game, of), {
    scope,
    exceptions: ability.asCopiesOf?.except ?? [],
    ref: `${ref}.asCopiesOf.except`,
    ability: ref,
    onto: objectAt(game, object),
  });
  if (copy === null) return null;
  // 613.7a: the timestamp of the object that has the ability, or of the effect that gave it that.
  const timestamp = Math.max(objectAt(game, one.object).timestamp, since);
  return {
    ...emptyEffect(game, scope, ref),
    id: write(game).nextId(),
    ofStatic: true,
    timestamp,
    objects: [object],
    copied: copyOf({ ...copy.values, of, timestamp, pair: timestamp }),
  };
}
