import { asEnteringObject, copying, matching, objectAt } from '../characteristics/index.ts';
import type { Entering, EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import { type Applicable, scopeWithEvent } from './applicable.ts';
import { changedInto, type Item } from './settle.ts';

type Move = EventOf<'move'>;

/**
 * What the entering object could become a copy of by this effect: of what is there before it enters (614.12), where it is
 * among that itself, as it hasn't moved yet (614.12a).
 */
export function whatToCopy(game: Game, one: Applicable, event: Move): readonly ObjectId[] {
  const { asCopyOf } = one.replacement;
  return asCopyOf === undefined ? [] : matching(game, scopeWithEvent(one, event), asCopyOf);
}

/** The items, of which one now enters as a copy of this object (707.5), with the effect's exceptions (707.9). */
export function withCopy(
  game: Game,
  items: readonly Item[],
  at: number,
  one: Applicable,
  of: ObjectId,
): readonly Item[] {
  return items.map((item, index) => {
    const { event } = item;
    if (index !== at || event?.type !== 'move' || event.entering === null) return item;
    const after = { ...event, entering: enteringAs(game, one, event, event.entering, of) };
    return {
      ...changedInto(game, item, after),
      applied: [...item.applied, one.key],
      replaced: [...item.replaced, { was: event, by: one.source }],
    };
  });
}

function enteringAs(game: Game, one: Applicable, event: Move, entering: Entering, of: ObjectId): Entering {
  const copy = copying(game, objectAt(game, of), {
    scope: scopeWithEvent(one, event),
    exceptions: one.replacement.except ?? [],
    ref: `${one.ref}.${one.effect === null ? 'replaces' : 'replacement'}.except`,
    ability: one.ref,
    onto: asEnteringObject(game, event),
  });
  if (copy === null) return entering;
  const { timestamp } = game.next;
  const counters = withoutThose(entering.counters, entering.byException ?? {});
  for (const [kind, count] of Object.entries(copy.counters)) counters[kind] = (counters[kind] ?? 0) + count;
  return {
    ...entering,
    counters,
    copied: { ...copy.values, of, timestamp, pair: timestamp },
    byException: copy.counters,
  };
}

/** The items, of which one enters as what was chosen of what the effect says: its own values, with those exceptions. */
export function becoming(
  game: Game,
  items: readonly Item[],
  at: number,
  one: Applicable,
  choice: number,
): readonly Item[] {
  const item = items[at];
  const exceptions = one.replacement.becomes?.[choice];
  if (item?.event?.type !== 'move' || item.event.entering === null || exceptions === undefined) return items;
  const { entering } = item.event;
  const copy = copying(game, asEnteringObject(game, item.event), {
    scope: scopeWithEvent(one, item.event),
    exceptions,
    ref: `${one.ref}.${one.effect === null ? 'replaces' : 'replacement'}.becomes.${choice}`,
    ability: one.ref,
    onto: null,
    bothFaces: true,
  });
  const { timestamp } = game.next;
  const copied = copy && {
    ...copy.values,
    of: entering.copied?.of ?? item.event.object,
    timestamp,
    pair: timestamp,
  };
  const event = { ...item.event, entering: { ...entering, ...(copied && { copied }) } };
  const applied = [...item.applied, one.key];
  const replaced = [...item.replaced, { was: item.event, by: one.source }];
  return items.map((each, index) =>
    index === at ? { ...changedInto(game, item, event), applied, replaced } : each,
  );
}

/** What an exception adds isn't added if another copy effect applies after it (707.9e). */
function withoutThose(
  counters: Entering['counters'],
  added: Readonly<Record<string, number>>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counters).flatMap(([kind, count]) => {
      const left = count - (added[kind] ?? 0);
      return left > 0 ? [[kind, left]] : [];
    }),
  );
}
