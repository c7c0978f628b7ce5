import { fits, isSpokenOf } from '../characteristics/index.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/identity.ts';
import { onceFor } from '../state/once-for.ts';
import { scopeOf } from '../state/scope.ts';
import type { Filter } from '../state/vocabulary/index.ts';
import { isTriggerCondition, triggerWord } from '../state/word-table.ts';
import { write } from '../state/write.ts';
import type { Zone } from '../state/zones.ts';

/** Of which spells "your second creature spell each turn" counts: those like this, from there. */
export interface Counted {
  readonly spell: Filter;
  readonly from?: Zone;
}

/** Counts a spell among those that texts count, as it is cast (601.2i); what it is later doesn't matter. */
export function countCast(game: Game, { object, player }: EventOf<'cast'>): void {
  if (!isSpokenOf(game, 'nth')) return;
  const from = game.objects[object]?.stack?.choices.from;
  for (const counted of countedIn(game.definitions)) {
    if (counted.from !== undefined && counted.from !== from) continue;
    if (!fits(game, scopeOf(noObject, player), { zone: 'stack', ...counted.spell }, object)) continue;
    const key = keyOf(counted);
    const before = game.turn.castLike ?? {};
    const counts = before[key] ?? game.players.map(() => 0);
    write(game).turn().castLike = {
      ...before,
      [key]: counts.map((count, at) => (at === player ? count + 1 : count)),
    };
  }
}

const noObject = -1;

/** How many spells a player has cast this turn of those that a condition with `nth` counts. */
export function castSoFar(
  { turn }: Game,
  { from, spell }: { readonly spell: 'self' | Filter; readonly from?: Zone },
  player: PlayerId,
): number {
  if (spell === 'self') return turn.facts.spellsCast?.[player] ?? 0;
  return turn.castLike?.[keyOf({ spell, ...(from !== undefined && { from }) })]?.[player] ?? 0;
}

const keyOf = ({ from, spell }: Counted): string => JSON.stringify([spell, from ?? null]);

/** What all texts of a game count; found once for each table of definitions. */
const countedIn = onceFor((definitions: Game['definitions']): readonly Counted[] => {
  const found = new Map<string, Counted>();
  const look = (text: unknown): void => {
    if (typeof text !== 'object' || text === null) return;
    const counted = isTriggerCondition(text) ? (triggerWord(text).counts?.(text) ?? null) : null;
    if (counted !== null) found.set(keyOf(counted), counted);
    Object.values(text).forEach(look);
  };
  look(definitions);
  return [...found.values()];
});
