import type { Game } from '../../rules/index.ts';
import type { Difference } from './difference.ts';
import { meant, type Names } from './find.ts';
import type { GameExpectation, Happening } from './form.ts';
import { factsOf } from './happenings/index.ts';
import { wholeReference } from './names.ts';
import type { Logged, Run } from './sending.ts';

/** What should have happened, so often if that is said, and has not. */
export const happenedDifferences = (run: Run, { happened = [] }: GameExpectation): readonly Difference[] =>
  happened.flatMap((like): readonly Difference[] => {
    const count = counted(run, like);
    const isSo = like.times === undefined ? count > 0 : count === like.times;
    return isSo ? [] : [told('happened', like, count)];
  });

/** What should not have happened, or not just so often if that is said, and has. */
export const notHappenedDifferences = (
  run: Run,
  { notHappened = [] }: GameExpectation,
): readonly Difference[] =>
  notHappened.flatMap((like): readonly Difference[] => {
    const count = counted(run, like);
    const isSo = like.times === undefined ? count === 0 : count !== like.times;
    return isSo ? [] : [told('notHappened', like, count)];
  });

const counted = (run: Run, like: Happening): number =>
  run.log.filter((logged) => isLike(run.names, logged, like)).length;

const told = (what: string, like: Happening, count: number): Difference => {
  const actual = count === 1 ? 'once' : count === 0 ? 'never' : `${count} times`;
  return { what, expected: like, actual, words: `it happened ${actual}: ${JSON.stringify(like)}` };
};

/** Whether every field that is given fits. */
function isLike(names: Names, { game, happened }: Logged, like: Happening): boolean {
  const { event, rule } = happened;
  if (event.type !== like.event) return false;
  if (like.rule !== undefined && ![rule, 'rule' in event ? event.rule : null].includes(like.rule))
    return false;
  const facts = factsOf(event);
  for (const field of ['amount', 'from', 'to', 'counter'] as const)
    if (like[field] !== undefined && facts[field] !== like[field]) return false;
  const { object, player, source } = like;
  return (
    (player === undefined || facts.player?.includes(names.lexicon.players.indexOf(player)) === true) &&
    (object === undefined || isAmong(game, names, facts.object, object)) &&
    (source === undefined || isAmong(game, names, facts.source, source))
  );
}

function isAmong(
  game: Game,
  names: Names,
  ids: readonly (number | null)[] | undefined,
  wanted: string,
): boolean {
  const reference = wholeReference(wanted, names.lexicon);
  if (ids === undefined || 'unknown' in reference) return false;
  const isIt = meant(game, names, reference);
  return ids.some((id) => id !== null && isIt(id));
}
