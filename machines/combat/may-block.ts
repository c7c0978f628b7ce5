import {
  type ActiveRule,
  type Attacker,
  all,
  allowed,
  answersOf,
  characteristics,
  controllerOf,
  firstRefusal,
  forbidden,
  type Game,
  keywordsOn,
  type ObjectId,
  objectAt,
  oncePerState,
  type PlayerId,
  ruleChangesFor,
  type Verdict,
} from '../rules/index.ts';

/** A creature that may block, and which attackers. */
export interface BlockOption {
  readonly object: ObjectId;
  readonly attackers: readonly ObjectId[];
}

/** The creatures that attack this player, a planeswalker they control or a battle they protect (509.1a, 802.4a). */
export const attackersOf = (game: Game, player: PlayerId): readonly Attacker[] =>
  game.combat?.attackers.filter((attacker) => attacker.defendingPlayer === player) ?? [];

/** What a creature may block that enters under this player's control blocking (509.4, 506.3e); restrictions don't matter (509.4b). */
export const enteringBlocks = (game: Game, controller: PlayerId): readonly ObjectId[] =>
  attackersOf(game, controller).map(({ object }) => object);

/**
 * May this creature, looked at by itself, be declared as a blocker of this attacker (509.1a-b)? What the whole
 * declaration must obey is asked by `blockVerdict`.
 */
export function mayBlock(game: Game, blocker: ObjectId, attacker: ObjectId): Verdict {
  const option = blockOptions(game, controllerOf(game, blocker)).find(({ object }) => object === blocker);
  if (option?.attackers.includes(attacker) === true) return allowed;
  return firstRefusal(
    () => couldBlock(game, blocker),
    () =>
      attackersOf(game, controllerOf(game, blocker)).some(({ object }) => object === attacker)
        ? allowed
        : forbidden('509.1a', '{1} isn’t attacking {0}’s controller.', [blocker, attacker]),
    () => mayBlockAttacker(game, sideOf(game, blocker), sideOf(game, attacker)),
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
    ...answersOf(ruleChangesFor(game, blocker), (home, rule) => home.mayBlock?.(rule, blocker)),
  ]);
}

/** A creature, and the effects that change rules for it: looked up once for many blocks. */
interface Side {
  readonly id: ObjectId;
  readonly rules: readonly ActiveRule[];
}

const sideOf = (game: Game, id: ObjectId): Side => ({ id, rules: ruleChangesFor(game, id) });

/** Evasion abilities and other effects on the two creatures (509.1b). */
function mayBlockAttacker(game: Game, blocker: Side, attacker: Side): Verdict {
  return all([
    ...answersOf(blocker.rules, (home, rule) => home.mayBlockThat?.(game, rule, blocker.id, attacker.id)),
    ...answersOf(attacker.rules, (home, rule) => home.mayBeBlockedBy?.(game, rule, attacker.id, blocker.id)),
    ...keywordsOn(game, attacker.id).map(
      ({ module, had }) => module.mayBeBlockedBy?.(game, attacker.id, had, blocker.id) ?? allowed,
    ),
    ...keywordsOn(game, blocker.id).map(
      ({ module, had }) => module.mayBlock?.(game, blocker.id, had, attacker.id) ?? allowed,
    ),
  ]);
}

/** The creatures that the player may declare as blockers, each by itself, with what they may block. */
export const blockOptions = oncePerState((game: Game, player: PlayerId): readonly BlockOption[] => {
  const attackers = attackersOf(game, player).map(({ object }) => sideOf(game, object));
  return game.battlefield
    .filter((object) => controllerOf(game, object) === player && couldBlock(game, object).ok)
    .map((object) => {
      const blocker = sideOf(game, object);
      return {
        object,
        attackers: attackers.filter((one) => mayBlockAttacker(game, blocker, one).ok).map(({ id }) => id),
      };
    })
    .filter((option) => option.attackers.length > 0);
});
