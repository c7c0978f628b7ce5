/** Tokens that come to enter under another player's control than their creation said. */

import { fits } from '../characteristics/index.ts';
import { copyOf } from '../state/copy.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { sameWords } from '../state/same-words.ts';
import type { Scope } from '../state/scope.ts';
import type { Filter } from '../state/vocabulary/index.ts';
import { write } from '../state/write.ts';
import type { Applicable } from './applicable.ts';
import type { Item } from './settle.ts';
import { tokenOf } from './tokens.ts';

type Move = EventOf<'move'>;
type Create = EventOf<'create'>;

/** A creation of one token less; null: that was the last. */
export const oneLess = (event: Create): Create | null =>
  event.count === 1 ? null : { ...event, count: event.count - 1 };

/**
 * Takes a token that `one` lets enter under another player's control out of the creation that contains it. It joins the
 * batch as a creation of its own, with the others of that creation of which the same became, and is asked for what now
 * applies to creating under that player's control (616.1f, 616.2); what has been applied to it had its opportunity
 * (614.5). Who was told to create it still creates and owns it (111.2). Returns whether it was such a token.
 */
export function createdUnderAnother(
  game: Game,
  items: Item[],
  item: Item,
  after: Move,
  one: Applicable,
): boolean {
  const { within } = item;
  const outer = within === null ? undefined : items[within];
  const { entering } = after;
  if (within === null || outer?.event?.type !== 'create' || entering === null) return false;
  if (entering.controller === outer.event.entering.controller) return false;
  const before: Create = { ...outer.event, count: 1 };
  const created: Create = { ...before, entering };
  const applied = [...new Set([...outer.applied, ...item.applied, one.key])];
  write(game).forgetObject(after.object);
  items[within] = { ...outer, event: oneLess(outer.event) };
  const at = items.findIndex((other) => isSamePart(other, within, created, applied));
  const same = items[at];
  if (same?.event?.type === 'create')
    items[at] = { ...same, event: { ...same.event, count: same.event.count + 1 } };
  else
    items.push({
      event: created,
      settled: false,
      applied,
      replaced: [...outer.replaced, { was: copyOf<GameEvent>(before), by: one.source }],
      within: outer.within,
      partOf: within,
    });
  return true;
}

/** Whether tokens of the same creation, not yet settled, have become the same. */
const isSamePart = (
  { applied, event, partOf, settled }: Item,
  within: number,
  created: Create,
  keys: readonly string[],
): boolean =>
  partOf === within &&
  !settled &&
  event?.type === 'create' &&
  sameWords([applied, event.entering], [keys, created.entering]);

/** Whether tokens that would be created are like this, before continuous effects (701.7b). */
export function fitsCreated(game: Game, scope: Scope, filter: Filter, event: Create): boolean {
  const token = tokenOf(game, event, { card: game.next.card, timestamp: game.next.timestamp });
  const after: Game = { ...game, objects: [...game.objects, token] };
  return fits(after, scope, { ...filter, zone: token.zone }, token.id);
}
