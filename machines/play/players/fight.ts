import {
  type AttackerAnswer,
  answerIsLegal,
  type BlockerAnswer,
  characteristics,
  controllerOf,
  type DecisionOf,
  type Defender,
  firstToRefuse,
  type Game,
  type ObjectId,
  opponentsOf,
  type PlayerId,
  ruleChangesFor,
} from '../../rules/index.ts';
import { sum } from '../../rules/state/sum.ts';
import {
  attacksUntapped,
  cantBeDestroyed,
  destroysByDamage,
  evades,
  needsSeveralBlockers,
  strikesFirst,
} from './keywords.ts';
import { damageLeft, powerOf, worth } from './worth.ts';

const creaturesOf = (game: Game, player: PlayerId): readonly ObjectId[] =>
  game.battlefield.filter(
    (id) => controllerOf(game, id) === player && characteristics(game, id).types.includes('creature'),
  );

/** Whether the damage of one would destroy the other. */
const isDeadly = (game: Game, from: ObjectId, to: ObjectId): boolean =>
  powerOf(game, from) > 0 &&
  !cantBeDestroyed(game, to) &&
  (destroysByDamage(game, from) || powerOf(game, from) >= damageLeft(game, to));

/** Whether one would destroy the other if they fought, and live to do it. */
const beats = (game: Game, one: ObjectId, other: ObjectId): boolean =>
  isDeadly(game, one, other) &&
  !(strikesFirst(game, other) && !strikesFirst(game, one) && isDeadly(game, other, one));

/** Whether this creature looks able to block that attacker; the rules have the last word. */
function couldBlock(game: Game, blocker: ObjectId, attacker: ObjectId): boolean {
  if (evades(game, attacker, blocker)) return false;
  return firstToRefuse(ruleChangesFor(game, attacker), (home, rule) =>
    home.mayBeBlockedBy?.(game, rule, attacker, blocker),
  ).ok;
}

const readyToBlock = (game: Game, player: PlayerId): readonly ObjectId[] =>
  creaturesOf(game, player).filter((id) => game.objects[id]?.tapped === false);

/** What comes through if the largest are blocked, one by each blocker. */
function through(powers: readonly number[], blockers: number): number {
  return sum([...powers].sort((a, b) => b - a).slice(blockers));
}

/** Attackers: all of them if that could win; else whoever loses nothing by it, as long as enough stay at home. */
export function attack(game: Game, decision: DecisionOf<'attackers'>): readonly AttackerAnswer[] | null {
  const { creatures, player } = decision;
  const victim = victimOf(
    game,
    player,
    creatures.flatMap(({ defenders }) => defenders),
  );
  if (victim === null) return accepted(game, []);
  const able = creatures.filter(({ object }) => powerOf(game, object) > 0);
  const blockers = readyToBlock(game, victim);
  const life = game.players[victim]?.life ?? 0;
  const isWinning =
    through(
      able.map(({ object }) => powerOf(game, object)),
      blockers.length,
    ) >= life;
  const willing = isWinning ? able : able.filter(({ object }) => isWorthIt(game, object, blockers));
  const going = isWinning
    ? willing
    : enoughAtHome(
        game,
        player,
        willing.map(({ object }) => object),
        willing,
      );
  const chosen = going.flatMap(({ object, defenders }): readonly AttackerAnswer[] => {
    const defender = defenders.find((one) => 'player' in one && one.player === victim) ?? defenders[0];
    return defender === undefined ? [] : [{ object, defender }];
  });
  return accepted(game, isWinning ? chosen : atPlaneswalkers(game, going, chosen));
}

/** The opponent who is easiest to bring down. */
function victimOf(game: Game, player: PlayerId, defenders: readonly Defender[]): PlayerId | null {
  const strength = (who: PlayerId) => (game.players[who]?.life ?? 0) + 2 * readyToBlock(game, who).length;
  const reachable = opponentsOf(game, player).filter((who) =>
    defenders.some((one) => 'player' in one && one.player === who),
  );
  return [...reachable].sort((a, b) => strength(a) - strength(b))[0] ?? null;
}

/** Whether an attack loses nothing, or no more than the blocker would. */
function isWorthIt(game: Game, attacker: ObjectId, blockers: readonly ObjectId[]): boolean {
  const able = blockers.filter((blocker) => couldBlock(game, blocker, attacker));
  if (needsSeveralBlockers(game, attacker) && able.length < 2) return true;
  const killers = able.filter((blocker) => beats(game, blocker, attacker));
  return killers.every(
    (killer) => beats(game, attacker, killer) && worth(game, attacker) <= worth(game, killer) + 0.5,
  );
}

/** Without those who are needed against the attack that would come back. */
function enoughAtHome<T extends { readonly object: ObjectId }>(
  game: Game,
  player: PlayerId,
  leaving: readonly ObjectId[],
  willing: readonly T[],
): readonly T[] {
  const foes = opponentsOf(game, player).flatMap((who) => creaturesOf(game, who));
  const powers = foes.map((foe) => powerOf(game, foe));
  const home = readyToBlock(game, player);
  const staying = home.filter((id) => !leaving.includes(id) || attacksUntapped(game, id)).length;
  const life = game.players[player]?.life ?? 0;
  const byUse = [...willing].sort((a, b) => powerOf(game, a.object) - powerOf(game, b.object));
  let kept = 0;
  while (kept < byUse.length && life - through(powers, staying + kept) <= 3) kept += 1;
  // If staying doesn't help, going does more.
  return life - through(powers, staying + kept) <= 0 ? willing : byUse.slice(kept);
}

/** As many attackers to a planeswalker as it takes, where a player isn't about to lose. */
function atPlaneswalkers(
  game: Game,
  going: readonly { readonly object: ObjectId; readonly defenders: readonly Defender[] }[],
  chosen: readonly AttackerAnswer[],
): readonly AttackerAnswer[] {
  const left = new Map<ObjectId, number>();
  for (const { defenders } of going)
    for (const one of defenders)
      if ('object' in one) left.set(one.object, characteristics(game, one.object).loyalty ?? 0);
  return chosen.map((answer) => {
    const defenders = going.find(({ object }) => object === answer.object)?.defenders ?? [];
    const walker = defenders.find((one) => 'object' in one && (left.get(one.object) ?? 0) > 0);
    if (walker === undefined || !('object' in walker)) return answer;
    left.set(walker.object, (left.get(walker.object) ?? 0) - powerOf(game, answer.object));
    return { object: answer.object, defender: walker };
  });
}

/** Blocks that cost nothing or pay; and any at all where life is at stake. */
export function block(game: Game, decision: DecisionOf<'blockers'>): readonly BlockerAnswer[] | null {
  const { creatures, player } = decision;
  const attackers = (game.combat?.attackers ?? []).filter(
    ({ defendingPlayer }) => defendingPlayer === player,
  );
  const atMe = attackers.filter(({ defender }) => defender !== null && 'player' in defender);
  const free = new Set(creatures.map(({ object }) => object));
  const blocked = new Map<ObjectId, ObjectId>();
  const life = game.players[player]?.life ?? 0;
  const coming = () =>
    sum(atMe.filter(({ object }) => !blocked.has(object)).map(({ object }) => powerOf(game, object)));
  const able = (attacker: ObjectId) =>
    creatures
      .filter(({ object, attackers: ones }) => free.has(object) && ones.includes(attacker))
      .map(({ object }) => object)
      .sort((a, b) => worth(game, a) - worth(game, b));
  const put = (blocker: ObjectId | undefined, attacker: ObjectId) => {
    if (blocker === undefined) return;
    blocked.set(attacker, blocker);
    free.delete(blocker);
  };
  const byWorth = [...attackers].sort((a, b) => worth(game, b.object) - worth(game, a.object));
  for (const { object } of byWorth) {
    if (needsSeveralBlockers(game, object)) continue;
    const ones = able(object);
    put(
      ones.find((one) => beats(game, one, object) && !beats(game, object, one)) ??
        ones.find((one) => !beats(game, object, one)) ??
        ones.find((one) => beats(game, one, object) && worth(game, one) <= worth(game, object) + 0.3),
      object,
    );
  }
  const byPower = [...atMe].sort((a, b) => powerOf(game, b.object) - powerOf(game, a.object));
  for (const { object } of byPower) {
    if (life - coming() > 3) break;
    if (blocked.has(object) || needsSeveralBlockers(game, object)) continue;
    const ones = able(object);
    put(ones.find((one) => beats(game, one, object)) ?? (coming() >= life ? ones[0] : undefined), object);
  }
  return accepted(
    game,
    [...blocked].map(([attacker, blocker]) => ({ object: blocker, attackers: [attacker] })),
  );
}

/** The declaration, or as much of it as the rules take; null if nothing of it is legal. */
function accepted<T>(game: Game, declared: readonly T[]): readonly T[] | null {
  let left = declared;
  while (!answerIsLegal(game, left).ok) {
    if (left.length === 0) return null;
    const without = left.map((_, at) => left.toSpliced(at, 1)).find((some) => answerIsLegal(game, some).ok);
    left = without ?? left.slice(0, -1);
  }
  return left;
}
