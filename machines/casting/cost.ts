import {
  abilityAt,
  allowed,
  type CostContext,
  type CostPart,
  type CostQuestion,
  canPay,
  changesFor,
  characteristics,
  choosesByX,
  couldPay,
  differentTotals,
  forbidden,
  type Game,
  isChangedByNothing,
  isManaAbility,
  modalWords,
  type ObjectId,
  objectAt,
  type PlayerId,
  paidFor,
  possibleValues,
  rulesTable,
  type Scope,
  type StackChoices,
  scopeOf,
  type Target,
  type TextRef,
  type Verdict,
} from '../rules/index.ts';
import { commanderTax } from './commander.ts';
import { additionalCosts } from './said-of-itself.ts';
import type { WayOfCasting } from './ways.ts';

/** A spell or ability as far as its cost depends on it: on the stack, or as it would be there. */
export interface Costed {
  readonly player: PlayerId;
  /** The spell, or the card as the spell it would be; the ability on the stack, or its source. */
  readonly object: ObjectId;
  /** Of an ability: where it is printed, and its source. Null for spells. */
  readonly ability: { readonly ref: TextRef; readonly source: ObjectId } | null;
  readonly way: WayOfCasting | null;
  readonly otherCosts: readonly TextRef[];
  readonly choices: StackChoices;
  readonly scope: Scope;
  /** Null while targets aren't chosen. */
  readonly targets: readonly Target[] | null;
  /** The card is still where it is cast from. */
  readonly notYetProposed: boolean;
  /** No mana abilities are activated for it (118.3c). */
  readonly fromPool?: boolean;
  /** It may be begun for what mana abilities may bring along (601.2g). */
  readonly open?: boolean;
}

/**
 * The mana or alternative cost, or the activation cost, plus all additional costs that were chosen or must be paid
 * (601.2b, 601.2f). Null if it is unpayable (118.6).
 */
export function costBeforeChanges(game: Game, costed: Costed): readonly CostPart[] | null {
  const { ability, object, choices } = costed;
  const base = ability === null ? (costed.way?.cost ?? null) : activationCost(game, ability.ref);
  if (base === null) return null;
  const words = ability === null || !costed.notYetProposed ? modalWords(game, object) : [];
  const options = words.flatMap(({ modes }) => modes.options);
  const ofModes = choices.modes.flatMap((mode) => options[mode]?.cost ?? []);
  if (ability !== null) return [...base, ...ofModes];
  const additional = additionalCosts(game, object).flatMap((one) => {
    if (one.eachFurtherMode === true)
      return Array.from({ length: Math.max(0, choices.modes.length - 1) }, () => one.cost).flat();
    if (one.optional === undefined)
      return one.or !== undefined && costed.otherCosts.includes(one.ref) ? one.or : one.cost;
    const paid = paidFor(one.optional, one.ref);
    const times = choices.paid.filter((name) => name === paid).length;
    return Array.from({ length: times }, () => one.cost).flat();
  });
  const tax = commanderTax(game, costed.player, object, choices.from);
  return [...base, ...additional, ...ofModes, ...splicingCosts(game, choices), ...tax];
}

/** The activation cost that is printed for an ability. */
function activationCost(game: Game, ref: TextRef): readonly CostPart[] {
  const ability = abilityAt(game, ref);
  return ability.kind === 'activated' ? ability.cost : [];
}

/** The costs of splicing cards onto a spell, in addition to what else it costs (702.47a). */
const splicingCosts = (game: Game, { spliced = [] }: StackChoices): readonly CostPart[] =>
  spliced.flatMap(({ ability }) => {
    const text = abilityAt(game, ability);
    return text.kind === 'keyword' ? (rulesTable().keywords[text.keyword]?.splices?.(text).cost ?? []) : [];
  });

/** What the total cost is worked out from; null if there is an unpayable cost in it. */
export function costQuestion(game: Game, costed: Costed): CostQuestion | null {
  const cost = costBeforeChanges(game, costed);
  if (cost === null) return null;
  const { player, scope, targets, ability, object } = costed;
  const text = ability === null ? null : abilityAt(game, ability.ref);
  return {
    player,
    object: ability === null ? object : ability.source,
    of: ability === null ? 'spells' : 'abilities',
    ...(text?.kind === 'activated' && { isMana: isManaAbility(text) }),
    keyword: text?.kind === 'activated' ? (text.keyword ?? null) : null,
    scope,
    cost,
    targets,
  };
}

/** Who pays, in whose words, and for what. */
export const paymentContext = ({
  player,
  scope,
  ability,
  object,
  notYetProposed,
  fromPool,
  open,
}: Costed): CostContext => ({
  player,
  scope,
  purpose: ability === null ? { spell: object } : { ability: ability.source },
  ...(notYetProposed && ability === null && { without: object }),
  ...(fromPool === true && { fromPool }),
  ...(open === true && { open }),
});

/**
 * Could the total cost be paid now, with the reductions applied as is best for the player (601.2f, 601.5)? Of what is
 * `open` also with what mana abilities may bring along: then the verdict says what it depends on.
 */
export function affordable(game: Game, costed: Costed): Verdict {
  const question = costQuestion(game, costed);
  if (question === null)
    return forbidden('118.6', '{0} has no mana cost, so that it can’t be paid.', [costed.object]);
  if (costed.choices.x === null && choosesByX(question.cost) && valuesOfX(game, costed, 0).length > 0)
    return allowed;
  const context = paymentContext(costed);
  const totals = differentTotals(game, question, changesFor(game, question));
  const refused: { readonly total: readonly CostPart[]; readonly verdict: Verdict }[] = [];
  for (const { total } of totals) {
    const verdict = canPay(game, context, total);
    if (verdict.ok) return verdict;
    refused.push({ total, verdict });
  }
  for (const { total, verdict } of refused) {
    const open = couldPay(game, context, total, verdict);
    if (open.ok) return open;
  }
  return refused[0]?.verdict ?? allowed;
}

/** The values of X with which the total cost can be paid, where X says what is paid with. */
export function valuesOfX(game: Game, costed: Costed, least: number): readonly number[] {
  const withX = (x: number): StackChoices => ({ ...costed.choices, x });
  return possibleValues(
    least,
    greatestNumber(game),
    (x) =>
      affordable(game, { ...costed, choices: withX(x), scope: { ...costed.scope, choices: withX(x) } }).ok,
  );
}

/** What no object's mana value or power is more than. */
const greatestNumber = (game: Game): number =>
  game.objects.reduce((most, object) => {
    if (object === null || object.left !== null) return most;
    const { manaValue, power } = characteristics(game, object.id);
    return Math.max(most, manaValue, power ?? 0);
  }, 0);

/**
 * The same of a spell that is cast this way, before anything is chosen, where its cost is found without asking anything:
 * a mana cost without X to which nothing is added, and which nothing changes. Null where there is more to ask.
 */
export function plainlyAffordable(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  way: WayOfCasting,
): Verdict | null {
  const [only, ...others] = way.cost ?? [];
  if (only === undefined || others.length > 0 || only.pay !== 'mana' || only.cost.includes('X')) return null;
  if (commanderTax(game, player, object, objectAt(game, object).zone).length > 0) return null;
  if (additionalCosts(game, object).length > 0 || !isChangedByNothing(game, object)) return null;
  const context: CostContext = {
    player,
    scope: scopeOf(object, player),
    purpose: { spell: object },
    without: object,
  };
  return canPay(game, context, way.cost);
}

/** Could it be paid with one or the other of each pair of additional costs? */
export function affordableSomehow(game: Game, costed: Costed): Verdict {
  const verdict = affordable(game, costed);
  if (verdict.ok || costed.ability !== null) return verdict;
  const pairs = additionalCosts(game, costed.object).filter(({ or }) => or !== undefined);
  for (const { ref } of pairs) {
    if (costed.otherCosts.includes(ref)) continue;
    const other = affordableSomehow(game, { ...costed, otherCosts: [...costed.otherCosts, ref] });
    if (other.ok) return other;
  }
  return verdict;
}
