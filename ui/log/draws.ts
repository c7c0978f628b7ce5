import { drawnName } from '../../machines/game/index.ts';
import { listed } from '../../machines/game/words.ts';
import type { Game, Happened } from '../../machines/rules/index.ts';

/**
 * Of each event in which somebody draws several cards, the single draws that it consists of (121.2): where all of them came
 * as they would, and none led to anything more, there is nothing to say of each by itself.
 */
export function drawsOf(happened: readonly Happened[]): ReadonlyMap<Happened, readonly Happened[]> {
  const found = new Map<Happened, readonly Happened[]>();
  const several = happened.filter(({ event }) => event.type === 'drawCards' && event.count > 1);
  if (several.length === 0) return found;
  const led = new Set(
    happened.flatMap(({ causes, event }) =>
      event.type === 'move' ? [] : causes.flatMap((cause) => ('event' in cause ? [cause.event] : [])),
    ),
  );
  for (const one of several) {
    const { event } = one;
    if (event.type !== 'drawCards') continue;
    const next = several.find(
      (other) =>
        other.number > one.number && other.event.type === 'drawCards' && other.event.player === event.player,
    );
    const draws = happened.filter(
      (draw) =>
        draw.event.type === 'draw' &&
        draw.event.player === event.player &&
        draw.number > one.number &&
        draw.number < (next?.number ?? Number.POSITIVE_INFINITY),
    );
    const plain = draws.filter(({ number, replaced }) => replaced.length === 0 && !led.has(number));
    if (draws.length === event.count && plain.length === event.count) found.set(one, draws);
  }
  return found;
}

/** The sentence of an event in which cards are drawn, with the names of those that are known. */
export function withDrawn(sentence: string, game: Game, draws: readonly Happened[]): string {
  const names = draws.flatMap(({ number }) => drawnName(game, number) ?? []);
  return names.length === 0 ? sentence : `${sentence.replace(/\.$/, '')}: ${listed(names)}.`;
}
