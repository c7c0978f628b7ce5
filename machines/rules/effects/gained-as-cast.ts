import {
  answersOf,
  asSpell,
  isEverAnswered,
  objectAt,
  ruleChangesForPlayer,
} from '../characteristics/index.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import type { Zone } from '../state/zones.ts';
import { type Beginning, begin, givingTo } from './granted-ability.ts';
import { asNextSpell } from './next-spell.ts';

/**
 * What static abilities have this player’s spells gain as that player casts them (610.5): this one has it from when it is
 * put on the stack (601.2a), whatever becomes of what said so.
 */
export function gainAsCast(game: Game, player: PlayerId, spell: ObjectId, from: Zone): void {
  for (const gained of gainedAsCast(game, player, spell, from)) begin(game, gained);
}

/** The game as it would be with a card put on the stack by this player: what it may be cast for is asked of that. */
export function asProposed(game: Game, player: PlayerId, card: ObjectId): Game {
  const next = asNextSpell(game, player, card);
  const gained = gainedAsCast(next, player, card, objectAt(game, card).zone);
  if (gained.length === 0) return asSpell(next, player, card);
  const begun = gained.map((effect, at) => ({
    ...effect,
    id: game.next.id + at,
    timestamp: game.next.timestamp + at,
  }));
  return asSpell({ ...next, effects: [...next.effects, ...begun] }, player, card);
}

function gainedAsCast(game: Game, player: PlayerId, id: ObjectId, from: Zone): readonly Beginning[] {
  if (!isEverAnswered(game, 'givenAsCast')) return [];
  return answersOf(ruleChangesForPlayer(game, player), (home, rule) => {
    const given = home.givenAsCast?.(game, rule, id, from) ?? [];
    return given.length === 0 ? undefined : givingTo(game, id, rule.scope, rule.ref, given);
  });
}
