import {
  all,
  allowed,
  answersOf,
  type BlockerAnswer,
  controllerOf,
  firstRefusal,
  forbidden,
  type Game,
  type ObjectId,
  type PlayerId,
  ruleChangesForPlayer,
  type Verdict,
} from '../rules/index.ts';
import {
  allOrNone,
  type BlockRequirement,
  blockRequirements,
  fewestBlockers,
  mostBlocked,
  mostBlockers,
  obeysByBlocking,
} from './block-requirements.ts';
import { costsToBlock, costsVerdict } from './costs.ts';
import { type Limit, leastOf, limit } from './limits.ts';
import { attackersOf, blockOptions, mayBlock } from './may-block.ts';
import { mostBlocks } from './most-blocks.ts';
import { mostOthersNeeded, othersNeeded } from './others-needed.ts';

/**
 * Is this a legal declaration of blockers for this defending player (509.1a-c)? Each block by itself, then the
 * restrictions on all of them, then whether as many requirements are obeyed as can be. What attacks other players and
 * what they block with doesn't matter (802.4b). Names every restriction or requirement that is broken.
 */
export function blockVerdict(game: Game, player: PlayerId, answer: readonly BlockerAnswer[]): Verdict {
  const wellFormed = wellFormedVerdict(game, player, answer);
  if (!wellFormed.ok) return wellFormed;
  const each = all(
    answer.flatMap(({ object, attackers }) => attackers.map((attacker) => mayBlock(game, object, attacker))),
  );
  if (!each.ok) return each;
  return firstRefusal(
    () => restrictionsTogether(game, player, answer),
    () => requirementsVerdict(game, player, answer),
    () =>
      costsVerdict(
        game,
        player,
        answer.flatMap(({ object }) => costsToBlock(game, object)),
      ),
  );
}

/** Creatures of the player's, each declared once, that block one or more different creatures (509.1a). */
function wellFormedVerdict(game: Game, player: PlayerId, answer: readonly BlockerAnswer[]): Verdict {
  const broken: Verdict[] = [];
  for (const one of answer) {
    const { object, attackers } = one;
    if (answer.find((other) => other.object === object) !== one)
      broken.push(forbidden('509.1a', '{0} is declared twice.', [object]));
    if (attackers.length === 0 || attackers.some((attacker, at) => attackers.indexOf(attacker) !== at))
      broken.push(forbidden('509.1a', '{0} blocks one or more different creatures.', [object]));
    if (controllerOf(game, object) !== player)
      broken.push(forbidden('509.1a', '{p0} doesn’t control {0}.', [object], { players: [player] }));
  }
  return all(broken);
}

/** The restrictions on the whole declaration: how many block how many, and blocking alone (509.1a-b). */
function restrictionsTogether(game: Game, player: PlayerId, answer: readonly BlockerAnswer[]): Verdict {
  const broken: Verdict[] = [];
  for (const { object, attackers } of answer) {
    const most = mostBlocked(game, object);
    if (attackers.length > most)
      broken.push(
        forbidden('509.1a', '{0} can’t block more than {most} creatures.', [object], { values: { most } }),
      );
    for (const { others, source } of othersNeeded(game, object, 'block'))
      if (answer.length <= others) broken.push(neededVerdict(object, source, others));
  }
  for (const { most, source } of mostBlocking(game, player)) {
    if (answer.length > most)
      broken.push(
        forbidden('509.1b', '{0} says that no more than {most} creatures can block.', [source], {
          values: { most },
        }),
      );
  }
  for (const { object } of attackersOf(game, player)) broken.push(numberVerdict(game, object, answer));
  return all(broken);
}

/** How many of a player's creatures can block, and what says so. */
const mostBlocking = (game: Game, player: PlayerId): readonly Limit[] =>
  answersOf(ruleChangesForPlayer(game, player), (home, { change, source }) =>
    limit(source, home.mostBlocking?.(change)),
  );

const neededVerdict = (object: ObjectId, source: ObjectId, others: number): Verdict =>
  others === 1
    ? forbidden('509.1b', '{1} says that {0} can’t block alone.', [object, source])
    : forbidden(
        '509.1b',
        '{1} says that {0} can’t block unless at least {others} other creatures block.',
        [object, source],
        { values: { others } },
      );

/** May it be blocked by as many creatures as this? */
function numberVerdict(game: Game, attacker: ObjectId, answer: readonly BlockerAnswer[]): Verdict {
  const blocking = answer.filter(({ attackers }) => attackers.includes(attacker));
  const count = blocking.length;
  if (count === 0) return allowed;
  const broken: Verdict[] = [];
  for (const { all: everyone, source } of allOrNone(game, attacker)) {
    if (everyone.length === count) continue;
    for (const { object } of blocking)
      broken.push(
        forbidden('509.1b', '{2} says that {0} can’t block {1} unless all creatures do.', [
          object,
          attacker,
          source,
        ]),
      );
  }
  for (const { fewest, source, rule } of fewestBlockers(game, attacker)) {
    if (count < fewest)
      broken.push(
        forbidden(rule, '{0} can’t be blocked except by {fewest} or more creatures.', [attacker, source], {
          values: { fewest },
        }),
      );
  }
  for (const { most, source } of mostBlockers(game, attacker)) {
    if (count > most)
      broken.push(
        forbidden('509.1b', '{0} can’t be blocked by more than {most} creatures.', [attacker, source], {
          values: { most },
        }),
      );
  }
  return all(broken);
}

/** 509.1c. Blocks that have a cost count as possible only for creatures that the player chose to block with. */
function requirementsVerdict(game: Game, player: PlayerId, answer: readonly BlockerAnswer[]): Verdict {
  const requirements = blockRequirements(game, player);
  const broken = requirements.filter((one) => !answer.some((block) => obeysByBlocking(one, block)));
  if (broken.length === 0) return allowed;
  const better = bestBlock(game, player, requirements, answer, requirements.length - broken.length);
  const neglected = broken.filter((one) => better.some((block) => obeysByBlocking(one, block)));
  return all(neglected.map(neglectedVerdict));
}

function neglectedVerdict({ blocker, attacker, source }: BlockRequirement): Verdict {
  if (blocker === null)
    return forbidden('509.1c', '{1} says that {0} must be blocked if able.', [attacker, source]);
  if (attacker === null) return forbidden('509.1c', '{1} says that {0} blocks if able.', [blocker, source]);
  return forbidden('509.1c', '{2} says that {0} blocks {1} if able.', [blocker, attacker, source]);
}

/** A declaration without costs that obeys the most requirements. */
export const requiredBlock = (game: Game, player: PlayerId): readonly BlockerAnswer[] =>
  bestBlock(game, player, blockRequirements(game, player), [], 0);

/**
 * Of the declarations that obey more than so many requirements one that obeys the most, if there are any: without
 * costs, but for creatures that are chosen.
 */
function bestBlock(
  game: Game,
  player: PlayerId,
  requirements: readonly BlockRequirement[],
  chosen: readonly BlockerAnswer[],
  obeyed: number,
): readonly BlockerAnswer[] {
  // No declaration obeys more than all of them.
  if (obeyed >= requirements.length) return [];
  const counting = (blocker: ObjectId | null, attacker: ObjectId | null): number =>
    requirements.filter((one) => one.blocker === blocker && one.attacker === attacker).length;
  const isFree = (blocker: ObjectId): boolean =>
    costsToBlock(game, blocker).length === 0 || chosen.some(({ object }) => object === blocker);
  return mostBlocks(
    {
      blockers: blockOptions(game, player)
        .filter(({ object }) => isFree(object))
        .map(({ object, attackers }) => ({
          object,
          options: attackers.map((attacker) => ({ attacker, obeys: counting(object, attacker) })),
          obeysByBlocking: counting(object, null),
          most: mostBlocked(game, object),
          others: mostOthersNeeded(game, object, 'block'),
        })),
      attackers: attackersOf(game, player).map(({ object }) => ({
        object,
        fewest: Math.max(
          1,
          ...fewestBlockers(game, object).map(({ fewest }) => fewest),
          ...allOrNone(game, object).map(({ all: everyone }) => everyone.length),
        ),
        most: leastOf(mostBlockers(game, object)),
        obeysIfBlocked: counting(null, object),
      })),
      most: leastOf(mostBlocking(game, player)),
    },
    obeyed,
  ).blocks;
}
