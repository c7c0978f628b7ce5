/** The rules that a static ability changes (613.11). */
import type {
  CostPart,
  Filter,
  Objects,
  Players,
  RuleChange,
  RuleChangeOf,
  StaticAbility,
} from '../../state/vocabulary/index.ts';
import { withCondition } from './as-long-as.ts';
import { conditionText } from './conditions.ts';
import type { Context } from './context.ts';
import { costInSentence } from './cost.ts';
import { filterText, holds, isSeveral, objectsText, oneText } from './expressions/index.ts';
import { severalDo } from './parts.ts';
import { gainedAsCastText } from './playing.ts';
import { playersRulesText, rulesText } from './rule-changes.ts';
import { beingThere, capitalized, colorWord, list, possessive, sentence } from './words.ts';

/** Rules with a number of creatures in them are said of each creature. */
const countsBlockers = (rules: readonly RuleChange[]): boolean =>
  rules.some((rule) => rule.rule === 'blocksAdditional' || rule.rule === 'fewestBlockers');

/** What makes abilities trigger an additional time, or keeps them from triggering (603.2d). */
function triggeringText(
  rule: RuleChangeOf<'triggersAgain'> | RuleChangeOf<'doesntTrigger'>,
  whose: Players,
  context: Context,
): string {
  if (rule.rule === 'doesntTrigger') {
    const of = filterText({ ...rule.what, controller: whose }, context, 'many');
    const entering = filterText(rule.entering, context, 'many');
    return `${capitalized(entering)} entering don't cause abilities of ${of} to trigger.`;
  }
  if (rule.what.type === 'dungeon') return 'Room abilities of dungeons you own trigger an additional time.';
  const of = oneText({ ...rule.what, controller: whose }, context);
  const again = 'triggers an additional time.';
  return rule.entering === undefined
    ? `If a triggered ability of ${of} triggers, it ${again}`
    : `If ${oneText(rule.entering, context)} entering causes a triggered ability of ${of} to trigger, that ability ${again}`;
}

/** "You may exert this creature as it attacks." */
function optionalCostText(cost: readonly CostPart[], affects: Objects, context: Context): string {
  const paid = costInSentence(cost, context);
  const own = paid.endsWith(` ${context.self}`) ? 'it' : context.self;
  const attacking =
    affects === 'self'
      ? own
      : holds(affects, 'all')
        ? oneText(affects.all, context)
        : objectsText(affects, context, 'subject');
  return `You may ${paid} as ${attacking} attacks.`;
}

export function ruleSentence(ability: StaticAbility, rules: readonly RuleChange[], context: Context): string {
  const [first] = rules;
  const affects: Objects = ability.affects ?? 'self';
  if ((first?.rule === 'producesInstead' || first?.rule === 'producesTimes') && holds(affects, 'all'))
    return sentence(`if ${oneText(affects.all, context)} ${rulesText(rules, '', context)}`);
  if (first?.rule === 'gainAsCast' && ability.players === 'you')
    return withCondition(gainedAsCastText(first, ['you cast', 'your'], context), ability.if, false, context);
  if (first?.rule === 'mayPayToAttack') return optionalCostText(first.cost, affects, context);
  if (first !== undefined && (first.rule === 'triggersAgain' || first.rule === 'doesntTrigger'))
    return triggeringText(first, ability.players ?? 'you', context);
  if (first?.rule === 'activatedWithAnyColor' && (ability.affects ?? 'self') === 'self')
    return `You may spend ${list(first.colors.map(colorWord))} mana as though it were mana of any color to pay the activation costs of ${possessive(context.self)} abilities.`;
  if (first?.rule === 'additionalLands' && ability.players === 'everyone')
    return 'Each player may play an additional land during each of their turns.';
  if (ability.players !== undefined && first?.rule === 'mayPlayFrom' && first.onceEachTurn === true) {
    const isOwnTurns =
      ability.players === 'you' && ability.if?.holds === 'turnOf' && ability.if.who === 'you';
    const may = playersRulesText(rules, ability.players, '', context);
    if (isOwnTurns) return sentence(`once during each of your turns, ${may}`);
    return withCondition(`once each turn, ${may}`, ability.if, false, context);
  }
  if (ability.players !== undefined) {
    return withCondition(playersRulesText(rules, ability.players, '', context), ability.if, false, context);
  }
  if (first?.rule === 'mustBeBlocked' && first.by === 'all')
    return `All creatures able to block ${objectsText(affects, context, 'object')} do so.`;
  if (first?.rule === 'cant' && first.what === 'beCountered' && ability.affects === undefined)
    return ability.if === undefined
      ? "This spell can't be countered."
      : `If ${conditionText(ability.if, context)}, this spell can't be countered.`;
  if (first?.rule === 'cant' && first.what === 'beCopied' && ability.affects === undefined)
    return "This spell can't be copied.";
  const [only, ...others] = rules;
  if (
    others.length === 0 &&
    only?.rule === 'cant' &&
    only.what === 'block' &&
    isDescribedOfOpponents(affects)
  )
    return opponentsCantBlock(affects.all, context);
  const said = rulesText(rules, '', context);
  // Of itself an object says whose step it is: "your untap step".
  const oneByOne = countsBlockers(rules);
  const several = isSeveral(affects, context) && !oneByOne;
  const untapStep =
    affects === 'self' ? 'your untap step' : several ? "their controllers' untap steps" : undefined;
  const step = untapStep === undefined ? said : said.replace("its controller's untap step", untapStep);
  const text = several
    ? step
        .replace(paidForOne, 'unless their controller pays $1 for each of those creatures')
        .replace(/counters put on it$/, 'counters put on them')
    : step;
  const subject = beingThere(objectsText(affects, context, 'subject', oneByOne ? 'each' : 'bare'));
  return withCondition(`${subject} ${several ? severalDo(text) : text}`, ability.if, false, context);
}

/** What attacking or blocking costs, said of one creature. */
const paidForOne = /unless its controller pays (\S*\})/;

/** Creatures of opponents, described by more than what they are: "with even mana values". */
const isDescribedOfOpponents = (affects: Objects): affects is { readonly all: Filter } =>
  holds(affects, 'all') &&
  affects.all.controller === 'opponents' &&
  affects.all.type === 'creature' &&
  Object.keys(affects.all).length > 2;

/** "Your opponents can't block with creatures with even mana values." */
const opponentsCantBlock = ({ controller: _, ...creatures }: Filter, context: Context): string =>
  `Your opponents can't block with ${filterText(creatures, context, 'many')}.`;
