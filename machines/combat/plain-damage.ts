import {
  type DamageAnswer,
  type Game,
  type ObjectId,
  type PlayerId,
  sameTarget,
  type Target,
} from '../rules/index.ts';
import { type Assigned, type Assigner, assigners, stillLethal, stillLoyalty } from './assigners.ts';

/**
 * A legal assignment of the player's combat damage: each creature in turn lethal damage to what blocks it or what it
 * blocks, one after the other, then the rest as far beyond as it may, or else to the last of them.
 */
export function plainDamage(game: Game, player: PlayerId): readonly DamageAnswer[] {
  const assigned: Assigned[] = [];
  return assigners(game, player).map((assigner) => {
    const own = assignInTurn(game, assigner, assigned);
    assigned.push(...own);
    return { object: assigner.object, to: own.map(({ to, amount }) => ({ recipient: to, amount })) };
  });
}

function assignInTurn(game: Game, assigner: Assigner, before: readonly Assigned[]): readonly Assigned[] {
  const { object: source, amount, opposing, beyond, asThoughUnblocked } = assigner;
  const own: Assigned[] = [];
  let left = amount;
  const assign = (to: Target, most: number): void => {
    const share = Math.min(left, most);
    if (share <= 0) return;
    left -= share;
    const known = own.findIndex((one) => sameTarget(one.to, to));
    const already = own[known];
    if (already === undefined) own.push({ source, to, amount: share });
    else own[known] = { ...already, amount: already.amount + share };
  };
  const lethal = (creature: ObjectId) => stillLethal(game, [...before, ...own], creature, source);
  for (const creature of opposing) assign({ object: creature }, lethal(creature));
  const rest = beyond.length > 0 || opposing.length > 0 ? beyond : asThoughUnblocked;
  for (const target of rest)
    if ('object' in target) assign(target, stillLoyalty(game, [...before, ...own], target.object));
  const last = rest.at(-1);
  const lastOpposing = opposing.at(-1);
  if (last !== undefined) assign(last, left);
  else if (lastOpposing !== undefined) assign({ object: lastOpposing }, left);
  return own;
}

/** Whether the player has a choice: anything but the plain assignment may be legal. */
export function hasChoice(game: Game, player: PlayerId): boolean {
  const all = assigners(game, player);
  return all.some((one) => one.recipients.length > 1 && !isForced(game, one, all));
}

/** Too little for more than the one creature that blocks it, which nobody else assigns damage to (702.19b). */
function isForced(game: Game, assigner: Assigner, all: readonly Assigner[]): boolean {
  const [only, ...more] = assigner.opposing;
  if (only === undefined || more.length > 0 || assigner.asThoughUnblocked.length > 0) return false;
  const isShared = all.some((other) => other !== assigner && other.opposing.includes(only));
  return !isShared && assigner.amount <= stillLethal(game, [], only, assigner.object);
}
