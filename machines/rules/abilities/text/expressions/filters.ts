/** Filters in words: noun phrases with what stands before and after the noun. */
import { sameWords } from '../../../state/same-words.ts';

import type {
  Comparison,
  Filter,
  Instruction,
  Objects,
  Players,
  Quantity,
} from '../../../state/vocabulary/index.ts';
import { cardTypes, speaksOfSources } from '../../../state/vocabulary/index.ts';
import { keywords } from '../../keywords/index.ts';
import type { Context } from '../context.ts';
import { linkedText, linkOf, ofCardsNamed } from '../linked.ts';
import type { Count } from '../nouns.ts';
import { adjectives, asList, nounText, yourOwn } from '../nouns.ts';
import { stickerText } from '../stickers.ts';
import { doneThisWay } from '../this-way.ts';
import { list, ordinals, plural, possessive, withArticle } from '../words.ts';
import { holds, says } from './holds.ts';
import { isPlayersReference, isYou, playersText } from './players.ts';
import { comparison, inWords } from './quantities.ts';
import { areDamaged, chosenBefore, whatWasChosen } from './remembered.ts';

/** What was chosen before, and nothing else. */
export const isJustNamed = (
  object: 'self' | 'attached' | Filter,
): object is Filter & { readonly among: Objects } =>
  typeof object === 'object' && holds(object.among, 'named') && Object.keys(object).length === 1;

/** Wherever cards are but on the battlefield and the stack. */
const isAnywhereElse = ({ zone }: Filter): boolean =>
  (['hand', 'library', 'graveyard', 'exile', 'command'] as const).every((one) => asList(zone).includes(one));

/** A card in a zone: its name stands before where it is, "card named Guard from your graveyard". */
const isCardSomewhere = ({ zone }: Filter): boolean => zone !== undefined && zone !== 'battlefield';

/** What is yours and is controlled by another player: "you own but don't control". */
const isOwnedElsewhere = ({ notController, owner, zone }: Filter): boolean =>
  notController === 'you' && owner === 'you' && zone === undefined;

/** "Whose controller was dealt combat damage": said after all else. */
const isAboutDamage = (controller: Players): boolean =>
  holds(controller, 'playersWith') && controller.playersWith.dealtCombatDamageBy !== undefined;

/** What stands after the noun: "you control", "with flying", "from your graveyard". */
function suffix(filter: Filter, context: Context, count: Count, zoneWord: 'from' | 'in'): string {
  const it = count === 'many' ? 'them' : 'it';
  const link = linkOf(filter);
  const zones = asList(filter.zone).filter(
    (zone) =>
      zone !== 'stack' &&
      zone !== 'battlefield' &&
      zone !== 'library' &&
      !(zone === 'exile' && link !== undefined),
  );
  // "of the chosen type that player controls", but "you control of the chosen type"
  const ofType = filter.typeChosen === undefined ? [] : [ofTypeChosen(filter.typeChosen, context)];
  const isTypeFirst = holds(filter.controller, 'target');
  return [
    ...(isTypeFirst ? ofType : []),
    ...(filter.controller === undefined || isAboutDamage(filter.controller)
      ? []
      : [controlledBy(filter.controller, context, count)]),
    ...(filter.notController === undefined || isOwnedElsewhere(filter) ? [] : ["you don't control"]),
    ...(filter.keyword === undefined ? [] : [withKeyword(filter.keyword, count)]),
    ...(filter.notKeyword === undefined ? [] : [`without ${filter.notKeyword}`]),
    ...(filter.noAbilities === undefined ? [] : ['with no abilities']),
    ...(filter.power === undefined ? [] : [`with power ${comparison(filter.power, context)}`]),
    ...(filter.toughness === undefined ? [] : [`with toughness ${comparison(filter.toughness, context)}`]),
    ...(filter.powerPlusToughness === undefined ? [] : [totalSize(filter.powerPlusToughness, context)]),
    ...(filter.manaValue === undefined
      ? []
      : [`with mana value ${comparison(filter.manaValue, withSelfNamed(context))}`]),
    ...(filter.counters === undefined
      ? []
      : filter.counters.atLeast === 1
        ? [`with ${withArticle(`${filter.counters.kind} counter`)} on ${it}`]
        : [
            `with ${inWords(filter.counters.atLeast, context)} or more ${filter.counters.kind} counters on ${it}`,
          ]),
    ...(filter.stickered === undefined || filter.stickered === true
      ? []
      : [`with ${withArticle(stickerText(filter.stickered))} on ${it}`]),
    ...(filter.manaValueIs === undefined
      ? []
      : [
          `with ${count === 'many' ? `${filter.manaValueIs} mana values` : `an ${filter.manaValueIs} mana value`}`,
        ]),
    ...(filter.costsX === undefined
      ? []
      : [`with {X} in ${count === 'many' ? 'their mana costs' : 'its mana cost'}`]),
    ...(filter.hasAdventure === undefined ? [] : [`that ${count === 'many' ? 'have' : 'has'} an Adventure`]),
    ...(filter.pairedWith === undefined ? [] : [`paired with ${oneText(filter.pairedWith, context)}`]),
    ...(filter.castAs === undefined
      ? []
      : [`that's the ${ordinals[filter.castAs] ?? `${filter.castAs}th`} spell cast this turn`]),
    ...(filter.damaged === undefined
      ? []
      : [`that ${count === 'many' ? 'were' : 'was'} dealt damage this turn`]),
    ...(filter.damagedThisTurnBy === undefined
      ? []
      : [
          `dealt damage by ${context.say.objects(filter.damagedThisTurnBy, { ...context, mentioned: new Set() }, 'subject')} this turn`,
        ]),
    ...(filter.enteredThisTurn === undefined ? [] : ['that entered this turn']),
    ...(filter.cameSinceLastUpkeep === undefined
      ? []
      : [
          `that came under ${count === 'many' ? 'their' : 'its'} controller's control since the beginning of their last upkeep`,
        ]),
    ...(filter.controlledSinceTurnBegan === undefined
      ? []
      : [
          `that ${count === 'many' ? 'have' : 'has'} been under ${count === 'many' ? 'their' : 'its'} controller's control continuously since the turn began`,
        ]),
    ...(filter.hasAttached === undefined ? [] : [attachedWord(filter.hasAttached, count)]),
    ...(filter.attachedTo === undefined
      ? []
      : [
          holds(filter.attachedTo, 'all')
            ? `${count === 'many' ? 'that are' : "that's"} attached to ${oneText(filter.attachedTo.all, context)}`
            : `attached to ${context.say.objects(filter.attachedTo, context, 'object')}`,
        ]),
    ...(filter.sharesColorWith === undefined
      ? []
      : [
          `that ${count === 'many' ? 'share' : 'shares'} a color with ${context.say.objects(filter.sharesColorWith, context, 'object')}`,
        ]),
    ...(filter.sharesType === undefined
      ? []
      : [
          `that ${count === 'many' ? 'share' : 'shares'} ${filter.sharesType.among.length === cardTypes.length ? 'a card type' : 'one of those types'} with it`,
        ]),
    ...(filter.sharesCreatureTypeWith === undefined
      ? []
      : [
          `that ${count === 'many' ? 'share' : 'shares'} a creature type with ${context.say.objects(filter.sharesCreatureTypeWith, context, 'object')}`,
        ]),
    ...(filter.colorChosen === undefined ? [] : ['of the chosen color']),
    ...(filter.nameChosen === undefined ? [] : ['with the chosen name']),
    ...(filter.typeNoted === undefined
      ? []
      : [`of a type you noted for cards named ${filter.typeNoted.ofCardsNamed}`]),
    ...(filter.nameNoted === undefined
      ? []
      : [`with a name you noted for cards named ${filter.nameNoted.ofCardsNamed}`]),
    ...(isTypeFirst ? [] : ofType),
    ...(filter.sharesNameWith === undefined
      ? []
      : holds(filter.sharesNameWith, 'all')
        ? [
            `that ${count === 'many' ? 'have' : 'has'} the same name as ${oneText(filter.sharesNameWith.all, context, 'in')}`,
          ]
        : [`with the same name as ${context.say.objectsByKind(filter.sharesNameWith, context)}`]),
    ...(filter.blockedBy === undefined
      ? []
      : [
          filter.blockedBy === 'self'
            ? `${context.say.objects('self', context, 'subject')}'s blocking`
            : `blocked by ${context.say.objects(filter.blockedBy, context, 'object')}`,
        ]),
    ...(filter.blockingAny === undefined
      ? []
      : [`blocking ${context.say.objects(filter.blockingAny, context, 'object')}`]),
    ...(filter.blockingOrBlockedBy === undefined
      ? []
      : [`blocking or blocked by ${context.say.objects(filter.blockingOrBlockedBy, context, 'object')}`]),
    ...(filter.attackedThisTurn === undefined
      ? []
      : [`that ${filter.attackedThisTurn ? 'attacked' : "didn't attack"} this turn`]),
    ...(filter.hadToAttack === undefined
      ? []
      : [`that ${filter.hadToAttack ? 'had' : "didn't have"} to attack this combat`]),
    ...(filter.didThisTurn === undefined ? [] : [doneThisTurn(filter.didThisTurn, count)]),
    ...(filter.attackingPlayer === undefined
      ? []
      : [`attacking ${playersText(filter.attackingPlayer, context)}`]),
    ...(filter.targets === undefined
      ? []
      : [`that ${count === 'many' ? 'target' : 'targets'} ${targetsText(filter.targets, context)}`]),
    ...(filter.targetsOnly === undefined
      ? []
      : [`that ${count === 'many' ? 'target' : 'targets'} only ${onlyText(filter.targetsOnly, context)}`]),
    ...(link === undefined ? [] : [linkedText(link, context, ofCardsNamed(filter))]),
    ...(filter.among === undefined || link !== undefined
      ? []
      : areDamaged(filter, context)
        ? ['dealt damage this way']
        : [`among ${context.say.objects(filter.among, context, 'object')}`]),
    ...(filter.not === undefined || isOtherThan(filter)
      ? []
      : filter.not.colors === 'colorless' && Object.keys(filter.not).length === 1
        ? [count === 'many' ? 'that are one or more colors' : "that's one or more colors"]
        : filter.not.any?.every(isKeywordAlone) === true
          ? [
              `without ${list(
                filter.not.any.map(({ keyword = '' }) => keyword),
                'or',
              )}`,
            ]
          : [
              count === 'many'
                ? `that aren't ${filterText(filter.not, context, 'many', 'in').replace(/^(\S+) permanents$/, '$1')}`
                : `that isn't ${oneText(filter.not, context, 'in')}`,
            ]),
    ...(filter.name !== undefined && isCardSomewhere(filter) ? [`named ${filter.name}`] : []),
    ...(isAnywhereElse(filter)
      ? [filter.owner === 'you' ? "you own that aren't on the battlefield" : "that aren't on the battlefield"]
      : zones.length === 1 && zones[0] === 'exile' && filter.owner === 'opponents'
        ? [`an opponent owns ${zoneWord} exile`]
        : zones.length > 1 && filter.owner === 'you'
          ? [`${zoneWord} your ${list(zones, 'or')}`]
          : zones.map((zone) => `${zoneWord} ${zonesOwner(filter.owner, zone, count, context)}`)),
    ...(filter.not !== undefined && isOtherThan(filter)
      ? [`other than ${oneText({ ...filter.not, zone: 'library' }, context)}`]
      : []),
    ...(filter.drawnThisTurn === undefined ? [] : ['drawn this turn']),
    ...(zones.length === 0 && filter.owner === 'you'
      ? [isOwnedElsewhere(filter) ? "you own but don't control" : 'you own']
      : []),
    ...(zones.length === 0 && filter.owner !== undefined && filter.owner !== 'you'
      ? [ownedBy(filter.owner, context)]
      : []),
    ...(filter.name === undefined || isCardSomewhere(filter)
      ? []
      : [`${filter.controller === undefined ? 'on the battlefield ' : ''}named ${filter.name}`]),
    ...(filter.controller !== undefined && isAboutDamage(filter.controller)
      ? [controlledBy(filter.controller, context, count)]
      : []),
  ].join(' ');
}

/** Whether it is a noun alone: of a card type or a subtype. */
const isKind = (filter: Filter): boolean =>
  Object.keys(filter).length === 1 && (typeof filter.type === 'string' || typeof filter.subtype === 'string');

/** Whether it is said by what stands before the noun: "attacking", "tapped". */
const isAdjective = (filter: Filter): boolean => sameWords(filter, onlyState(filter));
const onlyState = ({ attacking, blocking, tapped }: Filter): Filter => ({
  ...(attacking === undefined ? {} : { attacking }),
  ...(blocking === undefined ? {} : { blocking }),
  ...(tapped === undefined ? {} : { tapped }),
});

const ownedBy = (owner: Players, context: Context): string =>
  owner === 'opponents'
    ? 'an opponent owns'
    : owner === 'they'
      ? 'they own'
      : `${playersText(owner, context)} owns`;

/** "other than a basic land card": cards somewhere, but for those of a type. */
const isOtherThan = ({ not, zone }: Filter): boolean =>
  typeof zone === 'string' && zone !== 'stack' && zone !== 'library' && not?.type !== undefined;

/** "that blocked or was blocked this turn". */
const doneThisTurn = (done: NonNullable<Filter['didThisTurn']>, count: Count): string =>
  `that ${list(
    done.map((what) => (what === 'blocked' ? 'blocked' : `${count === 'many' ? 'were' : 'was'} blocked`)),
    'or',
  )} this turn`;

/** "of the chosen type"; once this very text has spoken of that, "of that type". */
function ofTypeChosen(link: string, { mentioned, names }: Context): string {
  const isSaid = mentioned.has(whatWasChosen(link));
  if (names.has(whatWasChosen(link))) mentioned.add(whatWasChosen(link));
  return isSaid ? 'of that type' : 'of the chosen type';
}

/** Where "it" is what is described, the object that describes it is named again. */
const withSelfNamed = (context: Context): Context => ({
  ...context,
  mentioned: new Set([...context.mentioned].filter((key) => key !== 'self')),
});

/** "with the same total power and toughness", "with total power and toughness 5 or less". */
function totalSize(total: Comparison, context: Context): string {
  const { exactly } = total;
  const isOfOne =
    says(exactly, 'plus') &&
    exactly.of.every((part) => says(part, 'value') && (part.value === 'power' || part.value === 'toughness'));
  return isOfOne
    ? 'with the same total power and toughness'
    : `with total power and toughness ${comparison(total, context)}`;
}

/** "with flying"; "that has a cycling ability", where there are several such abilities (702.29f). */
const withKeyword = (keyword: string, count: Count): string =>
  keywords[keyword]?.words?.inKinds === true
    ? `that ${count === 'many' ? 'have' : 'has'} ${withArticle(`${keyword} ability`)}`
    : `with ${keyword}`;

/** It asks for a keyword ability and nothing else. */
const isKeywordAlone = (filter: Filter): boolean =>
  filter.keyword !== undefined && Object.keys(filter).length === 1;

const attachedWord = (filter: Filter, count: Count): string =>
  `${count === 'many' ? 'that are' : "that's"} ${filter.subtype === 'Equipment' ? 'equipped' : 'enchanted'}`;

/** "this creature", "a single creature you control". */
const onlyText = (filter: Filter, context: Context): string =>
  filter.among === 'self' ? context.self : oneText(filter, context).replace(/^an? /, 'a single ');

const targetsText = (filter: Filter, context: Context): string =>
  filter.among === undefined
    ? withArticle(filterText(filter, context, 'one', 'in'))
    : filter.among === 'self'
      ? context.self
      : context.say.objects(filter.among, context, 'object');

const zonesOwner = (owner: Players | undefined, zone: string, count: Count, context: Context): string =>
  zone === 'exile'
    ? 'exile'
    : owner === undefined
      ? count === 'many'
        ? `all ${plural(zone)}`
        : `a ${zone}`
      : isYou(owner)
        ? `your ${zone}`
        : owner === 'opponents'
          ? `an opponent's ${zone}`
          : `${possessive(playersText(owner, context))} ${zone}`;

function controlledBy(controller: Players, context: Context, count: Count): string {
  if (controller === 'you') return 'you control';
  if (holds(controller, 'playersWith') && controller.playersWith.dealtCombatDamageBy !== undefined) {
    const { dealtCombatDamageBy } = controller.playersWith;
    const by =
      dealtCombatDamageBy === 'self'
        ? context.self
        : context.say.objects(dealtCombatDamageBy, context, 'object');
    return `whose controller was dealt combat damage by ${by} this turn`;
  }
  if (controller === 'opponents') return count === 'many' ? 'your opponents control' : 'an opponent controls';
  if (controller === 'they' || isPlayersReference(controller, 'event')) return 'they control';
  if (holds(controller, 'controllerOf') && holds(controller.controllerOf, 'target'))
    return 'that player controls';
  if (holds(controller, 'whoChose')) return `controlled by ${playersText(controller, context)}`;
  return `${playersText(controller, context)} controls`;
}

/** Others than what is spoken of: a target, what the ability triggered on, or what was linked just now. */
export const isBesides = (filter: Filter): boolean =>
  filter.notAmong === 'attached' ||
  holds(filter.notAmong, 'target') ||
  holds(filter.notAmong, 'event') ||
  (holds(filter.notAmong, 'named') && linkOf(filter) !== undefined);

/** A filter as a noun phrase without article: "untapped creature you control", "other Elf creatures". */
export function filterText(
  filter: Filter,
  context: Context,
  count: Count,
  zoneWord: 'from' | 'in' = 'from',
): string {
  const done = doneThisWay(filter, count) ?? yourOwn(filter);
  if (done !== undefined) return done;
  const { among, ...others } = filter;
  const chosen = chosenBefore(among, context);
  if (chosen !== undefined) return `${chosen} ${suffix(others, context, count, zoneWord)}`.trimEnd();
  // Those that were chosen were the same player's.
  const isOfOthers = chosenBefore(filter.notAmong, context) !== undefined;
  const { controller: _whose, ...unclaimed } = filter;
  const either = filter.any?.map((one) => (isAdjective(one) ? adjectives(one) : ''));
  if (either?.every((one) => one !== '')) {
    const { any: _either, ...rest } = filter;
    return `${list(either, 'or')} ${filterText(rest, context, count, zoneWord)}`;
  }
  const { any: kinds, ...rest } = filter;
  // "Creature or Vehicle you control": what is said besides is said of both.
  if (kinds?.every(isKind) === true)
    return [
      rest.other === true && count === 'many' ? 'other' : '',
      adjectives(rest),
      list(
        kinds.map((one) => nounText(one, count)),
        count === 'many' ? 'and' : 'or',
      ),
      suffix(rest, context, count, zoneWord),
    ]
      .filter((part) => part !== '')
      .join(' ');
  if (filter.any !== undefined)
    return list(
      filter.any.map((one) => filterText(one, context, count, zoneWord)),
      count === 'many' ? 'and' : 'or',
    );
  return [
    (filter.other === true || isBesides(filter) || isOfOthers) && count === 'many' ? 'other' : '',
    adjectives(filter),
    nounText(filter, count),
    suffix(isOfOthers ? unclaimed : filter, context, count, zoneWord),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Of abilities and damage: "red sources"; with a type or a state they are permanents, "Elves you control" (109.2). */
export const sourcesText = (filter: Filter, context: Context, count: Count): string => {
  const text = filterText(filter, context, count);
  return speaksOfSources(filter) ? text.replace(/\bpermanent/, 'source') : text;
};

/** With an article: "a creature", "another creature"; "this creature" where nothing else is meant. */
export const oneText = (filter: Filter, context: Context, zoneWord: 'from' | 'in' = 'from'): string => {
  if (filter.among === 'self' && Object.keys(filter).length === 1) return context.self;
  const text = filterText(filter, context, 'one', zoneWord);
  if (yourOwn(filter) !== undefined) return text;
  return filter.other === true || isBesides(filter) ? `another ${text}` : withArticle(text);
};

/** So many: "two Islands you control". */
export function someText(filter: Filter, count: Quantity, context: Context): string {
  if (count === 1) return oneText(filter, context);
  return `${inWords(count, context)} ${filterText(filter, context, 'many')}`;
}

/** So many of them, or fewer where none is enough: "up to one creature", "two lands". */
export function chosenText(
  filter: Filter,
  { min, max }: { readonly min: Quantity; readonly max: Quantity },
  context: Context,
): string {
  if (min !== 0 && says(max, 'count') && sameWords(max.of, filter))
    return `all ${filterText(filter, context, 'many')}`;
  if (min !== 0) return someText(filter, max, context);
  if (says(max, 'count')) return `any number of ${filterText(filter, context, 'many')}`;
  return `up to ${inWords(max, context)} ${filterText(filter, context, max === 1 ? 'one' : 'many')}`;
}

/** Whether a choice is from among certain objects, not from all that fit. */
export const isAmong = (
  from: Extract<Instruction, { do: 'choose' }>['from'],
): from is { readonly among: Objects; readonly like?: Filter } =>
  'among' in from && Object.keys(from).every((key) => key === 'among' || key === 'like');

/** "each other creature you control". */
export const eachText = (filter: Filter, context: Context, zoneWord: 'from' | 'in'): string =>
  `each ${filter.other === true || isBesides(filter) ? 'other ' : ''}${filterText(withoutOther(filter), context, 'one', zoneWord)}`;

/** The same without "other", which stands before what comes between. */
export const withoutOther = ({ other: _, ...filter }: Filter): Filter => filter;
