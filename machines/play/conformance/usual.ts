import {
  type Answer,
  type AnswerOf,
  answerIsLegal,
  characteristics,
  type Decision,
  type DecisionOf,
  type Game,
  legalAnswers,
  lethalDamage,
  type Target,
} from '../../rules/index.ts';

/**
 * The answer where a script leaves a decision open: yes to every "may", the first mode, trigger and replacement
 * effect, the largest number, the best of one's own for what is good and of an opponent's for what is bad; nothing
 * attacks or blocks that need not.
 */
export function usualAnswer(game: Game, decision: Decision): Answer {
  const answer = wanted(game, decision);
  if (answer !== null && answerIsLegal(game, answer).ok) return answer;
  const [first] = legalAnswers(game, decision, 1);
  return first ?? false;
}

function wanted(game: Game, decision: Decision): Answer | null {
  switch (decision.kind) {
    case 'confirm':
      return true;
    case 'mulligan':
      return false;
    case 'number':
      return decision.max;
    case 'option':
      // In all zones, where several may be searched (701.23a).
      return decision.rule === '701.23a' ? decision.options.length - 1 : 0;
    case 'replacement':
      return 0;
    case 'order':
      return decision.items.map((_item, at) => at);
    case 'arrange':
      return decision.piles.map((_pile, at) => (at === 0 ? decision.cards.map((_card, card) => card) : []));
    case 'modes':
      return firstModes(decision);
    case 'choose':
      return best(game, decision);
    case 'divide':
      return evenly(decision);
    case 'combatDamage':
      return lethalFirst(game, decision);
    case 'attackers':
    case 'blockers':
      return fewest(game, decision);
    case 'payment':
      return 'auto';
    case 'reverseMana':
      return [];
    case 'cardName':
    case 'priority':
      return null;
    default:
      return decision satisfies never;
  }
}

function firstModes({ max, min, options }: DecisionOf<'modes'>): AnswerOf['modes'] {
  const legal = options.flatMap((option, at) => (option.legal ? [at] : []));
  return legal.slice(0, Math.max(min, Math.min(1, max)));
}

/** The smallest legal declaration. */
function fewest(game: Game, decision: DecisionOf<'attackers'> | DecisionOf<'blockers'>): Answer | null {
  if (answerIsLegal(game, []).ok) return [];
  const size = (answer: Answer): number => (Array.isArray(answer) ? answer.length : 0);
  return [...legalAnswers(game, decision, 200)].sort((a, b) => size(a) - size(b))[0] ?? null;
}

/** How much an object is worth: what it costs, and its size. */
function worth(game: Game, target: Target): number {
  if ('player' in target) return 100;
  const { manaValue, power, toughness } = characteristics(game, target.object);
  return manaValue * 2 + (power ?? 0) + (toughness ?? 0);
}

const bad = new Set<DecisionOf<'choose'>['purpose']>(['discard', 'sacrifice', 'cost']);

function best(game: Game, decision: DecisionOf<'choose'>): AnswerOf['choose'] {
  const { max, min, options, player, purpose, tone } = decision;
  const isMine = (target: Target): boolean =>
    'player' in target
      ? target.player === player
      : characteristics(game, target.object).controller === player;
  const isLoss = bad.has(purpose);
  const wantsMine = tone === 'good';
  const preference = (target: Target): number => {
    const value = worth(game, target);
    if (isLoss) return -value;
    if (tone === 'neutral') return 0;
    return isMine(target) === wantsMine ? 1000 + value : -value;
  };
  const ranked = options
    .map((option, at) => ({ at, value: preference(option), mine: isMine(option) }))
    .sort((a, b) => b.value - a.value || a.at - b.at);
  const useful = isLoss || tone === 'neutral' ? ranked : ranked.filter(({ mine }) => mine === wantsMine);
  const count = isLoss ? min : Math.max(min, Math.min(max, useful.length));
  return ranked.slice(0, count).map(({ at }) => at);
}

function evenly({ among, amount, least }: DecisionOf<'divide'>): AnswerOf['divide'] {
  return among.map((_target, at) => (at === 0 ? amount - least * (among.length - 1) : least));
}

/** Each recipient in turn gets what is lethal, and the last of them the rest. */
function lethalFirst(game: Game, decision: DecisionOf<'combatDamage'>): AnswerOf['combatDamage'] {
  return decision.creatures.map(({ amount, object, recipients }) => {
    let left = amount;
    const to = recipients.map((recipient, at) => {
      const isLast = at === recipients.length - 1;
      const share = isLast ? left : Math.min(left, needed(game, recipient, object));
      left -= share;
      return { recipient, amount: share };
    });
    return { object, to: to.filter((one) => one.amount > 0) };
  });
}

function needed(game: Game, recipient: Target, attacker: number): number {
  return 'player' in recipient ? 0 : Math.max(0, lethalDamage(game, recipient.object, attacker, []));
}
