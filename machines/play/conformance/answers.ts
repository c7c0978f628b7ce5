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
  type Target,
} from '../../rules/index.ts';
import { chosen, isTakenOneByOne, nextPicked } from './answer-choose.ts';
import { arranged, orderOf } from './answer-order.ts';
import { assigned, shares } from './answer-shares.ts';
import type { Choice } from './entries.ts';
import { nameNow, positionOf } from './find.ts';
import { takeChoice } from './queue.ts';
import { fail, type Script, type Seat, seatOf } from './run.ts';
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
  const said =
    (isSaidNext(script, game, decision) ? null : saidBefore(script, game, decision)) ??
    saidOf(script, game, decision) ??
    saidBefore(script, game, decision);
  if (said !== null) return said;
  if (decision.kind === 'payment') return paymentOf(script, game, decision);
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

/**
 * Decisions that the scripts' own engine takes by itself: of all orders only those of triggers (603.3b) and of cards that
 * go to a library together (401.4) are asked for there, and not what is cast first of what is cast anyway (608.2g), or in
 * which of several zones is searched (701.23a).
 */
function isLeftToTheEngine(decision: Decision): boolean {
  switch (decision.kind) {
    case 'attackers':
    case 'blockers':
    case 'combatDamage':
    case 'reverseMana':
      return true;
    case 'order':
      return decision.rule !== '603.3b' && decision.rule !== '401.4';
    case 'choose':
      return decision.rule === '608.2g' && decision.min > 0;
    case 'option':
      return decision.rule === '701.23a';
    default:
      return false;
  }
}

/** Whether the options can't be told apart: it doesn't matter which of them is chosen. */
function isTheSameEitherWay(game: Game, decision: Decision): boolean {
  // What is called wins as often as not.
  if (decision.rule === '705.2') return true;
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

/** Whether a choice on resolution is what the script says next, and not what was put aside before that. */
function isSaidNext(script: Script, game: Game, decision: Decision): boolean {
  const [next] = seatOf(script, decision.decider).choices;
  if (decision.kind !== 'choose' || decision.purpose === 'target' || next?.type !== 'pick') return true;
  return next.values.some((value) => positionOf(script, game, decision.options, value, []) >= 0);
}

/** The same, of what was put aside as the answer to something else. */
function saidBefore(script: Script, game: Game, decision: Decision): Answer | null {
  const seat = seatOf(script, decision.decider);
  const { choices, spare } = seat;
  if (spare.length === 0) return null;
  seat.choices = spare;
  const said = saidOf(script, game, decision);
  seat.spare = seat.choices;
  seat.choices = choices;
  return said;
}

/** What the script says to a decision; null: nothing. What is used is taken off the queue. */
function saidOf(script: Script, game: Game, decision: Decision): Answer | null {
  const seat = seatOf(script, decision.decider);
  switch (decision.kind) {
    case 'choose':
      return chosen(script, game, seat, decision);
    case 'confirm':
      return yesOrNo(script, game, seat, decision);
    case 'mulligan':
      return false;
    case 'option':
      return optionOf(seat, decision);
    case 'cardName':
      return nameOf(seat);
    case 'number':
      return amountOf(seat, decision);
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

/** Mana of the colours that a player who pays by hand names one after the other; else it is left to the engine. */
function paymentOf(
  script: Script,
  game: Game,
  { decider, player }: DecisionOf<'payment'>,
): AnswerOf['payment'] {
  const letter = script.situation.players[decider] ?? '';
  if (!script.situation.paysByHand(letter)) return 'auto';
  const seat = seatOf(script, decider);
  const units: number[] = [];
  let used = 0;
  for (const choice of seat.choices) {
    const word = choice.type === 'pick' ? (choice.values[0]?.name ?? '') : '';
    const type = manaTypes.find((one) => manaWords[one] === word.toLowerCase());
    const unit = (game.players[player]?.pool ?? []).findIndex(
      (one, at) => one.type === type && !units.includes(at),
    );
    if (type === undefined || unit < 0) break;
    units.push(unit);
    used += 1;
    if (!answerIsLegal(game, { units }).ok) continue;
    seat.choices = seat.choices.slice(used);
    return { units };
  }
  return 'auto';
}

/** Yes or no; or a card's name, where what is asked is whether to take that one card. */
function yesOrNo(
  script: Script,
  game: Game,
  seat: Seat,
  { about, object, rule }: DecisionOf<'confirm'>,
): boolean | null {
  const begun = isBegunByChoosing(about) ? seat.choices[0]?.type : undefined;
  if (begun === 'pick') return true;
  if (object !== null && isTakenOneByOne({ rule }) && nextPicked(script, game, seat, [{ object }]) === 0)
    return true;
  const choice = takeChoice(seat, ['yesNo', 'normalCost']);
  if (choice !== null)
    return choice.type === 'yesNo' && choice.value && takeChoice(seat, ['manaCancel']) === null;
  // Whether to do something, and what with, may be one question there: who chooses nothing declines.
  const [next] = seat.choices;
  if (rule === '608.2d' && next?.type === 'pick') return true;
  if (rule === '608.2d' && next?.type === 'skip') {
    seat.choices = seat.choices.slice(1);
    return false;
  }
  if (seat.targets[0]?.skip !== true) return null;
  seat.targets = seat.targets.slice(1);
  return false;
}

/** Where a player may choose something and then does more with it, the choice is the scripts' whole question. */
const isBegunByChoosing = (about: string): boolean => about === 'choose';

/**
 * A number; or for a cost that may be paid any number of times so many times yes, and a no after them: whether to pay it
 * once more is asked each time there (601.2b).
 */
function amountOf(seat: Seat, { max, purpose, rule }: DecisionOf<'number'>): number | null {
  const next = seat.choices[0]?.type;
  if (next !== 'yesNo' || purpose !== 'count' || rule !== '601.2b')
    return takeChoice(seat, ['amount'])?.value ?? null;
  const end = seat.choices.findIndex((one) => one.type !== 'yesNo' || !one.value);
  const times = Math.min(max, end < 0 ? seat.choices.length : end);
  const no = seat.choices[times];
  seat.choices = seat.choices.slice(no?.type === 'yesNo' && !no.value ? times + 1 : times);
  return times;
}

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
  // `Cast X`, `Play X`: as what a card is cast or played (709.3, 712.11b, 715.3).
  const [, named] = /^(?:cast|play) (.+)/.exec(wanted) ?? [];
  if (named !== undefined) return shown.indexOf(named);
  const number = /^\d+$/.test(wanted) ? Number(wanted) : 0;
  return number > 0 && number <= options.length ? number - 1 : -1;
}

/** The next thing that is picked, as the name of a card. */
function nameOf(seat: Seat): string | null {
  const choice = takeChoice(seat, ['pick'], (one) => one.type === 'pick' && one.values.length === 1);
  return choice?.type === 'pick' ? (choice.values[0]?.name ?? null) : null;
}

function optionOf(seat: Seat, { options }: DecisionOf<'option'>): number | null {
  // "Pay 2 life instead of {B}?" is a yes or no there (107.4f).
  const life = options.find((option) => option.endsWith(' life'));
  const wordOf = (choice: Extract<Choice, { type: 'pick' | 'amount' | 'yesNo' }>): string => {
    if (choice.type === 'pick') return choice.values[0]?.name ?? '';
    if (choice.type === 'amount') return `${choice.value}`;
    if (life !== undefined) return choice.value ? life : (options.find((one) => one !== life) ?? '');
    // One thing or another is a yes or no there, under words of its own.
    const [first = '', second = '', ...more] = options;
    return more.length > 0 ? '' : choice.value ? first : second;
  };
  const choice = takeChoice(
    seat,
    ['pick', 'amount', 'yesNo'],
    (one) => wordOf(one) !== '' && optionNamed(options, wordOf(one)) >= 0,
  );
  return choice === null ? null : optionNamed(options, wordOf(choice));
}

function modesOf(seat: Seat, decision: DecisionOf<'modes'>): AnswerOf['modes'] | null {
  // Of those that can be chosen only once the ones that are left are counted.
  const left = decision.options.flatMap(({ chosenBefore }, at) => (chosenBefore === true ? [] : [at]));
  const modes: number[] = [];
  while (modes.length < decision.max) {
    const [entry] = seat.modes;
    if (entry === undefined) break;
    seat.modes = seat.modes.slice(1);
    if (entry.mode === undefined) break;
    modes.push(left[entry.mode - 1] ?? -1);
  }
  if (modes.length === 0) return null;
  const isPossible = modes.every((mode) => decision.options[mode]?.legal === true);
  return isPossible && modes.length >= decision.min
    ? modes.sort((a, b) => a - b)
    : fail('illegalMode', `mode ${modes.map((mode) => mode + 1).join(', ')} can’t be chosen`);
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
