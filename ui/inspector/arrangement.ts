/**
 * What a wide inspector gives the room to: the chart, with the table docked beside it; both; the table, with the chart
 * as a band above it; or the chart alone.
 */
export type Arrangement = 'chart' | 'both' | 'table' | 'alone';

export const arrangements: readonly {
  readonly name: Arrangement;
  readonly icon: 'chartFirst' | 'both' | 'tableFirst' | 'full';
  readonly title: string;
}[] = [
  { name: 'chart', icon: 'chartFirst', title: 'The chart, with the table beside it' },
  { name: 'both', icon: 'both', title: 'The chart and the table' },
  { name: 'table', icon: 'tableFirst', title: 'The table, with the chart as a band above it' },
  { name: 'alone', icon: 'full', title: 'The chart alone' },
];

/** The one after: each in turn. */
export function nextArrangement(now: Arrangement): Arrangement {
  const at = arrangements.findIndex(({ name }) => name === now);
  return arrangements[(at + 1) % arrangements.length]?.name ?? now;
}
