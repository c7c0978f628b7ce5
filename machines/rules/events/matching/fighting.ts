import { characteristics, controllerOf, fits } from '../../characteristics/index.ts';
import type { EventOf } from '../../state/event.ts';
import type { Blocker, Defender } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import { linkKey } from '../../state/links.ts';
import type { Players } from '../../state/vocabulary/index.ts';
import { type AboutOf, by, type Found, is, type Looking, type Matchers, type Subject } from './matcher.ts';

/** Attacks and blocks, fights, and damage. */
export const fighting: Matchers<
  | 'attacks'
  | 'playerAttacks'
  | 'paysToAttack'
  | 'blocks'
  | 'becomesBlocked'
  | 'attacksUnblocked'
  | 'fights'
  | 'dealsDamage'
  | 'dealtDamage'
> = {
  attacks(looking, condition, event) {
    if (event.type !== 'attack' || (condition.alone === true && event.attackers.length !== 1)) return null;
    return event.attackers
      .filter(
        (one) =>
          is(looking, condition.object, one.object) &&
          (attacksPlayer(looking, condition.player, one.defender) ||
            (condition.orPlaneswalkers === true &&
              attacksPlaneswalkerOf(looking, condition.player, one.defender))),
      )
      .map((one) => ({
        object: one.object,
        player: event.player,
        otherPlayer: 'player' in one.defender ? one.defender.player : null,
      }));
  },

  playerAttacks(looking, condition, event) {
    if (event.type !== 'attack' || !by(looking, condition.by, event.player)) return null;
    const { game, scope } = looking;
    const counted = event.attackers.filter(
      (one) =>
        attacksPlayer(looking, condition.player, one.defender) &&
        (condition.with === undefined || fits(game, scope, condition.with, one.object)),
    );
    return counted.length >= (condition.atLeast ?? 1)
      ? { player: event.player, amount: counted.length }
      : null;
  },

  paysToAttack: ({ scope }, { linked }, event) =>
    event.type === 'payToAttack' && event.source === scope.self && event.link === linkKey(linked, scope.pair)
      ? { object: event.object, player: event.player, other: event.objects[0] ?? null }
      : null,

  blocks(looking, { atLeast = 0, blocked, object }, event) {
    if (event.type !== 'block') return null;
    const { game, scope } = looking;
    return event.blockers.flatMap((one) => {
      if (!is(looking, object, one.object) || !blocksAtLeast(looking, one, atLeast)) return [];
      // "Blocks a creature" happens once for each (509.3b), "blocks" once for the blocker (509.3a).
      if (blocked === undefined)
        return event.already === true && atLeast === 0
          ? []
          : [{ object: one.object, other: one.attackers[0] ?? null }];
      return one.attackers
        .filter((id) => fits(game, scope, blocked, id))
        .map((id) => ({ object: one.object, other: id }));
    });
  },

  becomesBlocked(looking, { by: blocker, byAtLeast, object }, event) {
    if (event.type !== 'becomeBlocked' || !is(looking, object, event.object)) return null;
    if (byAtLeast !== undefined) return blockedByAtLeast(looking, byAtLeast, event);
    // 509.3c: once, however many creatures come to block it.
    if (blocker === undefined && event.already === true) return null;
    if (blocker === undefined)
      return { object: event.object, other: event.by[0] ?? null, amount: event.by.length };
    const { game, scope } = looking;
    return event.by
      .filter((id) => fits(game, scope, blocker, id))
      .map((id) => ({ object: event.object, other: id }));
  },

  attacksUnblocked: (looking, { object, player }, event) =>
    event.type === 'unblocked' && is(looking, object, event.object)
      ? unblocked(looking, event.object, player)
      : null,

  fights: (looking, { object: wanted }, event) =>
    event.type === 'fight'
      ? event.objects.filter((id) => is(looking, wanted, id)).map((object) => ({ object }))
      : null,

  dealsDamage: (looking, { combat, oneOrMore, source, to, toPlayer }, event) =>
    event.type === 'damage' &&
    event.amount > 0 &&
    isCombat(combat, event) &&
    (source === undefined || is(looking, source, event.source)) &&
    hits(looking, to, toPlayer, event)
      ? oneOrMore === 'ofAPlayer'
        ? { ...damaged(event), otherPlayer: controllerOf(looking.game, event.source) }
        : damaged(event)
      : null,

  dealtDamage(looking, condition, event) {
    if (event.type !== 'damage' || event.amount <= 0 || !isCombat(condition.combat, event)) return null;
    const met =
      'object' in event.to
        ? condition.object !== undefined && is(looking, condition.object, event.to.object)
        : condition.player !== undefined && by(looking, condition.player, event.to.player);
    if (!met || condition.excess === undefined) return met ? damaged(event) : null;
    const { excess = 0 } = event;
    return excess > 0 ? { ...damaged(event), amount: excess } : null;
  },
};

/** It blocks so many now that it blocks these as well, and before fewer (509.3e). */
function blocksAtLeast({ game }: Looking, { attackers, object }: Blocker, number: number): boolean {
  if (number === 0) return true;
  const blocked = game.combat?.blockers.find((one) => one.object === object)?.attackers ?? [];
  const before = blocked.filter((id) => !attackers.includes(id)).length;
  return blocked.length >= number && before < number;
}

/** So many creatures block it now that these do as well, and before fewer did (509.3e). */
function blockedByAtLeast(
  { game }: Looking,
  number: number,
  { by: joining, object }: EventOf<'becomeBlocked'>,
): Found<'becomesBlocked'> {
  const { blockers = [] } = game.combat?.attackers.find((one) => one.object === object) ?? {};
  const before = blockers.filter((id) => !joining.includes(id)).length;
  return blockers.length >= number && before < number ? { object, amount: blockers.length } : null;
}

const attacksPlayer = (looking: Looking, whom: Players | undefined, defender: Defender): boolean =>
  by(looking, whom, 'player' in defender ? defender.player : null);

/** What attacks and isn't blocked, and whom it attacks; null if that is none of those. */
function unblocked(looking: Looking, object: ObjectId, whom: Players | undefined): Found<'attacksUnblocked'> {
  const attackers = looking.game.combat?.attackers;
  const defender = attackers?.find((one) => one.object === object)?.defender ?? null;
  const otherPlayer = defender !== null && 'player' in defender ? defender.player : null;
  return by(looking, whom, otherPlayer) ? { object, otherPlayer } : null;
}

/** Whether what is attacked is a planeswalker that such a player controls. */
const attacksPlaneswalkerOf = (looking: Looking, whom: Players | undefined, defender: Defender): boolean =>
  'object' in defender &&
  characteristics(looking.game, defender.object).types.includes('planeswalker') &&
  by(looking, whom, controllerOf(looking.game, defender.object));

const isCombat = (wanted: boolean | undefined, { combat }: EventOf<'damage'>): boolean =>
  wanted === undefined || wanted === combat;

/** Whether damage is dealt to what a condition speaks of; where it speaks of nothing, any is. */
function hits(
  looking: Looking,
  to: Subject | undefined,
  toPlayer: Players | undefined,
  event: EventOf<'damage'>,
): boolean {
  if (to === undefined && toPlayer === undefined) return true;
  return 'object' in event.to
    ? to !== undefined && is(looking, to, event.to.object)
    : toPlayer !== undefined && by(looking, toPlayer, event.to.player);
}

const damaged = (event: EventOf<'damage'>): AboutOf<'dealtDamage'> => ({
  source: event.source,
  amount: event.amount,
  object: 'object' in event.to ? event.to.object : null,
  player: 'player' in event.to ? event.to.player : null,
});
