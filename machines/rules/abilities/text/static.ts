/** What is simply true, in words (604, 614, 118.8, 118.9, 601.2f). */
import type {
  Condition,
  CostChange,
  Filter,
  Instruction,
  Modification,
  Objects,
  Players,
  Replacement,
  RuleChange,
  StaticAbility,
} from '../../state/vocabulary/index.ts';
import { type Context, selfNoun } from './context.ts';
import { exceptionsText } from './copying.ts';
import { costInSentence } from './cost.ts';
import {
  conditionText,
  filterText,
  howMany,
  isPlain,
  isPlayers,
  isSeveral,
  objectsText,
  oneText,
  playersText,
  quantityText,
  unlessText,
  where,
} from './expressions.ts';
import { modificationsText, rulesText } from './modification.ts';
import { severalDo } from './parts.ts';
import { sentencesText } from './sentences.ts';
import { capitalized, fromText, list, numeral, pluralVerb, possessive, sentence, timeWord } from './words.ts';

/** With "as long as …", after one predicate and before several. */
function withCondition(
  text: string,
  condition: Condition | undefined,
  several: boolean,
  context: Context,
): string {
  if (condition === undefined) return sentence(text);
  const unless = several ? undefined : unlessText(condition, context);
  if (unless !== undefined && / can't /.test(text)) return sentence(`${text} ${unless}`);
  const said = conditionText(condition, context);
  return several ? sentence(`as long as ${said}, ${text}`) : sentence(`${text} as long as ${said}`);
}

/** What is attached and a protection given here doesn't remove (702.16n-p). */
function staying(changes: readonly Modification[], context: Context): readonly string[] {
  const kept = changes
    .flatMap((change) => ('addAbilities' in change ? change.addAbilities : []))
    .flatMap((ability) => (ability.kind === 'keyword' ? (ability.doesntRemove ?? []) : []));
  const words = { this: context.self, auras: 'Auras', attached: 'permanents already attached to it' };
  return [...new Set(kept)].map((which) => `This effect doesn't remove ${words[which]}.`);
}

function changesText(ability: StaticAbility, changes: readonly Modification[], context: Context): string {
  const affects = ability.affects ?? 'self';
  const [first] = changes;
  if (first !== undefined && 'control' in first && first.control === 'you')
    return withCondition(
      `you control ${objectsText(affects, context, 'object', 'bare')}`,
      ability.if,
      false,
      context,
    );
  if (ability.characteristicDefining === true && first !== undefined && 'set' in first) {
    const { setPower = 0, setToughness } = first;
    return JSON.stringify(setPower) === JSON.stringify(setToughness)
      ? `${capitalized(context.self)}'s power and toughness are each equal to ${quantityText(setPower, context)}.`
      : `${capitalized(context.self)}'s power is equal to ${quantityText(setPower, context)} and its toughness is equal to ${quantityText(setToughness ?? 0, context)}.`;
  }
  const several = isSeveral(affects, context);
  const isTypeAdded =
    several &&
    changes.length === 1 &&
    first !== undefined &&
    ('addSubtypes' in first || ('addTypes' in first && !isUnlimited(affects)));
  const oneByOne = isTypeAdded || (several && asksForCounters(affects));
  const asMany = several && !oneByOne;
  const predicates =
    changes.length > 1 || (first !== undefined && 'addAbilities' in first && first.addAbilities.length > 1);
  const isOfSome = typeof affects === 'object' && 'union' in affects;
  const comesFirst = ability.if !== undefined && (predicates || isOfSome);
  // the condition is said before the subject where it stands before it
  const before =
    comesFirst && ability.if !== undefined ? `as long as ${conditionText(ability.if, context)}, ` : '';
  const subject = objectsText(
    affects,
    context,
    'subject',
    oneByOne ? 'each' : isUnlimited(affects) ? 'all' : 'bare',
  );
  const modified = modificationsText(changes, true, asMany, context);
  const predicate = asMany ? severalDo(modified.text) : modified.text;
  const said = `${before}${subject} ${predicate}${modified.tail}`;
  const text = comesFirst ? sentence(said) : withCondition(said, ability.if, false, context);
  return [text, ...staying(changes, context)].join(' ');
}

/** "All creatures", where nothing else is asked of them. */
const isUnlimited = (affects: Objects): boolean =>
  typeof affects === 'object' &&
  'all' in affects &&
  Object.keys(affects.all).every((asked) => asked === 'type' || asked === 'subtype');

const asksForCounters = (affects: Objects): boolean =>
  typeof affects === 'object' && 'all' in affects && affects.all.counters !== undefined;

/** Rules with a number of creatures in them are said of each creature. */
const countsBlockers = (rules: readonly RuleChange[]): boolean =>
  rules.some((rule) => 'blocksAdditional' in rule || 'fewestBlockers' in rule);

/** What makes abilities trigger an additional time, or keeps them from triggering (603.2d). */
function triggeringText(
  rule: Extract<RuleChange, { readonly triggersAgain: Filter } | { readonly doesntTrigger: Filter }>,
  whose: Players,
  context: Context,
): string {
  if ('doesntTrigger' in rule) {
    const of = filterText({ ...rule.doesntTrigger, controller: whose }, context, 'many');
    const entering = filterText(rule.entering, context, 'many');
    return `${capitalized(entering)} entering don't cause abilities of ${of} to trigger.`;
  }
  const of = oneText({ ...rule.triggersAgain, controller: whose }, context);
  const again = 'triggers an additional time.';
  return rule.entering === undefined
    ? `If a triggered ability of ${of} triggers, it ${again}`
    : `If ${oneText(rule.entering, context)} entering causes a triggered ability of ${of} to trigger, that ability ${again}`;
}

function ruleSentence(ability: StaticAbility, rules: readonly RuleChange[], context: Context): string {
  const [first] = rules;
  const affects: Objects = ability.affects ?? 'self';
  if (first !== undefined && ('triggersAgain' in first || 'doesntTrigger' in first))
    return triggeringText(first, ability.players ?? 'you', context);
  if (first !== undefined && 'additionalLands' in first && ability.players === 'everyone')
    return 'Each player may play an additional land during each of their turns.';
  if (ability.players !== undefined) {
    const said = rulesText(rules, '', context);
    const text = ability.players === 'you' ? said.replaceAll('their ', 'your ') : said;
    const subject =
      ability.players === 'opponents'
        ? 'your opponents'
        : ability.players === 'everyone'
          ? 'players'
          : playersText(ability.players, context);
    return withCondition(`${subject} ${pluralVerb(text)}`, ability.if, false, context);
  }
  if (first !== undefined && 'mustBeBlocked' in first && first.mustBeBlocked === 'byAll')
    return `All creatures able to block ${objectsText(affects, context, 'object')} do so.`;
  if (first !== undefined && 'cant' in first && first.cant === 'beCountered' && ability.affects === undefined)
    return "This spell can't be countered.";
  if (first !== undefined && 'cant' in first && first.cant === 'beCopied' && ability.affects === undefined)
    return "This spell can't be copied.";
  const said = rulesText(rules, '', context);
  // Of itself an object says whose step it is: "your untap step".
  const text = affects === 'self' ? said.replace("its controller's untap step", 'your untap step') : said;
  const oneByOne = countsBlockers(rules);
  const subject = objectsText(affects, context, 'subject', oneByOne ? 'each' : 'bare');
  return withCondition(
    `${subject} ${isSeveral(affects, context) && !oneByOne ? severalDo(text) : text}`,
    ability.if,
    false,
    context,
  );
}

const isOnBattlefield = ({ zone, controller }: Filter): boolean =>
  zone === undefined && controller === undefined;

/** "This spell costs {3} less to cast for each …". */
function ownCostText({ less }: CostChange, context: Context): string | undefined {
  if (typeof less !== 'object' || !('times' in less)) return undefined;
  const [amount, counted] = less.times;
  if (typeof amount !== 'number' || typeof counted !== 'object') return undefined;
  const each =
    'thisTurn' in counted && counted.thisTurn === 'spellsCast'
      ? 'other spell cast this turn'
      : 'count' in counted
        ? `${filterText(counted.count, context, 'one')}${isOnBattlefield(counted.count) ? ' on the battlefield' : ''}`
        : undefined;
  return each === undefined ? undefined : `This spell costs {${amount}} less to cast for each ${each}.`;
}

function costChangeText(change: CostChange, context: Context): string {
  const like = change.like ?? {};
  const own = like.among === 'self' ? ownCostText(change, context) : undefined;
  if (own !== undefined) return own;
  const spells =
    change.of === 'abilities'
      ? `${change.loyalty === true ? 'loyalty' : (change.keyword ?? 'activated')} abilities of ${filterText(like, context, 'many')}`
      : filterText({ ...like, zone: 'stack', stackObject: 'spell' }, context, 'many');
  const does = change.of === 'abilities' ? 'activate' : 'cast';
  const who =
    change.by === undefined || change.by === 'everyone'
      ? ''
      : change.by === 'you'
        ? ` you ${does}`
        : change.by === 'opponents'
          ? ` your opponents ${does}`
          : ` ${playersText(change.by, context)} ${does}s`;
  const at = change.targeting === undefined ? '' : ` that target ${oneText(change.targeting, context)}`;
  const more =
    change.more === undefined ? undefined : costInSentence(change.more, context).replace(/^pay /, '');
  const less =
    change.less === undefined
      ? change.lessColored
      : isPlain(change.less)
        ? `{${quantityText(change.less, context)}}`
        : '{X}';
  const amount =
    more === undefined
      ? `${less ?? '{0}'} less`
      : change.loyalty === true
        ? `an additional ${more}`
        : `${more} more`;
  const said = change.less === undefined ? '' : where(change.less, context);
  return sentence(`${spells}${who}${at} cost ${amount} to ${does}${said}`);
}

const permanentOr = (
  object: 'self' | 'attached' | Parameters<typeof oneText>[0],
  context: Context,
): string =>
  typeof object === 'string' ? objectsText(object, context, 'subject') : oneText(object, context);

/** What is put somewhere from anywhere is a card, and no token (109.2). */
function asCard({ owner: _owner, token: _token, ...filter }: Filter): Filter {
  return { ...filter, zone: 'library' };
}

const whoseZone = (moved: 'self' | Filter, context: Context): string =>
  moved === 'self' || moved.owner === undefined
    ? 'a'
    : moved.owner === 'you'
      ? 'your'
      : moved.owner === 'opponents'
        ? "an opponent's"
        : possessive(playersText(moved.owner, context));

/** Whom a replacement effect means that is of all damage. */
const anyRecipient = 'a permanent or player';

/** "It deals double that damage to that permanent or player". */
function changedDamage({ event, amount }: Replacement): string | undefined {
  if (!('damage' in event) || typeof amount !== 'object' || !('times' in amount)) return undefined;
  const { to, toPlayer } = event.damage;
  const isDoubled = amount.times.some((part) => part === 2) && to === undefined && toPlayer === undefined;
  return isDoubled ? 'it deals double that damage to that permanent or player' : undefined;
}

/** What a replacement effect waits for, after "if". */
function eventText(event: Replacement['event'], context: Context): string {
  if ('enters' in event) return `${permanentOr(event.enters, context)} would enter`;
  if ('moves' in event) {
    const what =
      event.moves === 'self'
        ? objectsText('self', context, 'subject')
        : Object.keys(event.moves).length === 0
          ? 'a card or token'
          : oneText(asCard(event.moves), context);
    if (event.to === undefined)
      return `${what} would leave ${event.from === 'battlefield' ? 'the battlefield' : `the ${event.from ?? 'game'}`}`;
    const to =
      event.to === 'battlefield'
        ? 'the battlefield'
        : event.to === 'exile'
          ? 'exile'
          : `${whoseZone(event.moves, context)} ${event.to}`;
    return `${what} would be put into ${to} from ${event.from === undefined ? 'anywhere' : event.from === 'battlefield' ? 'the battlefield' : `a ${event.from}`}`;
  }
  if ('dies' in event) return `${permanentOr(event.dies, context)} would die`;
  if ('damage' in event) {
    const { to, toPlayer, from, combat } = event.damage;
    const source = from === undefined ? 'a source' : permanentOr(from, context);
    const whom = [
      ...(toPlayer === undefined ? [] : [playersText(toPlayer, context)]),
      ...(to === undefined ? [] : [permanentOr(to, context)]),
    ];
    const dealt = whom.length === 0 ? anyRecipient : list(whom, 'or');
    return `${source} would deal ${combat ? 'combat ' : ''}damage to ${dealt}`;
  }
  if ('destroy' in event) return `${permanentOr(event.destroy, context)} would be destroyed`;
  if ('draw' in event) return `${playersText(event.draw, context)} would draw a card`;
  if ('gainLife' in event) return `${playersText(event.gainLife, context)} would gain life`;
  if ('loseLife' in event) return `${playersText(event.loseLife, context)} would lose life`;
  if ('loseGame' in event) return `${playersText(event.loseGame, context)} would lose the game`;
  if ('create' in event)
    return `one or more tokens would be created under ${playersText(event.create, context)}'s control`;
  if ('putCounters' in event) {
    const kind = event.kind === undefined ? 'counters' : `${event.kind} counters`;
    const on = isPlayers(event.putCounters)
      ? playersText(event.putCounters, context)
      : oneText(event.putCounters, context);
    return `one or more ${kind} would be put on ${on}`;
  }
  if ('discard' in event) return `${permanentOr(event.discard, context)} would be discarded`;
  if ('begins' in event) return `${playersText(event.whose, context)} would begin ${timeWord(event.begins)}`;
  return `${permanentOr(event.untaps, context)} would untap`;
}

/** How the event changes, after "if … would …,". */
function changeText(replaces: Replacement, context: Context): string {
  const changes = [
    ...(replaces.to === undefined
      ? []
      : [replaces.to.zone === 'exile' ? 'exile it' : `put it into its owner's ${replaces.to.zone}`]),
    ...(replaces.prevent === undefined
      ? []
      : [
          replaces.prevent === true
            ? 'prevent that damage'
            : `prevent ${quantityText(replaces.prevent, context)} of that damage`,
        ]),
    ...(replaces.redirectTo === undefined
      ? []
      : [`that damage is dealt to ${objectsText(replaces.redirectTo, context, 'object')}`]),
    ...(replaces.amount === undefined
      ? []
      : [changedDamage(replaces) ?? `it is ${quantityText(replaces.amount, context)}`]),
    ...(replaces.tapped === undefined ? [] : ['it enters tapped']),
    ...(replaces.counters === undefined
      ? []
      : [`it enters with ${howMany(replaces.counters.count, `${replaces.counters.kind} counter`)} on it`]),
    ...(replaces.instead === undefined
      ? []
      : [
          sentencesText(replaces.instead, context)
            .replace(/\.$/, '')
            .replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
        ]),
  ];
  return changes.length === 0 ? 'it does so' : list(changes);
}

function entersText(
  replaces: Replacement,
  object: 'self' | Parameters<typeof oneText>[0],
  context: Context,
): string {
  const several = object !== 'self';
  const subject = object === 'self' ? context.self : filterText(object, context, 'many');
  const enters = several ? 'enter' : 'enters';
  const it = several ? 'them' : 'it';
  const unless =
    replaces.if === undefined
      ? ''
      : ` ${unlessText(replaces.if, context) ?? `if ${conditionText(replaces.if, context)}`}`;
  if (replaces.cost !== undefined)
    return `As ${context.self} enters, you may ${costInSentence(replaces.cost, context)}. If you don't, it enters tapped.`;
  if (replaces.choose !== undefined)
    return sentence(
      `as ${subject} ${enters}, ${sentencesText(replaces.choose, context)
        .replace(/\.$/, '')
        .replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`,
    );
  if (replaces.asCopyOf !== undefined)
    return sentence(
      `${replaces.optional ? 'you may have ' : ''}${subject} ${replaces.optional ? 'enter' : enters} as a copy of ${whatIsCopied(replaces.asCopyOf, context)}${exceptionsText(replaces.except, { copy: 'it', copied: copiedNoun(replaces.asCopyOf, context) }, context)}`,
    );
  if (replaces.counters !== undefined) {
    const { kind, count } = replaces.counters;
    return sentence(
      `${subject} ${enters} ${replaces.tapped ? 'tapped ' : ''}with ${howMany(count, `${kind} counter`)} on ${it}${where(count, context)}${unless}`,
    );
  }
  if (replaces.under !== undefined) {
    const whose = replaces.under === 'you' ? 'your' : `${playersText(replaces.under, context)}'s`;
    return sentence(
      `${subject} ${enters} ${replaces.tapped ? 'tapped ' : ''}under ${whose} control${unless}`,
    );
  }
  return sentence(`${subject} ${enters} ${replaces.tapped ? 'tapped' : 'changed'}${unless}`);
}

/** "any creature on the battlefield", "a creature you control", "enchanted creature". */
function whatIsCopied(filter: Filter, context: Context): string {
  if (filter.among !== undefined) return objectsText(filter.among, context, 'object');
  return filter.controller === undefined
    ? `any ${filterText(filter, context, 'one')} on the battlefield`
    : oneText(filter, context);
}

/** What was chosen, in words: "that creature". */
const copiedNoun = ({ controller: _whose, ...filter }: Filter, context: Context): string =>
  `that ${filter.anyType !== undefined && filter.anyType.length > 1 ? 'permanent' : filterText(filter, context, 'one')}`;

function replacementText(replaces: Replacement, context: Context): string {
  const { event } = replaces;
  if (replaces.skip === true && 'begins' in event && event.whose === 'you')
    return `Skip your ${timeWord(event.begins)}.`;
  if ('enters' in event && replaces.instead === undefined && replaces.to === undefined)
    return entersText(replaces, event.enters, context);
  const condition = replaces.if === undefined ? '' : ` and ${conditionText(replaces.if, context)}`;
  const also = replaces.also === undefined ? '' : ` ${sentencesText(replaces.also, context)}`;
  if (
    'putCounters' in event &&
    replaces.amount !== undefined &&
    typeof replaces.amount === 'object' &&
    'plus' in replaces.amount
  ) {
    const added = replaces.amount.plus.find((quantity) => typeof quantity === 'number') ?? 0;
    const kind = event.kind === undefined ? 'counters' : `${event.kind} counters`;
    const more = typeof added === 'number' ? howMany(added, 'more').replace(/^an? more$/, 'one') : 'X';
    return (
      sentence(
        `if ${eventText(event, context)}${condition}, that many plus ${more} ${kind} are put on it instead`,
      ) + also
    );
  }
  const may = replaces.optional ? 'you may ' : '';
  return (
    sentence(`if ${eventText(event, context)}${condition}, ${may}${changeText(replaces, context)} instead`) +
    also
  );
}

/** "Cast this spell only during combat before blockers are declared." */
function castOnlyText(condition: Condition, context: Context): string {
  const during =
    'either' in condition ? condition.either.map((one) => ('during' in one ? one.during : '')) : [];
  return during.length === 2 && during.includes('beginningOfCombat') && during.includes('declareAttackers')
    ? 'Cast this spell only during combat before blockers are declared.'
    : `Cast this spell only if ${conditionText(condition, context)}.`;
}

const castableText = (
  { zones, only }: NonNullable<StaticAbility['castableFrom']>,
  { face }: Context,
): string =>
  `You may ${face.types.includes('land') ? 'play' : 'cast'} this card${zones.length === 0 ? '' : list(zones.map(fromText), 'or')}${only ? ', but not from anywhere else' : ''}.`;

/** What may be done with it in an opening hand: begin the game with it, or reveal it and get something later (103.6). */
function openingHandText(instructions: readonly Instruction[], context: Context): string {
  const [first, ...then] = instructions;
  if (first?.do === 'move' && first.to.zone === 'battlefield')
    return sentence(
      `if ${context.self} is in your opening hand, you may begin the game with it on the battlefield`,
    );
  return `You may reveal this card from your opening hand. If you do, ${sentencesText(then, context)
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    .replace('your next precombat main phase', 'your first main phase')}`;
}

/** A static ability as one or more sentences. */
export function staticText(ability: StaticAbility, context: Context): string {
  const sentences = [
    ...(ability.additionalCost === undefined
      ? []
      : [
          ability.additionalCost.optional === undefined
            ? `As an additional cost to cast this spell, ${costInSentence(ability.additionalCost.cost, context)}${ability.additionalCost.or === undefined ? '' : ` or ${costInSentence(ability.additionalCost.or, context)}`}.`
            : `As an additional cost to cast this spell, you may ${costInSentence(ability.additionalCost.cost, context)}${ability.additionalCost.repeatable ? ' any number of times' : ''}.`,
        ]),
    ...(ability.alternativeCost === undefined
      ? []
      : [
          `${ability.alternativeCost.if === undefined ? 'You' : `If ${conditionText(ability.alternativeCost.if, context)}, you`} may ${costInSentence(ability.alternativeCost.cost, context)} rather than pay this spell's mana cost.`,
        ]),
    ...(ability.castOnlyIf === undefined ? [] : [castOnlyText(ability.castOnlyIf, context)]),
    ...(ability.castableFrom === undefined ? [] : [castableText(ability.castableFrom, context)]),
    ...(ability.openingHand === undefined ? [] : [openingHandText(ability.openingHand, context)]),
    ...(ability.deckLimit === undefined
      ? []
      : [
          `A deck can have ${ability.deckLimit === 'any' ? 'any number of' : `up to ${numeral(ability.deckLimit)}`} cards named ${context.face.name ?? ''}.`,
        ]),
    ...(ability.changes === undefined || ability.changes.length === 0
      ? []
      : [changesText(ability, ability.changes, context)]),
    ...(ability.rules === undefined || ability.rules.length === 0
      ? []
      : [ruleSentence(ability, ability.rules, context)]),
    ...(ability.costs ?? []).map((change) => costChangeText(change, context)),
    ...(ability.replaces === undefined ? [] : [replacementText(ability.replaces, context)]),
  ];
  return sentences.length === 0
    ? `This ${selfNoun(context.face)} has a static ability.`
    : sentences.join(' ');
}
