/** What a static ability makes of objects, through the layers (613). */
import { sameWords } from '../../state/same-words.ts';
import type {
  Condition,
  Modification,
  ModificationOf,
  Objects,
  Quantity,
  StaticAbility,
} from '../../state/vocabulary/index.ts';
import { withCondition } from './as-long-as.ts';
import { conditionText } from './conditions.ts';
import type { Context } from './context.ts';
import { exceptionsText } from './copying.ts';
import {
  filterText,
  holds,
  isPlain,
  isSeveral,
  objectsText,
  quantityText,
  says,
} from './expressions/index.ts';
import { modificationsText } from './modification.ts';
import { isStillPlaneswalker } from './modifying.ts';
import { severalDo } from './parts.ts';
import { beingThere, capitalized, list, sentence } from './words.ts';

/** What is attached and a protection given here doesn't remove (702.16n-p). */
function staying(changes: readonly Modification[], context: Context): readonly string[] {
  const kept = changes
    .flatMap((change) => (change.change === 'addAbilities' ? change.abilities : []))
    .flatMap((ability) => (ability.kind === 'keyword' ? (ability.doesntRemove ?? []) : []));
  const words = { this: context.self, auras: 'Auras', attached: 'permanents already attached to it' };
  return [...new Set(kept)].map((which) => `This effect doesn't remove ${words[which]}.`);
}

/** "Enchanted creature is a copy of the chosen creature, except …". */
export function copiesText(
  { affects = 'self', if: condition }: StaticAbility,
  { except, of }: NonNullable<StaticAbility['asCopiesOf']>,
  context: Context,
): string {
  const several = isSeveral(affects, context);
  const subject = objectsText(affects, context, 'subject', 'bare');
  const whole = `${subject} ${several ? 'are copies' : 'is a copy'} of ${objectsText(of, context, 'object')}`;
  const unlike = exceptionsText(except, { copy: several ? 'they' : 'it', copied: 'that object' }, context);
  return withCondition(`${whole}${unlike}`, condition, several, context);
}

export function changesText(
  ability: StaticAbility,
  changes: readonly Modification[],
  context: Context,
): string {
  const affects = ability.affects ?? 'self';
  const [first] = changes;
  if (ability.if?.holds === 'wordChosen' && first?.change === 'addAbilities')
    return first.abilities
      .map(
        (given) =>
          `• ${ability.if?.holds === 'wordChosen' ? ability.if.word : ''} — ${context.nested(given)}`,
      )
      .join('\n');
  if (first?.change === 'control' && first.by === 'you')
    return withCondition(
      `you control ${objectsText(affects, context, 'object', 'bare')}`,
      ability.if,
      false,
      context,
    );
  if (
    first?.change === 'setPowerToughness' &&
    (ability.characteristicDefining === true || isOwnSize(affects, changes))
  ) {
    return definingText(first, context);
  }
  const several = isSeveral(affects, context);
  const isTypeAdded =
    several &&
    changes.length === 1 &&
    first !== undefined &&
    (first.change === 'addSubtypes' || (first.change === 'addTypes' && !isUnlimited(affects)));
  const oneByOne =
    (isTypeAdded && first !== undefined && !isWhole(first)) ||
    (several && (asksForCounters(affects) || speaksOfEach(changes) || areSpellsOfTypes(affects)));
  const asMany = several && !oneByOne;
  const predicates = changes.length > 1 || (first?.change === 'addAbilities' && first.abilities.length > 1);
  const isOfSome = holds(affects, 'union');
  const comesFirst =
    ability.if !== undefined &&
    (predicates || isOfSome || (first !== undefined && first.change === 'removeTypes'));
  // the condition is said before the subject where it stands before it
  const before =
    comesFirst && ability.if !== undefined ? `as long as ${conditionText(ability.if, context)}, ` : '';
  const [firstOf, ...same] = isOfSome && isInOtherZones(affects.union) ? affects.union : [affects];
  const article = oneByOne ? 'each' : isUnlimited(affects) ? 'all' : 'bare';
  // What the condition was about is not named again.
  const isSaid = comesFirst && affects !== 'self' && saysOf(ability.if, affects);
  const subject = isSaid
    ? 'it'
    : beingThere(
        allOfEachText(affects, context) ??
          objectsText(firstOf ?? affects, context, 'subject', article).replace(
            areSpellsOfTypes(affects) ? ' or ' : '',
            areSpellsOfTypes(affects) ? ' and ' : '',
          ),
      );
  const receiver = receiverOf(affects, context);
  const modified = modificationsText(changes, true, asMany, receiver ? { ...context, receiver } : context);
  const still = isStillPlaneswalker(affects, changes, context) ? " that's still a planeswalker" : '';
  const predicate = `${asMany ? severalDo(modified.text) : modified.text}${still}`;
  const said = `${before}${subject} ${predicate}${modified.tail}`.replace(/, it is /, ", it's ");
  // A spell is controlled by who casts it.
  const isOfSpells = holds(affects, 'all') && affects.all.zone === 'stack';
  const cast = isOfSpells ? said.replace(' you control', ' you cast') : said;
  const text = comesFirst ? sentence(cast) : withCondition(cast, ability.if, false, context);
  const others = same.map((one) => objectsText(one, context, 'subject', 'bare'));
  const also = others.length === 0 ? [] : [`The same is true for ${list(others)}.`];
  return [text, ...also, ...staying(changes, context)].join(' ');
}

/** What is given abilities, called by its type where what gives them isn't of that: "this creature" of an enchantment. */
function receiverOf(affects: Objects, { face }: Context): Context['receiver'] {
  const type = holds(affects, 'all') ? affects.all.type : undefined;
  return typeof type === 'string' && type !== 'dungeon' && !face.types.includes(type)
    ? { name: '', types: [type] }
    : undefined;
}

/** It says of itself, and nothing else, how large it is: by a number that isn't said outright. */
const isOwnSize = (affects: Objects, [first, ...others]: readonly Modification[]): boolean =>
  affects === 'self' &&
  others.length === 0 &&
  first?.change === 'setPowerToughness' &&
  [first.power, first.toughness].every((size) => size !== undefined && !isPlain(size));

/** "This creature's power is equal to the number of …" (604.3). */
function definingText({ power, toughness }: ModificationOf<'setPowerToughness'>, context: Context): string {
  context.mentioned.add('self');
  const whose = `${capitalized(context.self)}'s`;
  if (sameWords(power, toughness))
    return `${whose} power and toughness are each equal to ${quantityText(power ?? 0, context)}.`;
  const said = [
    ...(power === undefined ? [] : [`power is equal to ${quantityText(power, context)}`]),
    ...(isOneMore(toughness, power)
      ? ['toughness is equal to that number plus 1']
      : toughness === undefined
        ? []
        : [`toughness is equal to ${quantityText(toughness, context)}`]),
  ];
  return `${whose} ${said.join(' and its ')}.`;
}

const isOneMore = (quantity: Quantity | undefined, than: Quantity | undefined): boolean =>
  quantity !== undefined &&
  than !== undefined &&
  sameWords(quantity, { number: 'plus', of: [than, 1] } satisfies Quantity);

/** "All creatures", where nothing else is asked of them. */
const isUnlimited = (affects: Objects): boolean =>
  holds(affects, 'all') &&
  Object.keys(affects.all).every(
    (asked) => asked === 'type' || asked === 'subtype' || asked === 'typeChosen',
  );

/** "The chosen type", "every basic land type": it is one thing, however many have it. */
const isWhole = (change: Modification): boolean =>
  change.change === 'addSubtypes' && (!('length' in change.subtypes) || change.subtypes.length >= 5);

/** "Its mana value" is that of each. */
const speaksOfEach = (changes: readonly Modification[]): boolean =>
  changes.some(
    (change) =>
      change.change === 'setPowerToughness' && says(change.power, 'value') && change.power.of === 'it',
  );

/** Permanents, then the like in other zones. */
const isInOtherZones = (union: readonly Objects[]): boolean =>
  union.every((one, at) => holds(one, 'all') && (one.all.zone === undefined) === (at === 0));

function saysOf(condition: Condition | undefined, affects: Objects): boolean {
  if (condition === undefined) return false;
  if (condition.holds === 'not') return saysOf(condition.of, affects);
  return condition.holds === 'is' && sameWords(condition.what, affects);
}

/** "All Forests and all Saprolings". */
function allOfEachText(affects: Objects, context: Context): string | undefined {
  if (typeof affects !== 'object' || !('all' in affects)) return undefined;
  const { any, ...rest } = affects.all;
  if (any === undefined || Object.keys(rest).length > 0 || !any.every((one) => isUnlimited({ all: one })))
    return undefined;
  return list(any.map((one) => `all ${filterText(one, context, 'many')}`));
}

/** "Each instant and sorcery spell": of several types, of which each spell has one. */
const areSpellsOfTypes = (affects: Objects): boolean =>
  holds(affects, 'all') && affects.all.zone === 'stack' && (affects.all.anyType?.length ?? 0) > 1;

const asksForCounters = (affects: Objects): boolean =>
  holds(affects, 'all') && affects.all.counters !== undefined;
