import type { CostPart, Filter, Quantity } from '../../state/vocabulary/index.ts';
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
  if ('mana' in part) return part.mana;
  if ('tap' in part) return '{T}';
  if ('untap' in part) return '{Q}';
  if ('payLife' in part) return `pay ${quantityText(part.payLife, context)} life`;
  if ('payEnergy' in part)
    return typeof part.payEnergy === 'number'
      ? `pay ${'{E}'.repeat(part.payEnergy)}`
      : `pay an amount of {E} equal to ${quantityText(part.payEnergy, context)}`;
  if ('sacrifice' in part)
    return `sacrifice ${part.upTo === true ? 'up to ' : ''}${what(part.sacrifice, part.count, context)}`;
  if ('tapTotalPower' in part)
    return `tap any number of ${filterText({ ...part.of, tapped: false, controller: 'you' }, context, 'many')} with total power ${quantityText(part.tapTotalPower, context)} or greater`;
  if ('tapPermanents' in part)
    return `tap ${someText({ ...part.tapPermanents, tapped: false, controller: 'you' }, part.count, context)}`;
  if ('returnToHand' in part) {
    const owner = part.count === undefined || part.count === 1 ? "its owner's" : "their owner's";
    return `return ${what(part.returnToHand, part.count, context)} to ${owner} hand`;
  }
  if ('putIntoGraveyard' in part && part.putIntoGraveyard.owner === 'opponents')
    return `put a card an opponent owns from ${String(part.putIntoGraveyard.zone)} into that player's graveyard`;
  if ('putIntoGraveyard' in part) {
    const put = what(part.putIntoGraveyard, part.count, { ...context, mentioned: new Set() });
    const whose = / an opponent owns /.test(put) ? "that player's" : "its owner's";
    return `put ${put} into ${whose} graveyard`;
  }
  if ('discard' in part) {
    if (part.discard === 'self') return 'discard this card';
    if (part.discard === 'hand') return 'discard your hand';
    return `discard ${someText({ ...part.discard, zone: 'library' }, part.count ?? 1, context)}${part.atRandom ? ' at random' : ''}`;
  }
  if ('exile' in part && part.exile !== 'self' && part.totalManaValue !== undefined)
    return `exile any number of ${filterText(part.exile, context, 'many')} with total mana value ${quantityText(part.totalManaValue, context)} or greater`;
  if ('exile' in part && part.exile !== 'self' && part.orMore === true)
    return `exile ${inWords(part.count ?? 1, context)} or more ${filterText(part.exile, context, 'many')}`;
  if ('exile' in part) return `exile ${what(part.exile, part.count, context)}${fromText(part.from)}`;
  if ('reveal' in part) return `reveal ${someText(part.reveal, part.count ?? 1, context)}`;
  if ('exileTop' in part) {
    const { exileTop } = part;
    return `exile the top ${exileTop === 1 ? 'card' : `${inWords(exileTop, context)} cards`} of your library`;
  }
  if ('mill' in part) return `mill ${howMany(part.mill, 'card')}`;
  if ('removeCounters' in part) {
    const from =
      part.from === undefined || part.from === 'self'
        ? objectsText('self', context, 'object')
        : `among ${filterText(part.from, context, 'many')}`;
    return `remove ${howMany(part.count, `${part.removeCounters} counter`)} from ${from}`;
  }
  if ('perform' in part && part.cost !== undefined) return `${part.perform} ${part.cost}`;
  if ('perform' in part) {
    const { as: _, perform: action, ...said } = part;
    const text = context.nested({ kind: 'spell', effect: [{ do: 'perform', action, ...said }] });
    return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
  }
  if ('putCounters' in part)
    return `put ${howMany(part.count, `${part.putCounters} counter`)} on ${what(part.on === undefined ? 'self' : { ...part.on, controller: 'you' }, 1, context)}`;
  if ('exert' in part) return `exert ${objectsText('self', context, 'object')}`;
  return loyaltyText(part.loyalty);
}

/** "+1", "0", "−3", "−X" (606.4). */
const loyaltyText = (change: number | '-X'): string =>
  change === '-X' ? '−X' : change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0';

/** A cost before a colon: "{2}, {T}, Sacrifice this artifact". */
export const costText = (cost: readonly CostPart[], context: Context): string =>
  cost
    .map((part, at) => {
      const before = cost[at - 1];
      const isOfOne = before !== undefined && 'removeCounters' in before && isSacrificeSelf(part);
      const said = costPartText(part, context);
      return at === 0 ? capitalized(said) : isOfOne ? ` and ${said}` : `, ${capitalized(said)}`;
    })
    .join('');

const isSacrificeSelf = (part: CostPart): boolean => 'sacrifice' in part && part.sacrifice === 'self';

/** A cost within a sentence: "pay {2} and sacrifice a creature". */
export const costInSentence = (cost: readonly CostPart[], context: Context): string =>
  cost.map((part) => ('mana' in part ? `pay ${part.mana}` : costPartText(part, context))).join(' and ');

/** Whether a cost is only mana, so that a keyword needs no dash before it. */
export const isManaOnly = (cost: readonly CostPart[]): boolean => cost.every((part) => 'mana' in part);
