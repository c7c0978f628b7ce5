/** Whether an expectation can fail: every name, word and field in it has to mean something in the scenario. */
import { keywords, nearestOf } from '../../rules/index.ts';
import type { Action } from './action.ts';
import type {
  Expectation,
  GameExpectation,
  Happening,
  ObjectExpectation,
  PlayerExpectation,
} from './form.ts';
import {
  gameExpectationSchema,
  objectExpectationSchema,
  playerExpectationSchema,
} from './form-expectations.ts';
import { aboutHappening, happeningFields } from './happenings/index.ts';
import type { Lexicon } from './names.ts';
import { fieldsTold, type ScenarioFault, shapeFaults } from './shape-faults.ts';
import { isCounter, type ScenarioWords } from './words-in.ts';

/** How names are looked up; what isn’t found is added to the faults. */
export interface Checks {
  readonly lexicon: Lexicon;
  readonly words: ScenarioWords;
  readonly reference: (text: string, path: string) => void;
  readonly player: (name: string, path: string) => void;
  readonly line: (text: string, path: string) => Action | null;
  readonly faults: ScenarioFault[];
}

/** Adds what is wrong with an expectation to the faults. */
export function checkExpectation(expected: Expectation, path: string, checks: Checks): void {
  for (const [key, value] of Object.entries(expected)) {
    const at = `${path}.${key}`;
    if (key === 'game') checkGame(value, at, checks);
    else if (checks.lexicon.players.includes(key)) checkPlayer(value, at, checks);
    else checkObject(key, value, at, checks);
  }
}

function checkPlayer(value: unknown, path: string, checks: Checks): void {
  const shaped = playerExpectationSchema.safeParse(value, fieldsTold);
  if (!shaped.success) {
    checks.faults.push(...shapeFaults(value, shaped.error.issues, path));
    return;
  }
  const expected: PlayerExpectation = shaped.data;
  for (const kind of Object.keys(expected.counters ?? {})) counter(kind, `${path}.counters`, checks);
}

function checkObject(key: string, value: unknown, path: string, checks: Checks): void {
  const { faults, player, reference, words } = checks;
  reference(key, path);
  const shaped = objectExpectationSchema.safeParse(value, fieldsTold);
  if (!shaped.success) {
    faults.push(...shapeFaults(value, shaped.error.issues, path));
    return;
  }
  const expected: ObjectExpectation = shaped.data;
  for (const name of expected.seenBy ?? []) player(name, `${path}.seenBy`);
  for (const field of ['controller', 'owner', 'protector'] as const) {
    const name = expected[field];
    if (typeof name === 'string') player(name, `${path}.${field}`);
  }
  for (const kind of Object.keys(expected.counters ?? {})) counter(kind, `${path}.counters`, checks);
  for (const field of ['has', 'hasNot'] as const)
    for (const name of expected[field] ?? [])
      if (!(name in keywords))
        faults.push({
          path: `${path}.${field}`,
          reason: `“${name}” is no keyword ability`,
          nearest: nearestOf(name, [...words.keywords, ...Object.keys(keywords)]),
        });
  if (expected.on === 'nowhere' && Object.keys(expected).length > 1)
    faults.push({ path, reason: 'what is nowhere is nothing else besides', nearest: [] });
}

function counter(kind: string, path: string, { faults, words }: Checks): void {
  if (isCounter(words, kind)) return;
  const reason = `nothing here has, puts or speaks of “${kind}” counters`;
  faults.push({ path, reason, nearest: nearestOf(kind, ['+1/+1', '-1/-1', ...words.counters]) });
}

function checkGame(value: unknown, path: string, checks: Checks): void {
  const { faults, line, player } = checks;
  const shaped = gameExpectationSchema.safeParse(value, fieldsTold);
  if (!shaped.success) {
    faults.push(...shapeFaults(value, shaped.error.issues, path));
    return;
  }
  const game: GameExpectation = shaped.data;
  for (const text of game.may ?? []) line(text, `${path}.may`);
  for (const text of Object.keys(game.mayNot ?? {})) line(text, `${path}.mayNot`);
  if (game.turn?.of !== undefined) player(game.turn.of, `${path}.turn.of`);
  if (typeof game.priority === 'string') player(game.priority, `${path}.priority`);
  if (game.asked !== undefined) player(game.asked.player, `${path}.asked.player`);
  if (game.asked?.decider !== undefined) player(game.asked.decider, `${path}.asked.decider`);
  if (typeof game.over === 'object')
    for (const name of game.over.winners) player(name, `${path}.over.winners`);
  for (const field of ['happened', 'notHappened'] as const)
    for (const [at, one] of (game[field] ?? []).entries())
      checkHappening(one, `${path}.${field}[${at}]`, checks);
}

/** What is asked of an event has to be something that such events have. */
function checkHappening(like: Happening, path: string, checks: Checks): void {
  const { faults, player, reference } = checks;
  const { fields } = aboutHappening(like.event);
  for (const field of happeningFields) {
    if (like[field] === undefined || fields.includes(field)) continue;
    const there = fields.length === 0 ? 'only its rule' : [...fields, 'rule'].join(', ');
    faults.push({
      path: `${path}.${field}`,
      reason: `an event “${like.event}” has no ${field}: there is ${there}`,
      nearest: [],
    });
  }
  if (like.player !== undefined) player(like.player, `${path}.player`);
  if (like.object !== undefined) reference(like.object, `${path}.object`);
  if (like.source !== undefined) reference(like.source, `${path}.source`);
  if (like.counter !== undefined) counter(like.counter, `${path}.counter`, checks);
}
