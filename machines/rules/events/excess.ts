import { excessDamage, isSpokenOf } from '../characteristics/index.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { Item } from './settle.ts';

type Damage = EventOf<'damage'>;

/**
 * Says of the damage of a batch, before it is dealt, how much of it is excess damage (120.10): all that is dealt to a
 * permanent at once counts together. Where no text of the game asks for it, nothing is worked out.
 */
export function withExcess(game: Game, items: readonly Item[]): readonly Item[] {
  if (!isSpokenOf(game, 'excess')) return items;
  const byPermanent = new Map<ObjectId, Damage[]>();
  for (const { event } of items) {
    if (event?.type !== 'damage' || !('object' in event.to)) continue;
    const before = byPermanent.get(event.to.object);
    if (before === undefined) byPermanent.set(event.to.object, [event]);
    else before.push(event);
  }
  if (byPermanent.size === 0) return items;
  const excess = new Map<Damage, number>();
  for (const [permanent, blows] of byPermanent) {
    for (const [blow, amount] of excessOf(game, permanent, blows)) excess.set(blow, amount);
  }
  return items.map((item) => {
    const { event } = item;
    const amount = event?.type === 'damage' ? (excess.get(event) ?? 0) : 0;
    return event?.type !== 'damage' || amount === 0 ? item : { ...item, event: { ...event, excess: amount } };
  });
}

/**
 * How much of each blow is excess damage. What one source deals may be lethal by less (702.2c): it counts first
 * where that leaves more.
 */
function excessOf(game: Game, permanent: ObjectId, blows: readonly Damage[]): ReadonlyMap<Damage, number> {
  let most: ReadonlyMap<Damage, number> = new Map();
  for (const first of blows) {
    const found = new Map<Damage, number>();
    const before: Damage[] = [];
    for (const blow of [first, ...blows.filter((other) => other !== first)]) {
      found.set(blow, excessDamage(game, permanent, blow, before));
      before.push(blow);
    }
    if (total(found) >= total(most)) most = found;
  }
  return most;
}

const total = (excess: ReadonlyMap<Damage, number>): number =>
  [...excess.values()].reduce((sum, amount) => sum + amount, 0);
