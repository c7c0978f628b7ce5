/** Attackers and blockers as a line names them (508.1a, 509.1a). */
import {
  controllerOf,
  type Defender,
  type Game,
  type ObjectId,
  type PlayerId,
  type Target,
} from '../../rules/index.ts';
import { findAmong } from './find.ts';
import type { Action } from './line.ts';
import type { Reference } from './names.ts';
import { gameOf, type Run, send, type Trouble, trouble } from './sending.ts';

const onBattlefield =
  (game: Game) =>
  (target: Target): boolean =>
    'object' in target && game.objects[target.object]?.zone === 'battlefield';

export function attack(run: Run, action: Extract<Action, { do: 'attack' }>): Trouble {
  const game = gameOf(run);
  const answer: { object: ObjectId; defender: Defender }[] = [];
  for (const { defender: whom, with: creatures } of action.attacks) {
    const defender = findAmong(
      game,
      run.names,
      whom,
      (target) => 'player' in target || onBattlefield(game)(target),
    );
    if ('reason' in defender) return trouble(defender.reason);
    for (const creature of creatures) {
      const found = ownCreature(
        run,
        game,
        action.player,
        creature,
        answer.map(({ object }) => object),
      );
      if (typeof found !== 'number') return found;
      answer.push({ object: found, defender: defender.target });
    }
  }
  return send(run, { type: 'decision.answer', player: action.player, answer });
}

/** A permanent of the player that isn’t in use yet. */
function ownCreature(
  run: Run,
  game: Game,
  player: PlayerId,
  reference: Reference,
  used: readonly ObjectId[],
): ObjectId | Trouble {
  const found = findAmong(
    game,
    run.names,
    reference,
    (target) =>
      onBattlefield(game)(target) &&
      'object' in target &&
      controllerOf(game, target.object) === player &&
      !used.includes(target.object),
  );
  if ('reason' in found) return trouble(found.reason);
  return 'object' in found.target ? found.target.object : trouble('a player is no creature');
}

export function block(run: Run, action: Extract<Action, { do: 'block' }>): Trouble {
  const game = gameOf(run);
  const attacking = (game.combat?.attackers ?? []).map(({ object }) => object);
  const blockers = new Map<ObjectId, ObjectId[]>();
  const taken: ObjectId[] = [];
  for (const { attacker: whom, with: creatures } of action.blocks) {
    const isAttacker = (target: Target) =>
      'object' in target && attacking.includes(target.object) && !taken.includes(target.object);
    const attacker = findAmong(game, run.names, whom, isAttacker);
    if ('reason' in attacker) return trouble(attacker.reason);
    if (!('object' in attacker.target)) return trouble('a player is no attacker');
    taken.push(attacker.target.object);
    const here: ObjectId[] = [];
    for (const creature of creatures) {
      const found = ownCreature(run, game, action.player, creature, here);
      if (typeof found !== 'number') return found;
      here.push(found);
      blockers.set(found, [...(blockers.get(found) ?? []), attacker.target.object]);
    }
  }
  const answer = [...blockers].map(([object, attackers]) => ({ object, attackers }));
  return send(run, { type: 'decision.answer', player: action.player, answer });
}
