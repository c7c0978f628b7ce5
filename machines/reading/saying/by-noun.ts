/** What is called by a noun where it is spoken of again, and not “it”: "counter that spell", "untap that creature". */
import { sameWords } from '../../rules/state/same-words.ts';
import { isFields, listOf } from '../../wording/meaning.ts';
import type { Meaning } from '../../wording/syntax.ts';
import { type Fields, fields } from '../talk.ts';

const isReference = (value: Meaning | undefined): value is Fields =>
  isFields(value) &&
  value.isNew !== true &&
  ['target', 'event', 'named', 'before'].some((key) => value[key] !== undefined);

/** Whether somebody got control of something. */
const takesControl = (done: Meaning | undefined): boolean =>
  listOf(fields(done).changes).some((one) => fields(one).change === 'control');

/** Whether it is a card in another zone than the battlefield. */
const isCard = (value: Meaning | undefined): boolean => {
  const { spec, like } = fields(value);
  const { zone } = fields(fields(spec).objects ?? like);
  return zone !== undefined && zone !== 'battlefield' && zone !== 'stack';
};

/** In which field of an instruction something is called by a noun, after the one before it. */
function fieldOf({ do: does, of, onlyCast }: Fields, before: Meaning | undefined): string | undefined {
  switch (does) {
    case 'counter':
    case 'copySpell':
      return 'what';
    case 'untap':
      return takesControl(before) ? 'what' : undefined;
    case 'mayPlay':
      return onlyCast === true ? undefined : 'what';
    case 'createCopy':
      return isCard(of) ? 'of' : undefined;
    default:
      return undefined;
  }
}

/** "You gain life equal to that creature's toughness." */
function isLifeByToughness({ do: does, who, amount }: Fields): boolean {
  const { number, value, of } = fields(amount);
  const isOfYourLife = (does === 'gainLife' || does === 'loseLife') && who === undefined;
  return isOfYourLife && number === 'value' && value === 'toughness' && isReference(of);
}

/** "It deals 2 damage to that creature's controller." */
const dealtToController = ({ do: does, source, toPlayers }: Fields): Fields | undefined => {
  const { controllerOf, ...others } = fields(toPlayers);
  const isOther = source === undefined || !sameWords(source, controllerOf);
  return does === 'dealDamage' && isOther && isReference(controllerOf) && Object.keys(others).length === 0
    ? { controllerOf: { ...controllerOf, byNoun: true } }
    : undefined;
};

/** An instruction in which that is noted. */
export function callingByNoun(instruction: Fields, before: Meaning | undefined): Fields {
  if (isLifeByToughness(instruction)) {
    const amount = fields(instruction.amount);
    return { ...instruction, amount: { ...amount, of: { ...fields(amount.of), byNoun: true } } };
  }
  const toPlayers = dealtToController(instruction);
  if (toPlayers !== undefined) return { ...instruction, toPlayers };
  const field = fieldOf(instruction, before);
  const what = field === undefined ? undefined : instruction[field];
  return field !== undefined && isReference(what)
    ? { ...instruction, [field]: { ...what, byNoun: true } }
    : instruction;
}

/** Whether that is noted of what is to be said. */
export const isByNoun = (wanted: Meaning | undefined): boolean => fields(wanted).byNoun === true;
