import {
  type AttackerAnswer,
  all,
  allowed,
  answersOf,
  type Defender,
  firstRefusal,
  forbidden,
  type Game,
  type ObjectId,
  type PlayerId,
  ruleChangesFor,
  ruleChangesForPlayer,
  sameTarget,
  type Verdict,
} from '../rules/index.ts';
import { type AttackRequirement, attackRequirements, obeysByAttacking } from './attack-requirements.ts';
import { attackCostsVerdict, costsToAttack } from './costs.ts';
import { attackingPlayer, defenders, defendingPlayers } from './defenders.ts';
import { type Limit, leastOf, limit } from './limits.ts';
import { attackOptions, mayAttack } from './may-attack.ts';
import { mostAttacks } from './most-attacks.ts';
import { mostOthersNeeded, othersNeeded } from './others-needed.ts';

/**
 * Is this a legal declaration of attackers (508.1a-d)? Each creature by itself, then the restrictions on all of them,
 * then whether as many requirements are obeyed as can be, and whether its costs can be paid. Names every restriction or requirement that is broken.
 */
export function attackVerdict(game: Game, player: PlayerId, answer: readonly AttackerAnswer[]): Verdict {
  if (player !== attackingPlayer(game))
    return forbidden('508.1', '{p0} is not the attacking player.', [], { players: [player] });
  const twice = answer.find(
    ({ object }, position) => answer.findIndex((one) => one.object === object) !== position,
  );
  if (twice !== undefined) return forbidden('508.1b', '{0} can’t attack twice.', [twice.object]);
  const each = all(answer.map(({ object, defender }) => mayAttack(game, object, defender)));
  if (!each.ok) return each;
  return firstRefusal(
    () => restrictionsTogether(game, player, answer),
    () => requirementsVerdict(game, player, answer),
    () => attackCostsVerdict(game, player, answer),
  );
}

/** The restrictions on the whole declaration: attacking alone, and how many can attack (508.1c, 802.3a). */
function restrictionsTogether(game: Game, player: PlayerId, answer: readonly AttackerAnswer[]): Verdict {
  const broken: Verdict[] = [];
  for (const { object } of answer) {
    for (const { others, source } of othersNeeded(game, object, 'attack'))
      if (answer.length <= others) broken.push(neededVerdict(object, source, others));
    if (answer.length === 1) continue;
    for (const source of saysOnlyAlone(game, object))
      broken.push(forbidden('508.1c', '{1} says that {0} can only attack alone.', [object, source]));
  }
  for (const { most, source } of mostAttackers(game, player)) {
    if (answer.length > most)
      broken.push(
        forbidden('508.1c', '{0} says that no more than {most} creatures can attack.', [source], {
          values: { most },
        }),
      );
  }
  for (const defending of defendingPlayers(game)) {
    for (const { most, source } of mostAttackersOf(game, defending)) {
      if (attackersAgainst(answer, defending) > most)
        broken.push(
          forbidden('508.1c', '{0} says that no more than {most} creatures can attack {p0}.', [source], {
            players: [defending],
            values: { most },
          }),
        );
    }
  }
  return all(broken);
}

/** What says that it can only attack alone. */
const saysOnlyAlone = (game: Game, creature: ObjectId): readonly ObjectId[] =>
  answersOf(ruleChangesFor(game, creature), ({ attacksOnlyAlone }, { source }) =>
    attacksOnlyAlone === true ? source : undefined,
  );

/** How many of a player's creatures can attack, and what says so. */
const mostAttackers = (game: Game, player: PlayerId): readonly Limit[] =>
  answersOf(ruleChangesForPlayer(game, player), (home, { change, source }) =>
    limit(source, home.mostAttackers?.(change)),
  );

/** How many creatures can attack a player. */
const mostAttackersOf = (game: Game, player: PlayerId): readonly Limit[] =>
  answersOf(ruleChangesForPlayer(game, player), (home, { change, source }) =>
    limit(source, home.mostAttackersOfPlayer?.(change)),
  );

const neededVerdict = (object: ObjectId, source: ObjectId, others: number): Verdict =>
  others === 1
    ? forbidden('508.1c', '{1} says that {0} can’t attack alone.', [object, source])
    : forbidden(
        '508.1c',
        '{1} says that {0} can’t attack unless at least {others} other creatures attack.',
        [object, source],
        { values: { others } },
      );

const attackersAgainst = (answer: readonly AttackerAnswer[], player: PlayerId): number =>
  answer.filter(({ defender }) => sameTarget(defender, { player })).length;

/** 508.1d. Attacks that have a cost count as possible only where the player chose them. */
function requirementsVerdict(game: Game, player: PlayerId, answer: readonly AttackerAnswer[]): Verdict {
  const requirements = attackRequirements(game);
  const broken = requirements.filter((one) => !answer.some((attack) => obeysByAttacking(one, attack)));
  if (broken.length === 0) return allowed;
  const better = bestAttack(game, player, requirements, answer, requirements.length - broken.length);
  const neglected = broken.filter((one) => better.some((attack) => obeysByAttacking(one, attack)));
  return all(neglected.map(neglectedVerdict));
}

function neglectedVerdict({ creature, source, defenders: whom }: AttackRequirement): Verdict {
  const [first] = whom ?? [];
  if (whom === null || first === undefined)
    return forbidden('508.1d', '{1} says that {0} attacks if able.', [creature, source]);
  return 'object' in first
    ? forbidden('508.1d', '{1} says that {0} attacks {2} if able.', [creature, source, first.object])
    : forbidden('508.1d', '{1} says that {0} attacks {p0} if able.', [creature, source], {
        players: whom.flatMap((one) => ('player' in one ? [one.player] : [])),
      });
}

/** A declaration without costs that obeys the most requirements, with no attack that a requirement doesn't ask for. */
export const requiredAttack = (game: Game, player: PlayerId): readonly AttackerAnswer[] =>
  bestAttack(game, player, attackRequirements(game), [], 0);

/**
 * Of the declarations that obey more than so many requirements one that obeys the most, if there are any: without
 * costs, but for attacks that are chosen.
 */
function bestAttack(
  game: Game,
  player: PlayerId,
  requirements: readonly AttackRequirement[],
  chosen: readonly AttackerAnswer[],
  obeyed: number,
): readonly AttackerAnswer[] {
  // No declaration obeys more than all of them.
  if (obeyed >= requirements.length) return [];
  const possible = defenders(game);
  const position = (defender: Defender) => possible.findIndex((one) => sameTarget(one, defender));
  const isFree = (attack: AttackerAnswer): boolean =>
    costsToAttack(game, attack).length === 0 ||
    chosen.some(({ object, defender }) => object === attack.object && sameTarget(defender, attack.defender));
  const creatures = attackOptions(game).map(({ object, defenders: may }) => ({
    object,
    attacks: may.map((defender) => ({ object, defender })).filter(isFree),
  }));
  const { attacks } = mostAttacks(
    {
      creatures: creatures.map((creature) => ({
        options: creature.attacks.map((attack) => ({
          defender: position(attack.defender),
          obeys: requirements.filter((one) => obeysByAttacking(one, attack)).length,
        })),
        others: mostOthersNeeded(game, creature.object, 'attack'),
        onlyAlone: saysOnlyAlone(game, creature.object).length > 0,
      })),
      most: leastOf(mostAttackers(game, player)),
      mostAgainst: possible.map((defender) => mostAgainst(game, defender)),
    },
    obeyed,
  );
  return creatures.flatMap((creature, index) =>
    creature.attacks.filter(({ defender }) => position(defender) === attacks[index]),
  );
}

/** How many creatures can attack this defender. */
const mostAgainst = (game: Game, defender: Defender): number =>
  'player' in defender ? leastOf(mostAttackersOf(game, defender.player)) : Number.POSITIVE_INFINITY;
