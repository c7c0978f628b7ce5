import { isRecord } from './is-record.ts';
import type { Filter, Objects, Players, TargetSpec } from './vocabulary/index.ts';

/**
 * A text in which each instance of the word "target" is "each" (702.96a): it has no targets, and what it would do to
 * one it does to all that fit. The text itself, where nothing is targeted.
 */
export function withoutTargets<Text>(text: Text): Text;
export function withoutTargets(text: unknown): unknown {
  return changed(text, []);
}

/** Parts in which what is targeted means players, if it could mean both. */
const ofPlayers: ReadonlySet<string> = new Set(['toPlayers', 'onPlayers', 'players', 'who', 'of', 'by']);

function changed(text: unknown, around: readonly TargetSpec[], name = ''): unknown {
  if (Array.isArray(text)) {
    const parts = text.map((part) => changed(part, around, name));
    return parts.every((part, at) => part === text[at]) ? text : parts;
  }
  if (!isRecord(text)) return text;
  if (typeof text.target === 'number') return inPlaceOf(around[text.target], ofPlayers.has(name)) ?? text;
  const { targets, ...rest } = text;
  const own = areSpecs(targets) ? targets : around;
  const parts = Object.entries(areSpecs(targets) ? rest : text).map(
    ([key, part]): readonly [string, unknown] => [key, changed(part, own, key)],
  );
  const same = !areSpecs(targets) && parts.every(([key, part]) => part === text[key]);
  return same ? text : Object.fromEntries(parts);
}

/** All that could be targeted. */
function inPlaceOf(spec: TargetSpec | undefined, arePlayers: boolean): Objects | Players | undefined {
  if (spec === undefined) return undefined;
  const { any, objects, players } = spec;
  const those: Filter | undefined =
    any === true ? { anyType: ['battle', 'creature', 'planeswalker'] } : objects;
  const seats: Players | undefined =
    any === true || players === 'any' ? 'everyone' : players === 'opponent' ? 'opponents' : players;
  if (those === undefined || (arePlayers && seats !== undefined)) return seats;
  return { all: those };
}

/** What is printed under `targets` of an ability or a mode is checked as a card is loaded. */
const areSpecs = (value: unknown): value is readonly TargetSpec[] => Array.isArray(value);
