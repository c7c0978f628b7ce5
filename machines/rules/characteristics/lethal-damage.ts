import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/identity.ts';
import type { Asking } from './asking.ts';
import { modulesAmong } from './keyword-modules.ts';
import { objectAt } from './zone-lists.ts';

/** Damage that is dealt, or assigned, at the same time by one source. */
export interface Blow {
  readonly source: ObjectId;
  readonly amount: number;
}

/**
 * How much more damage by `source` is lethal for a creature, after the blows it gets at the same time and with the
 * damage marked on it: 0 if those are lethal already (120.4a, 120.6, 702.2c, 702.19b).
 */
export function lethalDamageWith(
  ask: Asking,
  game: Game,
  creature: ObjectId,
  source: ObjectId,
  others: readonly Blow[],
): number {
  const least = (by: ObjectId): number => leastLethal(ask, game, by);
  if (others.some((blow) => blow.amount >= least(blow.source))) return 0;
  const toughness = ask.characteristics(game, creature).toughness ?? 0;
  const needed = Math.max(0, toughness - objectAt(game, creature).damage - sumOf(others));
  return Math.min(needed, least(source));
}

/**
 * How much of the damage that a source would deal to a permanent is excess damage: of what the permanent is, a creature,
 * planeswalker or battle, the one for which it is most (120.4a).
 */
export function excessDamageWith(
  ask: Asking,
  game: Game,
  permanent: ObjectId,
  { source, amount }: Blow,
  others: readonly Blow[],
): number {
  const { loyalty, types } = ask.characteristics(game, permanent);
  const { defense = 0 } = objectAt(game, permanent).counters;
  const left = (has: number) => Math.max(0, has - sumOf(others));
  const enough = [
    ...(types.includes('creature') ? [lethalDamageWith(ask, game, permanent, source, others)] : []),
    ...(types.includes('planeswalker') ? [left(loyalty ?? 0)] : []),
    ...(types.includes('battle') ? [left(defense)] : []),
  ];
  return enough.length === 0 ? 0 : Math.max(0, amount - Math.min(...enough));
}

const sumOf = (blows: readonly Blow[]): number => blows.reduce((sum, { amount }) => sum + amount, 0);

/** How little damage of this source is lethal to any creature (702.2c); without such an ability no number is. */
function leastLethal(ask: Asking, game: Game, source: ObjectId): number {
  const lethal = modulesAmong(ask.characteristics(game, source).abilities).flatMap(
    ({ module }) => module.lethalDamage ?? [],
  );
  return Math.min(Number.POSITIVE_INFINITY, ...lethal);
}
