import { isSpokenOf } from '../characteristics/index.ts';
import type { EventType, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';

/**
 * Whether an event can change what any object is, or which abilities and rules apply: then `changes` counts up, so
 * that no cached answer outlives it. Some events never can; some only if a text of this game asks about them.
 */
export function canChange(game: Game, event: GameEvent): boolean {
  const words = asked[event.type];
  return words === undefined || words.some((word) => isSpokenOf(game, word));
}

/** The words by which texts ask about what an event changes; an event that isn't listed can change anything. */
const asked: Readonly<Partial<Record<EventType, readonly string[]>>> = {
  addMana: [],
  spendMana: [],
  emptyPools: [],
  becomeTarget: [],
  trigger: [],
  resolve: [],
  notResolve: [],
  scry: [],
  surveil: [],
  search: [],
  coin: [],
  die: [],
  mulligan: [],
  endStep: [],
  preventedDamage: [],
  freeze: [],
  drawFromEmpty: [],
  tap: ['tapped'],
  untap: ['tapped'],
  damage: ['thisTurn'],
  markDamage: ['damage', 'damaged'],
  healDamage: ['damage', 'damaged'],
  regenerate: ['damage', 'damaged'],
  draw: ['thisTurn', 'cantDraw'],
  discard: ['thisTurn'],
  cast: ['thisTurn', 'wasCast', 'paid'],
  landPlayed: ['thisTurn'],
  gainLife: ['life', 'mostLife', 'thisTurn'],
  loseLife: ['life', 'mostLife', 'thisTurn'],
  payLife: ['life', 'mostLife', 'thisTurn'],
  setLife: ['life', 'mostLife', 'thisTurn'],
  beginPhase: ['during'],
  beginStep: ['during'],
};
