/** What a line says of the spell or ability that it announces: how that goes on, and whether all of it was used (601.2). */
import { announcementOf } from '../../casting/index.ts';
import {
  costName,
  type Game,
  noChoices,
  type ObjectId,
  type PlayerId,
  type StackChoices,
  sameTarget,
  type Target,
} from '../../rules/index.ts';
import type { Clauses } from './action.ts';
import { candidates, meant, written } from './find.ts';
import type { Reference } from './names.ts';
import {
  gameOf,
  isActivatingMana,
  type OpenClauses,
  type Run,
  send,
  type Trouble,
  trouble,
} from './sending.ts';
import { settle } from './settle.ts';

/** Whether everything that the last line said of a spell or ability was used. */
export function closed(run: Run): Trouble {
  const { open } = run;
  if (open === null) return null;
  const game = gameOf(run);
  if (open.isForMana ? isActivatingMana(game) : announcementOf(game) !== null) return null;
  run.open = null;
  const { clauses, line, object } = open;
  if (object === null) {
    if (open.targets.length > 0) return trouble(`“${line}”: it has no targets`, ['601.2c']);
    if (open.isForMana && open.x !== null) return trouble(`“${line}”: no X was asked for`, ['107.3']);
    return notMade(run, open) ?? notPaidWith(run, open);
  }
  if (clauses.making !== '') return trouble(`“${line}”: it makes no mana now`, ['605.1a']);
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
    // 107.3b: it is 0 where the mana cost that it is in isn't paid; else there is none to choose.
    return choices.x === null
      ? trouble(`“${line}”: it has no X to choose (107.3)`, ['107.3'])
      : trouble(`“${line}”: X is ${choices.x}`, [choices.x === 0 ? '107.3b' : '107.3']);
  const wrong = clauses.divided.find(({ amount, to }) => !gets(game, run, choices.targets, to, amount));
  if (wrong !== undefined)
    return trouble(`“${line}”: it isn’t ${wrong.amount} that ${written(wrong.to, run.names)} gets`, [
      '601.2d',
    ]);
  if (clauses.modes.length > 0 && choices.modes.length !== clauses.modes.length)
    return trouble(`“${line}”: it has no such modes`, ['700.2a']);
  if (clauses.kicked > choices.paid.length)
    return trouble(`“${line}”: it has no cost to kick it`, ['601.2b']);
  const notKicked = clauses.kickedWith.find(
    (cost) => !choices.paid.some((paid) => costName(paid).endsWith(` ${cost}`)),
  );
  if (notKicked !== undefined) return trouble(`“${line}”: it isn’t kicked with ${notKicked}`, ['601.2b']);
  const [notSpliced] = open.splicing;
  if (notSpliced !== undefined)
    return trouble(`“${line}”: ${written(notSpliced, run.names)} isn’t spliced onto it`, ['702.47a']);
  return notPaidWith(run, open);
}

/** What the line says it is paid with has to be what it was paid with, also where there was nothing to choose. */
function notPaidWith(run: Run, { line, mana, paying, since }: OpenClauses): Trouble {
  if (mana !== null) return trouble(`“${line}”: no mana was to be paid`, ['601.2h']);
  const paid = run.log.slice(since).filter(({ happened }) => happened.rule === '601.2h');
  const unpaid = paying.find((reference) =>
    paid.every(
      ({ game, happened: { event } }) =>
        !('object' in event) || event.object === null || !meant(game, run.names, reference)(event.object),
    ),
  );
  return unpaid === undefined
    ? null
    : trouble(`“${line}”: nothing was paid with ${written(unpaid, run.names)}`, ['601.2h']);
}

/** What the line says it makes has to be made, also where there was nothing to choose (106.1). */
function notMade(run: Run, { clauses: { making }, line, since }: OpenClauses): Trouble {
  const made = run.log
    .slice(since)
    .flatMap(({ happened: { event } }) =>
      event.type === 'addMana' ? event.units.map(({ type }) => type) : [],
    );
  const left: string[] = [...made];
  const missing = [...making].find((type) => {
    const at = left.indexOf(type);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing === undefined
    ? null
    : trouble(`“${line}”: it makes ${made.map((type) => `{${type}}`).join('') || 'no mana'}`, ['106.1']);
}

/** Whether a target is dealt this amount. */
function gets(
  game: Game,
  run: Run,
  targets: StackChoices['targets'],
  to: Reference,
  amount: number,
): boolean {
  const those = candidates(game, run.names, to);
  return targets.some(({ chosen, divided }) =>
    chosen.some((target, at) => {
      const now = 'object' in target ? becameOf(game, target.object) : [];
      return divided[at] === amount && (isAmong(those, target) || now.some((one) => isAmong(those, one)));
    }),
  );
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

/** What a line is about, and how it began. */
export interface Announced {
  readonly clauses: Clauses;
  readonly line: string;
  /** The rules by which one of its targets could be none. */
  readonly rules: readonly string[];
  readonly since: number;
  readonly isForMana: boolean;
}

/**
 * The line goes on as far as it says how; what it leaves open is for the lines after it. A mana ability that is
 * activated to pay for something is in between: what is said of that goes on afterwards.
 */
export function follow(run: Run, { clauses, isForMana, line, rules, since }: Announced): Trouble {
  const outer = run.open;
  const game = gameOf(run);
  const announced = announcementOf(game);
  const onStack = game.happened
    .map(({ event }) => (event.type === 'cast' || event.type === 'activate' ? event.object : null))
    .findLast((object) => object !== null && game.stack.includes(object));
  const object = isForMana ? null : (announced?.object ?? onStack ?? null);
  if (object === null && !isForMana)
    return trouble(`“${line}”: it could not be done, and was undone (733.1)`, ['733.1', '601.2e']);
  const { making, mana, paying, splicing, targets, x } = clauses;
  run.open = { line, clauses, rules, since, isForMana, object, making, mana, paying, splicing, targets, x };
  const isOver = (now: Game) => (isForMana ? !isActivatingMana(now) : announcementOf(now) === null);
  for (let times = 0; times < 100; times++) {
    const now = gameOf(run);
    if (now.pending === null || now.pending.kind === 'priority' || isOver(now)) {
      const wrong = closed(run);
      run.open = isForMana ? outer : run.open;
      return wrong;
    }
    const settled = settle(run, now.pending);
    if (settled === 'unanswered') return null;
    if (settled !== null) return settled;
  }
  return trouble('announcing it never ends');
}
