import {
  all,
  allowed,
  type BlockerAnswer,
  controllerOf,
  firstRefusal,
  forbidden,
  type Game,
  type ObjectId,
  type PlayerId,
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
import { attackersOf, blockOptions, mayBlock } from './may-block.ts';
import { mostBlocks } from './most-blocks.ts';
import { mostOthersNeeded, othersNeeded } from './others-needed.ts';
import { changesOnPlayer } from './rule-changes.ts';

/**
 * Is this a legal declaration of blockers for this defending player (509.1a-c)? Each block by itself, then the
 * restrictions on all of them, then whether as many requirements are obeyed as can be. What attacks other players and
 * what they block with doesn't matter (802.4b). Names every restriction or requirement that is broken.
 */
export function blockVerdict(game: Game, player: PlayerId, answer: readonly BlockerAnswer[]): Verdict {
  const wellFormed = all(
    answer.flatMap(({ object, attackers }, position) => [
      answer.findIndex((one) => one.object === object) === position
        ? allowed
        : forbidden('509.1a', '{0} is declared twice.', [object]),
      attackers.length > 0 && new Set(attackers).size === attackers.length
        ? allowed
        : forbidden('509.1a', '{0} blocks one or more different creatures.', [object]),
      controllerOf(game, object) === player
        ? allowed
        : forbidden('509.1a', '{p0} doesn’t control {0}.', [object], { players: [player] }),
    ]),
  );
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

/** The restrictions on the whole declaration: how many block how many, and blocking alone (509.1a-b). */
function restrictionsTogether(game: Game, player: PlayerId, answer: readonly BlockerAnswer[]): Verdict {
  return all([
    ...answer
      .filter(({ object, attackers }) => attackers.length > mostBlocked(game, object))
      .map(({ object }) =>
        forbidden('509.1a', '{0} can’t block more than {most} creatures.', [object], {
          values: { most: mostBlocked(game, object) },
        }),
      ),
    ...answer.flatMap(({ object }) =>
      othersNeeded(game, object, 'block')
        .filter(({ others }) => answer.length <= others)
        .map(({ others, source }) =>
          others === 1
            ? forbidden('509.1b', '{1} says that {0} can’t block alone.', [object, source])
            : forbidden(
                '509.1b',
                '{1} says that {0} can’t block unless at least {others} other creatures block.',
                [object, source],
                { values: { others } },
              ),
        ),
    ),
    ...changesOnPlayer(game, player, 'mostBlocking')
      .filter(({ change }) => answer.length > change.mostBlocking)
      .map(({ change, source }) =>
        forbidden('509.1b', '{0} says that no more than {most} creatures can block.', [source], {
          values: { most: change.mostBlocking },
        }),
      ),
    ...attackersOf(game, player).map(({ object }) => numberVerdict(game, object, answer)),
  ]);
}

/** May it be blocked by as many creatures as this? */
function numberVerdict(game: Game, attacker: ObjectId, answer: readonly BlockerAnswer[]): Verdict {
  const count = answer.filter(({ attackers }) => attackers.includes(attacker)).length;
  if (count === 0) return allowed;
  return all([
    ...allOrNone(game, attacker).flatMap(({ all: everyone, source }) =>
      everyone.length === count
        ? []
        : answer
            .filter(({ attackers }) => attackers.includes(attacker))
            .map(({ object }) =>
              forbidden('509.1b', '{2} says that {0} can’t block {1} unless all creatures do.', [
                object,
                attacker,
                source,
              ]),
            ),
    ),
    ...fewestBlockers(game, attacker)
      .filter(({ fewest }) => count < fewest)
      .map(({ fewest, source, rule }) =>
        forbidden(rule, '{0} can’t be blocked except by {fewest} or more creatures.', [attacker, source], {
          values: { fewest },
        }),
      ),
    ...mostBlockers(game, attacker)
      .filter(({ most }) => count > most)
      .map(({ most, source }) =>
        forbidden('509.1b', '{0} can’t be blocked by more than {most} creatures.', [attacker, source], {
          values: { most },
        }),
      ),
  ]);
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
        most: Math.min(...mostBlockers(game, object).map(({ most }) => most)),
        obeysIfBlocked: counting(null, object),
      })),
      most: Math.min(
        ...changesOnPlayer(game, player, 'mostBlocking').map(({ change }) => change.mostBlocking),
      ),
    },
    obeyed,
  ).blocks;
}
