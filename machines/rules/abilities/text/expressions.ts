/** Filters, quantities, objects and players in words: they are made of one another. */
import {
  type Comparison,
  cardTypes,
  type Fact,
  type Filter,
  type Instruction,
  type Objects,
  type Players,
  type Quantity,
  type TargetSpec,
} from '../../state/vocabulary/index.ts';
import { type Context, itself } from './context.ts';
import { isLifePaid, linkedObjectsText, linkedText, linkOf, ofCardsNamed } from './linked.ts';
import { adjectives, asList, type Count, nounText } from './nouns.ts';
import { doneThisWay } from './this-way.ts';
import { colorWord, list, numeral, ordinals, plural, possessive, withArticle } from './words.ts';

/** Whether an expression is the one with this field: a word and a number are none. */
export const holds = <T, Field extends string>(
  expression: T,
  field: Field,
): expression is Extract<T, Readonly<Record<Field, unknown>>> =>
  typeof expression === 'object' && expression !== null && field in expression;

const isPlayersReference = (players: Players, key: string): boolean =>
  typeof players === 'object' && key in players;

// ---------------------------------------------------------------- players

/** Whether words that may mean objects or players mean players. */
export const isPlayers = (words: Filter | Players): words is Players =>
  typeof words === 'string' ||
  'controllerOf' in words ||
  'ownerOf' in words ||
  'playersWith' in words ||
  'whoChose' in words ||
  'target' in words ||
  'named' in words ||
  'event' in words;

/** "you", "each opponent", "target player", "its controller". */
export function playersText(players: Players, context: Context): string {
  if (players === 'you') return 'you';
  if (players === 'opponents') return 'each opponent';
  if (players === 'everyone') return 'each player';
  if (players === 'everyoneElse') return 'each other player';
  if (players === 'active') return 'the active player';
  if (players === 'defending') return 'defending player';
  if (players === 'they') return 'that player';
  if (players === 'attachedPlayer') {
    if (context.mentioned.has('attachedPlayer')) return 'that player';
    context.mentioned.add('attachedPlayer');
    return context.attached;
  }
  if ('target' in players) {
    const key = `target${players.target}`;
    if (context.mentioned.has(key)) return 'that player';
    context.mentioned.add(key);
    const spec = context.targets[players.target];
    return spec === undefined ? 'target player' : targetText(spec, context);
  }
  if (
    'controllerOf' in players &&
    holds(players.controllerOf, 'event') &&
    players.controllerOf.event === 'source'
  )
    return "that source's controller";
  if ('controllerOf' in players && isEventObject(players.controllerOf) && context.event.namesController)
    return 'that player';
  // In a triggered ability "its controller" would be that of the ability's source.
  if ('controllerOf' in players && context.inTrigger && holds(players.controllerOf, 'target'))
    return `${possessive(objectsByKind(players.controllerOf, context))} controller`;
  if ('controllerOf' in players)
    return `${possessive(objectsText(players.controllerOf, context, 'subject'))} controller`;
  if ('ownerOf' in players) return `${possessive(objectsText(players.ownerOf, context, 'subject'))} owner`;
  if ('whoChose' in players) return `players who chose ${players.whoChose}`;
  if ('playersWith' in players) {
    const { attacking, dealtCombatDamageBy, except, fewest, life, of, thisTurn } = players.playersWith;
    if (dealtCombatDamageBy !== undefined)
      return `each player dealt combat damage by ${objectsText(dealtCombatDamageBy, context, 'object')} this turn`;
    if (except !== undefined) return of === 'opponents' ? 'each other opponent' : 'each other player';
    const who = of === 'opponents' ? 'each opponent' : 'each player';
    if (attacking !== undefined) return `${who} attacking ${playersText(attacking, context)}`;
    if (thisTurn !== undefined) return `${who} ${doneThisTurn(thisTurn, context)}`;
    if (fewest !== undefined) return `${who} who controls the fewest ${filterText(fewest, context, 'many')}`;
    return life === undefined ? `${who} with the most life` : `${who} with ${comparison(life, context)} life`;
  }
  return 'that player';
}

const isEventObject = (objects: Objects): boolean => holds(objects, 'event') && objects.event === 'object';

/** "who has cast a nonartifact spell this turn", after players. */
function doneThisTurn(
  { count, fact }: { readonly fact: Fact; readonly count: Comparison },
  context: Context,
): string {
  const [things, done, whose] = facts[fact];
  const isAny = count.atLeast === 1 && count.atMost === undefined;
  if (isAny && whose === 'by' && things.startsWith('number of '))
    return `who has ${done} ${withArticle(things.replace(/^number of (.*)s$/, '$1'))} this turn`;
  return `for whom ${factText(fact, 'they', context)} is ${comparison(count, context)}`;
}

/** Each of the players apart, as what something happens to: "an opponent", "a player". */
export const someone = (players: Players, context: Context): string =>
  players === 'opponents'
    ? 'an opponent'
    : players === 'everyone'
      ? 'a player'
      : playersText(players, context);

/** Whether a player's verb has the form of "you". */
export const isYou = (players: Players | undefined): boolean => players === undefined || players === 'you';

/** "your", "their": of the player who was named just before. */
export const theirs = (players: Players | undefined): string => (isYou(players) ? 'your' : 'their');

// ---------------------------------------------------------------- quantities

/** "3 or less", "two or more". */
export function comparison(comparison: Comparison, context: Context): string {
  if (comparison.exactly !== undefined)
    return `${isPlain(comparison.exactly) ? '' : 'equal to '}${quantityText(comparison.exactly, context)}`;
  if (comparison.atLeast !== undefined && comparison.atMost !== undefined)
    return `between ${quantityText(comparison.atLeast, context)} and ${quantityText(comparison.atMost, context)}`;
  const [word, end] =
    comparison.atLeast === undefined ? ['less', comparison.atMost ?? 0] : ['greater', comparison.atLeast];
  if (word === 'less' && holds(end, 'minus') && end.minus[1] === 1)
    return `less than ${quantityText(end.minus[0], context)}`;
  return isPlain(end)
    ? `${quantityText(end, context)} or ${word}`
    : `${word} than or equal to ${quantityText(end, context)}`;
}

/** Whether text says the number outright (3, X), not "the number of …". */
export const isPlain = (quantity: Quantity): boolean =>
  typeof quantity === 'number' || 'x' in quantity || 'xOf' in quantity;

/** A number in digits, X, or what it is the number of. */
export function quantityText(quantity: Quantity, context: Context): string {
  if (typeof quantity === 'number') return quantity.toString();
  if ('x' in quantity || 'xOf' in quantity) return 'X';
  if ('count' in quantity) {
    const { attachedTo, controller, zone } = quantity.count;
    const isAnywhere = zone === undefined && controller === undefined && attachedTo === undefined;
    return `the number of ${filterText(quantity.count, context, 'many', 'in')}${isAnywhere ? ' on the battlefield' : ''}`;
  }
  if ('basicLandTypesAmong' in quantity)
    return `the number of basic land types among ${filterText(quantity.basicLandTypesAmong, context, 'many', 'in')}`;
  if ('withDifferentNames' in quantity)
    return `the number of ${filterText(quantity.withDifferentNames, context, 'many', 'in')} with different names`;
  if ('typesAmong' in quantity)
    return `the number of card types among ${'these' in quantity.typesAmong ? manyText(quantity.typesAmong.these, context) : filterText(quantity.typesAmong, context, 'many', 'in')}`;
  if ('countPlayers' in quantity)
    return `the number of ${quantity.countPlayers === 'opponents' ? 'opponents you have' : 'players'}`;
  if ('value' in quantity) return `${ownersOf(quantity.of, context)} ${valueWord(quantity.value)}`;
  if ('greatest' in quantity)
    return `the greatest ${valueWord(quantity.greatest)} among ${objectsText(quantity.of, context, 'object', 'bare')}`;
  if ('counters' in quantity)
    return `the number of ${quantity.counters} counters on ${objectsText(quantity.on, context, 'object')}`;
  if ('playerCounters' in quantity)
    return `the number of ${quantity.playerCounters} counters ${quantity.on === 'you' ? 'you have' : `${playersText(quantity.on, context)} has`}`;
  if ('devotion' in quantity)
    return `${possessive(playersText(quantity.of, context))} devotion to ${devotionColors(quantity.devotion, context)}`;
  if ('unspentMana' in quantity)
    return `the amount of unspent ${quantity.unspentMana === 'C' ? 'colorless' : colorWord(quantity.unspentMana)} mana ${quantity.of === 'you' ? 'you have' : `${playersText(quantity.of, context)} has`}`;
  if ('life' in quantity) return `${possessive(playersText(quantity.life, context))} life total`;
  if ('cardsIn' in quantity)
    return `the number of cards in ${possessive(playersText(quantity.of, context))} ${quantity.cardsIn}`;
  if ('excess' in quantity) return 'the excess damage dealt this way';
  if ('amount' in quantity || 'eventAmount' in quantity) return 'that much';
  if ('manaSpent' in quantity && quantity.manaSpent !== true && quantity.manaSpent !== 'colors')
    return `the amount of {${quantity.manaSpent}} spent to cast it`;
  if ('manaSpent' in quantity)
    return `the ${quantity.manaSpent === 'colors' ? 'number of colors' : 'amount'} of mana spent to cast it`;
  if ('lastTurn' in quantity)
    return factText(quantity.lastTurn, quantity.by, context).replace(/this turn$/, 'last turn');
  if ('thisTurn' in quantity) return factText(quantity.thisTurn, quantity.by, context);
  if ('plus' in quantity) return quantity.plus.map((part) => quantityText(part, context)).join(' plus ');
  if ('minus' in quantity)
    return `${quantityText(quantity.minus[0], context)} minus ${quantityText(quantity.minus[1], context)}`;
  if ('times' in quantity)
    return quantity.times[0] === 2
      ? `twice ${quantityText(quantity.times[1], context)}`
      : `${inWords(quantity.times[0], context)} times ${quantityText(quantity.times[1], context)}`;
  if ('least' in quantity) {
    const [first = 0, ...limits] = quantity.least;
    const most = limits.map((limit) => `but not more than ${quantityText(limit, context)}`);
    return [quantityText(first, context), ...most].join(', ');
  }
  if ('half' in quantity) return `half ${quantityText(quantity.half, context)}, rounded ${quantity.round}`;
  return isLifePaid(quantity.chosen, context)
    ? `the life paid as ${objectsText('self', context, 'object')} entered`
    : 'the chosen number';
}

/** "the sacrificed permanents": what a cost used up, where there may be several. */
const manyText = (objects: Objects, context: Context): string =>
  holds(objects, 'paid') ? `the ${objects.paid} permanents` : objectsText(objects, context, 'object');

/** "white and blue", "that color" where it was chosen just before. */
const devotionColors = (
  to: Extract<Quantity, { readonly devotion: unknown }>['devotion'],
  context: Context,
): string => ('chosen' in to ? chosenColor(to.chosen, context) : list(to.map(colorWord)));

/** Under which name it is kept how a text calls what was chosen under a link. */
export const whatWasChosen = (link: string): string => `chosen ${link}`;

/** "that color" where this very text had it chosen, else "the chosen color". */
export const chosenColor = (link: string, context: Context): string =>
  context.names.get(whatWasChosen(link)) ?? 'the chosen color';

/** Under which name it is kept how a text calls what it found where a sentence begins with that. */
export const asSubject = (name: string): string => `${name} does`;

/** The key under which it is kept that a player's hand was revealed, and cards in it are "in it". */
export const handOf = (players: Players): string => `hand of ${JSON.stringify(players)}`;

/** Under which names it is kept that what a text found was revealed or exiled by it, and what it found last. */
export const asRevealed = (name: string): string => `${name} is revealed`;
export const asExiled = (name: string): string => `${name} is exiled`;
export const foundLast = 'found last';

/** Under which name it is kept that what a text found is of the hand or graveyard of "you". */
export const asYours = (name: string): string => `${name} is yours`;

/** Of an object's value: a name is said again, not "its". */
const ownersOf = (objects: Objects, context: Context): string =>
  possessive(
    objects === 'self'
      ? context.self
      : isEventObject(objects) && context.event.isEntering
        ? `that ${context.event.nouns.object}`
        : objectsText(objects, context, 'subject'),
  );

const valueWord = (value: string): string => value.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A count in words: "three", "X". */
export const inWords = (quantity: Quantity, context: Context): string =>
  typeof quantity === 'number'
    ? numeral(quantity)
    : isThatMany(quantity)
      ? 'that many'
      : quantityText(quantity, context);

/** What is counted, and what was done with it: by players, to them, or under their control. */
export const facts: Readonly<
  Record<Fact, readonly [things: string, done: string, whose: 'by' | 'to' | 'under']>
> = {
  spellsCast: ['number of spells', 'cast', 'by'],
  creatureSpellsCast: ['number of creature spells', 'cast', 'by'],
  noncreatureSpellsCast: ['number of noncreature spells', 'cast', 'by'],
  nonartifactSpellsCast: ['number of nonartifact spells', 'cast', 'by'],
  cardsDrawn: ['number of cards', 'drawn', 'by'],
  cardsDiscarded: ['number of cards', 'discarded', 'by'],
  lifeGained: ['amount of life', 'gained', 'by'],
  lifeLost: ['amount of life', 'lost', 'by'],
  creaturesDied: ['number of creatures', 'died', 'under'],
  attackedWith: ['number of creatures', 'attacked with', 'by'],
  landsPlayed: ['number of lands', 'played', 'by'],
  permanentsSacrificed: ['number of permanents', 'sacrificed', 'by'],
  damageDealtTo: ['amount of damage', 'dealt', 'to'],
  landsEntered: ['number of lands', 'entered', 'under'],
  permanentsLeft: ['number of permanents', 'left the battlefield', 'under'],
};

/** "the number of spells you've cast this turn", "the number of creatures that died this turn". */
function factText(fact: Fact, by: Players, context: Context): string {
  const [things, done, whose] = facts[fact];
  const who = by === 'opponents' ? 'your opponents' : playersText(by, context);
  const all = by === 'everyone';
  if (whose === 'under')
    return `the ${things} that ${done}${all ? '' : ` under ${possessive(who)} control`} this turn`;
  if (whose === 'to') return `the ${things} ${done} ${all ? '' : `to ${who} `}this turn`;
  const has = by === 'you' ? "you've " : `${who} ${by === 'opponents' ? 'have' : 'has'} `;
  return `the ${things} ${all ? '' : has}${done} this turn`;
}

/** The amount of something that was said before. */
const isThatMany = (quantity: Quantity): boolean =>
  holds(quantity, 'amount') || holds(quantity, 'eventAmount');

/** How many of a noun: "a card", "two cards", "X cards". What is counted is said after, with `where`. */
export function howMany(quantity: Quantity, noun: string): string {
  if (quantity === 1) return withArticle(noun);
  if (typeof quantity === 'number') return `${numeral(quantity)} ${plural(noun)}`;
  if (isThatMany(quantity)) return `that many ${plural(noun)}`;
  return `X ${plural(noun)}`;
}

/** "other Zombie you control and each Zombie card in your graveyard": what is counted, after "for each". */
export function eachCounted(quantity: Quantity, context: Context): string | undefined {
  if (holds(quantity, 'count')) return eachText(quantity.count, context, 'in').replace(/^each /, '');
  if (!holds(quantity, 'plus')) return undefined;
  const counted = quantity.plus.map((part) => eachCounted(part, context));
  return counted.includes(undefined) ? undefined : counted.join(' and each ');
}

/** ", where X is the number of …", or nothing. */
export const where = (quantity: Quantity, context: Context): string =>
  isPlain(quantity) || isThatMany(quantity) ? '' : `, where X is ${quantityText(quantity, context)}`;

// ---------------------------------------------------------------- filters
/** What was chosen before, and nothing else. */
export const isJustNamed = (
  object: 'self' | 'attached' | Filter,
): object is Filter & { readonly among: Objects } =>
  typeof object === 'object' && holds(object.among, 'named') && Object.keys(object).length === 1;

/** Wherever cards are but on the battlefield and the stack. */
const isAnywhereElse = ({ zone }: Filter): boolean =>
  (['hand', 'library', 'graveyard', 'exile', 'command'] as const).every((one) => asList(zone).includes(one));

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
  return [
    ...(filter.controller === undefined || isAboutDamage(filter.controller)
      ? []
      : [controlledBy(filter.controller, context, count)]),
    ...(filter.notController === undefined ? [] : ["you don't control"]),
    ...(filter.keyword === undefined ? [] : [`with ${filter.keyword}`]),
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
    ...(filter.damaged === undefined ? [] : ['that was dealt damage this turn']),
    ...(filter.damagedThisTurnBy === undefined
      ? []
      : [
          `dealt damage by ${objectsText(filter.damagedThisTurnBy, { ...context, mentioned: new Set() }, 'subject')} this turn`,
        ]),
    ...(filter.enteredThisTurn === undefined ? [] : ['that entered this turn']),
    ...(filter.hasAttached === undefined ? [] : [attachedWord(filter.hasAttached, count)]),
    ...(filter.attachedTo === undefined
      ? []
      : [
          holds(filter.attachedTo, 'all')
            ? `${filter.controller === undefined ? '' : count === 'many' ? 'that are ' : "that's "}attached to ${oneText(filter.attachedTo.all, context)}`
            : `attached to ${objectsText(filter.attachedTo, context, 'object')}`,
        ]),
    ...(filter.sharesColorWith === undefined
      ? []
      : [
          `that ${count === 'many' ? 'share' : 'shares'} a color with ${objectsText(filter.sharesColorWith, context, 'object')}`,
        ]),
    ...(filter.sharesType === undefined
      ? []
      : [
          `that ${count === 'many' ? 'share' : 'shares'} ${filter.sharesType.among.length === cardTypes.length ? 'a card type' : 'one of those types'} with it`,
        ]),
    ...(filter.sharesCreatureTypeWith === undefined
      ? []
      : [
          `that ${count === 'many' ? 'share' : 'shares'} a creature type with ${objectsText(filter.sharesCreatureTypeWith, context, 'object')}`,
        ]),
    ...(filter.colorChosen === undefined ? [] : ['of the chosen color']),
    ...(filter.nameChosen === undefined ? [] : ['with the chosen name']),
    ...(filter.typeNoted === undefined
      ? []
      : [`of a type you noted for cards named ${filter.typeNoted.ofCardsNamed}`]),
    ...(filter.nameNoted === undefined
      ? []
      : [`with a name you noted for cards named ${filter.nameNoted.ofCardsNamed}`]),
    ...(filter.typeChosen === undefined ? [] : ['of the chosen type']),
    ...(filter.sharesNameWith === undefined
      ? []
      : holds(filter.sharesNameWith, 'all')
        ? [
            `that ${count === 'many' ? 'have' : 'has'} the same name as ${oneText(filter.sharesNameWith.all, context, 'in')}`,
          ]
        : [`with the same name as ${objectsByKind(filter.sharesNameWith, context)}`]),
    ...(filter.blockedBy === undefined
      ? []
      : [
          filter.blockedBy === 'self'
            ? `${objectsText('self', context, 'subject')}'s blocking`
            : `blocked by ${objectsText(filter.blockedBy, context, 'object')}`,
        ]),
    ...(filter.blockingAny === undefined
      ? []
      : [`blocking ${objectsText(filter.blockingAny, context, 'object')}`]),
    ...(filter.blockingOrBlockedBy === undefined
      ? []
      : [`blocking or blocked by ${objectsText(filter.blockingOrBlockedBy, context, 'object')}`]),
    ...(filter.attackedThisTurn === undefined
      ? []
      : [`that ${filter.attackedThisTurn ? 'attacked' : "didn't attack"} this turn`]),
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
      : [`among ${objectsText(filter.among, context, 'object')}`]),
    ...(filter.not === undefined
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
    ...(isAnywhereElse(filter)
      ? [filter.owner === 'you' ? "you own that aren't on the battlefield" : "that aren't on the battlefield"]
      : zones.length === 1 && zones[0] === 'exile' && filter.owner === 'opponents'
        ? [`an opponent owns ${zoneWord} exile`]
        : zones.length > 1 && filter.owner === 'you'
          ? [`${zoneWord} your ${list(zones, 'or')}`]
          : zones.map((zone) => `${zoneWord} ${zonesOwner(filter.owner, zone, count, context)}`)),
    ...(filter.drawnThisTurn === undefined ? [] : ['drawn this turn']),
    ...(zones.length === 0 && filter.owner === 'you' ? ['you own'] : []),
    ...(zones.length === 0 && filter.owner === 'opponents' ? ['an opponent owns'] : []),
    ...(filter.name === undefined
      ? []
      : [
          `${filter.controller === undefined && filter.zone === undefined ? 'on the battlefield ' : ''}named ${filter.name}`,
        ]),
    ...(filter.controller !== undefined && isAboutDamage(filter.controller)
      ? [controlledBy(filter.controller, context, count)]
      : []),
  ].join(' ');
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
    holds(exactly, 'plus') &&
    exactly.plus.every(
      (part) => holds(part, 'value') && (part.value === 'power' || part.value === 'toughness'),
    );
  return isOfOne
    ? 'with the same total power and toughness'
    : `with total power and toughness ${comparison(total, context)}`;
}

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
      : objectsText(filter.among, context, 'object');

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
      dealtCombatDamageBy === 'self' ? context.self : objectsText(dealtCombatDamageBy, context, 'object');
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
  const done = doneThisWay(filter, count);
  if (done !== undefined) return done;
  if (filter.any !== undefined)
    return list(
      filter.any.map((one) => filterText(one, context, count, zoneWord)),
      count === 'many' ? 'and' : 'or',
    );
  return [
    (filter.other === true || isBesides(filter)) && count === 'many' ? 'other' : '',
    adjectives(filter),
    nounText(filter, count),
    suffix(filter, context, count, zoneWord),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** With an article: "a creature", "another creature". */
export const oneText = (filter: Filter, context: Context, zoneWord: 'from' | 'in' = 'from'): string => {
  const text = filterText(filter, context, 'one', zoneWord);
  return filter.other === true ? `another ${text}` : withArticle(text);
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
  if (min !== 0) return someText(filter, max, context);
  if (holds(max, 'count')) return `any number of ${filterText(filter, context, 'many')}`;
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
const withoutOther = ({ other: _, ...filter }: Filter): Filter => filter;

// ---------------------------------------------------------------- targets and objects

/** "up to two", "two", "one, two, or three". */
export function rangeText({ min, max }: NonNullable<TargetSpec['count']>, context: Context): string {
  const most = typeof max === 'number' ? numeral(max) : quantityText(max, context);
  if (min === 0 && (holds(max, 'count') || holds(max, 'countPlayers'))) return 'any number of';
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
  const much = count === undefined ? '' : `${rangeText(count, context)} `;
  if (spec.any === true) return isMany ? `${much}targets` : `${much}any target`;
  const player = spec.players === 'opponent' ? 'opponent' : 'player';
  const nouns = [
    ...(spec.players === undefined ? [] : [isMany ? plural(player) : player]),
    ...(spec.objects === undefined
      ? []
      : [
          whereverText(withoutOther(spec.objects), context, number)
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

/** "creatures from the battlefield and/or creature cards from graveyards": in one of two zones. */
function whereverText(filter: Filter, context: Context, count: Count): string {
  const { zone, ...rest } = filter;
  const others = asList(zone).filter((one) => one !== 'battlefield');
  if (asList(zone).length === others.length || others.length === 0) return filterText(filter, context, count);
  const cards = filterText({ ...rest, zone: others }, context, count).replace(/ from all (?=\w+$)/, ' from ');
  return `${filterText(rest, context, count)} from the battlefield ${count === 'many' ? 'and/or' : 'or'} ${cards}`;
}

/** Of the same player as the target that it is different from. */
const isOfSameController = ({ differentFrom, objects }: TargetSpec): boolean =>
  holds(objects?.controller, 'controllerOf') &&
  holds(objects.controller.controllerOf, 'target') &&
  objects.controller.controllerOf.target === differentFrom;

/** What a target is called the second time: "that creature". */
function thatText(spec: TargetSpec | undefined, word: 'that' | 'those' = 'that'): string {
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

/** Whether an ability of this object exiles several under this link: all that fit, or several targets. */
const isLinkedToSeveral = (link: string, { face }: Context): boolean =>
  (face.abilities ?? []).some(
    (ability) =>
      'effect' in ability &&
      exiling(ability.effect ?? []).some((exile) => {
        const targets = 'targets' in ability ? ability.targets : undefined;
        const target = holds(exile.what, 'target') ? targets?.[exile.what.target] : undefined;
        return exile.link === link && (holds(exile.what, 'all') || (target?.count ?? { max: 1 }).max !== 1);
      }),
  );

/** What these exile, also as what may be done. */
const exiling = (instructions: readonly Instruction[]): readonly Extract<Instruction, { do: 'exile' }>[] =>
  instructions.flatMap((one) => (one.do === 'exile' ? [one] : one.do === 'may' ? exiling(one.then) : []));

export const isSeveral = (objects: Objects, context: Context): boolean => {
  if (typeof objects === 'string') return false;
  if ('all' in objects || 'union' in objects) return true;
  if ('target' in objects) {
    const max = context.targets[objects.target]?.count?.max;
    return max !== undefined && max !== 1;
  }
  if ('named' in objects)
    return (
      /s\b/.test(context.names.get(objects.named)?.split(' ')[1] ?? '') ||
      context.names.get(objects.named) === 'them'
    );
  if ('linked' in objects) return isLinkedToSeveral(objects.linked, context);
  return false;
};

/** The key under which it is kept that a text has spoken of all that are so. */
export const sayingAll = (filter: Filter): string => `all ${JSON.stringify(filter)}`;

/**
 * Objects in words. As the subject of a sentence what was named is "it"; as an object of one, "it" or "that creature"
 * as `again` says; `quantifier` is what stands before all that fit.
 */
export function objectsText(
  objects: Objects,
  context: Context,
  role: 'subject' | 'object',
  quantifier: 'all' | 'each' | 'bare' = 'all',
): string {
  const first = (key: string, text: string, again: string): string => {
    if (context.mentioned.has(key)) return again;
    context.mentioned.add(key);
    return text;
  };
  if (objects === 'self') {
    const isSpell =
      !context.self.startsWith('this ') &&
      context.face.types.some((type) => type === 'instant' || type === 'sorcery');
    return isSpell ? context.self : first('self', context.self, itself(context.face, role));
  }
  if (objects === 'attached') return first('attached', context.attached, 'it');
  if (objects === 'paired') return `the creature ${context.self} is paired with`;
  if (objects === 'giver') return 'that card';
  if (objects === 'it') return 'it';
  if ('target' in objects) {
    const spec = context.targets[objects.target];
    const several = isSeveral(objects, context);
    return first(
      `target${objects.target}`,
      spec === undefined ? 'that target' : targetText(spec, context),
      several ? (role === 'subject' ? 'they' : thatText(spec, 'those')) : 'it',
    );
  }
  if ('before' in objects) return objectsText(objects.before, context, role, quantifier);
  if ('named' in objects)
    return (
      (role === 'subject' ? context.names.get(asSubject(objects.named)) : undefined) ??
      context.names.get(objects.named) ??
      'it'
    );
  if ('event' in objects) {
    if (objects.event === 'other')
      return first(
        'other',
        `that ${context.event.nouns.other}`,
        role === 'subject' ? 'it' : `that ${context.event.nouns.other}`,
      );
    if (objects.event === 'source')
      return role === 'subject' || context.event.is === 'subject' || context.event.isOfSource
        ? 'it'
        : 'that source';
    const isIt = context.event.is === 'subject' || (role === 'subject' && context.event.is === 'known');
    return isIt ? 'it' : `that ${context.event.nouns.object}`;
  }
  if ('all' in objects) {
    if (context.mentioned.has(sayingAll(objects.all))) return `those ${nounText(objects.all, 'many')}`;
    if (quantifier === 'each') return eachText(objects.all, context, 'in');
    const text = filterText(objects.all, context, 'many', 'from');
    return quantifier === 'all' ? `all ${text}` : text;
  }
  if ('linked' in objects) return linkedObjectsText(objects.linked, isSeveral(objects, context), context);
  if ('top' in objects) {
    const whose = possessive(playersText(objects.of, context));
    if (objects.in === 'graveyard' && objects.top === 1) return `the top card of ${whose} graveyard`;
    return objects.top === 1
      ? `the top card of ${whose} library`
      : `the top ${typeof objects.top === 'number' ? numeral(objects.top) : quantityText(objects.top, context)} cards of ${whose} library`;
  }
  if ('paid' in objects)
    return objects.paid === 'sacrificed'
      ? 'the sacrificed creature'
      : objects.paid === 'exiled'
        ? 'the exiled card'
        : 'it';
  if ('last' in objects) {
    const link = holds(objects.last, 'linked') ? ` ${linkedText(objects.last.linked, context)}` : '';
    const noun = filterText({ ...objects.like, zone: 'library' }, context, 'one');
    return `the last ${noun}${link}`;
  }
  return list(unionTexts(objects.union, context, role, quantifier));
}

/** Each of several in words; what a player or a planeswalker's controller controls is said in one. */
const unionTexts = (
  union: readonly Objects[],
  context: Context,
  role: 'subject' | 'object',
  quantifier: 'all' | 'each' | 'bare',
): readonly string[] =>
  union.flatMap((one, at) => {
    if (isOfControllerToo(union[at - 1], one)) return [];
    const text = objectsText(
      one,
      context,
      role,
      holds(one, 'all') && isBesides(one.all) ? 'each' : quantifier,
    );
    return isOfControllerToo(one, union[at + 1])
      ? text.replace(/ controls$/, " or that planeswalker's controller controls")
      : text;
  });

/** Whether both are the same, first of a targeted player, then of the controller of what is targeted instead. */
function isOfControllerToo(one: Objects | undefined, other: Objects | undefined): boolean {
  if (!holds(one, 'all') || !holds(other, 'all')) return false;
  const { controller, ...what } = one.all;
  const { controller: otherwise, ...same } = other.all;
  return (
    holds(controller, 'target') &&
    holds(otherwise, 'controllerOf') &&
    JSON.stringify(controller) === JSON.stringify(otherwise.controllerOf) &&
    JSON.stringify(what) === JSON.stringify(same)
  );
}

/** The key under which it is kept that what is targeted isn't any more where it was. */
const leaving = (objects: Objects): string => `gone ${JSON.stringify(objects)}`;

/** What is targeted goes away: later sentences say what it was. */
export function sayLeaving(objects: Objects, context: Context): void {
  if (holds(objects, 'target')) context.mentioned.add(leaving(objects));
}

/** Whether it isn't any more where it was, and is spoken of as it was there (608.2h). */
export const hasLeft = (objects: Objects, context: Context): boolean =>
  (isEventObject(objects) && context.event.hasLeft) || context.mentioned.has(leaving(objects));

/** The second time it is called by its kind: "Untap that creature." */
export function objectsByKind(objects: Objects, context: Context): string {
  if (holds(objects, 'target') && context.mentioned.has(`target${objects.target}`))
    return thatText(context.targets[objects.target], isSeveral(objects, context) ? 'those' : 'that');
  return objectsText(objects, context, 'object');
}
