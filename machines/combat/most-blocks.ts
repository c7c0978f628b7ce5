/**
 * Which declaration of blockers obeys the most requirements without breaking a restriction (509.1c), on plain
 * numbers: no game, so that it can be checked against trying everything.
 */
export interface BlockProblem {
  readonly blockers: readonly {
    /** The attackers it may block (positions in `attackers`), and how many requirements each of those blocks obeys. */
    readonly options: readonly { readonly attacker: number; readonly obeys: number }[];
    /** How many requirements are obeyed if it blocks anything. */
    readonly obeysByBlocking: number;
    /** How many attackers it can block. */
    readonly most: number;
    /** It can't block alone (506.5). */
    readonly notAlone: boolean;
  }[];
  readonly attackers: readonly {
    /** If it is blocked, by how many creatures at least and at most. */
    readonly fewest: number;
    readonly most: number | null;
    /** How many requirements are obeyed if anything blocks it. */
    readonly obeysIfBlocked: number;
  }[];
  /** How many creatures can block; null: any number. */
  readonly most: number | null;
}

export interface MostBlocks {
  readonly obeyed: number;
  /** The attackers that each blocker blocks. */
  readonly blocks: readonly (readonly number[])[];
}

/** The declaration being tried. */
interface Trial {
  readonly counts: number[];
  readonly blocks: number[][];
  blocking: number;
  /** The only creature blocking so far can't block alone. */
  alone: boolean;
  obeyed: number;
}

/**
 * Solves it exactly by branch and bound: blockers with requirements first; a branch ends where even obeying all that
 * is left can't beat the best found, where an attacker can't get the blockers it needs any more, or where it differs
 * from an earlier one only by which of several alike attackers are blocked. `enough`: more than this need not be found.
 */
export function mostBlocks(problem: BlockProblem, enough = Number.POSITIVE_INFINITY): MostBlocks {
  const { blockers, attackers } = problem;
  const alike = kinds(problem);
  const order = inOrder(problem);
  const hopes = order.map((_, index) =>
    order.slice(index).reduce((sum, blocker) => sum + hopeOf(problem, blocker), 0),
  );
  const capacities = order.map((_, index) =>
    order
      .slice(index)
      .reduce((sum, blocker) => sum + Math.min(at(blockers, blocker).most, attackers.length), 0),
  );
  const worth = (attacker: number) => at(attackers, attacker).obeysIfBlocked / at(attackers, attacker).fewest;
  const byWorth = attackers.map((_, attacker) => attacker).sort((one, other) => worth(other) - worth(one));
  const trial: Trial = {
    counts: attackers.map(() => 0),
    blocks: blockers.map(() => []),
    blocking: 0,
    alone: false,
    obeyed: 0,
  };
  let best: MostBlocks = { obeyed: 0, blocks: blockers.map(() => []) };
  const seen = new Map<string, number>();

  /** More can't be obeyed from here: what blocks may obey, and what can still be blocked with the blockers left. */
  const hopeFrom = (index: number): number => {
    let spare = (capacities[index] ?? 0) - missing();
    if (spare < 0) return -1;
    let hope = trial.obeyed + (hopes[index] ?? 0);
    for (const attacker of byWorth) {
      if (at(trial.counts, attacker) > 0) continue;
      const { fewest, obeysIfBlocked } = at(attackers, attacker);
      hope += (obeysIfBlocked * Math.min(spare, fewest)) / fewest;
      spare = Math.max(0, spare - fewest);
    }
    return hope;
  };
  /** How many blockers are missing where some block, but too few. */
  const missing = (): number =>
    attackers.reduce((sum, { fewest }, attacker) => {
      const count = at(trial.counts, attacker);
      return count > 0 && count < fewest ? sum + fewest - count : sum;
    }, 0);
  const isDone = () => best.obeyed >= enough;

  function decideBlocker(index: number): void {
    if (isDone() || hopeFrom(index) <= best.obeyed || lacksBlockers(index)) return;
    const blocker = order[index];
    if (blocker === undefined) {
      if (!trial.alone && trial.obeyed > best.obeyed)
        best = { obeyed: trial.obeyed, blocks: trial.blocks.map((list) => list.slice()) };
      return;
    }
    const key = keyOf(index);
    if ((seen.get(key) ?? -1) >= trial.obeyed) return;
    seen.set(key, trial.obeyed);
    decideAttackers(index, blocker, 0, new Set());
  }

  /** Lets the blocker block some of its options from `from` on, and goes on to the next blocker. */
  function decideAttackers(index: number, blocker: number, from: number, passed: ReadonlySet<string>): void {
    const { options, most, obeysByBlocking, notAlone } = at(blockers, blocker);
    const chosen = at(trial.blocks, blocker);
    const option = options[from];
    if (option === undefined) {
      if (chosen.length === 0) {
        decideBlocker(index + 1);
        return;
      }
      if (problem.most !== null && trial.blocking >= problem.most) return;
      const { alone } = trial;
      trial.alone = trial.blocking === 0 && notAlone;
      trial.blocking += 1;
      trial.obeyed += obeysByBlocking;
      decideBlocker(index + 1);
      trial.obeyed -= obeysByBlocking;
      trial.blocking -= 1;
      trial.alone = alone;
      return;
    }
    const { attacker, obeys } = option;
    const limit = at(attackers, attacker);
    const count = at(trial.counts, attacker);
    const kind = `${at(alike, attacker)}:${count}`;
    if (chosen.length < most && !passed.has(kind) && (limit.most === null || count < limit.most)) {
      const gain = obeys + (count === 0 ? limit.obeysIfBlocked : 0);
      trial.counts[attacker] = count + 1;
      trial.obeyed += gain;
      chosen.push(attacker);
      decideAttackers(index, blocker, from + 1, passed);
      chosen.pop();
      trial.obeyed -= gain;
      trial.counts[attacker] = count;
    }
    decideAttackers(index, blocker, from + 1, new Set(passed).add(kind));
  }

  /** Whether an attacker that is blocked can't get as many blockers as it needs. */
  function lacksBlockers(index: number): boolean {
    return attackers.some(({ fewest }, attacker) => {
      const count = at(trial.counts, attacker);
      if (count === 0 || count >= fewest) return false;
      const left = order
        .slice(index)
        .filter((blocker) => at(blockers, blocker).options.some((option) => option.attacker === attacker));
      return count + left.length < fewest;
    });
  }

  /** What matters of the blockers decided so far: how many block each attacker, alike ones in any order. */
  function keyOf(index: number): string {
    const counts = attackers.map(({ fewest, most, obeysIfBlocked }, attacker) => {
      const needed = Math.max(fewest > 1 ? fewest : 0, most ?? 0, obeysIfBlocked > 0 ? 1 : 0);
      return `${at(alike, attacker)}:${Math.min(at(trial.counts, attacker), needed)}`;
    });
    const blocking = problem.most === null ? Math.min(trial.blocking, 2) : trial.blocking;
    return `${index}|${blocking}|${trial.alone}|${counts.sort().join()}`;
  }

  decideBlocker(0);
  return best;
}

function at<T>(list: readonly T[], position: number): T {
  const found = list[position];
  if (found === undefined) throw new RangeError(`There is nothing at ${position}.`);
  return found;
}

/** The most that one blocker can obey. */
function hopeOf({ blockers }: BlockProblem, blocker: number): number {
  const { options, most, obeysByBlocking } = at(blockers, blocker);
  const gains = options.map(({ obeys }) => obeys).sort((one, other) => other - one);
  return obeysByBlocking + gains.slice(0, most).reduce((sum, gain) => sum + gain, 0);
}

/** Blockers with requirements first. */
const inOrder = (problem: BlockProblem): readonly number[] =>
  problem.blockers
    .map((_, blocker) => ({ blocker, hope: hopeOf(problem, blocker) }))
    .sort((one, other) => other.hope - one.hope || one.blocker - other.blocker)
    .map(({ blocker }) => blocker);

/** A number for each attacker, the same for those that no restriction, requirement or blocker tells apart. */
function kinds({ attackers, blockers }: BlockProblem): readonly number[] {
  const known: string[] = [];
  return attackers.map(({ fewest, most, obeysIfBlocked }, attacker) => {
    const by = blockers.map(({ options }) => options.find((one) => one.attacker === attacker)?.obeys ?? '-');
    const kind = `${fewest}|${most}|${obeysIfBlocked}|${by.join()}`;
    const position = known.indexOf(kind);
    return position < 0 ? known.push(kind) - 1 : position;
  });
}
