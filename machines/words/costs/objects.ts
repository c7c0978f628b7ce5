/** How parts of a cost find the objects that they use. */
import { controllerOf, fits, matching, objectAt } from '../../rules/characteristics/index.ts';
import type { CostContext } from '../../rules/effects/costs/context.ts';
import {
  howUsed,
  type ObjectsForPart,
  objectsForPart,
  type TotalOf,
  worthOf,
} from '../../rules/effects/costs/parts.ts';
import { mayHappen } from '../../rules/events/index.ts';
import { EngineError } from '../../rules/state/error.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { allowed, forbidden, type Verdict } from '../../rules/state/verdict.ts';
import type { CostPart, Filter } from '../../rules/state/vocabulary/index.ts';
import type { Zone } from '../../rules/state/zones.ts';
import { countOf } from './amounts.ts';

/** That so many of these are chosen for a part: this object alone isn't chosen. */
export function chosen(
  words: 'self' | 'hand' | Filter,
  options: readonly ObjectId[],
  part: CostPart,
  purpose: ObjectsForPart['purpose'],
  about: string,
): ObjectsForPart {
  const count = words === 'self' ? 1 : 'count' in part ? countOf(part) : 1;
  return {
    options,
    count,
    least: count,
    total: null,
    as: 'as' in part ? (part.as ?? null) : null,
    purpose,
    about,
    uses: howUsed(part),
    chosenBy: words === 'self' ? 'nobody' : 'player',
    hidden: false,
  };
}

/** Any number of them, with so much of this together: at least as many as that takes, or one more than there are. */
export function comingTo(game: Game, asked: ObjectsForPart, of: TotalOf, atLeast: number): ObjectsForPart {
  const { options } = asked;
  const values = options.map((id) => worthOf(game, of, id)).sort((a, b) => b - a);
  let least = 0;
  for (let sum = 0; sum < atLeast && least <= options.length; least += 1) sum += values[least] ?? 0;
  return { ...asked, least, count: Math.max(least, options.length), total: { of, atLeast } };
}

/** Permanents of the payer that fit; this object only if it is on the battlefield under their control (118.3). */
export function permanents(
  game: Game,
  { player, scope }: CostContext,
  words: 'self' | Filter,
): readonly ObjectId[] {
  const found = words === 'self' ? [scope.self] : matching(game, scope, words);
  return found.filter((id) => {
    const object = objectAt(game, id);
    return object.left === null && object.zone === 'battlefield' && controllerOf(game, id) === player;
  });
}

/** Those of these cards that fit, in this zone if no other is said. */
export const inZone = (
  game: Game,
  { scope }: CostContext,
  filter: Filter,
  from: readonly ObjectId[],
  zone: Zone,
): readonly ObjectId[] =>
  from.filter((id) => fits(game, scope, { ...filter, zone: filter.zone ?? zone }, id));

/** Whether there are objects enough for a part (118.3). */
export function thereAreEnough(game: Game, context: CostContext, part: CostPart): Verdict {
  const objects = objectsForPart(game, context, part);
  if (objects === null) throw new EngineError(`Nothing is found to pay “${part.pay}” with.`);
  return objects.options.length < objects.least
    ? forbidden('118.3', 'There is not enough to {about}.', [context.scope.self], {
        values: { about: objects.about },
      })
    : allowed;
}

/** Whether a counter can be put on an object to pay for something: on this one if no other is said. */
export const counterVerdict = (
  game: Game,
  { player, scope }: CostContext,
  kind: string,
  object: ObjectId = scope.self,
): Verdict => mayHappen(game, { type: 'putCounters', on: { object }, kind, count: 1, player });
