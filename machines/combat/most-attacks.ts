/**
 * Which declaration of attackers obeys the most requirements without breaking a restriction (508.1d), on plain
 * numbers: no game, so that it can be checked against trying everything. Where nothing limits a number, it is infinite.
 */
export interface AttackProblem {
  readonly creatures: readonly {
    /** How many requirements are obeyed if it attacks that defender (a position in `mostAgainst`). */
    readonly options: readonly { readonly defender: number; readonly obeys: number }[];
    /** How many others have to attack if it does; and whether no other can (506.5). */
    readonly others: number;
    readonly onlyAlone: boolean;
  }[];
  /** How many creatures can attack. */
  readonly most: number;
  /** How many creatures can attack each defender. */
  readonly mostAgainst: readonly number[];
}

export interface MostAttacks {
  readonly obeyed: number;
  /** The defender of each creature, if any attacks; null: this one doesn't. */
  readonly attacks: readonly (number | null)[];
}

/** What restrictions can tell of the creatures decided so far. */
interface Reached {
  /** How many more can attack, and how many more each defender. */
  readonly room: number;
  readonly roomAgainst: readonly number[];
  /** How many attack, and how many have to; one of them can only attack alone. */
  readonly count: number;
  readonly needed: number;
  readonly onlyAlone: boolean;
  readonly obeyed: number;
  readonly attacks: readonly (number | null)[];
}

/**
 * Solves it exactly, creature by creature: of the ways to decide some creatures that no restriction can tell apart,
 * only one that obeys the most is kept; of equals the one found first, with fewer of the first creatures. Only what
 * obeys more than `obeyed` is looked for: where nothing does, it is no attack.
 */
export function mostAttacks({ creatures, most, mostAgainst }: AttackProblem, obeyed = 0): MostAttacks {
  const mostNeeded = Math.max(0, ...creatures.map(({ others }) => others + 1));
  let reached: readonly Reached[] = [
    {
      room: most,
      roomAgainst: mostAgainst,
      count: 0,
      needed: 0,
      onlyAlone: false,
      obeyed: 0,
      attacks: [],
    },
  ];
  for (const { options, onlyAlone, others } of creatures) {
    const best = new Map<string, Reached>();
    for (const state of reached) {
      keep(best, { ...state, attacks: [...state.attacks, null] }, mostNeeded);
      for (const { defender, obeys } of options) {
        const next: Reached = {
          room: state.room - 1,
          roomAgainst: state.roomAgainst.map((room, position) => (position === defender ? room - 1 : room)),
          count: state.count + 1,
          needed: Math.max(state.needed, others + 1),
          onlyAlone: state.onlyAlone || onlyAlone,
          obeyed: state.obeyed + obeys,
          attacks: [...state.attacks, defender],
        };
        const isAlone = next.count === 1 || !next.onlyAlone;
        if (isAlone && next.room >= 0 && next.roomAgainst.every((room) => room >= 0))
          keep(best, next, mostNeeded);
      }
    }
    reached = [...best.values()];
  }
  return reached
    .filter(({ count, needed }) => count >= needed)
    .reduce<MostAttacks>((one, other) => (other.obeyed > one.obeyed ? other : one), { obeyed, attacks: [] });
}

function keep(best: Map<string, Reached>, state: Reached, mostNeeded: number): void {
  // Beyond the number that is needed, and the first, it doesn't matter how many attack.
  const count = Math.min(state.count, Math.max(1, mostNeeded));
  const key = `${state.room}|${count}|${state.needed}|${state.onlyAlone}|${state.roomAgainst.join()}`;
  const known = best.get(key);
  if (known === undefined || state.obeyed > known.obeyed) best.set(key, state);
}
