import { characteristics, controllerOf, objectAt } from '../characteristics/index.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { Attacker, Blocker, Combat, Defender, Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import { rulesTable } from '../state/table.ts';
import { type Writable, write } from '../state/write.ts';

type CombatEvent = EventOf<
  'attack' | 'block' | 'becomeBlocked' | 'unblocked' | 'joinAttack' | 'reselect' | 'removeFromCombat'
>;

/** Keeps who attacks whom and who blocks whom (508.1k, 509.1g-h, 506.4). */
export function applyCombat(game: Game, event: CombatEvent): GameEvent {
  // Outside of combat nothing attacks, blocks or is to be removed.
  if (game.combat === null) return event;
  const combat = write(game).combat();
  switch (event.type) {
    case 'attack':
      combat.anyAttacked = combat.anyAttacked || event.attackers.length > 0;
      combat.attackers = [
        ...combat.attackers,
        ...event.attackers.map(({ band, defender, object }) => ({
          ...attacker(game, object, defender, true),
          ...(band !== undefined && { band }),
        })),
      ];
      if (event.attackers.length > 0) {
        write(game).turn().attacked = [...game.turn.attacked, ...event.attackers.map((one) => one.object)];
      }
      return event;
    case 'block':
      return block(combat, event);
    case 'joinAttack':
      joinAttack(game, event.object, event.defender);
      return event;
    case 'becomeBlocked':
      return becomeBlocked(combat, event);
    case 'unblocked':
      changeAttacker(combat, event.object, (one) => ({ ...one, blocked: false }));
      return event;
    case 'reselect':
      // It stays in combat, blocked or not, and what it attacked when it was declared was attacked (508.7a).
      changeAttacker(combat, event.object, ({ formerDefender: _, ...one }) => ({
        ...one,
        defender: { ...event.defender },
        defendingPlayer: defendingPlayer(game, event.defender),
      }));
      return event;
    case 'removeFromCombat':
      remove(combat, event);
      return event;
    default:
      return event satisfies never;
  }
}

/** A creature that now attacks (508.1k), or was put onto the battlefield attacking (508.4). */
export function attacker(game: Game, object: ObjectId, defender: Defender, declared: boolean): Attacker {
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
  const joining = attacker(game, object, defender, false);
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

function becomeBlocked(combat: Writable<Combat>, event: EventOf<'becomeBlocked'>): GameEvent {
  const { by, object } = event;
  const before = combat.attackers.find((one) => one.object === object);
  changeAttacker(combat, object, (one) => ({
    ...one,
    blocked: true,
    blockers: [...one.blockers, ...by.filter((id) => !one.blockers.includes(id))],
  }));
  // What blocks one of a band blocks this one as well without having been declared to (702.22h).
  combat.blockers = combat.blockers.map((one) =>
    by.includes(one.object) && before !== undefined && !one.attackers.includes(object)
      ? { ...one, attackers: [...one.attackers, object] }
      : one,
  );
  return before?.blocked === true ? { ...event, already: true } : event;
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

function block(combat: Writable<Combat>, event: EventOf<'block'>): GameEvent {
  const already = event.blockers.some(({ object }) => combat.blockers.some((one) => one.object === object));
  const declared = event.blockers.map(({ attackers, object }): Blocker => {
    // It may have entered the battlefield blocking something else, or block that already.
    const before = combat.blockers.find((one) => one.object === object)?.attackers ?? [];
    return { object, attackers: [...before, ...attackers.filter((id) => !before.includes(id))] };
  });
  const others = combat.blockers.filter(({ object }) => !declared.some((one) => one.object === object));
  combat.blockers = [...others, ...declared];
  if (event.byEffect !== true) combat.declaredBlocks = [...combat.declaredBlocks, event.player];
  return event.byEffect === true && already ? { ...event, already: true } : event;
}

function changeAttacker(combat: Writable<Combat>, id: ObjectId, change: (one: Attacker) => Attacker): void {
  combat.attackers = combat.attackers.map((one) => (one.object === id ? change(one) : one));
}

/** A permanent removed from combat (506.4): no more attacking or blocking, and attacked by nothing (506.4c). */
function remove(combat: Writable<Combat>, { object: id, only }: EventOf<'removeFromCombat'>): void {
  if (only !== 'fighting') {
    combat.attackers = combat.attackers.map((one) =>
      one.defender !== null && 'object' in one.defender && one.defender.object === id
        ? { ...one, defender: null, formerDefender: one.defender }
        : one,
    );
  }
  if (only === 'attacked') return;
  combat.attackers = combat.attackers
    .filter((one) => one.object !== id)
    .map((one) => ({ ...one, blockers: one.blockers.filter((blocker) => blocker !== id) }));
  combat.blockers = combat.blockers
    .filter((one) => one.object !== id)
    .map((one) => ({ ...one, attackers: one.attackers.filter((attacked) => attacked !== id) }));
}
