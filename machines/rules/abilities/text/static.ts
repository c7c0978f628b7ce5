/** What is simply true, in words (604). */
import { sameWords } from '../../state/same-words.ts';
import type { Condition, CostChange, StaticAbility } from '../../state/vocabulary/index.ts';
import { asLongAs } from './as-long-as.ts';
import { beforeShufflingText, draftingText, openingHandText } from './before-the-game.ts';
import { changesText, copiesText } from './characteristics-changed.ts';
import { combatTimeText } from './combat-points.ts';
import { conditionText } from './conditions.ts';
import { type Context, selfNoun } from './context.ts';
import { costInSentence } from './cost.ts';
import { costChangeText } from './costs-changed.ts';
import { holds, objectsText, playersText } from './expressions/index.ts';
import { abilitiesInText, modificationsText } from './modification.ts';
import { replacementText } from './replacements.ts';
import { rulesText, ruleTexts } from './rule-changes.ts';
import { ruleSentence } from './rules-changed.ts';
import { colorWord, fromText, leastText, list, numeral, sentence } from './words.ts';

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
  const subject = objectsText(affects, context, 'subject');
  const changed = modificationsText(changes, true, false, context);
  return [
    sentence(`${before}, ${subject} ${changed.text} and ${rulesText(rules, '', context)}${changed.tail}`),
  ];
}

/** "Cast this spell only during combat before blockers are declared." */
const castOnlyText = (condition: Condition, context: Context): string =>
  `Cast this spell only ${combatTimeText(condition) ?? `if ${conditionText(condition, context)}`}.`;

/** "If …, you may cast this card from your graveyard if you discard a card in addition to paying its other costs." */
function castableText(
  { cost, if: condition, only, zones }: NonNullable<StaticAbility['castableFrom']>,
  context: Context,
): string {
  const when = condition === undefined ? '' : `if ${conditionText(condition, context)}, `;
  const from = list(
    zones.map((zone) => fromText(zone).trim()),
    'or',
  );
  const more =
    cost === undefined
      ? ''
      : ` if you ${costInSentence(cost, context)} in addition to paying its other costs`;
  const play = context.face.types.includes('land') ? 'play' : 'cast';
  return sentence(
    `${when}you may ${play} this card ${from}${more}${only ? ', but not from anywhere else' : ''}`,
  );
}

/** "You and permanents you control have protection from …": two abilities that give the same, in one sentence (702.16j). */
export function givenToBoth(one: StaticAbility, other: StaticAbility, context: Context): string | undefined {
  const { kind: _kind, players, rules = [], ...more } = one;
  const { kind: _same, affects, changes = [], ...others } = other;
  const [[rule], [change]] = [rules, changes];
  const isAlone = [...Object.keys(more), ...Object.keys(others)].length === 0;
  if (!isAlone || rules.length !== 1 || changes.length !== 1 || players === undefined) return undefined;
  if (rule?.rule !== 'playerHas' || change?.change !== 'addAbilities' || !holds(affects, 'all'))
    return undefined;
  if (!sameWords([rule.ability], change.abilities)) return undefined;
  const whom = list([playersText(players, context), objectsText(affects, context, 'subject', 'bare')]);
  return sentence(`${whom} have ${abilitiesInText(change.abilities, context)}`);
}

/** What costs more or less; of this spell itself "if" something is so, of others "as long as" it is. */
function changedCostText(change: CostChange, condition: Condition | undefined, context: Context): string {
  const text = costChangeText(change, context);
  return condition !== undefined && change.like?.among === 'self'
    ? text.replace(/\.$/, ` if ${conditionText(condition, context)}.`)
    : asLongAs(condition, text, context);
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
    ...(ability.additionalCost?.leastX === undefined ? [] : [leastText(ability.additionalCost.leastX)]),
    ...(ability.leastX === undefined ? [] : [leastText(ability.leastX)]),
    ...(ability.spentOnX === undefined ? [] : [`Spend only ${colorWord(ability.spentOnX)} mana on X.`]),
    ...(ability.paysGeneric === undefined
      ? []
      : [
          ...(ability.paysColored === undefined
            ? []
            : [
                `For each colored mana in this spell's total cost, you may tap an untapped creature of that color you control rather than pay that mana.`,
              ]),
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
    ...(ability.enteredOnlyBy === undefined
      ? []
      : [`You can't enter this dungeon unless you "venture into ${ability.enteredOnlyBy}."`]),
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
    ...(ability.costs ?? []).map((change) => changedCostText(change, ability.if, context)),
    ...(ability.replaces === undefined
      ? []
      : [asLongAs(ability.if, replacementText(ability.replaces, context), context)]),
  ];
  return sentences.length === 0
    ? `This ${selfNoun(context.face)} has a static ability.`
    : sentences.join(' ');
}
