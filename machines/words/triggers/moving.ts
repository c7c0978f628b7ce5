/** What trigger conditions about moves between zones have in common. */
import { controllerOf } from '../../rules/characteristics/index.ts';
import { is, type Looking } from '../../rules/events/looking.ts';
import type { EventOf, GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { abilityAt } from '../../rules/state/text.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Zone } from '../../rules/state/zones.ts';

/** An ability that this keyword of such an object stands for. */
export interface Through {
  readonly keyword: string;
  readonly of: 'self' | Filter;
}

/** Whether the ability on the stack is what this keyword of such an object stands for. */
export function isThrough(
  looking: Looking,
  { keyword, of }: Through,
  ability: ObjectId | null | undefined,
): boolean {
  const { ability: ref = null, source = null } =
    ability === undefined || ability === null ? {} : (looking.game.objects[ability]?.stack ?? {});
  if (ref === null || source === null || !is(looking, of, source)) return false;
  const text = abilityAt(looking.game, ref);
  return text.kind === 'triggered' && text.keyword === keyword;
}

export const leavesZone = (event: GameEvent, zone: Zone): event is EventOf<'move'> =>
  event.type === 'move' && event.from === zone && event.to !== zone && event.partOf === undefined;

/** What left: the object as it was; what it became is found through it (400.7e). */
export const leaver = (
  game: Game,
  id: ObjectId,
): { readonly object: ObjectId; readonly player: PlayerId } => ({
  object: id,
  player: controllerOf(game, id),
});
