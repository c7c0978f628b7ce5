/** Known cards whose printed text is read as other data than were written by hand: each is a fault, of the reader or of the definition. */
export const readOtherwise: readonly string[] = [
  'Perplexing Chimera',
  'Phyrexian Devourer',
  'Scorching Lava',
  'Seraph',
  'Voice of Resurgence',
];
