import { type Game, gameFormat } from '../../machines/rules/index.ts';

/** The game in a snapshot of an actor, if it is one of a Spellchart game. */
export function gameOf(snapshot: unknown): Game | null {
  const game = property(property(snapshot, 'context'), 'game');
  return isGame(game) ? game : null;
}

/** What went wrong in the event that led to a snapshot: the message of a bug in a rule. */
export function failureOf(snapshot: unknown): string | null {
  const message = property(property(property(snapshot, 'context'), 'failure'), 'message');
  return typeof message === 'string' ? message : null;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

/** The engine itself put it into the snapshot, so its format says enough. */
const isGame = (value: unknown): value is Game =>
  property(value, 'format') === gameFormat && Array.isArray(property(value, 'objects'));
