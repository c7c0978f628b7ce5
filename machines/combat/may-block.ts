import {
  type Attacker,
  all,
  allowed,
  characteristics,
  controllerOf,
  firstRefusal,
  fits,
  forbidden,
  type Game,
  type ObjectId,
  objectAt,
  type PlayerId,
  type Verdict,
} from '../rules/index.ts';
import { keywordsOn } from './keyword-modules.ts';
import { changesOn, prohibitions } from './rule-changes.ts';

/** A creature that may block, and which attackers. */
export interface BlockOption {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
}

/** The creatures that attack this player, a planeswalker they control or a battle they protect (509.1a, 802.4a). */
export const attackersOf = (game: Game, player: PlayerId): readonly Attacker[] =>
  game.combat?.attackers.filter((attacker) => attacker.defendingPlayer === player) ?? [];

/**
 * May this creature, looked at by itself, be declared as a blocker of this attacker (509.1a-b)? What the whole
 * declaration must obey is asked by `blockVerdict`.
 */
export function mayBlock(game: Game, blocker: ObjectId, attacker: ObjectId): Verdict {
  return firstRefusal(
    () => couldBlock(game, blocker),
    () =>
      attackersOf(game, controllerOf(game, blocker)).some(({ object }) => object === attacker)
        ? allowed
        : forbidden('509.1a', '{1} isn’t attacking {0}’s controller.', [blocker, attacker]),
    () => mayBlockAttacker(game, blocker, attacker),
  );
}

/** May it block, whatever (509.1a-b)? */
function couldBlock(game: Game, blocker: ObjectId): Verdict {
  const object = objectAt(game, blocker);
  if (object.zone !== 'battlefield' || object.phasedOut)
    return forbidden('506.3', '{0} is not on the battlefield.', [blocker]);
  const { types } = characteristics(game, blocker);
  if (!types.includes('creature')) return forbidden('506.3', '{0} is no creature.', [blocker]);
  return all([
    types.includes('battle') ? forbidden('509.1a', '{0} is a battle.', [blocker]) : allowed,
    object.tapped ? forbidden('509.1a', '{0} is tapped.', [blocker]) : allowed,
    ...prohibitions(game, blocker, 'block', 'attackOrBlock').map(({ source }) =>
      forbidden('509.1b', '{1} says that {0} can’t block.', [blocker, source]),
    ),
  ]);
}

function mayBlockAttacker(game: Game, blocker: ObjectId, attacker: ObjectId): Verdict {
  const saysNo = (source: ObjectId): Verdict =>
    forbidden('509.1b', '{2} says that {0} can’t block {1}.', [blocker, attacker, source]);
  return all([
    ...changesOn(game, blocker, 'cantBlock')
      .filter(({ change, scope }) => fits(game, scope, change.cantBlock, attacker))
      .map(({ source }) => saysNo(source)),
    ...changesOn(game, blocker, 'canBlockOnly')
      .filter(({ change, scope }) => !fits(game, scope, change.canBlockOnly, attacker))
      .map(({ source }) => saysNo(source)),
    ...prohibitions(game, attacker, 'beBlocked').map(({ source }) => saysNo(source)),
    ...changesOn(game, attacker, 'cantBeBlockedBy')
      .filter(({ change, scope }) => fits(game, scope, change.cantBeBlockedBy, blocker))
      .map(({ source }) => saysNo(source)),
    ...changesOn(game, attacker, 'cantBeBlockedExceptBy')
      .filter(({ change, scope }) => !fits(game, scope, change.cantBeBlockedExceptBy, blocker))
      .map(({ source }) => saysNo(source)),
    ...keywordsOn(game, blocker).map(
      ({ module, had }) => module.mayBlock?.(game, blocker, had, attacker) ?? allowed,
    ),
    ...keywordsOn(game, attacker).map(
      ({ module, had }) => module.mayBeBlockedBy?.(game, attacker, had, blocker) ?? allowed,
    ),
  ]);
}

/** The creatures that the player may declare as blockers, each by itself, with what they may block. */
export function blockOptions(game: Game, player: PlayerId): readonly BlockOption[] {
  const attackers = attackersOf(game, player);
  if (attackers.length === 0) return [];
  return game.battlefield
    .filter((object) => controllerOf(game, object) === player && couldBlock(game, object).ok)
    .map((object) => ({
      object,
      attackers: attackers.map((one) => one.object).filter((one) => mayBlockAttacker(game, object, one).ok),
    }))
    .filter((option) => option.attackers.length > 0);
}
