import { answersOf, ruleChangesForPlayer } from '../characteristics/index.ts';
import { copyOf } from '../state/copy.ts';
import type { EventOf } from '../state/event.ts';
import type { Game, Player } from '../state/game.ts';
import type { ManaUnit } from '../state/mana.ts';
import { sameWords } from '../state/same-words.ts';
import { write } from '../state/write.ts';

/** Mana that goes into a pool, out of it, or is lost as steps and phases end. */
export function applyMana(game: Game, event: EventOf<'addMana' | 'spendMana' | 'emptyPools'>): void {
  const writer = write(game);
  switch (event.type) {
    case 'addMana': {
      const player = writer.player(event.player);
      player.pool = [...player.pool, ...copyOf(event.units)];
      return;
    }
    case 'spendMana':
      writer.player(event.player).pool = without(game.players[event.player]?.pool ?? [], event.units);
      return;
    case 'emptyPools':
      for (const player of game.players) {
        const left = unspent(game, player);
        if (left.length < player.pool.length || left.some((unit, at) => unit !== player.pool[at]))
          writer.player(player.id).pool = [...left];
      }
      return;
    default:
      event satisfies never;
  }
}

/** A pool without these units, each taken once. */
function without(pool: readonly ManaUnit[], units: readonly ManaUnit[]): readonly ManaUnit[] {
  const left = [...pool];
  for (const spent of units) {
    const at = left.findIndex((unit) => isAlike(unit, spent));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const isAlike = (one: ManaUnit, other: ManaUnit): boolean =>
  one.type === other.type &&
  one.source === other.source &&
  one.snow === other.snow &&
  (one.spendOnly === other.spendOnly || sameWords(one.spendOnly, other.spendOnly)) &&
  one.lasts === other.lasts;

/** What a player has left of their unspent mana as it empties: what lasts, or becomes other mana instead (500.5, 613.11). */
function unspent(game: Game, player: Player): readonly ManaUnit[] {
  if (player.pool.length === 0) return player.pool;
  const rules = ruleChangesForPlayer(game, player.id);
  return player.pool.flatMap((unit): readonly ManaUnit[] => {
    if (unit.lasts) return [unit];
    const [type] = answersOf(rules, (home, { change }) => home.unspentMana?.(change, unit.type));
    if (type === undefined) return [];
    return type === unit.type ? [unit] : [{ ...unit, type }];
  });
}
