/** Tables with lands enough for everything, and what is asked of them. */
import { choose, find, gameOf, passUntil, type Seat, table, times } from './played-table.ts';

export type Table = ReturnType<typeof table>;
export const lands = [
  ...times(8, 'Island'),
  ...times(8, 'Swamp'),
  ...times(8, 'Plains'),
  ...times(8, 'Forest'),
];
export const seated = (own: Seat, ...others: readonly Seat[]) =>
  table([
    { ...own, battlefield: [...lands, ...(own.battlefield ?? [])] },
    ...(others.length > 0 ? others : [{}]),
  ]);
export const counters = (actor: Table, name: string) => gameOf(actor).objects[find(actor, name)]?.counters;
export const isTapped = (actor: Table, name: string) => gameOf(actor).objects[find(actor, name)]?.tapped;
export const handOf = (actor: Table, player: number) => gameOf(actor).players[player]?.hand.length;
export const target = (actor: Table, ...wanted: Parameters<typeof choose>[1][]) => {
  if (gameOf(actor).pending?.kind === 'choose') choose(actor, ...wanted);
};
/** Through combat damage to the second main phase. */
export const fight = (actor: Table) => passUntil(actor, ({ turn }) => turn.phase === 'postcombatMain');
