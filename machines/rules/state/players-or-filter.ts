import type { Filter, Players } from './vocabulary/index.ts';

/** Whether words that may mean objects or players mean players. */
export const isPlayers = (words: Filter | Players): words is Players =>
  typeof words === 'string' || playersKeys.some((key) => key in words);

const playersKeys = [
  'controllerOf',
  'ownerOf',
  'playersWith',
  'whoChose',
  'whoVoted',
  'attackedBy',
  'playerDesignated',
  'union',
  'target',
  'named',
  'event',
] as const;
