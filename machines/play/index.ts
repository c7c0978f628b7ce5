/** What one does with a game: players that play it, recordings of it. */
export * from './players/index.ts';
export * from './replay/index.ts';
