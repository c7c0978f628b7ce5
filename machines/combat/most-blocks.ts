import { sum } from '../rules/index.ts';
/**
 * Which declaration of blockers obeys the most requirements without breaking a restriction (509.1c), on plain
 * numbers: no game, so that it can be checked against trying everything. Where nothing limits a number, it is infinite.
 */
export interface BlockProblem {
  readonly blockers: readonly {
    readonly object: number;
    /** The attackers it may block, and how many requirements each of those blocks obeys. */
    readonly options: readonly { readonly attacker: number; readonly obeys: number }[];
    /** How many requirements are obeyed if it blocks anything. */
    readonly obeysByBlocking: number;
    /** How many attackers it can block. */
    readonly most: number;
    /** How many others have to block if it does (506.5). */
    readonly others: number;
  }[];
  readonly attackers: readonly {
    readonly object: number;
    /** If it is blocked, by how many creatures at least and at most. */
    readonly fewest: number;
    readonly most: number;
    /** How many requirements are obeyed if anything blocks it. */
    readonly obeysIfBlocked: number;
  }[];
  /** How many creatures can block. */
  readonly most: number;
}

export interface MostBlocks {
  readonly obeyed: number;
  /** The creatures that block, and which attackers. */
  readonly blocks: readonly { readonly object: number; readonly attackers: readonly number[] }[];
}

/** An attacker in the declaration being tried. */
interface Attacked {
  readonly object: number;
  readonly fewest: number;
  readonly obeysIfBlocked: number;
  /** The same for those that no restriction, requirement or blocker tells apart. */
  readonly kind: number;
  count: number;
  /** How many more can block it. */
  room: number;
}

/** A blocker in the declaration being tried. */
interface Blocking {
  readonly object: number;
  readonly options: readonly { readonly attacked: Attacked; readonly obeys: number }[];
  readonly obeysByBlocking: number;
  readonly most: number;
  readonly others: number;
  /** The most that it can obey. */
  readonly hope: number;
  readonly blocks: number[];
}

/**
 * Solves it exactly by branch and bound: blockers with requirements first; a branch ends where even obeying all that
 * is left can't beat the best found, where an attacker can't get the blockers it needs any more, or where it differs
 * from an earlier one only by which of several alike attackers are blocked. Only what obeys more than `obeyed` is
 * looked for: where nothing does, it is no block.
 */
export function mostBlocks(problem: BlockProblem, obeyed = 0): MostBlocks {
  const kinds = problem.attackers.map((attacker) => kindOf(problem, attacker));
  const attackers = problem.attackers.map(
    (attacker): Attacked => ({
      ...attacker,
      kind: kinds.indexOf(kindOf(problem, attacker)),
      count: 0,
      room: attacker.most,
    }),
  );
  const byWorth = attackers.toSorted((one, other) => worth(other) - worth(one));
  const blockers = problem.blockers.map(
    (blocker): Blocking => ({
      ...blocker,
      options: attackers.flatMap((attacked) =>
        blocker.options
          .filter(({ attacker }) => attacker === attacked.object)
          .map(({ obeys }) => ({ attacked, obeys })),
      ),
      hope: hopeOf(blocker),
      blocks: [],
    }),
  );
  const order = blockers.toSorted((one, other) => other.hope - one.hope);
  const seen = new Map<string, number>();
  const mostNeeded = Math.max(0, ...blockers.map(({ others }) => others + 1));
  const trial = {
    /** How many more creatures can block. */
    room: problem.most,
    /** How many block, and how many have to. */
    count: 0,
    needed: 0,
    obeyed: 0,
  };
  let best: MostBlocks = { obeyed, blocks: [] };

  /** More can't be obeyed: what blocks may obey, and what can still be blocked with the blockers left. */
  const hopeWith = (left: readonly Blocking[]): number => {
    let spare = sum(left.map(({ most }) => most)) - sum(attackers.map(missing));
    if (spare < 0) return Number.NEGATIVE_INFINITY;
    let hope = trial.obeyed + sum(left.map((blocker) => blocker.hope));
    for (const { fewest, obeysIfBlocked } of byWorth.filter(({ count }) => count === 0)) {
      const by = Math.min(spare, fewest);
      hope += (obeysIfBlocked * by) / fewest;
      spare -= by;
    }
    return hope;
  };

  function decideBlocker(index: number): void {
    if (hopeWith(order.slice(index)) <= best.obeyed) return;
    const blocker = order[index];
    if (blocker === undefined) {
      if (trial.count >= trial.needed) best = { obeyed: trial.obeyed, blocks: blocksIn(blockers) };
      return;
    }
    const key = keyOf(index);
    if ((seen.get(key) ?? -1) >= trial.obeyed) return;
    seen.set(key, trial.obeyed);
    decideAttackers(index, blocker, 0);
  }

  /** Lets the blocker block some of its options from `from` on, and goes on to the next blocker. */
  function decideAttackers(index: number, blocker: Blocking, from: number): void {
    const option = blocker.options[from];
    if (option === undefined) {
      if (blocker.blocks.length === 0) decideBlocker(index + 1);
      else if (trial.room > 0) letBlock(index, blocker);
      return;
    }
    const { attacked, obeys } = option;
    if (blocker.blocks.length < blocker.most && attacked.room > 0) {
      const gain = obeys + (attacked.count === 0 ? attacked.obeysIfBlocked : 0);
      attacked.count += 1;
      attacked.room -= 1;
      trial.obeyed += gain;
      blocker.blocks.push(attacked.object);
      decideAttackers(index, blocker, from + 1);
      blocker.blocks.pop();
      trial.obeyed -= gain;
      attacked.room += 1;
      attacked.count -= 1;
    }
    decideAttackers(index, blocker, from + 1);
  }

  /** Goes on with the blocker blocking what was decided. */
  function letBlock(index: number, { obeysByBlocking, others }: Blocking): void {
    const { needed } = trial;
    trial.count += 1;
    trial.needed = Math.max(needed, others + 1);
    trial.room -= 1;
    trial.obeyed += obeysByBlocking;
    decideBlocker(index + 1);
    trial.obeyed -= obeysByBlocking;
    trial.room += 1;
    trial.needed = needed;
    trial.count -= 1;
  }

  /** What matters of the blockers decided so far: how many block each attacker, alike ones in any order. */
  function keyOf(index: number): string {
    const counts = attackers.map(
      ({ kind, count, fewest, room }) => `${kind}:${Math.min(count, fewest)}:${room}`,
    );
    return `${index}|${trial.room}|${Math.min(trial.count, mostNeeded)}|${trial.needed}|${counts.sort().join(';')}`;
  }

  decideBlocker(0);
  return best;
}

/** How many blockers an attacker lacks where some block it, but too few. */
const missing = ({ count, fewest }: Attacked): number => (count === 0 ? 0 : Math.max(0, fewest - count));

const worth = ({ obeysIfBlocked, fewest }: Attacked): number => obeysIfBlocked / fewest;

const blocksIn = (blockers: readonly Blocking[]): MostBlocks['blocks'] =>
  blockers
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ object, blocks }) => ({ object, attackers: blocks.slice() }));

/** The most that one blocker can obey. */
function hopeOf({ options, most, obeysByBlocking }: BlockProblem['blockers'][number]): number {
  const gains = options.map(({ obeys }) => obeys).sort((one, other) => other - one);
  return obeysByBlocking + sum(gains.slice(0, most));
}

/** What restrictions, requirements and blockers can tell of an attacker. */
function kindOf(
  { blockers }: BlockProblem,
  { object, fewest, most, obeysIfBlocked }: BlockProblem['attackers'][number],
): string {
  const by = blockers.map(({ options }) => options.find(({ attacker }) => attacker === object)?.obeys);
  return [fewest, most, obeysIfBlocked, ...by].join();
}
