import {
  type Answer,
  type AnswerOf,
  answerIsLegal,
  characteristics,
  type Decision,
  type DecisionOf,
  type Game,
  legalAnswers,
  manaTypes,
  manaWords,
  sameTarget,
  type Target,
} from '../../rules/index.ts';
import { isMeant, nameNow, positionOf, written } from './find.ts';
import { fail, type Script, type Seat, seatOf } from './run.ts';
import type { Choice, Designator, Pick } from './situation.ts';
import { comparable } from './texts.ts';
import { usualAnswer } from './usual.ts';

/** So many answers of a decision that the script leaves open are told apart. */
const mostAlternatives = 12;

/**
 * The answer to the pending decision: what came with the action that is being announced, else what the player's queue
 * has for it, else the only one there is. A strict script that has none fails; for others it is the usual answer, or
 * the one that a search asks for.
 */
export function answerFor(script: Script, game: Game, decision: Decision): Answer {
  const said = saidOf(script, game, decision);
  if (said !== null) return said;
  if (decision.kind === 'payment') return 'auto';
  const few = legalAnswers(game, decision, 2);
  const [first] = few;
  if (first === undefined) return fail('engine', `${decision.kind} (${decision.rule}) has no legal answer`);
  if (few.length === 1) return first;
  const usual = usualAnswer(game, decision);
  if (isTheSameEitherWay(game, decision)) return usual;
  const letter = script.situation.players[decision.decider] ?? '';
  if (script.situation.isStrict(letter) && !isLeftToTheEngine(decision))
    return fail(
      'missingChoice',
      `${letter} has to decide (${decision.kind}: ${decision.about}, ${decision.rule})`,
    );
  return alternative(script, game, decision, usual);
}

/** The usual answer, or another one that a search tries here. */
function alternative(script: Script, game: Game, decision: Decision, usual: Answer): Answer {
  const { given, met } = script.open;
  const others = legalAnswers(game, decision, mostAlternatives).filter(
    (one) => JSON.stringify(one) !== JSON.stringify(usual),
  );
  const chosen = given[met.length] ?? 0;
  met.push(others.length + 1);
  return chosen === 0 ? usual : (others[chosen - 1] ?? usual);
}

/** Decisions that the scripts' own engine takes by itself. */
const isLeftToTheEngine = ({ kind }: Decision): boolean =>
  kind === 'attackers' || kind === 'blockers' || kind === 'combatDamage' || kind === 'reverseMana';

/** Whether the options can't be told apart: it doesn't matter which of them is chosen. */
function isTheSameEitherWay(game: Game, decision: Decision): boolean {
  if (decision.kind === 'order') {
    const [first, ...others] = decision.items;
    return others.every(({ text }) => text !== '' && text === first?.text);
  }
  if (decision.kind === 'replacement') {
    const [first, ...others] = decision.options;
    return others.every(({ text }) => text === first?.text);
  }
  if (decision.kind !== 'choose' || decision.min !== decision.max) return false;
  const [first, ...others] = decision.options.map((option) => lookOf(game, option));
  return others.every((one) => one === first);
}

function lookOf(game: Game, target: Target): string {
  if ('player' in target) return `player ${target.player}`;
  const object = game.objects[target.object];
  if (!object) return '';
  const { attachedTo, counters, damage, tapped, zone } = object;
  const { controller, name } = characteristics(game, object.id);
  return JSON.stringify([name, controller, zone, tapped, damage, counters, attachedTo]);
}

/** What the script says to a decision; null: nothing. What is used is taken off the queue. */
function saidOf(script: Script, game: Game, decision: Decision): Answer | null {
  const seat = seatOf(script, decision.decider);
  switch (decision.kind) {
    case 'choose':
      return chosen(script, game, seat, decision);
    case 'confirm':
      return yesOrNo(seat);
    case 'mulligan':
      return false;
    case 'option':
      return optionOf(seat, decision);
    case 'number':
      return amountOf(seat);
    case 'modes':
      return modesOf(seat, decision);
    case 'order':
      return orderOf(script, game, seat, decision);
    case 'divide':
      return shares(script, game, seat, decision);
    case 'arrange':
      return arranged(script, game, seat, decision);
    case 'replacement':
      return replacementOf(game, seat, decision);
    case 'combatDamage':
      return assigned(game, seat, decision);
    case 'priority':
    case 'attackers':
    case 'blockers':
    case 'payment':
    case 'reverseMana':
      return null;
    default:
      return decision satisfies never;
  }
}

/** The first choice of the queue that is of these types, taken off it; others before it stay for what they are for. */
function takeChoice<Type extends Choice['type']>(
  seat: Seat,
  types: readonly Type[],
  fits: (choice: Extract<Choice, { type: Type }>) => boolean = () => true,
): Extract<Choice, { type: Type }> | null {
  for (const choice of seat.choices) {
    if (!isOneOf(choice, types) || !fits(choice)) continue;
    seat.choices = seat.choices.filter((other) => other !== choice);
    return choice;
  }
  return null;
}

const isOneOf = <Type extends Choice['type']>(
  choice: Choice,
  types: readonly Type[],
): choice is Extract<Choice, { type: Type }> => types.some((type) => type === choice.type);

function yesOrNo(seat: Seat): boolean | null {
  const choice = takeChoice(seat, ['yesNo', 'normalCost']);
  return choice === null ? null : choice.type === 'yesNo' && choice.value;
}

const amountOf = (seat: Seat): number | null => takeChoice(seat, ['amount'])?.value ?? null;

/** The position of the option that a word names: as it is, its beginning, its number, or a colour. */
function optionNamed(options: readonly string[], word: string): number {
  const wanted = comparable(word, '');
  const shown = options.map((option) => comparable(option, ''));
  const color = manaTypes.find((type) => manaWords[type] === wanted)?.toLowerCase();
  const exactly = shown.findIndex(
    (one) => one === wanted || (color !== undefined && (one === color || one === `{${color}}`)),
  );
  if (exactly >= 0) return exactly;
  const beginning = shown.findIndex((one) => one.startsWith(wanted));
  if (beginning >= 0) return beginning;
  const number = /^\d+$/.test(wanted) ? Number(wanted) : 0;
  return number > 0 && number <= options.length ? number - 1 : -1;
}

function optionOf(seat: Seat, { options }: DecisionOf<'option'>): number | null {
  const wordOf = (choice: Extract<Choice, { type: 'pick' | 'amount' | 'yesNo' }>): string => {
    if (choice.type === 'pick') return choice.values[0]?.name ?? '';
    if (choice.type === 'amount') return `${choice.value}`;
    return choice.value ? 'yes' : 'no';
  };
  const choice = takeChoice(
    seat,
    ['pick', 'amount', 'yesNo'],
    (one) => wordOf(one) !== '' && optionNamed(options, wordOf(one)) >= 0,
  );
  return choice === null ? null : optionNamed(options, wordOf(choice));
}

function modesOf(seat: Seat, decision: DecisionOf<'modes'>): AnswerOf['modes'] | null {
  const modes: number[] = [];
  while (modes.length < decision.max) {
    const [entry] = seat.modes;
    if (entry === undefined) break;
    seat.modes = seat.modes.slice(1);
    if (entry.mode === undefined) break;
    modes.push(entry.mode - 1);
  }
  if (modes.length === 0) return null;
  const isPossible = modes.every((mode) => decision.options[mode]?.legal === true);
  return isPossible && modes.length >= decision.min
    ? modes.sort((a, b) => a - b)
    : fail('illegalMode', `mode ${modes.map((mode) => mode + 1).join(', ')} can’t be chosen`);
}

/** Objects or players: with the action, from the target queue, or from the choices. */
function chosen(
  script: Script,
  game: Game,
  seat: Seat,
  decision: DecisionOf<'choose'>,
): AnswerOf['choose'] | null {
  const { announcing } = script;
  if (decision.purpose === 'target' && announcing?.hasTargets === true && announcing.designators.length > 0)
    return withAction(script, game, decision, announcing);
  if (decision.purpose !== 'target') {
    const declined = declinedFirst(game, seat, decision);
    if (declined !== null) return declined;
  }
  const isForTargets = decision.purpose === 'target';
  return isForTargets
    ? (fromTargets(script, game, seat, decision) ?? fromChoices(script, game, seat, decision))
    : (fromChoices(script, game, seat, decision) ?? fromTargets(script, game, seat, decision));
}

function withAction(
  script: Script,
  game: Game,
  decision: DecisionOf<'choose'>,
  announcing: { designators: readonly Designator[] },
): AnswerOf['choose'] {
  const { left, positions, stopped } = taken(script, game, decision, announcing.designators);
  const [next] = left;
  if (positions.length < decision.min && !stopped)
    return fail('illegalTarget', `${next === undefined ? 'nothing' : written(next)} is no legal target`);
  announcing.designators = left;
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
  seat.targets = seat.targets.filter((_entry, at) => !found.used.includes(at));
  return found.positions;
}

/** New targets for a spell or a copy of one: those that it has may stay. */
const mayKeep = ({ rule }: DecisionOf<'choose'>): boolean => rule === '115.7d' || rule === '707.10c';

/** Who searches a library finds cards, or finds none (701.23b); whether to search was asked before. */
const finds = ({ rule }: DecisionOf<'choose'>): boolean => rule === '701.23a';

/** "You may" and the choice are one decision here, and two there: what declines it, or null where it goes on. */
function declinedFirst(game: Game, seat: Seat, decision: DecisionOf<'choose'>): AnswerOf['choose'] | null {
  const [first] = seat.choices;
  if (first?.type !== 'yesNo' || (decision.min > 0 && !mayKeep(decision)) || finds(decision)) return null;
  seat.choices = seat.choices.slice(1);
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
  const lists = seat.choices.map((choice) =>
    choice.type === 'pick' ? choice.values : choice.type === 'skip' ? null : [],
  );
  const found = gathered(script, game, decision, lists);
  if (found === null) return null;
  seat.choices = seat.choices.filter((_choice, at) => !found.used.includes(at));
  return found.positions;
}

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
  return used.length > 0 && positions.length >= decision.min && answerIsLegal(game, positions).ok
    ? { positions, used }
    : null;
}

/** The triggers of a script are picked one after the other; the first picked goes on the stack first. */
function orderOf(
  script: Script,
  game: Game,
  seat: Seat,
  decision: DecisionOf<'order'>,
): AnswerOf['order'] | null {
  const order: number[] = [];
  const meant = (value: Pick): number =>
    decision.items.findIndex(
      ({ object, text }, index) =>
        !order.includes(index) &&
        (isMeant(script, game, { object }, value) ||
          (value.name !== undefined &&
            comparable(text, nameNow(game, object)).startsWith(
              comparable(value.name, nameNow(game, object)),
            ))),
    );
  // What comes before answers a question that had one answer, and was not asked.
  const first = seat.choices.findIndex(
    (choice) => choice.type === 'pick' && choice.values.some((value) => meant(value) >= 0),
  );
  if (first < 0) return null;
  let used = 0;
  while (order.length < decision.items.length - 1) {
    const choice = seat.choices[first + used];
    if (choice?.type !== 'pick') break;
    const before = order.length;
    for (const value of choice.values) {
      const at = meant(value);
      if (at >= 0) order.push(at);
    }
    if (order.length === before) break;
    used += 1;
  }
  seat.choices = seat.choices.filter((_choice, at) => at < first || at >= first + used);
  const rest = decision.items.map((_item, at) => at).filter((at) => !order.includes(at));
  return [...order, ...rest];
}

/** What is named goes to the second pile (the bottom, the graveyard), the rest stays. */
function arranged(
  script: Script,
  game: Game,
  seat: Seat,
  decision: DecisionOf<'arrange'>,
): AnswerOf['arrange'] | null {
  const [choice] = seat.choices;
  const [entry] = seat.targets;
  const named: readonly (Designator | Pick)[] | null =
    entry !== undefined
      ? (entry.targets ?? [])
      : choice?.type === 'pick'
        ? choice.values
        : choice?.type === 'skip'
          ? []
          : null;
  if (named === null) return null;
  const moved: number[] = [];
  for (const one of named) {
    const at = decision.cards.findIndex(
      (object, index) => !moved.includes(index) && isMeant(script, game, { object }, one),
    );
    if (at >= 0) moved.push(at);
  }
  if (moved.length === 0 && named.length > 0) return null;
  if (entry === undefined) seat.choices = seat.choices.slice(1);
  else seat.targets = seat.targets.slice(1);
  const kept = decision.cards.map((_card, at) => at).filter((at) => !moved.includes(at));
  return decision.piles.map((_pile, at) => (at === 0 ? kept : at === 1 ? moved : []));
}

function replacementOf(game: Game, seat: Seat, decision: DecisionOf<'replacement'>): number | null {
  const [choice] = seat.choices;
  const wanted = choice?.type === 'pick' ? choice.values[0]?.name : undefined;
  if (wanted === undefined) return null;
  const parts = wanted.split('*').map((part) => part.toLowerCase());
  const at = decision.options.findIndex(({ object, text }) => {
    const whole = `${nameNow(game, object)}: ${text}`.toLowerCase();
    return parts.every((part) => whole.includes(part));
  });
  if (at < 0) return null;
  seat.choices = seat.choices.slice(1);
  return at;
}

/** Amounts that come with the targets, or one after the other. */
function shares(
  script: Script,
  game: Game,
  seat: Seat,
  decision: DecisionOf<'divide'>,
): AnswerOf['divide'] | null {
  const given = script.announcing?.designators.length === 0 ? script.announcing : null;
  const amounts = given === null ? null : (dividedWith(script, game, decision) ?? null);
  if (amounts !== null) return amounts;
  const numbers: number[] = [];
  for (const choice of seat.choices) {
    if (choice.type !== 'amount' || numbers.length === decision.among.length) break;
    numbers.push(choice.value);
  }
  if (numbers.length === 0) return null;
  const rest = decision.amount - numbers.reduce((sum, one) => sum + one, 0);
  const whole =
    numbers.length === decision.among.length - 1 && rest >= decision.least ? [...numbers, rest] : numbers;
  if (!answerIsLegal(game, whole).ok) return null;
  seat.choices = seat.choices.slice(numbers.length);
  return whole;
}

function dividedWith(script: Script, game: Game, decision: DecisionOf<'divide'>): AnswerOf['divide'] | null {
  const amounts = decision.among.map(
    (target) =>
      script.shares.find((one) => one.amount !== undefined && isMeant(script, game, target, one))?.amount ??
      0,
  );
  return answerIsLegal(game, amounts).ok ? amounts : null;
}

/** Numbers for the blockers of one creature after the other. */
function assigned(
  game: Game,
  seat: Seat,
  decision: DecisionOf<'combatDamage'>,
): AnswerOf['combatDamage'] | null {
  const usual = usualAnswer(game, decision);
  if (!isAssignment(usual)) return null;
  if (seat.choices[0]?.type === 'skip') {
    seat.choices = withoutSkips(seat.choices, decision);
    return usual;
  }
  if (seat.choices[0]?.type !== 'amount') return null;
  let used = 0;
  const answer = usual.map((one) => {
    const assigner = decision.creatures.find(({ object }) => object === one.object);
    if (assigner === undefined || assigner.recipients.length < 2) return one;
    const to: { recipient: Target; amount: number }[] = [];
    let left = assigner.amount;
    for (const recipient of assigner.recipients) {
      const choice = seat.choices[used];
      if (left === 0 || choice?.type !== 'amount' || choice.value > left) break;
      to.push({ recipient, amount: choice.value });
      left -= choice.value;
      used += 1;
    }
    const rest = assigner.recipients[to.length];
    if (left > 0 && rest !== undefined) to.push({ recipient: rest, amount: left });
    return { object: one.object, to: to.filter(({ amount }) => amount > 0) };
  });
  if (!answerIsLegal(game, answer).ok) return null;
  seat.choices = seat.choices.slice(used);
  return answer;
}

/** A word for each creature with several recipients, whose damage is assigned as it usually is. */
function withoutSkips(choices: Seat['choices'], { creatures }: DecisionOf<'combatDamage'>): Seat['choices'] {
  const asked = creatures.filter(({ recipients }) => recipients.length > 1).length;
  const other = choices.findIndex(({ type }) => type !== 'skip');
  return choices.slice(Math.min(asked, other < 0 ? choices.length : other));
}

const isAssignment = (answer: Answer): answer is AnswerOf['combatDamage'] =>
  Array.isArray(answer) && answer.every((one) => typeof one === 'object' && one !== null && 'to' in one);
