/** Targets in words. */
import { sameWords } from '../../../state/same-words.ts';
import type { Filter, TargetSpec } from '../../../state/vocabulary/index.ts';
import type { Context } from '../context.ts';
import type { Count } from '../nouns.ts';
import { asList } from '../nouns.ts';
import { list, numeral, plural } from '../words.ts';
import { filterText, withoutOther } from './filters.ts';
import { holds, says } from './holds.ts';
import { quantityText } from './quantities.ts';

/** "up to two", "two", "one, two, or three". */
export function rangeText({ min, max }: NonNullable<TargetSpec['count']>, context: Context): string {
  const most = typeof max === 'number' ? numeral(max) : quantityText(max, context);
  if (min === 0 && (max === 99 || says(max, 'count') || says(max, 'countPlayers'))) return 'any number of';
  if (min === 0) return `up to ${most}`;
  if (typeof min !== 'number' || typeof max !== 'number') return most;
  return list(
    Array.from({ length: max - min + 1 }, (_, more) => numeral(min + more)),
    'or',
  );
}

/** One instance of the word "target": "another target creature", "up to two target creatures", "of an opponent's choice". */
export const targetText = (spec: TargetSpec, context: Context): string =>
  `${whatText(spec, context)}${spec.chosenBy === undefined ? '' : " of an opponent's choice"}`;

function whatText(spec: TargetSpec, context: Context): string {
  const { count } = spec;
  const isMany = count !== undefined && count.max !== 1;
  const number: Count = isMany ? 'many' : 'one';
  // Each of those among which something is divided gets some of it, so that there are never more (601.2d).
  const isAny = count?.min === 0 && sameWords(count.max, spec.divide);
  const much = count === undefined ? '' : isAny ? 'any number of ' : `${rangeText(count, context)} `;
  if (spec.any === true) return isMany ? `${much}targets` : `${much}any target`;
  const player = spec.players === 'opponent' ? 'opponent' : 'player';
  const andOr = isMany && isOfSeveralKinds(spec.objects) ? '$1 and/or ' : '$&';
  const nouns = [
    ...(spec.players === undefined ? [] : [isMany ? plural(player) : player]),
    ...(spec.objects === undefined
      ? []
      : [
          whereverText(withoutOther(spec.objects), context, number)
            .replace(/(,?) and /, andOr)
            .replace(/ from all (?=\w+$)/, spec.ofOnePlayer ? ' from one ' : ' from ')
            .replace(/ from (?:one|a) graveyards?$/, spec.ofOnePlayer ? ' from a single graveyard' : '$&')
            .replace(/ from an opponent's (?=\w+$)/, spec.forEach ? " from that player's " : '$&')
            .replace(/ they control$/, ' that player controls')
            .replace(isOfSameController(spec) ? / that player controls$/ : /$^/, ' with the same controller'),
        ]),
  ];
  const another = spec.objects?.other === true || spec.differentFrom !== undefined;
  return `${much}${another ? (count === undefined ? 'another ' : 'other ') : ''}target ${list(nouns, 'or')}`;
}

/** Whether a filter is of things of one type or another. */
const isOfSeveralKinds = (filter: Filter | undefined): boolean =>
  !Array.isArray(filter?.color) && ((filter?.anyType?.length ?? 0) > 1 || filter?.any !== undefined);

/** "creatures from the battlefield and/or creature cards from graveyards": in one of two zones. */
function whereverText(filter: Filter, context: Context, count: Count): string {
  const { zone, ...rest } = filter;
  const others = asList(zone).filter((one) => one !== 'battlefield');
  if (asList(zone).length === others.length || others.length === 0 || filter.any !== undefined)
    return filterText(filter, context, count);
  const cards = filterText({ ...rest, zone: others }, context, count).replace(/ from all (?=\w+$)/, ' from ');
  return `${filterText(rest, context, count)} from the battlefield ${count === 'many' ? 'and/or' : 'or'} ${cards}`;
}

/** Of the same player as the target that it is different from. */
const isOfSameController = ({ differentFrom, objects }: TargetSpec): boolean =>
  holds(objects?.controller, 'controllerOf') &&
  holds(objects.controller.controllerOf, 'target') &&
  objects.controller.controllerOf.target === differentFrom;

/** What a target is called the second time: "that creature". */
export function thatText(spec: TargetSpec | undefined, word: 'that' | 'those' = 'that'): string {
  const filter = spec?.objects;
  const noun =
    filter === undefined
      ? 'object'
      : filter.zone === 'stack'
        ? 'spell'
        : filter.zone !== undefined
          ? 'card'
          : filter.anyType !== undefined || asList(filter.type).length !== 1
            ? 'permanent'
            : (asList(filter.type)[0] ?? 'permanent');
  return word === 'those' ? `those ${plural(noun)}` : `that ${noun}`;
}
