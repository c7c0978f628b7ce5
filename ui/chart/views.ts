/** How a chart is looked at: where the run is, the whole of it, or as a drawing to move about in. */
export type View = 'follow' | 'whole' | 'still';

export const views: readonly { readonly name: View; readonly label: string; readonly title: string }[] = [
  { name: 'follow', label: 'Follow', title: 'Where the run is, and the transitions of this step' },
  { name: 'whole', label: 'Whole', title: 'The whole chart, in cells that never move' },
  { name: 'still', label: 'Explore', title: 'The chart as a drawing: open what you want to see' },
];
