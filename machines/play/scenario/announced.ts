/** What a line says of the spell or ability that it announces: how that goes on, and whether all of it was used (601.2). */
import { announcementOf } from '../../casting/index.ts';
import {
  costName,
  type Game,
  noChoices,
  type ObjectId,
  type PlayerId,
  sameTarget,
  type Target,
} from '../../rules/index.ts';
import { candidates, written } from './find.ts';
import type { Clauses } from './line.ts';
import { gameOf, type Run, send, type Trouble, trouble } from './sending.ts';
import { settle } from './settle.ts';

/** Whether everything that the last line said of a spell or ability was used. */
export function closed(run: Run): Trouble {
  const { open } = run;
  if (open === null) return null;
  const game = gameOf(run);
  if (announcementOf(game) !== null) return null;
  run.open = null;
  const { clauses, line, object } = open;
  if (object === null) return open.targets.length > 0 ? trouble(`“${line}”: it has no targets`) : null;
  const onStack = game.objects[object];
  if (!onStack || onStack.left !== null || onStack.zone !== 'stack')
    return trouble(`“${line}”: it could not be done, and was undone (733.1)`, ['733.1', '601.2h']);
  const choices = onStack.stack?.choices ?? noChoices;
  // What was used up to pay is called by what it became.
  const chosen = choices.targets
    .flatMap((one) => one.chosen)
    .flatMap((target) => ('object' in target ? [target, ...becameOf(game, target.object)] : [target]));
  const missing = clauses.targets.find(
    (reference) => !candidates(game, run.names, reference).some((one) => isAmong(chosen, one)),
  );
  if (missing !== undefined)
    return trouble(`“${line}”: ${written(missing, run.names)} is not a target of it`, open.rules);
  if (clauses.x !== null && choices.x !== clauses.x)
    return trouble(`“${line}”: X is ${choices.x ?? 'nothing'}`);
  if (clauses.modes.length > 0 && choices.modes.length !== clauses.modes.length)
    return trouble(`“${line}”: it has no such modes`);
  if (clauses.kicked > choices.paid.length) return trouble(`“${line}”: it has no cost to kick it`);
  const notKicked = clauses.kickedWith.find(
    (cost) => !choices.paid.some((paid) => costName(paid).endsWith(` ${cost}`)),
  );
  if (notKicked !== undefined) return trouble(`“${line}”: it isn’t kicked with ${notKicked}`);
  const [notSpliced] = open.splicing;
  if (notSpliced !== undefined)
    return trouble(`“${line}”: ${written(notSpliced, run.names)} isn’t spliced onto it`, ['702.47a']);
  if (open.paying.length > 0) return trouble(`“${line}”: nothing was to pay with that`);
  return null;
}

const becameOf = (game: Game, id: ObjectId): readonly Target[] => {
  const became = game.objects[id]?.became ?? null;
  return became === null ? [] : [{ object: became }];
};

const isAmong = (list: readonly Target[], one: Target): boolean =>
  list.some((other) => sameTarget(other, one));

/** Gives up what is being announced. */
export function abandon(run: Run, player: PlayerId): Trouble {
  run.open = null;
  return send(run, { type: 'action.cancel', player });
}

/** The line goes on as far as it says how; what it leaves open is for the lines after it. */
export function follow(run: Run, clauses: Clauses, line: string, rules: readonly string[]): Trouble {
  const game = gameOf(run);
  const announced = announcementOf(game);
  const onStack = game.happened
    .map(({ event }) => (event.type === 'cast' || event.type === 'activate' ? event.object : null))
    .findLast((object) => object !== null && game.stack.includes(object));
  run.open = {
    line,
    clauses,
    rules,
    object: announced?.object ?? onStack ?? null,
    targets: clauses.targets,
    splicing: clauses.splicing,
    paying: clauses.paying,
  };
  for (let times = 0; times < 100; times++) {
    const now = gameOf(run);
    if (now.pending === null || now.pending.kind === 'priority' || announcementOf(now) === null)
      return closed(run);
    const settled = settle(run, now.pending);
    if (settled === 'unanswered') return null;
    if (settled !== null) return settled;
  }
  return trouble('announcing it never ends');
}
