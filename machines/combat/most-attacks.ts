/**
 * Which declaration of attackers obeys the most requirements without breaking a restriction (508.1d), on plain
 * numbers: no game, so that it can be checked against trying everything. Where nothing limits a number, it is infinite.
 */
export interface AttackProblem {
  readonly creatures: readonly {
    /** How many requirements are obeyed if it attacks that defender (a position in `mostAgainst`). */
    readonly options: readonly { readonly defender: number; readonly obeys: number }[];
    /** It can't attack alone (506.5). */
    readonly notAlone: boolean;
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
  readonly isEmpty: boolean;
  /** Exactly one attacks, and it can't attack alone. */
  readonly alone: boolean;
  readonly obeyed: number;
  readonly attacks: readonly (number | null)[];
}

/**
 * Solves it exactly, creature by creature: of the ways to decide some creatures that no restriction can tell apart,
 * only one that obeys the most is kept; of equals the one found first, with fewer of the first creatures. Only what
 * obeys more than `obeyed` is looked for: where nothing does, it is no attack.
 */
export function mostAttacks({ creatures, most, mostAgainst }: AttackProblem, obeyed = 0): MostAttacks {
  let reached: readonly Reached[] = [
    { room: most, roomAgainst: mostAgainst, isEmpty: true, alone: false, obeyed: 0, attacks: [] },
  ];
  for (const { options, notAlone } of creatures) {
    const best = new Map<string, Reached>();
    for (const state of reached) {
      keep(best, { ...state, attacks: [...state.attacks, null] });
      for (const { defender, obeys } of options) {
        const next: Reached = {
          room: state.room - 1,
          roomAgainst: state.roomAgainst.map((room, position) => (position === defender ? room - 1 : room)),
          isEmpty: false,
          alone: state.isEmpty && notAlone,
          obeyed: state.obeyed + obeys,
          attacks: [...state.attacks, defender],
        };
        if (next.room >= 0 && next.roomAgainst.every((room) => room >= 0)) keep(best, next);
      }
    }
    reached = [...best.values()];
  }
  return reached
    .filter(({ alone }) => !alone)
    .reduce<MostAttacks>((one, other) => (other.obeyed > one.obeyed ? other : one), { obeyed, attacks: [] });
}

function keep(best: Map<string, Reached>, state: Reached): void {
  const key = `${state.room}|${state.isEmpty}|${state.alone}|${state.roomAgainst.join()}`;
  const known = best.get(key);
  if (known === undefined || state.obeyed > known.obeyed) best.set(key, state);
}
