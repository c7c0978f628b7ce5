import type { Game } from '../state/game.ts';
import type { Target } from '../state/object.ts';
import { ruleTexts } from '../state/rule-texts.ts';
import { write } from '../state/write.ts';

/** Puts counters on, or takes them off; those put on get a timestamp, with all others of their kind (613.7c). */
export function addCounters(game: Game, on: Target, kind: string, by: number): void {
  const writer = write(game);
  const holder = 'player' in on ? writer.player(on.player) : writer.object(on.object);
  const { [kind]: before = 0, ...others } = holder.counters;
  const count = Math.max(0, before + by);
  holder.counters = count === 0 ? others : { ...others, [kind]: count };
  // Those that give a keyword apply in timestamp order with other effects (613.1f).
  if (by > 0 && 'object' in on && ruleTexts['rule:122.1b']?.[kind] !== undefined) {
    const object = writer.object(on.object);
    object.counterTimestamps = { ...object.counterTimestamps, [kind]: writer.nextTimestamp() };
  }
}
