/** What a script says to decisions among objects and players. */
import {
  type Answer,
  type AnswerOf,
  answerIsLegal,
  type DecisionOf,
  type Game,
  legalAnswers,
  sameTarget,
  type Target,
} from '../../rules/index.ts';
import type { Designator, Pick } from './entries.ts';
import { positionOf, written } from './find.ts';
import { takeChoice } from './queue.ts';
import { fail, type Script, type Seat } from './run.ts';

/** Objects or players: with the action, from the target queue, or from the choices. */
export function chosen(
  script: Script,
  game: Game,
  seat: Seat,
  decision: DecisionOf<'choose'>,
): AnswerOf['choose'] | null {
  const { announcing } = script;
  if (decision.purpose === 'target' && announcing?.hasTargets === true && announcing.designators.length > 0) {
    // What the action names may be meant for another target word: this one's is in the queue then.
    const queued = isNamed(script, game, decision, announcing.designators)
      ? null
      : fromTargets(script, game, seat, decision);
    return queued ?? withAction(script, game, decision, announcing);
  }
  // An action that a card in an opening hand allows is a yes-no question there.
  if (decision.rule === '103.6') {
    const choice = takeChoice(seat, ['yesNo']);
    return choice === null ? null : choice.value ? [0] : [];
  }
  const { choices } = seat;
  if (decision.purpose !== 'target') {
    const declined = declinedFirst(game, seat, decision);
    if (declined !== null) return declined;
    const [entry] = seat.targets;
    if (entry?.skip === true && decision.min === 0) {
      seat.targets = seat.targets.slice(1);
      return [];
    }
  }
  const told = toldApart(script, game, seat, decision);
  if (told !== null) return told;
  const isForTargets = decision.purpose === 'target' || mayKeep(decision);
  const found = isForTargets
    ? (fromTargets(script, game, seat, decision) ?? fromChoices(script, game, seat, decision))
    : (fromChoices(script, game, seat, decision) ?? fromTargets(script, game, seat, decision));
  // Who takes up an offer takes what there is, where that is one thing.
  const isTakenUp = seat.choices !== choices && !mayKeep(decision);
  return found ?? (isTakenUp && decision.options.length === 1 && decision.max > 0 ? [0] : null);
}

/**
 * Of permanents with one name (704.5j) a pick that tells a copy from what it copies is meant, also where one before it
 * in the queue has the same name: that answered a question that had one answer, and was not asked.
 */
function toldApart(
  script: Script,
  game: Game,
  seat: Seat,
  decision: DecisionOf<'choose'>,
): AnswerOf['choose'] | null {
  if (decision.rule !== '704.5j') return null;
  for (const choice of seat.choices) {
    if (choice.type !== 'pick') continue;
    const value = choice.values.find(({ copy }) => copy !== undefined);
    const at = value === undefined ? -1 : positionOf(script, game, decision.options, value, []);
    if (at < 0) continue;
    seat.choices = seat.choices.filter((other) => other !== choice);
    return [at];
  }
  return null;
}

/** Whether one of these names an option, or says to stop. */
const isNamed = (
  script: Script,
  game: Game,
  { options }: DecisionOf<'choose'>,
  designators: readonly Designator[],
): boolean => designators.some((one) => one.skip === true || positionOf(script, game, options, one, []) >= 0);

function withAction(
  script: Script,
  game: Game,
  decision: DecisionOf<'choose'>,
  announcing: { designators: readonly Designator[] },
): AnswerOf['choose'] {
  // What comes before the first that is an option here was the only legal target of another kind, and was not asked for.
  const { designators } = announcing;
  const isOption = (one: Designator): boolean => isNamed(script, game, decision, [one]);
  const from = Math.max(0, designators.findIndex(isOption));
  const { left, positions, stopped } = taken(script, game, decision, designators.slice(from));
  const [next] = left;
  if (positions.length < decision.min && !stopped)
    return fail('illegalTarget', `${next === undefined ? 'nothing' : written(next)} is no legal target`);
  announcing.designators = [...designators.slice(0, from), ...left];
  return checked(game, positions, () => fail('illegalTarget', 'these are no legal targets together'));
}

/** As many designators, from the first on, as are options. */
function taken(
  script: Script,
  game: Game,
  decision: DecisionOf<'choose'>,
  designators: readonly (Designator | Pick)[],
): {
  readonly positions: readonly number[];
  readonly left: readonly Designator[];
  readonly stopped: boolean;
} {
  const positions: number[] = [];
  let count = 0;
  for (const designator of designators) {
    if (positions.length >= decision.max) break;
    if ('skip' in designator && designator.skip === true)
      return { positions, left: designators.slice(count + 1), stopped: true };
    const at = positionOf(script, game, decision.options, designator, positions);
    if (at < 0) break;
    positions.push(at);
    count += 1;
  }
  return { positions, left: designators.slice(count), stopped: false };
}

const checked = (game: Game, positions: readonly number[], otherwise: () => never): readonly number[] =>
  answerIsLegal(game, positions).ok ? positions : otherwise();

/** Entries of the target queue: the first that names an option, and those after it that name more. */
function fromTargets(
  script: Script,
  game: Game,
  seat: Seat,
  decision: DecisionOf<'choose'>,
): AnswerOf['choose'] | null {
  const lists = seat.targets.map((entry) => (entry.skip === true ? null : (entry.targets ?? [])));
  const found = gathered(script, game, decision, lists);
  if (found === null) return null;
  script.picked = optionsAt(decision, found.positions);
  script.shares = found.used.flatMap((at) => seat.targets[at]?.targets ?? []);
  seat.targets = seat.targets.filter((_entry, at) => !found.used.includes(at));
  return found.positions;
}

/** New targets for a spell or a copy of one: those that it has may stay. */
const mayKeep = ({ rule }: DecisionOf<'choose'>): boolean => rule === '115.7d' || rule === '707.10c';

/** Who searches a library finds cards, or finds none (701.23b); whether to search was asked before. */
const finds = ({ rule }: DecisionOf<'choose'>): boolean => rule === '701.23a';

/**
 * What is cast or played while something resolves is chosen one after the other here (608.2g), and at once there; so is
 * what a cost is paid with, where more than that cost wants it (601.2h).
 */
export const isTakenOneByOne = ({
  max = 1,
  rule,
}: {
  readonly rule: string;
  readonly max?: number;
}): boolean => rule === '608.2g' || (rule === '601.2h' && max === 1);

/**
 * The position of the object that the queue picks next: of its first pick that names one of them the first name that
 * does. That name is taken off it, the others stay. −1: there is none.
 */
export function nextPicked(script: Script, game: Game, seat: Seat, objects: readonly Target[]): number {
  for (const choice of seat.choices) {
    if (choice.type !== 'pick') continue;
    for (const value of choice.values) {
      const at = positionOf(script, game, objects, value, []);
      if (at < 0) continue;
      const values = choice.values.filter((other) => other !== value);
      seat.choices = seat.choices.flatMap((other) =>
        other !== choice ? [other] : values.length === 0 ? [] : [{ ...choice, values }],
      );
      return at;
    }
  }
  return -1;
}

/** "You may" and the choice are one decision here, and two there: what declines it, or null where it goes on. */
function declinedFirst(game: Game, seat: Seat, decision: DecisionOf<'choose'>): AnswerOf['choose'] | null {
  // What comes before answers a question that had one answer, and was not asked.
  const first = mayKeep(decision) ? seat.choices.find(({ type }) => type === 'yesNo') : seat.choices[0];
  if (first?.type !== 'yesNo' || (decision.min > 0 && !mayKeep(decision)) || finds(decision)) return null;
  seat.choices = seat.choices.filter((choice) => choice !== first);
  if (first.value) return null;
  if (decision.min === 0) return [];
  const now = game.objects[decision.object ?? -1]?.stack?.choices.targets.flatMap((one) => one.chosen) ?? [];
  return decision.options.flatMap((option, at) =>
    now.some((target) => sameTarget(target, option)) ? [at] : [],
  );
}

/** Picks of the choice queue, in the same way. */
function fromChoices(
  script: Script,
  game: Game,
  seat: Seat,
  decision: DecisionOf<'choose'>,
): AnswerOf['choose'] | null {
  if (isTakenOneByOne(decision)) {
    const at = nextPicked(script, game, seat, decision.options);
    if (at >= 0) return [at];
  }
  const lists = seat.choices.map((choice) =>
    choice.type === 'pick' ? choice.values : choice.type === 'skip' ? null : [],
  );
  const found = gathered(script, game, decision, lists);
  if (found === null) return null;
  script.picked = optionsAt(decision, found.positions);
  seat.choices = seat.choices.filter((_choice, at) => !found.used.includes(at));
  return found.positions;
}

const optionsAt = ({ options }: DecisionOf<'choose'>, positions: readonly number[]): readonly Target[] =>
  positions.flatMap((at) => options[at] ?? []);

/** What lists of designators choose together, `null` being the end of a choice; the lists that were used. */
function gathered(
  script: Script,
  game: Game,
  decision: DecisionOf<'choose'>,
  lists: readonly (readonly (Designator | Pick)[] | null)[],
): { readonly positions: readonly number[]; readonly used: readonly number[] } | null {
  const positions: number[] = [];
  const used: number[] = [];
  for (const [at, list] of lists.entries()) {
    if (positions.length >= decision.max) break;
    if (list === null) {
      if (used.length === 0 && at > 0) continue;
      used.push(at);
      break;
    }
    const here: number[] = [];
    for (const one of list) {
      if ('skip' in one && one.skip === true) break;
      const found = positionOf(script, game, decision.options, one, [...positions, ...here]);
      if (found >= 0 && positions.length + here.length < decision.max) here.push(found);
    }
    if (here.length === 0) {
      if (used.length > 0) break;
      continue;
    }
    if (
      !answerIsLegal(game, [...positions, ...here]).ok &&
      positions.length >= decision.min &&
      used.length > 0
    )
      break;
    positions.push(...here);
    used.push(at);
  }
  if (used.length === 0) return null;
  if (positions.length >= decision.min && answerIsLegal(game, positions).ok) return { positions, used };
  const filled = filledUp(script, game, decision, positions);
  return filled === null ? null : { positions: filled, used };
}

/** Some of what must be chosen is named: the rest is left open, if the script leaves decisions open at all. */
function filledUp(
  { situation }: Script,
  game: Game,
  decision: DecisionOf<'choose'>,
  named: readonly number[],
): readonly number[] | null {
  if (named.length >= decision.min || situation.isStrict(situation.players[decision.player] ?? ''))
    return null;
  const all = [...legalAnswers(game, decision, mostFilled)];
  return all.filter(isPositions).find((one) => named.every((at) => one.includes(at))) ?? null;
}

/** So many ways of choosing the rest are looked at. */
const mostFilled = 2000;

const isPositions = (answer: Answer): answer is readonly number[] =>
  Array.isArray(answer) && answer.every((one) => typeof one === 'number');
