import { createContext } from 'react';

/** What the parts of a drawn chart ask of the whole. */
export interface ChartActions {
  readonly setOpen: (id: string, isOpen: boolean) => void;
  /** The keys of the active states within a state, outer ones first, empty if there are none. */
  readonly innermostWithin: (id: string, active: ReadonlySet<string>) => string;
  readonly countWithin: (id: string) => number;
  /** The key of the state that is entered first within a state, empty if there is none. */
  readonly initialOf: (id: string) => string;
  /** A sentence out of a refusal's template. */
  readonly describeRefusal: (refusal: DescribableRefusal) => string;
}

export interface DescribableRefusal {
  readonly because: string;
  readonly objects: readonly number[];
  readonly players: readonly (number | string)[];
  readonly values: Readonly<Record<string, string | number>>;
}

/** The template with its values filled in; objects and players by their number, as no names are known here. */
export function plainRefusal({ because, objects, players, values }: DescribableRefusal): string {
  return because.replace(/\{(p?)(\w+)\}/g, (whole, player: string, name: string) => {
    const index = Number(name);
    if (player === 'p' && Number.isInteger(index)) return `player ${players[index] ?? '?'}`;
    if (player === '' && Number.isInteger(index)) return `object ${objects[index] ?? '?'}`;
    return String(values[`${player}${name}`] ?? whole);
  });
}

export const noActions: ChartActions = {
  setOpen: () => undefined,
  innermostWithin: () => '',
  countWithin: () => 0,
  initialOf: () => '',
  describeRefusal: plainRefusal,
};

export const ChartActionsContext = createContext<ChartActions>(noActions);
