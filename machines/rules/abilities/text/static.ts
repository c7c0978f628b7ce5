/** What is simply true, in words (604, 614, 118.8, 118.9, 601.2f). */
import type {
  Condition,
  CostChange,
  Filter,
  Instruction,
  Modification,
  Objects,
  Players,
  Quantity,
  RuleChange,
  StaticAbility,
} from '../../state/vocabulary/index.ts';
import { conditionText, unlessText } from './conditions.ts';
import { type Context, selfNoun } from './context.ts';
import { exceptionsText } from './copying.ts';
import { costInSentence } from './cost.ts';
import {
  filterText,
  holds,
  howMany,
  isPlain,
  isSeveral,
  objectsText,
  oneText,
  playersText,
  quantityText,
  where,
} from './expressions/index.ts';
import { abilitiesInText, modificationsText } from './modification.ts';
import { isStillPlaneswalker, severalDo } from './parts.ts';
import { replacementText } from './replacements.ts';
import { playersRulesText, rulesText, ruleTexts } from './rule-changes.ts';
import { sentencesText } from './sentences.ts';
import { capitalized, colorWord, fromText, goingOn, list, numeral, possessive, sentence } from './words.ts';

/** With "as long as …", after one predicate and before several. */
function withCondition(
  text: string,
  condition: Condition | undefined,
  several: boolean,
  context: Context,
): string {
  if (condition === undefined) return sentence(text);
  const unless = several ? undefined : unlessText(condition, context);
  if (unless !== undefined && (/ can't /.test(text) || / has /.test(text)))
    return sentence(`${text} ${unless}`);
  const said = conditionText(condition, context);
  return several ? sentence(`as long as ${said}, ${text}`) : sentence(`${text} as long as ${said}`);
}

/** "As long as you have 7 or more life, …": before a sentence. */
const asLongAs = (condition: Condition | undefined, text: string, context: Context): string =>
  condition === undefined
    ? text
    : text.startsWith('Prevent ') && holds(condition, 'turnOf') && condition.turnOf === 'you'
      ? text.replace(/\.$/, ' during your turn.')
      : `As long as ${conditionText(condition, context)}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** What is attached and a protection given here doesn't remove (702.16n-p). */
function staying(changes: readonly Modification[], context: Context): readonly string[] {
  const kept = changes
    .flatMap((change) => ('addAbilities' in change ? change.addAbilities : []))
    .flatMap((ability) => (ability.kind === 'keyword' ? (ability.doesntRemove ?? []) : []));
  const words = { this: context.self, auras: 'Auras', attached: 'permanents already attached to it' };
  return [...new Set(kept)].map((which) => `This effect doesn't remove ${words[which]}.`);
}

/** "Enchanted creature is a copy of the chosen creature, except …". */
function copiesText(
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

function changesText(ability: StaticAbility, changes: readonly Modification[], context: Context): string {
  const affects = ability.affects ?? 'self';
  const [first] = changes;
  if (holds(ability.if, 'wordChosen') && holds(first, 'addAbilities'))
    return first.addAbilities
      .map(
        (given) =>
          `• ${holds(ability.if, 'wordChosen') ? ability.if.wordChosen : ''} — ${context.nested(given)}`,
      )
      .join('\n');
  if (holds(first, 'control') && first.control === 'you')
    return withCondition(
      `you control ${objectsText(affects, context, 'object', 'bare')}`,
      ability.if,
      false,
      context,
    );
  if (holds(first, 'set') && (ability.characteristicDefining === true || isOwnSize(affects, changes))) {
    return definingText(first, context);
  }
  const several = isSeveral(affects, context);
  const isTypeAdded =
    several &&
    changes.length === 1 &&
    first !== undefined &&
    ('addSubtypes' in first || ('addTypes' in first && !isUnlimited(affects)));
  const oneByOne =
    (isTypeAdded && first !== undefined && !isWhole(first)) ||
    (several && (asksForCounters(affects) || speaksOfEach(changes) || areSpellsOfTypes(affects)));
  const asMany = several && !oneByOne;
  const predicates = changes.length > 1 || (holds(first, 'addAbilities') && first.addAbilities.length > 1);
  const isOfSome = holds(affects, 'union');
  const comesFirst =
    ability.if !== undefined && (predicates || isOfSome || (first !== undefined && 'removeTypes' in first));
  // the condition is said before the subject where it stands before it
  const before =
    comesFirst && ability.if !== undefined ? `as long as ${conditionText(ability.if, context)}, ` : '';
  const [firstOf, ...same] = isOfSome && isInOtherZones(affects.union) ? affects.union : [affects];
  const article = oneByOne ? 'each' : isUnlimited(affects) ? 'all' : 'bare';
  // What the condition was about is not named again.
  const isSaid = comesFirst && affects !== 'self' && saysOf(ability.if, affects);
  const subject = isSaid
    ? 'it'
    : (allOfEachText(affects, context) ??
      objectsText(firstOf ?? affects, context, 'subject', article).replace(
        areSpellsOfTypes(affects) ? ' or ' : '',
        areSpellsOfTypes(affects) ? ' and ' : '',
      ));
  const modified = modificationsText(changes, true, asMany, context);
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

/** It says of itself, and nothing else, how large it is: by a number that isn't said outright. */
const isOwnSize = (affects: Objects, [first, ...others]: readonly Modification[]): boolean =>
  affects === 'self' &&
  others.length === 0 &&
  holds(first, 'set') &&
  [first.setPower, first.setToughness].every((size) => size !== undefined && !isPlain(size));

/** "This creature's power is equal to the number of …" (604.3). */
function definingText(
  { setPower, setToughness }: Extract<Modification, { readonly set: unknown }>,
  context: Context,
): string {
  context.mentioned.add('self');
  const whose = `${capitalized(context.self)}'s`;
  if (JSON.stringify(setPower) === JSON.stringify(setToughness))
    return `${whose} power and toughness are each equal to ${quantityText(setPower ?? 0, context)}.`;
  const said = [
    ...(setPower === undefined ? [] : [`power is equal to ${quantityText(setPower, context)}`]),
    ...(isOneMore(setToughness, setPower)
      ? ['toughness is equal to that number plus 1']
      : setToughness === undefined
        ? []
        : [`toughness is equal to ${quantityText(setToughness, context)}`]),
  ];
  return `${whose} ${said.join(' and its ')}.`;
}

const isOneMore = (quantity: Quantity | undefined, than: Quantity | undefined): boolean =>
  quantity !== undefined &&
  than !== undefined &&
  JSON.stringify(quantity) === JSON.stringify({ plus: [than, 1] });

/** "All creatures", where nothing else is asked of them. */
const isUnlimited = (affects: Objects): boolean =>
  holds(affects, 'all') &&
  Object.keys(affects.all).every(
    (asked) => asked === 'type' || asked === 'subtype' || asked === 'typeChosen',
  );

/** "The chosen type", "every basic land type": it is one thing, however many have it. */
const isWhole = (change: Modification): boolean =>
  'addSubtypes' in change && (!('length' in change.addSubtypes) || change.addSubtypes.length >= 5);

/** "Its mana value" is that of each. */
const speaksOfEach = (changes: readonly Modification[]): boolean =>
  changes.some((change) => 'set' in change && holds(change.setPower, 'of') && change.setPower.of === 'it');

/** Permanents, then the like in other zones. */
const isInOtherZones = (union: readonly Objects[]): boolean =>
  union.every((one, at) => holds(one, 'all') && (one.all.zone === undefined) === (at === 0));

function saysOf(condition: Condition | undefined, affects: Objects): boolean {
  if (condition === undefined) return false;
  if ('not' in condition) return saysOf(condition.not, affects);
  return 'is' in condition && JSON.stringify(condition.is) === JSON.stringify(affects);
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
  if (holds(first, 'producesInstead') && holds(affects, 'all'))
    return sentence(`if ${oneText(affects.all, context)} ${rulesText(rules, '', context)}`);
  if (first !== undefined && ('triggersAgain' in first || 'doesntTrigger' in first))
    return triggeringText(first, ability.players ?? 'you', context);
  if (holds(first, 'activatedWithAnyColor') && (ability.affects ?? 'self') === 'self')
    return `You may spend ${list(first.activatedWithAnyColor.map(colorWord))} mana as though it were mana of any color to pay the activation costs of ${possessive(context.self)} abilities.`;
  if (holds(first, 'additionalLands') && ability.players === 'everyone')
    return 'Each player may play an additional land during each of their turns.';
  if (ability.players !== undefined) {
    return withCondition(playersRulesText(rules, ability.players, '', context), ability.if, false, context);
  }
  if (holds(first, 'mustBeBlocked') && first.mustBeBlocked === 'byAll')
    return `All creatures able to block ${objectsText(affects, context, 'object')} do so.`;
  if (holds(first, 'cant') && first.cant === 'beCountered' && ability.affects === undefined)
    return "This spell can't be countered.";
  if (holds(first, 'cant') && first.cant === 'beCopied' && ability.affects === undefined)
    return "This spell can't be copied.";
  const [only, ...others] = rules;
  if (others.length === 0 && holds(only, 'cant') && only.cant === 'block' && isDescribedOfOpponents(affects))
    return opponentsCantBlock(affects.all, context);
  const said = rulesText(rules, '', context);
  // Of itself an object says whose step it is: "your untap step".
  const oneByOne = countsBlockers(rules);
  const several = isSeveral(affects, context) && !oneByOne;
  const untapStep =
    affects === 'self' ? 'your untap step' : several ? "their controllers' untap steps" : undefined;
  const text = untapStep === undefined ? said : said.replace("its controller's untap step", untapStep);
  const subject = objectsText(affects, context, 'subject', oneByOne ? 'each' : 'bare').replace(
    / from all (graveyards)$/,
    ' in $1',
  );
  return withCondition(`${subject} ${several ? severalDo(text) : text}`, ability.if, false, context);
}

/** Creatures of opponents, described by more than what they are: "with even mana values". */
const isDescribedOfOpponents = (affects: Objects): affects is { readonly all: Filter } =>
  holds(affects, 'all') &&
  affects.all.controller === 'opponents' &&
  affects.all.type === 'creature' &&
  Object.keys(affects.all).length > 2;

/** "Your opponents can't block with creatures with even mana values." */
const opponentsCantBlock = ({ controller: _, ...creatures }: Filter, context: Context): string =>
  `Your opponents can't block with ${filterText(creatures, context, 'many')}.`;

/** "As long as this creature is monstrous, it has reach and can block …": both, of itself, if something is so. */
function bothText(ability: StaticAbility, context: Context): readonly string[] | undefined {
  const { affects = 'self', changes = [], if: condition, players, rules = [] } = ability;
  if (players !== undefined || changes.length === 0 || rules.length === 0) return undefined;
  if (condition === undefined && (affects === 'self' || affects === 'attached')) {
    const subject = objectsText(affects, context, 'subject');
    const { parts, tail } = modificationsText(changes, true, false, context);
    return [sentence(`${subject} ${list([...parts, ...ruleTexts(rules, '', context)])}${tail}`)];
  }
  if (affects !== 'self' || condition === undefined) return undefined;
  const before = `as long as ${conditionText(condition, context)}`;
  const changed = modificationsText(changes, true, false, context);
  return [sentence(`${before}, it ${changed.text} and ${rulesText(rules, '', context)}${changed.tail}`)];
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
        ? `${filterText(counted.count, context, 'one', 'in')}${isOnBattlefield(counted.count) ? ' on the battlefield' : ''}`
        : undefined;
  return each === undefined ? undefined : `This spell costs {${amount}} less to cast for each ${each}.`;
}

function costChangeText(change: CostChange, context: Context): string {
  const like = change.like ?? {};
  const isOwn = like.among === 'self';
  const own = isOwn ? ownCostText(change, context) : undefined;
  if (own !== undefined) return own;
  const spells = isOwn
    ? 'this spell'
    : change.of === 'abilities'
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
  const at =
    change.targeting === undefined || isOwn ? '' : ` that target ${oneText(change.targeting, context)}`;
  const target =
    change.targeting === undefined || !isOwn ? '' : ` if it targets ${oneText(change.targeting, context)}`;
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
  if (change.moreTimes !== undefined && more !== undefined)
    return sentence(
      `each spell a player ${does}s costs ${more} more to ${does} for ${forEachOf(change.moreTimes, context)}`,
    );
  const said = change.less === undefined ? '' : where(change.less, context);
  return sentence(`${spells}${who}${at} ${isOwn ? 'costs' : 'cost'} ${amount} to ${does}${said}${target}`);
}

/** "each other spell that player has cast this turn", of what costs are counted by. */
const forEachOf = (times: Quantity, context: Context): string =>
  holds(times, 'thisTurn') && times.thisTurn === 'spellsCast' && times.by === 'they'
    ? 'each other spell that player has cast this turn'
    : `each of ${quantityText(times, context)}`;

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
  `You may ${face.types.includes('land') ? 'play' : 'cast'} this card ${list(
    zones.map((zone) => fromText(zone).trim()),
    'or',
  )}${only ? ', but not from anywhere else' : ''}.`;

/** What may be done with it in an opening hand: begin the game with it, or reveal it and get something later (103.6). */
function openingHandText(
  instructions: readonly Instruction[],
  condition: Condition | undefined,
  context: Context,
): string {
  const [first, ...then] = instructions;
  if (first?.do === 'move' && first.to.zone === 'battlefield') {
    const { counters } = first.to;
    const also = condition === undefined ? '' : ` and ${conditionText(condition, context)}`;
    const it = condition === undefined ? 'it' : context.self;
    const how =
      counters === undefined ? '' : ` with ${howMany(counters.count, `${counters.kind} counter`)} on it`;
    const [next] = then;
    const done = next?.do === 'if' && 'did' in next.condition ? next.then : then;
    const afterwards =
      done.length === 0 ? '' : ` If you do, ${goingOn(sentencesText(done, context), context.self)}`;
    return `${sentence(
      `if ${context.self} is in your opening hand${also}, you may begin the game with ${it} on the battlefield${how}`,
    )}${afterwards}`;
  }
  return `You may reveal this card from your opening hand. If you do, ${sentencesText(then, context)
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    .replace('your next precombat main phase', 'your first main phase')}`;
}

/** What is done with it before the deck is shuffled: "if this is your commander, choose …", "you may reveal this card …". */
function beforeShufflingText(
  { effect, if: condition }: NonNullable<StaticAbility['beforeShuffling']>,
  context: Context,
): string {
  if (condition !== undefined)
    return sentence(
      `if ${conditionText(condition, context)}, ${goingOn(sentencesText(effect, context), context.self).replace(/\.$/, '')} before the game begins`,
    );
  const [may] = effect;
  const [reveal, ...then] = may?.do === 'may' ? may.then : [];
  const said =
    reveal?.do === 'reveal'
      ? `you may reveal this card from your deck and ${goingOn(sentencesText(then, context), context.self)}`
      : goingOn(sentencesText(effect, context), context.self);
  return `Before you shuffle your deck to start the game, ${said.replace(' from your outside', " you drafted that isn't in your deck")}`;
}

/** "Draft this face up. As you draft a creature card, you may reveal it, note its name, then turn this face down." */
function draftingText(drafting: NonNullable<StaticAbility['drafting']>, context: Context): string {
  if ('anotherCard' in drafting)
    return `Draft ${context.self} face up.\nAs you draft a card, you may draft an additional card from that booster pack. If you do, put ${context.self} into that booster pack.`;
  const { note, of } = drafting;
  const card = oneText({ ...of, zone: 'library' }, context);
  const what = note === 'name' ? 'name' : 'creature types';
  return `Draft ${context.self} face up.\nAs you draft ${card}, you may reveal it, note its ${what}, then turn ${context.self} face down.`;
}

/** "You and permanents you control have protection from …": two abilities that give the same, in one sentence (702.16j). */
export function givenToBoth(one: StaticAbility, other: StaticAbility, context: Context): string | undefined {
  const { kind: _kind, players, rules = [], ...more } = one;
  const { kind: _same, affects, changes = [], ...others } = other;
  const [[rule], [change]] = [rules, changes];
  const isAlone = [...Object.keys(more), ...Object.keys(others)].length === 0;
  if (!isAlone || rules.length !== 1 || changes.length !== 1 || players === undefined) return undefined;
  if (!holds(rule, 'playerHas') || !holds(change, 'addAbilities') || !holds(affects, 'all')) return undefined;
  if (JSON.stringify([rule.playerHas]) !== JSON.stringify(change.addAbilities)) return undefined;
  const whom = list([playersText(players, context), objectsText(affects, context, 'subject', 'bare')]);
  return sentence(`${whom} have ${abilitiesInText(change.addAbilities, context)}`);
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
    ...(ability.spentOnX === undefined ? [] : [`Spend only ${colorWord(ability.spentOnX)} mana on X.`]),
    ...(ability.paysGeneric === undefined
      ? []
      : [
          `For each generic mana in this spell's total cost, you may ${costInSentence([ability.paysGeneric], context)} rather than pay that mana.`,
        ]),
    ...(ability.castOnlyIf === undefined ? [] : [castOnlyText(ability.castOnlyIf, context)]),
    ...(ability.castableFrom === undefined ? [] : [castableText(ability.castableFrom, context)]),
    ...(ability.beforeShuffling === undefined
      ? []
      : [beforeShufflingText(ability.beforeShuffling, { ...context, mentioned: new Set() })]),
    ...(ability.drafting === undefined ? [] : [draftingText(ability.drafting, context)]),
    ...(ability.openingHand === undefined ? [] : [openingHandText(ability.openingHand, ability.if, context)]),
    ...(ability.deckLimit === undefined
      ? []
      : [
          `A deck can have ${ability.deckLimit === 'any' ? 'any number of' : `up to ${numeral(ability.deckLimit)}`} cards named ${context.face.name ?? ''}.`,
        ]),
    ...(ability.mayBeCommander === undefined ? [] : [`${context.face.name ?? ''} can be your commander.`]),
    ...(ability.asCopiesOf === undefined ? [] : [copiesText(ability, ability.asCopiesOf, context)]),
    ...(bothText(ability, context) ?? [
      ...(ability.changes === undefined || ability.changes.length === 0
        ? []
        : [changesText(ability, ability.changes, context)]),
      ...(ability.rules === undefined || ability.rules.length === 0
        ? []
        : [ruleSentence(ability, ability.rules, context)]),
    ]),
    ...(ability.costs ?? []).map((change) => costChangeText(change, context)),
    ...(ability.replaces === undefined
      ? []
      : [asLongAs(ability.if, replacementText(ability.replaces, context), context)]),
  ];
  return sentences.length === 0
    ? `This ${selfNoun(context.face)} has a static ability.`
    : sentences.join(' ');
}
