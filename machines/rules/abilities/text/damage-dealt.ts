/** Damage that is dealt or divided: by what, how much, to whom (120). */
import { sameWords } from '../../state/same-words.ts';
import type {
  Condition,
  Instruction,
  InstructionOf,
  Objects,
  Players,
  Quantity,
  TargetSpec,
} from '../../state/vocabulary/index.ts';
import { conditionText } from './conditions.ts';
import type { Context } from './context.ts';
import {
  holds,
  isPlain,
  isSeveral,
  objectsByKind,
  objectsText,
  playersText,
  quantityText,
  says,
  valueWord,
  where,
} from './expressions/index.ts';
import type { Clause } from './parts.ts';
import { list, possessive } from './words.ts';

/** "each of ", before several targets that get the same (115.1). */
export const eachOf = (to: Objects | undefined, context: Context): string =>
  holds(to, 'target') && isSeveralTargets(context.targets[to.target]) ? 'each of ' : '';

const isSeveralTargets = (spec: TargetSpec | undefined): boolean =>
  spec?.count !== undefined && spec.count.max !== 1;

/** To whom damage is dealt, and how much. */
type DamageTo = Pick<InstructionOf<'dealDamage'>, 'amount' | 'to' | 'toPlayers'>;

/** How much is divided among what is targeted (601.2d). */
export const dividedAmong = (to: Objects | undefined, context: Context): Quantity =>
  (holds(to, 'target') ? context.targets[to.target]?.divide : undefined) ?? { number: 'x' };

/** Of what is targeted not "its controller", which would be that of the source of the damage. */
const damagedPlayersText = (players: Players, context: Context): string =>
  holds(players, 'controllerOf') && holds(players.controllerOf, 'target')
    ? `${possessive(objectsByKind(players.controllerOf, context))} controller`
    : playersText(players, context);

/** "you and each creature you control". */
function recipientsText({ to, toPlayers }: DamageTo, context: Context): string {
  const isOfYours = toPlayers === 'you' && holds(to, 'all') && to.all.controller === 'you';
  const isSameTarget =
    to !== undefined && (holds(to, 'union') ? to.union : [to]).some((one) => sameWords(one, toPlayers));
  const permanents = to === undefined ? [] : [objectsText(to, context, 'object', 'each')];
  const damaged = toPlayers === undefined || isSameTarget ? [] : [damagedPlayersText(toPlayers, context)];
  return list(isOfYours ? [...damaged, ...permanents] : [...permanents, ...damaged]);
}

/** "5 damage", "damage equal to its power". */
const dividedText = (much: Quantity, context: Context): string =>
  !says(much, 'value')
    ? `${quantityText(much, context)} damage`
    : `damage equal to ${much.of === 'self' ? `its ${valueWord(much.value)}` : quantityText(much, context)}`;

/** "2 damage to each attacking creature". */
function portionText(portion: DamageTo, context: Context): string {
  const { amount, to } = portion;
  const much =
    amount === 'divided'
      ? `${dividedText(dividedAmong(to, context), context)} divided as you choose among`
      : isPlain(amount)
        ? `${quantityText(amount, context)} damage to`
        : typeof amount === 'object' && (amount.number === 'amount' || amount.number === 'eventAmount')
          ? 'that much damage to'
          : 'X damage to';
  const each = amount === 'divided' ? '' : eachOf(to, context);
  return `${much} ${each}${recipientsText(portion, context)}`;
}

export function damageClause(
  instruction: Extract<Instruction, { do: 'dealDamage' }>,
  context: Context,
): Clause {
  const { amount, and = [], source } = instruction;
  // What its event was about besides is not to be taken for "it".
  const isNamed = source === undefined && context.event.hasOther;
  const isOfEach =
    source !== undefined && isSeveral(source, context) && says(amount, 'value') && amount.of === 'it';
  const from = isNamed ? context.self : objectsText(source ?? 'self', context, 'subject', 'each');
  const subject = isOfEach && from === 'they' ? 'each of them' : from;
  if (isOfEach) {
    const whom = instruction.to === 'self' ? context.self : recipientsText(instruction, context);
    return { subject, predicate: `deals damage equal to its ${valueWord(amount.value)} to ${whom}` };
  }
  const isCounted =
    (!context.inTrigger && (says(amount, 'count') || says(amount, 'cardsIn'))) || says(amount, 'value');
  if (isCounted) {
    const whom = recipientsText(instruction, context);
    const count = quantityText(amount, context);
    return {
      subject,
      predicate:
        says(amount, 'count') || says(amount, 'cardsIn')
          ? `deals damage to ${whom} equal to ${count}`
          : `deals damage equal to ${count} to ${whom}`,
    };
  }
  // In the order in which it is read: what is named first isn't named again.
  const portions = list([instruction, ...and].map((one) => portionText(one, context)));
  const said =
    amount === 'divided' ||
    (typeof amount === 'object' && (amount.number === 'amount' || amount.number === 'eventAmount'))
      ? ''
      : where(amount, context);
  const after = [
    ...(instruction.excessTo === undefined
      ? []
      : [`Excess damage is dealt to ${playersText(instruction.excessTo, context)} instead.`]),
    ...(instruction.cantBePrevented === undefined
      ? []
      : [preventedText(instruction.cantBePrevented, context)]),
  ];
  return {
    subject,
    predicate: `deals ${portions}${said}`,
    ...(after.length === 0 ? {} : { after: after.join(' ') }),
  };
}

/** "The damage can't be prevented."; "If …, the damage can't be prevented." */
const preventedText = (cant: true | Condition, context: Context): string =>
  cant === true
    ? "The damage can't be prevented."
    : `If ${conditionText(cant, context)}, the damage can't be prevented.`;
