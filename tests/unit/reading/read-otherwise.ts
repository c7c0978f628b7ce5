/** Known cards whose printed text is read as other data than were written by hand: each is a fault, of the reader or of the definition. */
export const readOtherwise: readonly string[] = [
  'Blizzard Specter',
  'Elderscale Wurm',
  'Identity Thief',
  'Matter Reshaper',
  'Merfolk Spy',
  'Nahiri, the Lithomancer',
  'Perplexing Chimera',
  'Phyrexian Devourer',
  'Scorching Lava',
  'Sefris of the Hidden Ways',
  'Seraph',
  'Voice of Resurgence',
  'Witness the End',
];
