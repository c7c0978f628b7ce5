/** Built-in players, and letting them play a game. Nobody here sees more of a game than who sits there may. */
export { choice, type Played, type PlayOptions, playGame } from './play-game.ts';
export type { Player } from './player.ts';
export { randomPlayer } from './random.ts';
export { sensiblePlayer } from './sensible.ts';
