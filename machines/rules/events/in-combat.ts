/** Who attacks whom and who blocks whom, as that is kept (508, 509). */
import { characteristics, controllerOf, objectAt } from '../characteristics/index.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Attacker, Combat, Defender, Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { rulesTable } from '../state/table.ts';
import { type Writable, write } from '../state/write.ts';

/** A creature that now attacks (508.1k), or was put onto the battlefield attacking (508.4). */
export function asAttacker(game: Game, object: ObjectId, defender: Defender, declared: boolean): Attacker {
  return {
    object,
    defender: { ...defender },
    defendingPlayer: defendingPlayer(game, defender),
    blocked: null,
    blockers: [],
    declared,
  };
}

/** The player who defends: attacked, controller of the planeswalker, or protector of the battle (508.5). */
export function defendingPlayer(game: Game, defender: Defender): PlayerId {
  if ('player' in defender) return defender.player;
  const object = objectAt(game, defender.object);
  const isBattle = characteristics(game, defender.object).types.includes('battle');
  return isBattle && object.protector !== null ? object.protector : controllerOf(game, defender.object);
}

/** Adds a creature that entered the battlefield attacking, or that an effect says is attacking (508.4); unblocked if blockers were declared (508.4d). */
export function joinAttack(game: Game, object: ObjectId, defender: Defender): void {
  if (!mayJoin(game, object, defender)) return;
  const combat = write(game).combat();
  const late = game.turn.step !== 'declareAttackers' && game.turn.step !== 'beginningOfCombat';
  const joining = asAttacker(game, object, defender, false);
  combat.anyAttacked = true;
  combat.attackers = [...combat.attackers, late ? { ...joining, blocked: false } : joining];
}

/** Only of the attacking player, and only against what may be attacked (506.3a-c, 506.3f, 508.4a). */
function mayJoin(game: Game, object: ObjectId, defender: Defender): boolean {
  if (!mayFight(game, object)) return false;
  const { controller } = characteristics(game, object);
  return rulesTable()
    .combat.enteringDefenders(game, controller)
    .some((one) =>
      'player' in one
        ? 'player' in defender && one.player === defender.player
        : 'object' in defender && one.object === defender.object,
    );
}

/**
 * A creature that entered the battlefield blocking blocks (509.4), if it is a creature and no battle, and that creature
 * is attacking who controls it (506.3a, 506.3e-f). Returns what becomes of the attacker (509.3c-d).
 */
export function joinBlock(game: Game, object: ObjectId, blocked: ObjectId): GameEvent | null {
  if (!mayFight(game, object)) return null;
  const { controller } = characteristics(game, object);
  if (!rulesTable().combat.enteringBlocks(game, controller).includes(blocked)) return null;
  const combat = write(game).combat();
  combat.blockers = [...combat.blockers, { object, attackers: [blocked] }];
  return { type: 'becomeBlocked', object: blocked, by: [object] };
}

/** Only a creature that is no battle attacks or blocks (506.3, 506.3a, 506.3f-g). */
export function mayFight(game: Game, object: ObjectId): boolean {
  const { types } = characteristics(game, object);
  return types.includes('creature') && !types.includes('battle');
}

/** Whether two attacking creatures are in the same band. */
export const isBandedWith = (one: Attacker, other: Attacker): boolean =>
  one.band !== undefined && one.band === other.band && one.object !== other.object;

/** What becomes blocked with a creature: all others of its band, by the same creatures or by none (702.22h-i). */
export function blockedTogether(
  { combat }: Game,
  { by, object }: EventOf<'becomeBlocked'>,
): readonly GameEvent[] {
  const attackers = combat?.attackers ?? [];
  const first = attackers.find((one) => one.object === object);
  if (first === undefined) return [];
  return attackers
    .filter((one) => isBandedWith(one, first))
    .map((one) => ({ one, more: by.filter((id) => !one.blockers.includes(id)) }))
    .filter(({ more, one }) => one.blocked !== true || more.length > 0)
    .map(({ more, one }) => ({ type: 'becomeBlocked', object: one.object, by: more }));
}

/** Changes what is kept of an attacking creature. */
export function changeAttacker(
  combat: Writable<Combat>,
  id: ObjectId,
  change: (one: Attacker) => Attacker,
): void {
  combat.attackers = combat.attackers.map((one) => (one.object === id ? change(one) : one));
}
