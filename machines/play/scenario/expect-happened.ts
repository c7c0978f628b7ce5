import type { Game, GameEvent } from '../../rules/index.ts';
import type { Difference } from './difference.ts';
import { meant, type Names } from './find.ts';
import type { GameExpectation, Happening } from './form.ts';
import { wholeReference } from './names.ts';
import type { Logged, Run } from './sending.ts';

/** The first thing that should have happened and has not, or the other way round; null if there is none. */
export function happeningDifference(run: Run, expected: GameExpectation): Difference | null {
  for (const one of expected.happened ?? []) {
    const count = run.log.filter((logged) => isLike(run.names, logged, one)).length;
    if (one.times === undefined ? count === 0 : count !== one.times)
      return { what: 'happened', expected: one, actual: `${count} times` };
  }
  for (const one of expected.notHappened ?? []) {
    const count = run.log.filter((logged) => isLike(run.names, logged, one)).length;
    if (count > 0) return { what: 'notHappened', expected: one, actual: `${count} times` };
  }
  return null;
}

function isLike(names: Names, { game, happened }: Logged, like: Happening): boolean {
  const { event, rule } = happened;
  if (event.type !== like.event) return false;
  if (like.rule !== undefined && ![rule, 'rule' in event ? event.rule : null].includes(like.rule))
    return false;
  if (like.amount !== undefined && amountOf(event) !== like.amount) return false;
  if (like.player !== undefined && playerOf(event) !== names.lexicon.players.indexOf(like.player))
    return false;
  if (like.object !== undefined && !isObject(game, names, objectOf(event), like.object)) return false;
  return (
    like.source === undefined || isObject(game, names, 'source' in event ? event.source : null, like.source)
  );
}

function isObject(game: Game, names: Names, id: number | null, wanted: string): boolean {
  const reference = wholeReference(wanted, names.lexicon);
  if (id === null || 'unknown' in reference) return false;
  return meant(game, names, reference)(id);
}

const amountOf = (event: GameEvent): number | null =>
  'amount' in event ? event.amount : 'count' in event ? event.count : null;

const playerOf = (event: GameEvent): number | null => {
  if ('player' in event) return event.player;
  if ('to' in event && typeof event.to === 'object' && 'player' in event.to) return event.to.player;
  return null;
};

const objectOf = (event: GameEvent): number | null => {
  if ('object' in event) return event.object;
  if ('to' in event && typeof event.to === 'object' && 'object' in event.to) return event.to.object;
  return null;
};
