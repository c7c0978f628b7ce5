import {
  type AttackerAnswer,
  all,
  allowed,
  type Defender,
  firstRefusal,
  forbidden,
  type Game,
  type ObjectId,
  type PlayerId,
  type Verdict,
} from '../rules/index.ts';
import { type AttackRequirement, attackRequirements, obeysByAttacking } from './attack-requirements.ts';
import { costsToAttack, costsVerdict } from './costs.ts';
import { attackingPlayer, defenders, sameDefender } from './defenders.ts';
import { attackOptions, mayAttack } from './may-attack.ts';
import { type AttackProblem, mostAttacks } from './most-attacks.ts';
import { changesOn, changesOnPlayer, prohibitions } from './rule-changes.ts';

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
  const possible = defenders(game);
  const each = all(answer.map(({ object, defender }) => mayAttack(game, object, defender, possible)));
  if (!each.ok) return each;
  return firstRefusal(
    () => restrictionsTogether(game, player, answer),
    () => requirementsVerdict(game, player, answer),
    () =>
      costsVerdict(
        game,
        player,
        answer.flatMap((attack) => costsToAttack(game, attack)),
      ),
  );
}

/** The restrictions on the whole declaration: attacking alone, and how many can attack (508.1c, 802.3a). */
function restrictionsTogether(game: Game, player: PlayerId, answer: readonly AttackerAnswer[]): Verdict {
  const [only] = answer;
  const isAlone = answer.length === 1 && only !== undefined;
  return all([
    ...(isAlone ? prohibitions(game, only.object, 'attackAlone') : []).map(({ source }) =>
      forbidden('508.1c', '{1} says that {0} can’t attack alone.', [only?.object ?? source, source]),
    ),
    ...changesOnPlayer(game, player, 'mostAttackers')
      .filter(({ change }) => answer.length > change.mostAttackers)
      .map(({ change, source }) =>
        forbidden('508.1c', '{0} says that no more than {most} creatures can attack.', [source], {
          values: { most: change.mostAttackers },
        }),
      ),
    ...[
      ...new Set(answer.flatMap(({ defender }) => ('player' in defender ? [defender.player] : []))),
    ].flatMap((defending) =>
      changesOnPlayer(game, defending, 'mostAttackersOfYou')
        .filter(({ change }) => attackersAgainst(answer, defending) > change.mostAttackersOfYou)
        .map(({ change, source }) =>
          forbidden('508.1c', '{0} says that no more than {most} creatures can attack {p0}.', [source], {
            players: [defending],
            values: { most: change.mostAttackersOfYou },
          }),
        ),
    ),
  ]);
}

const attackersAgainst = (answer: readonly AttackerAnswer[], player: PlayerId): number =>
  answer.filter(({ defender }) => 'player' in defender && defender.player === player).length;

/** 508.1d. Attacks that have a cost count as possible only where the player chose them. */
function requirementsVerdict(game: Game, player: PlayerId, answer: readonly AttackerAnswer[]): Verdict {
  if (!game.battlefield.some((object) => changesOn(game, object, 'mustAttack').length > 0)) return allowed;
  const options = attackOptions(game);
  const requirements = attackRequirements(
    game,
    options.map(({ object }) => object),
  );
  const broken = requirements.filter((one) => !answer.some((attack) => obeysByAttacking(one, attack)));
  if (broken.length === 0) return allowed;
  const better = bestAttack(game, player, requirements, answer);
  if (better.obeyed <= requirements.length - broken.length) return allowed;
  const neglected = broken.filter((one) => better.attack.some((attack) => obeysByAttacking(one, attack)));
  return all(
    neglected.map(({ creature, source, players }) =>
      forbidden(
        '508.1d',
        players === null ? '{1} says that {0} attacks if able.' : '{1} says that {0} attacks {p0} if able.',
        [creature, source],
        { players: players ?? [] },
      ),
    ),
  );
}

/** A declaration without costs that obeys the most requirements, with no attack that a requirement doesn't ask for. */
export const requiredAttack = (game: Game, player: PlayerId): readonly AttackerAnswer[] =>
  bestAttack(
    game,
    player,
    attackRequirements(
      game,
      attackOptions(game).map(({ object }) => object),
    ),
    [],
  ).attack;

interface BestAttack {
  readonly obeyed: number;
  readonly attack: readonly AttackerAnswer[];
}

function bestAttack(
  game: Game,
  player: PlayerId,
  requirements: readonly AttackRequirement[],
  chosen: readonly AttackerAnswer[],
): BestAttack {
  if (requirements.length === 0) return { obeyed: 0, attack: [] };
  const options = freeOptions(game, chosen);
  const different = differentDefenders(options);
  const problem: AttackProblem = {
    creatures: options.map((creature) => ({
      options: creature.defenders.map((defender) => ({
        defender: different.findIndex((one) => sameDefender(one, defender)),
        obeys: requirements.filter((one) => obeysByAttacking(one, { object: creature.object, defender }))
          .length,
      })),
      notAlone: prohibitions(game, creature.object, 'attackAlone').length > 0,
    })),
    most: fewest(changesOnPlayer(game, player, 'mostAttackers').map(({ change }) => change.mostAttackers)),
    mostAgainst: different.map((defender) =>
      'player' in defender
        ? fewest(
            changesOnPlayer(game, defender.player, 'mostAttackersOfYou').map(
              ({ change }) => change.mostAttackersOfYou,
            ),
          )
        : null,
    ),
  };
  const { obeyed, attacks } = mostAttacks(problem);
  return {
    obeyed,
    attack: attacks.flatMap((position, index): AttackerAnswer[] => {
      const creature = options[index];
      const defender = position === null ? undefined : different[position];
      return creature === undefined || defender === undefined ? [] : [{ object: creature.object, defender }];
    }),
  };
}

const fewest = (limits: readonly number[]): number | null =>
  limits.length === 0 ? null : Math.min(...limits);

/** What may be attacked without paying a cost, and what the player has chosen to attack. */
const freeOptions = (game: Game, chosen: readonly AttackerAnswer[]) =>
  attackOptions(game).map(({ object, defenders }) => ({
    object,
    defenders: defenders.filter(
      (defender) =>
        chosen.some((one) => one.object === object && sameDefender(one.defender, defender)) ||
        costsToAttack(game, { object, defender }).length === 0,
    ),
  }));

function differentDefenders(
  options: readonly { readonly object: ObjectId; readonly defenders: readonly Defender[] }[],
): readonly Defender[] {
  const different: Defender[] = [];
  for (const defender of options.flatMap(({ defenders }) => defenders))
    if (!different.some((one) => sameDefender(one, defender))) different.push(defender);
  return different;
}
