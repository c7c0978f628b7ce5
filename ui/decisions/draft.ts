import type {
  Answer,
  AttackerAnswer,
  BlockerAnswer,
  Decision,
  DecisionOf,
  Defender,
  ObjectId,
  Target,
} from '../../machines/rules/index.ts';

/** An answer that is being made: nothing is sent before it is given. One shape for each way of answering. */
export type Draft =
  | { readonly kind: 'none' }
  /** Positions that are picked, in the order in which they were. */
  | { readonly kind: 'picked'; readonly picked: readonly number[] }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'order'; readonly order: readonly number[] }
  | { readonly kind: 'shares'; readonly shares: readonly number[] }
  | { readonly kind: 'piles'; readonly piles: readonly (readonly number[])[] }
  | { readonly kind: 'attacks'; readonly attacks: readonly AttackerAnswer[]; readonly held: ObjectId | null }
  | { readonly kind: 'blocks'; readonly blocks: readonly BlockerAnswer[]; readonly held: ObjectId | null }
  /** For each creature that assigns damage, a share for each recipient. */
  | { readonly kind: 'damage'; readonly shares: readonly (readonly number[])[] };

/** What a draft begins with. `plain` is a legal answer that the rules suggest, if there is one. */
export function newDraft(decision: Decision, plain: Answer | undefined): Draft {
  switch (decision.kind) {
    case 'priority':
    case 'mulligan':
    case 'confirm':
    case 'option':
    case 'cardName':
    case 'replacement':
      return { kind: 'none' };
    case 'choose':
    case 'modes':
    case 'reverseMana':
    case 'payment':
      return { kind: 'picked', picked: [] };
    case 'number':
      return { kind: 'number', value: decision.min };
    case 'order':
      return { kind: 'order', order: decision.items.map((_, at) => at) };
    case 'divide':
      return { kind: 'shares', shares: evenly(decision.amount, decision.among.length, decision.least) };
    case 'arrange':
      return {
        kind: 'piles',
        piles: decision.piles.map((_, at) => (at === 0 ? decision.cards.map((_card, card) => card) : [])),
      };
    case 'attackers':
      return { kind: 'attacks', attacks: isAttack(plain) ? plain : [], held: null };
    case 'blockers':
      return { kind: 'blocks', blocks: isBlock(plain) ? plain : [], held: null };
    case 'combatDamage':
      return { kind: 'damage', shares: damageOf(decision, plain) };
    default:
      return decision satisfies never;
  }
}

const isList = (answer: Answer | undefined): answer is Extract<Answer, readonly unknown[]> =>
  Array.isArray(answer);
const isAttack = (answer: Answer | undefined): answer is readonly AttackerAnswer[] =>
  isList(answer) && answer.every((one) => typeof one === 'object' && 'defender' in one);
const isBlock = (answer: Answer | undefined): answer is readonly BlockerAnswer[] =>
  isList(answer) && answer.every((one) => typeof one === 'object' && 'attackers' in one);

/** The amount in shares as even as can be, the first ones larger. */
export function evenly(amount: number, count: number, least: number): readonly number[] {
  if (count === 0) return [];
  const spare = Math.max(0, amount - least * count);
  return Array.from(
    { length: count },
    (_, at) => least + Math.floor(spare / count) + (at < spare % count ? 1 : 0),
  );
}

function damageOf(
  { creatures }: DecisionOf<'combatDamage'>,
  plain: Answer | undefined,
): readonly (readonly number[])[] {
  return creatures.map(({ object, recipients, amount }) => {
    const given = isList(plain)
      ? plain.find((one) => typeof one === 'object' && 'to' in one && one.object === object)
      : undefined;
    if (typeof given !== 'object' || !('to' in given))
      return recipients.map((_, at) => (at === 0 ? amount : 0));
    return recipients.map(
      (recipient) => given.to.find((share) => isSameTarget(share.recipient, recipient))?.amount ?? 0,
    );
  });
}

/** The answer that a draft is so far. */
export function answerOf(decision: Decision, draft: Draft): Answer {
  switch (draft.kind) {
    case 'none':
      return false;
    case 'picked':
      if (decision.kind === 'payment') return { units: draft.picked };
      return [...draft.picked].sort((a, b) => a - b);
    case 'number':
      return draft.value;
    case 'order':
      return draft.order;
    case 'shares':
      return draft.shares;
    case 'piles':
      return draft.piles;
    case 'attacks':
      return draft.attacks;
    case 'blocks':
      return draft.blocks;
    case 'damage':
      return decision.kind === 'combatDamage'
        ? decision.creatures.map(({ object, recipients }, at) => ({
            object,
            to: recipients.flatMap((recipient, to) => {
              const amount = draft.shares[at]?.[to] ?? 0;
              return amount > 0 ? [{ recipient, amount }] : [];
            }),
          }))
        : [];
    default:
      return draft satisfies never;
  }
}

/** Picks a position, or takes it back; where only one can be picked, another one takes its place. */
export function toggled(picked: readonly number[], position: number, max: number): readonly number[] {
  if (picked.includes(position)) return picked.filter((one) => one !== position);
  return max === 1 ? [position] : [...picked, position];
}

/** A list with one entry moved by so many places; it stays where it would leave the list. */
export function shifted<T>(list: readonly T[], from: number, by: number): readonly T[] {
  const to = from + by;
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** A card laid on another pile, at its end. */
export const laidOn = (
  piles: readonly (readonly number[])[],
  card: number,
  pile: number,
): readonly (readonly number[])[] =>
  piles.map((cards, at) => {
    const others = cards.filter((one) => one !== card);
    return at === pile ? [...others, card] : others;
  });

/**
 * A click on the table while a decision is made: an option is picked, an attacker or blocker taken or sent.
 * A click that means nothing changes nothing.
 */
export function clicked(decision: Decision, draft: Draft, target: Target): Draft {
  if (decision.kind === 'choose' && draft.kind === 'picked') {
    const position = decision.options.findIndex((option) => isSameTarget(option, target));
    return position < 0 ? draft : { ...draft, picked: toggled(draft.picked, position, decision.max) };
  }
  if (decision.kind === 'attackers' && draft.kind === 'attacks')
    return attackClicked(decision, draft, target);
  if (decision.kind === 'blockers' && draft.kind === 'blocks' && 'object' in target)
    return blockClicked(decision, draft, target.object);
  return draft;
}

function attackClicked(
  decision: DecisionOf<'attackers'>,
  draft: Extract<Draft, { kind: 'attacks' }>,
  target: Target,
): Draft {
  const held = decision.creatures.find(({ object }) => object === draft.held);
  const defender = held?.defenders.find((one) => isSameTarget(one, target));
  if (held !== undefined && defender !== undefined)
    return { ...draft, attacks: attacking(draft.attacks, held.object, defender), held: null };
  const creature =
    'object' in target ? decision.creatures.find(({ object }) => object === target.object) : undefined;
  if (creature === undefined) return draft;
  const attacks = draft.attacks.filter(({ object }) => object !== creature.object);
  const isAttacking = attacks.length < draft.attacks.length;
  if (isAttacking) return { ...draft, attacks, held: null };
  const [only, ...others] = creature.defenders;
  if (only === undefined) return draft;
  // With one it could attack, a click is enough; else it attacks the first until another defender is clicked.
  return {
    ...draft,
    attacks: attacking(draft.attacks, creature.object, only),
    held: others.length > 0 ? creature.object : null,
  };
}

/** The attacks with one creature attacking this defender. */
export const attacking = (
  attacks: readonly AttackerAnswer[],
  object: ObjectId,
  defender: Defender,
): readonly AttackerAnswer[] => [...attacks.filter((one) => one.object !== object), { object, defender }];

function blockClicked(
  decision: DecisionOf<'blockers'>,
  draft: Extract<Draft, { kind: 'blocks' }>,
  clickedOn: ObjectId,
): Draft {
  const held = decision.creatures.find(({ object }) => object === draft.held);
  if (held?.attackers.includes(clickedOn) === true)
    return { ...draft, blocks: blocking(draft.blocks, held.object, clickedOn) };
  const creature = decision.creatures.find(({ object }) => object === clickedOn);
  if (creature === undefined) return draft;
  const blocks = draft.blocks.filter(({ object }) => object !== clickedOn);
  if (draft.held === clickedOn) return { ...draft, held: null };
  if (blocks.length < draft.blocks.length) return { ...draft, blocks, held: null };
  const [only, ...others] = creature.attackers;
  if (only !== undefined && others.length === 0)
    return { ...draft, blocks: blocking(draft.blocks, clickedOn, only), held: clickedOn };
  return { ...draft, held: clickedOn };
}

/** The blocks with one creature blocking this attacker too, or no longer if it did. */
export function blocking(
  blocks: readonly BlockerAnswer[],
  object: ObjectId,
  attacker: ObjectId,
): readonly BlockerAnswer[] {
  const now = blocks.find((one) => one.object === object)?.attackers ?? [];
  const attackers = now.includes(attacker) ? now.filter((one) => one !== attacker) : [...now, attacker];
  const others = blocks.filter((one) => one.object !== object);
  return attackers.length === 0 ? others : [...others, { object, attackers }];
}

/** Whether the table shows this as something to click, as chosen, or as what the next click goes with. */
export function stateOf(
  decision: Decision,
  draft: Draft,
  target: Target,
): 'possible' | 'chosen' | 'held' | null {
  if (decision.kind === 'choose' && draft.kind === 'picked') {
    const position = decision.options.findIndex((option) => isSameTarget(option, target));
    return position < 0 ? null : draft.picked.includes(position) ? 'chosen' : 'possible';
  }
  if (decision.kind === 'attackers' && draft.kind === 'attacks') {
    const held = decision.creatures.find(({ object }) => object === draft.held);
    if (held?.defenders.some((one) => isSameTarget(one, target)) === true) return 'possible';
    if (!('object' in target)) return null;
    if (target.object === draft.held) return 'held';
    if (draft.attacks.some(({ object }) => object === target.object)) return 'chosen';
    return decision.creatures.some(({ object }) => object === target.object) ? 'possible' : null;
  }
  if (decision.kind === 'blockers' && draft.kind === 'blocks' && 'object' in target) {
    const { object } = target;
    if (object === draft.held) return 'held';
    const held = decision.creatures.find((one) => one.object === draft.held);
    if (held?.attackers.includes(object) === true)
      return draft.blocks.some((one) => one.object === held.object && one.attackers.includes(object))
        ? 'chosen'
        : 'possible';
    if (draft.blocks.some((one) => one.object === object)) return 'chosen';
    return decision.creatures.some((one) => one.object === object) ? 'possible' : null;
  }
  return null;
}

/** Two targets are the same object or the same player. */
export const isSameTarget = (one: Target, other: Target): boolean =>
  'object' in one
    ? 'object' in other && one.object === other.object
    : 'player' in other && one.player === other.player;

/**
 * Whether one click answers, without a draft: what is asked has a few answers, each a button, or one of several things
 * is to be chosen, neither none nor two.
 */
export function isAnsweredAtOnce(decision: Decision): boolean {
  switch (decision.kind) {
    case 'mulligan':
    case 'confirm':
    case 'option':
    case 'cardName':
    case 'replacement':
    case 'priority':
      return true;
    case 'choose':
    case 'modes':
      return decision.min === 1 && decision.max === 1;
    default:
      return false;
  }
}

/** The answer that a click on the table gives at once; null where it makes a draft, or means nothing. */
export function answerOfClick(decision: Decision, target: Target): Answer | null {
  if (decision.kind !== 'choose' || !isAnsweredAtOnce(decision)) return null;
  const position = decision.options.findIndex((option) => isSameTarget(option, target));
  return position < 0 ? null : [position];
}
