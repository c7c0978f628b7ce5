/** What mana is added, and what it may be spent on (106). */
import type { Instruction, Quantity } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import {
  chosenColor,
  filterText,
  holds,
  objectsText,
  oneText,
  quantityText,
  says,
  sourcesText,
  where,
} from './expressions/index.ts';
import { list, numeral, possessive } from './words.ts';

export function addManaText(instruction: Extract<Instruction, { do: 'addMana' }>, context: Context): string {
  const { mana, anyOf, chosen, colorsOf, count, couldProduce, eventProduced, allOneColor, spendOnly } =
    instruction;
  const lasts =
    instruction.lasts === true ? ". Until end of turn, you don't lose this mana as steps and phases end" : '';
  const spent =
    spendOnly === undefined
      ? ''
      : spendOnly === 'noNonartifactSpells'
        ? ". This mana can't be spent to cast a nonartifact spell"
        : typeof spendOnly === 'object'
          ? `. Spend this mana only to cast ${filterText({ ...spendOnly.on, zone: 'stack', stackObject: 'spell' }, context, 'many')} or activate abilities of ${sourcesText(spendOnly.on, context, 'many')}`
          : `. Spend this mana only to ${spentOn[spendOnly]}`;
  const only = `${spent}${lasts}`;
  if (chosen !== undefined) {
    const color = chosenColor(chosen, context);
    return count === undefined
      ? ` ${numeral(1)} mana of ${color}${only}`
      : ` an amount of mana of ${color} equal to ${quantityText(count, context)}${only}`;
  }
  if (instruction.noted !== undefined)
    return ` ${numeral(1)} mana of ${possessive(context.self)} last noted type${only}`;
  if (colorsOf !== undefined)
    return ` ${numeral(1)} mana of any of ${possessive(objectsText(colorsOf, context, 'object'))} colors${only}`;
  if (mana !== undefined)
    return ` ${symbolsText(mana.map((type) => `{${type}}`).join(''), count ?? 1, context)}${only}`;
  const types = anyOf ?? [];
  const isColor =
    eventProduced === undefined &&
    (couldProduce === undefined ? types.length !== 6 : types.length > 0 && !types.includes('C'));
  const kind = isColor ? 'color' : 'type';
  const could = eventProduced
    ? ` that ${objectsText({ event: 'object' }, context, 'subject').replace(/^that /, '')} produced`
    : couldProduce === undefined
      ? ''
      : ` that ${holds(couldProduce, 'paid') ? 'the sacrificed land' : oneText(couldProduce, context)} could produce`;
  const many = count ?? 1;
  if (types.length === 1) return ` ${symbolsText(`{${types[0]}}`, many, context)}${only}`;
  if (types.length > 1 && types.length < 5 && many === 1)
    return ` ${list(
      types.map((type) => `{${type}}`),
      'or',
    )}${only}`;
  const much = typeof many === 'number' ? numeral(many) : 'X';
  if (types.length > 1 && types.length < 5 && allOneColor === undefined && couldProduce === undefined)
    return ` ${much} mana in any combination of ${types.map((type) => `{${type}}`).join(' and/or ')}${where(many, context)}${only}`;
  if (types.length === 5 && many !== 1 && allOneColor === undefined && could === '')
    return ` ${much} mana in any combination of colors${where(many, context)}${only}`;
  return ` ${much} mana of any ${allOneColor ? 'one ' : ''}${kind}${could}${where(many, context)}${only}`;
}

/** What such mana may be spent on, in words. */
const spentOn = {
  creatureSpells: 'cast creature spells',
  artifactSpells: 'cast artifact spells',
  instantsAndSorceries: 'cast instant and sorcery spells',
  activatedAbilities: 'activate abilities',
} as const;

/** Mana of certain types, as often as is said: "{G}{G}", "{G} for each Elf you control". */
function symbolsText(symbols: string, many: Quantity, context: Context): string {
  if (typeof many === 'number') return symbols.repeat(many);
  if (says(many, 'count')) return `${symbols} for each ${filterText(many.of, context, 'one', 'in')}`;
  if (says(many, 'counters'))
    return `${symbols} for each ${many.kind} counter on ${objectsText(many.on, context, 'object')}`;
  return `an amount of ${symbols} equal to ${quantityText(many, context)}`;
}
