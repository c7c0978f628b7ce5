import { cards } from '../../cards/index.ts';
import { parseDeckList } from '../../decks/index.ts';
import { nameOf } from '../../game/index.ts';
import type { PlayerId } from '../../rules/index.ts';
import { compared, type Difference } from './difference.ts';
import { happenedDifferences, notHappenedDifferences } from './expect-happened.ts';
import type { GameExpectation } from './form.ts';
import { readLine } from './line.ts';
import { refused, tryOnCopy } from './refused.ts';
import { gameOf, type Run } from './sending.ts';

/** What isn’t as expected of the game itself, in the order in which it was written. */
export const gameDifferences = (run: Run, expected: GameExpectation): readonly Difference[] =>
  Object.keys(expected).flatMap((field) => (isField(field) ? checks[field](run, expected) : []));

type Check = (run: Run, expected: GameExpectation) => readonly Difference[];

const isField = (name: string): name is keyof GameExpectation => name in checks;

const seat = (run: Run, player: PlayerId | null): string | null =>
  player === null ? null : (run.names.lexicon.players[player] ?? null);

function turnDifferences(run: Run, { turn = {} }: GameExpectation): readonly Difference[] {
  const game = gameOf(run);
  const now = {
    number: game.turn.number,
    of: seat(run, game.turn.of),
    at: game.turn.step ?? game.turn.phase,
  };
  return (['number', 'of', 'at'] as const).flatMap((key) =>
    turn[key] === undefined ? [] : compared(`turn.${key}`, turn[key], now[key]),
  );
}

function stackDifferences(run: Run, { stack }: GameExpectation): readonly Difference[] {
  const game = gameOf(run);
  const names = [...game.stack].reverse().map((id) => nameOf(game, id));
  return compared('stack', stack, typeof stack === 'number' ? names.length : names);
}

function priorityDifferences(run: Run, { priority }: GameExpectation): readonly Difference[] {
  const { pending } = gameOf(run);
  return compared('priority', priority, seat(run, pending?.kind === 'priority' ? pending.player : null));
}

/** What somebody is asked: of that as much as the expectation says. */
function askedDifferences(run: Run, { asked }: GameExpectation): readonly Difference[] {
  const { pending } = gameOf(run);
  if (asked === undefined) return [];
  const { decider, kind, player, rule } = asked;
  const wanted = {
    player,
    kind,
    ...(decider !== undefined && { decider }),
    ...(rule !== undefined && { rule }),
  };
  const now = pending && {
    player: seat(run, pending.player),
    kind: pending.kind,
    ...(decider !== undefined && { decider: seat(run, pending.decider) }),
    ...(rule !== undefined && { rule: pending.rule }),
  };
  return compared('asked', wanted, now);
}

function overDifferences(run: Run, { over = false }: GameExpectation): readonly Difference[] {
  const game = gameOf(run);
  if (over === false || game.over === null)
    return over === false && game.over === null ? [] : [{ what: 'over', expected: over, actual: game.over }];
  const withRule = (rule: string) => (over.rule === undefined ? {} : { rule });
  return compared(
    'over',
    { winners: over.winners, ...withRule(over.rule ?? '') },
    { winners: game.over.winners.map((winner) => seat(run, winner)), ...withRule(game.over.rule) },
  );
}

/** Lines that can be done now: tried on a copy, as looking changes nothing. */
const mayDifferences = (run: Run, { may = [] }: GameExpectation): readonly Difference[] =>
  may.flatMap((text): readonly Difference[] => {
    const line = readLine(text, run.names.lexicon);
    const result = line.ok ? tryOnCopy(run, line.action, text) : line;
    return result === null
      ? []
      : [
          {
            what: 'may',
            expected: text,
            actual: result.reason,
            words: `“${text}” is refused: ${result.reason}`,
          },
        ];
  });

/** Lines that are refused, tried on copies as well. */
const mayNotDifferences = (run: Run, { mayNot = {} }: GameExpectation): readonly Difference[] =>
  Object.entries(mayNot).flatMap(([text, rule]): readonly Difference[] => {
    const line = readLine(text, run.names.lexicon);
    const result = line.ok ? refused(run, line.action, rule, text) : line;
    return result === null
      ? []
      : [{ what: 'mayNot', expected: rule, actual: result.reason, words: `“${text}”: ${result.reason}` }];
  });

/** The rules of deck construction that a deck, as a list in one line, breaks with the cards of the scenario (100.2a). */
function rulesAgainst(run: Run, list: string): readonly string[] {
  const game = gameOf(run);
  const known = { ...cards, ...game.definitions };
  const read = parseDeckList(list.replaceAll(/,\s*(?=\d)/g, '\n'), known);
  return read.ok ? [] : read.faults.map(({ rule, reason }) => rule ?? reason);
}

const mayBringDifferences = (run: Run, { mayBring = [] }: GameExpectation): readonly Difference[] =>
  mayBring.flatMap((list): readonly Difference[] => {
    const rules = rulesAgainst(run, list);
    const words = `“${list}” is refused: ${rules.join(', ')}`;
    return rules.length === 0 ? [] : [{ what: 'mayBring', expected: list, actual: rules, words }];
  });

const mayNotBringDifferences = (run: Run, { mayNotBring = {} }: GameExpectation): readonly Difference[] =>
  Object.entries(mayNotBring).flatMap(([list, rule]): readonly Difference[] => {
    const rules = rulesAgainst(run, list);
    const words = `“${list}” should be refused by ${rule}; it is by ${rules.join(', ') || 'no rule'}`;
    return rules.includes(rule) ? [] : [{ what: 'mayNotBring', expected: rule, actual: rules, words }];
  });

const checks: { readonly [Field in keyof Required<GameExpectation>]: Check } = {
  turn: turnDifferences,
  stack: stackDifferences,
  priority: priorityDifferences,
  asked: askedDifferences,
  over: overDifferences,
  happened: happenedDifferences,
  notHappened: notHappenedDifferences,
  may: mayDifferences,
  mayNot: mayNotDifferences,
  mayBring: mayBringDifferences,
  mayNotBring: mayNotBringDifferences,
};
