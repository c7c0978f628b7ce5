/** What a script says of how amounts and damage are divided. */
import {
  type Answer,
  type AnswerOf,
  answerIsLegal,
  type DecisionOf,
  type Game,
  type Target,
} from '../../rules/index.ts';
import { isMeant } from './find.ts';
import type { Script, Seat } from './run.ts';
import { usualAnswer } from './usual.ts';

/** Amounts that come with the targets, or one after the other. */
export function shares(
  script: Script,
  game: Game,
  seat: Seat,
  decision: DecisionOf<'divide'>,
): AnswerOf['divide'] | null {
  const amounts = dividedWith(script, game, decision);
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
export function assigned(
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
