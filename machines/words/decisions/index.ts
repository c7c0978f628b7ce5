/** Decisions (608.2d and many others), each by the kind of what is asked. */
import { arrange } from './arrange.ts';
import { cardName } from './card-name.ts';
import { choose } from './choose.ts';
import { divide } from './divide.ts';
import { attackers, blockers, combatDamage } from './fighting.ts';
import { modes } from './modes.ts';
import { number } from './number.ts';
import { option, replacement } from './one-of.ts';
import { order } from './order.ts';
import { payment } from './payment.ts';
import { priority } from './priority.ts';
import { reverseMana } from './reverse-mana.ts';
import type { DecisionWord } from './word.ts';
import { confirm, mulligan } from './yes-or-no.ts';

const homes = {
  priority,
  mulligan,
  choose,
  confirm,
  option,
  cardName,
  number,
  modes,
  order,
  divide,
  arrange,
  attackers,
  blockers,
  combatDamage,
  payment,
  replacement,
  reverseMana,
};

type Homes = typeof homes;

export type DecisionKind = keyof Homes;

/** The decisions of these kinds. */
export type DecisionOf<Kind extends DecisionKind> = {
  [One in Kind]: Extract<Parameters<Homes[One]['legal']>[1], { readonly kind: One }>;
}[Kind];

/** What a player is to decide, told from other decisions by its kind. */
export type Decision = DecisionOf<DecisionKind>;

/** The answer of each kind of decision. */
export type AnswerOf = { readonly [Kind in DecisionKind]: Parameters<Homes[Kind]['legal']>[2] };
export type Answer = AnswerOf[DecisionKind];

/** A decision that is filed under another kind than its own is none, and has no home. */
export type DecisionTable = {
  readonly [Kind in DecisionKind]: [DecisionOf<Kind>] extends [never]
    ? never
    : DecisionWord<DecisionOf<Kind>, AnswerOf[Kind]>;
};

export const decisions: DecisionTable = homes;
