/**
 * Which declaration of attackers obeys the most requirements without breaking a restriction (508.1d), on plain
 * numbers: no game, so that it can be checked against trying everything.
 */
export interface AttackProblem {
  readonly creatures: readonly {
    /** How many requirements are obeyed if it attacks that defender (a position in `mostAgainst`). */
    readonly options: readonly { readonly defender: number; readonly obeys: number }[];
    /** It can't attack alone (506.5). */
    readonly notAlone: boolean;
  }[];
  /** How many creatures can attack; null: any number. */
  readonly most: number | null;
  /** How many creatures can attack each defender. */
  readonly mostAgainst: readonly (number | null)[];
}

export interface MostAttacks {
  readonly obeyed: number;
  /** The defender of each creature; null: it doesn't attack. */
  readonly attacks: readonly (number | null)[];
}

/** What restrictions can tell of the creatures decided so far. */
interface Reached {
  readonly attacking: number;
  /** How many attack each defender that has a limit. */
  readonly against: readonly number[];
  /** Exactly one attacks, and it can't attack alone. */
  readonly alone: boolean;
  readonly obeyed: number;
  readonly attacks: readonly (number | null)[];
}

/**
 * Solves it exactly, creature by creature: of the ways to decide some creatures that no restriction can tell apart,
 * only one that obeys the most is kept. Of equals, the one with the fewest attackers among those found first.
 */
export function mostAttacks(problem: AttackProblem): MostAttacks {
  const idle: Reached = {
    attacking: 0,
    against: problem.mostAgainst.map(() => 0),
    alone: false,
    obeyed: 0,
    attacks: [],
  };
  let reached: readonly Reached[] = [idle];
  for (const creature of problem.creatures) {
    const best = new Map<string, Reached>();
    for (const state of reached) {
      keep(best, { ...state, attacks: [...state.attacks, null] });
      for (const option of creature.options) {
        const next = attack(problem, state, creature.notAlone, option);
        if (next !== null) keep(best, next);
      }
    }
    reached = [...best.values()];
  }
  const legal = reached.filter((state) => !state.alone);
  const { obeyed, attacks } = legal.reduce((one, other) => (other.obeyed > one.obeyed ? other : one));
  return { obeyed, attacks };
}

function keep(best: Map<string, Reached>, state: Reached): void {
  const key = `${state.attacking},${state.alone},${state.against.join()}`;
  const known = best.get(key);
  if (known === undefined || state.obeyed > known.obeyed) best.set(key, state);
}

/** What is reached if one more creature attacks; null if that is one too many. */
function attack(
  { most, mostAgainst }: AttackProblem,
  state: Reached,
  notAlone: boolean,
  { defender, obeys }: { readonly defender: number; readonly obeys: number },
): Reached | null {
  const limit = mostAgainst[defender] ?? null;
  if (most !== null && state.attacking >= most) return null;
  if (limit !== null && (state.against[defender] ?? 0) >= limit) return null;
  return {
    // Without a limit only none, one and several differ.
    attacking: most === null ? Math.min(state.attacking + 1, 2) : state.attacking + 1,
    against:
      limit === null
        ? state.against
        : state.against.map((count, position) => (position === defender ? count + 1 : count)),
    alone: state.attacking === 0 && notAlone,
    obeyed: state.obeyed + obeys,
    attacks: [...state.attacks, defender],
  };
}
