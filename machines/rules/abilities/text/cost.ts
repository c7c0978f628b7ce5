import type { CostPart, CostPartOf, Filter, Quantity } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import {
  filterText,
  holds,
  howMany,
  inWords,
  objectsText,
  quantityText,
  someText,
} from './expressions/index.ts';
import { capitalized, fromText } from './words.ts';

const what = (object: 'self' | Filter, count: Quantity | undefined, context: Context): string =>
  object === 'self'
    ? objectsText('self', context, 'object')
    : holds(object.among, 'top')
      ? objectsText(object.among, context, 'object')
      : someText(object, count ?? 1, context);

/** One part of a cost: "{2}", "sacrifice a creature". */
export function costPartText(part: CostPart, context: Context): string {
  switch (part.pay) {
    case 'mana':
      return part.cost;
    case 'tap':
      return '{T}';
    case 'untap':
      return '{Q}';
    case 'life':
      return `pay ${quantityText(part.amount, context)} life`;
    case 'energy':
      return typeof part.amount === 'number'
        ? `pay ${'{E}'.repeat(part.amount)}`
        : `pay an amount of {E} equal to ${quantityText(part.amount, context)}`;
    case 'sacrifice':
      return `sacrifice ${part.upTo === true ? 'up to ' : ''}${what(part.what, part.count, context)}`;
    case 'tapTotalPower':
      return `tap any number of ${filterText({ ...part.what, tapped: false, controller: 'you' }, context, 'many')} with total power ${quantityText(part.atLeast, context)} or greater`;
    case 'tapPermanents':
      return `tap ${someText({ ...part.what, tapped: false, controller: 'you' }, part.count, context)}`;
    case 'returnToHand': {
      const owner = part.count === undefined || part.count === 1 ? "its owner's" : "their owner's";
      return `return ${what(part.what, part.count, context)} to ${owner} hand`;
    }
    case 'putIntoGraveyard':
      return buryingText(part, context);
    case 'discard':
      return discardText(part, context);
    case 'exile':
      return exileText(part, context);
    case 'reveal':
      return `reveal ${someText(part.what, part.count ?? 1, context)}`;
    case 'exileTop':
      return `exile the top ${part.count === 1 ? 'card' : `${inWords(part.count, context)} cards`} of your library`;
    case 'mill':
      return `mill ${howMany(part.count, 'card')}`;
    case 'removeCounters': {
      const from =
        part.from === undefined || part.from === 'self'
          ? objectsText('self', context, 'object')
          : `among ${filterText(part.from, context, 'many')}`;
      return `remove ${howMany(part.count, `${part.kind} counter`)} from ${from}`;
    }
    case 'putCounters': {
      const on: 'self' | Filter = part.on === undefined ? 'self' : { ...part.on, controller: 'you' };
      return `put ${howMany(part.count, `${part.kind} counter`)} on ${what(on, 1, context)}`;
    }
    case 'exert':
      return `exert ${objectsText('self', context, 'object')}`;
    case 'unattach':
      return `unattach ${objectsText('self', context, 'object')}`;
    case 'perform':
      return performText(part, context);
    case 'loyalty':
      return loyaltyText(part.change);
  }
}

function buryingText(part: CostPartOf<'putIntoGraveyard'>, context: Context): string {
  if (part.what.owner === 'opponents')
    return `put a card an opponent owns from ${String(part.what.zone)} into that player's graveyard`;
  const put = what(part.what, part.count, { ...context, mentioned: new Set() });
  const whose = / an opponent owns /.test(put) ? "that player's" : "its owner's";
  return `put ${put} into ${whose} graveyard`;
}

function discardText(part: CostPartOf<'discard'>, context: Context): string {
  if (part.what === 'self') return 'discard this card';
  if (part.what === 'hand') return 'discard your hand';
  return `discard ${someText({ ...part.what, zone: 'library' }, part.count ?? 1, context)}${part.atRandom ? ' at random' : ''}`;
}

function exileText(part: CostPartOf<'exile'>, context: Context): string {
  if (part.what !== 'self' && part.totalManaValue !== undefined)
    return `exile any number of ${filterText(part.what, context, 'many')} with total mana value ${quantityText(part.totalManaValue, context)} or greater`;
  if (part.what !== 'self' && part.orMore === true)
    return `exile ${inWords(part.count ?? 1, context)} or more ${filterText(part.what, context, 'many')}`;
  return `exile ${what(part.what, part.count, context)}${fromText(part.from)}`;
}

function performText(part: CostPartOf<'perform'>, context: Context): string {
  if (part.cost !== undefined) return `${part.action} ${part.cost}`;
  const { as: _, pay: __, ...said } = part;
  const text = context.nested({ kind: 'spell', effect: [{ do: 'perform', ...said }] });
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}

/** "+1", "0", "−3", "−X" (606.4). */
const loyaltyText = (change: number | '-X'): string =>
  change === '-X' ? '−X' : change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0';

/** A cost before a colon: "{2}, {T}, Sacrifice this artifact". */
export const costText = (cost: readonly CostPart[], context: Context): string =>
  cost
    .map((part, at) => {
      const before = cost[at - 1];
      const isOfOne = before?.pay === 'removeCounters' && isSacrificeSelf(part);
      const said = costPartText(part, context);
      return at === 0 ? capitalized(said) : isOfOne ? ` and ${said}` : `, ${capitalized(said)}`;
    })
    .join('');

const isSacrificeSelf = (part: CostPart): boolean => part.pay === 'sacrifice' && part.what === 'self';

/** A cost within a sentence: "pay {2} and sacrifice a creature". */
export const costInSentence = (cost: readonly CostPart[], context: Context): string =>
  cost.map((part) => (part.pay === 'mana' ? `pay ${part.cost}` : costPartText(part, context))).join(' and ');

/** Whether a cost is only mana, so that a keyword needs no dash before it. */
export const isManaOnly = (cost: readonly CostPart[]): boolean => cost.every((part) => part.pay === 'mana');
