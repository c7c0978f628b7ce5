import { cardsIn, characteristics } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { PlayerId } from '../../state/identity.ts';
import type { ManaType } from '../../state/mana.ts';

/**
 * The positions of the mana in this player's pool in the order in which it is spent where they don't say: what may be
 * spent only on something first, snow and lasting mana last; of like ones the types that the cards in their hand ask for
 * least, then colorless mana, then the color of which most is left.
 */
export function thriftily(game: Game, player: PlayerId): readonly number[] {
  const pool = game.players[player]?.pool ?? [];
  const left = new Map<ManaType, number>();
  for (const { type } of pool) left.set(type, (left.get(type) ?? 0) + 1);
  const asked = left.size > 1 ? askedFor(game, player) : noneAsked;
  const worth = pool.map(({ lasts, snow, spendOnly, type }, at) => {
    const more = left.get(type) ?? 0;
    left.set(type, more - 1);
    const kept = (spendOnly === null ? 4 : 0) + (lasts ? 2 : 0) + (snow ? 1 : 0);
    return { at, kept, needed: asked.get(type) ?? 0, isColored: Number(type !== 'C'), more };
  });
  return worth
    .sort(
      (a, b) =>
        a.kept - b.kept || a.needed - b.needed || a.isColored - b.isColored || b.more - a.more || a.at - b.at,
    )
    .map(({ at }) => at);
}

const noneAsked: ReadonlyMap<ManaType, number> = new Map();

/** How many symbols of each type the mana costs of the cards in this player's hand have. */
function askedFor(game: Game, player: PlayerId): ReadonlyMap<ManaType, number> {
  const asked = new Map<ManaType, number>();
  for (const id of cardsIn(game, 'hand', player))
    for (const symbol of characteristics(game, id).manaCost ?? [])
      if (typeof symbol === 'string' && symbol !== 'X' && symbol !== 'S')
        asked.set(symbol, (asked.get(symbol) ?? 0) + 1);
  return asked;
}
