/** What enters attached to something (301.5e, 303.4f-i). */
import { afterEntering, apnap, asEntering, enteringAs } from '../characteristics/index.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { AttachedTo } from '../state/object.ts';
import { write } from '../state/write.ts';
import { attachable, mayAttach } from './attaching.ts';
import { oneLess } from './created-under-another.ts';
import type { Item } from './settle.ts';

type Move = EventOf<'move'>;

/** An Aura for which nobody has said what it will enchant: its controller chooses (303.4f). */
export interface Unattached {
  readonly at: number;
  readonly move: Move;
  readonly options: readonly AttachedTo[];
}

/**
 * The first Aura of a batch, in APNAP order of those under whose control they enter, of which it is not said what it
 * enters attached to; null: there is none. What may be chosen is asked of it as it will be (614.12).
 */
export function firstUnattached(game: Game, items: readonly Item[]): Unattached | null {
  let first: { readonly at: number; readonly move: Move } | null = null;
  let earliest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < items.length; at += 1) {
    const event = items[at]?.event ?? null;
    if (!isEntering(event) || event.entering?.attachedTo !== null || !entersAsAura(game, event)) continue;
    const place = apnap(game).indexOf(event.entering.controller);
    if (place >= earliest) continue;
    first = { at, move: event };
    earliest = place;
  }
  return first === null
    ? null
    : { ...first, options: attachable(afterEntering(game, first.move), first.move.object) };
}

/**
 * The items as what is said of their attachments leaves them: an Aura that can't enchant what it would enter attached to
 * stays where it is (303.4i), anything else enters unattached (301.5e, 303.4h).
 */
export function withLegalAttachments(game: Game, given: readonly Item[]): readonly Item[] {
  let items = given;
  for (let at = 0; at < given.length; at += 1) {
    const event = given[at]?.event ?? null;
    if (!isEntering(event) || event.entering === null) continue;
    const { attachedTo } = event.entering;
    if (attachedTo === null) continue;
    if (attachedTo !== 'gone' && mayAttach(afterEntering(game, event), event.object, attachedTo).ok) continue;
    items = entersAsAura(game, event) ? staying(game, items, at) : attachedAt(items, at, null);
  }
  return items;
}

/** The items, of which one enters attached to this, or to nothing. */
export const attachedAt = (
  items: readonly Item[],
  at: number,
  attachedTo: AttachedTo | null,
): readonly Item[] =>
  items.map((item, index) =>
    index === at && item.event?.type === 'move' && item.event.entering !== null
      ? { ...item, event: { ...item.event, entering: { ...item.event.entering, attachedTo } } }
      : item,
  );

/** The items without one that can't enter; a token isn't created (303.4g, 303.4i). */
export function staying(game: Game, items: readonly Item[], at: number): readonly Item[] {
  const item = items[at];
  const outer = item?.within ?? null;
  const isToken = item?.event?.type === 'move' && item.event.from === 'outside';
  if (isToken && item.event?.type === 'move') write(game).forgetObject(item.event.object);
  return items.map((one, index) => {
    if (index === at) return { ...one, event: null };
    if (!isToken || index !== outer || one.event?.type !== 'create') return one;
    return { ...one, event: oneLess(one.event) };
  });
}

const isEntering = (event: GameEvent | null): event is Move =>
  event?.type === 'move' && event.entering !== null;

/**
 * Whether it is an Aura as it enters. What is none by its copiable values, and isn't made one by what puts it there
 * (611.2e), isn't looked at any closer.
 */
const entersAsAura = (game: Game, move: Move): boolean =>
  (move.entering?.effects !== undefined || isAura(enteringAs(game, move).values)) &&
  isAura(asEntering(game, move));

const isAura = ({ subtypes }: { readonly subtypes: readonly string[] }): boolean => subtypes.includes('Aura');
