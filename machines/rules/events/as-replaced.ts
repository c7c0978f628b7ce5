import { players, quantity } from '../characteristics/index.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { gameEventWord, replacedWord } from '../state/word-table.ts';
import { type Applicable, scopeWithEvent } from './applicable.ts';

/**
 * What a replacement or prevention effect makes of an event (614.6, 615.6), without choices and further instructions; null if
 * nothing is left of it.
 */
export function asReplaced(game: Game, one: Applicable, event: GameEvent): GameEvent | null {
  const { amount, event: wanted, instead, skip, under } = one.replacement;
  if (instead !== undefined || skip === true) return null;
  const ofItsOwn = replacedWord(wanted).changed?.(game, one, wanted, event);
  if (ofItsOwn !== undefined) return ofItsOwn;
  const home = gameEventWord(event);
  const byItsRules = home.replacedBy?.(game, one, event);
  if (byItsRules !== undefined) return byItsRules;
  const scope = scopeWithEvent(one, event);
  const [controller] = under === undefined ? [] : players(game, scope, under);
  const whose = controller === undefined ? event : (home.under?.(event, controller) ?? event);
  return amount === undefined || home.withAmount === undefined
    ? whose
    : home.withAmount(whose, quantity(game, scope, amount));
}
