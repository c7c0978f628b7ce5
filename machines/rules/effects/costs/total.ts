import {
  characteristics,
  costChanges,
  fits,
  objectAt,
  players,
  quantity,
  zonesOfSources,
} from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import type { Color, ManaCost, ManaSymbol, ManaType } from '../../state/mana.ts';
import {
  genericIn,
  manaValueOf,
  parseManaCost,
  printManaCost,
  printManaSymbol,
  withGeneric,
} from '../../state/mana-cost.ts';
import type { Characteristics, Target } from '../../state/object.ts';
import { onceFor } from '../../state/once-for.ts';
import { type Scope, scopeOf, xOf } from '../../state/scope.ts';
import type { CostChange, CostPart } from '../../state/vocabulary/index.ts';
import { isLoyaltyCost } from '../../state/word-table.ts';
import { writtenOut } from '../targets/parts.ts';
import { announcements, withMana } from './equivalents.ts';
import { lockedCost, manaOf, withX } from './locked.ts';

/** What the total cost of a spell or ability is worked out from (601.2f). */
export interface CostQuestion {
  readonly player: PlayerId;
  /** The spell, or the card as the spell it would be; for an ability its source. */
  readonly object: ObjectId;
  readonly of: 'spells' | 'abilities';
  /** It is a mana ability. */
  readonly isMana?: boolean;
  /** The keyword that an activated ability stands for. */
  readonly keyword: string | null;
  readonly scope: Scope;
  /** The mana or alternative cost with all additional costs. */
  readonly cost: readonly CostPart[];
  /** The targets; null while they aren't chosen: what depends on them then counts in the player's favour. */
  readonly targets: readonly Target[] | null;
}

/** One reduction of mana. */
export interface Reduction {
  readonly source: ObjectId;
  readonly generic: number;
  readonly colored: string;
  /** It doesn't reduce the mana below this. */
  readonly atLeast: number;
}

/** A reduction by one mana of a type; `of` is the hybrid or Phyrexian symbol that it takes where none is of that type alone. */
interface Less {
  readonly type: ManaType;
  readonly of: string | null;
}

/** A reduction as it is applied: by so much generic mana, and by a mana of each of these types. */
export interface AppliedReduction {
  readonly generic: number;
  readonly mana: readonly Less[];
  readonly atLeast: number;
}

/** Cost changes that apply, apart by when they do (601.2f). */
export interface Changes {
  readonly increases: readonly CostPart[];
  readonly reductions: readonly Reduction[];
  /** The total isn't less than this, applied last. */
  readonly floor: number;
}

const noChanges: Changes = { increases: [], reductions: [], floor: 0 };

/** The changes of effects that apply to the cost of a spell or ability. */
export function changesFor(game: Game, question: CostQuestion): Changes {
  const increases: CostPart[] = [];
  const reductions: Reduction[] = [];
  let floor = 0;
  const own = ownChanges(game, question);
  const all = costChanges(game);
  if (all.length === 0 && own.length === 0) return noChanges;
  for (const { change, source, scope } of [...all, ...own]) {
    if (!applies(game, question, change, scope)) continue;
    const times =
      change.moreTimes === undefined
        ? 1
        : quantity(game, { ...scope, they: question.player }, change.moreTimes);
    for (let time = 0; time < times; time += 1) increases.push(...lockedCost(game, scope, change.more ?? []));
    const generic = change.less === undefined ? 0 : Math.max(0, quantity(game, scope, change.less));
    const colored = change.lessColored ?? '';
    const reduces = change.less !== undefined || change.lessColored !== undefined;
    if (reduces && (generic > 0 || colored !== ''))
      reductions.push({ source, generic, colored, atLeast: change.atLeast ?? 0 });
    if (!reduces) floor = Math.max(floor, change.atLeast ?? 0);
  }
  return { increases, reductions, floor };
}

/** Whether nothing changes what it costs to cast this card: no effect, and nothing that it says of itself. */
export const isChangedByNothing = (game: Game, object: ObjectId): boolean =>
  costChanges(game).length === 0 && changesOfItself(characteristics(game, object)).length === 0;

/** Whether what such an object's spell or ability costs may depend on what it targets. */
export const costsByTarget = (game: Game, of: CostChange['of'], object: ObjectId): boolean =>
  costChanges(game).some(({ change }) => change.of === of && change.targeting !== undefined) ||
  (of === 'spells' &&
    changesOfItself(characteristics(game, object)).some(({ targeting }) => targeting !== undefined));

/** What a card says of the cost to cast itself: it isn't asked for where nobody casts it (113.6d). */
function ownChanges(game: Game, { of, object, player }: CostQuestion): ReturnType<typeof costChanges> {
  if (of !== 'spells') return [];
  const own = changesOfItself(characteristics(game, object));
  if (own.length === 0) return [];
  const scope = scopeOf(object, player);
  const known = costChanges(game).some(({ source }) => source === object);
  return known ? [] : own.map((change) => ({ change, source: object, scope }));
}

/** Read once for each list of characteristics. */
const changesOfItself = onceFor((of: Characteristics): readonly CostChange[] =>
  writtenOut(of).flatMap(({ ability }) =>
    ability.kind === 'static' ? (ability.costs ?? []).filter(({ like }) => like?.among === 'self') : [],
  ),
);

function applies(game: Game, question: CostQuestion, change: CostChange, scope: Scope): boolean {
  if (change.of !== question.of) return false;
  if (change.by !== undefined && !players(game, scope, change.by).includes(question.player)) return false;
  if (change.keyword !== undefined && change.keyword !== question.keyword) return false;
  if (change.exceptMana === true && question.isMana === true) return false;
  if (change.loyalty === true && !isLoyaltyCost(question.cost)) return false;
  const { like, targeting } = change;
  if (like !== undefined) {
    // A spell's cost is asked of its card where that is; abilities are of what the words mean (109.2).
    const zone = change.of === 'spells' ? objectAt(game, question.object).zone : zonesOfSources(like);
    if (!fits(game, scope, { ...like, zone: like.zone ?? zone }, question.object)) return false;
  }
  if (targeting === undefined) return true;
  if (question.targets === null) return change.more === undefined && change.atLeast === undefined;
  return question.targets.some((target) => 'object' in target && fits(game, scope, targeting, target.object));
}

/**
 * The total cost with the reductions applied in this order and in this way: the cost, plus increases, minus reductions,
 * then what sets the total (601.2f). What can't be reduced any more stays at nothing.
 */
export const totalCost = (
  game: Game,
  question: CostQuestion,
  changes: Changes,
  reductions: readonly AppliedReduction[] = changes.reductions.flatMap((one) =>
    waysToApply(game, question, changes, one).slice(0, 1),
  ),
): readonly CostPart[] =>
  totalCosts(game, question, changes, reductions)[0] ?? increased(game, question, changes);

/**
 * The same in each way to announce how its symbols are paid (601.2b), where it depends on that whether the total is raised to
 * what it costs at least: what is paid with life is no mana.
 */
export function totalCosts(
  game: Game,
  question: CostQuestion,
  changes: Changes,
  reductions: readonly AppliedReduction[],
): readonly (readonly CostPart[])[] {
  const locked = increased(game, question, changes);
  if (changes === noChanges && xIn(question.cost) === 0) return [locked];
  const whole = manaOf(locked);
  let mana = whole;
  for (const reduction of reductions) mana = reduced(mana, reduction);
  const missingIn = (cost: ManaCost): number => changes.floor - manaValueOf(cost);
  const announced = changes.floor > 0 ? announcements(mana) : [];
  const ways = announced.some((way) => missingIn(way.mana) > 0) ? announced : [{ mana, life: 0 }];
  return ways.map((way) => {
    // Also what costs no mana, as another cost is paid instead, doesn't cost less than that (118.9d).
    const missing = missingIn(way.mana);
    const least = missing > 0 ? withX([...way.mana, { generic: missing }], 0) : way.mana;
    const total = spentOnX(game, question, whole, least);
    return total === whole ? locked : withMana(locked, total, way.life);
  });
}

/** The cost with what increases it (601.2f). */
const increased = (game: Game, { cost, scope }: CostQuestion, { increases }: Changes): readonly CostPart[] =>
  lockedCost(game, scope, [...cost, ...increases]);

/**
 * Where only mana of one color may be spent on X, so much of the generic mana asks for that color: all that X comes to,
 * but for what the total cost was reduced by, which its player takes off X.
 */
function spentOnX(game: Game, question: CostQuestion, whole: ManaCost, mana: ManaCost): ManaCost {
  const { cost, object, of, scope } = question;
  const color = of === 'spells' ? colorOnX(characteristics(game, object)) : null;
  if (color === null) return mana;
  const generic = genericIn(mana);
  const x = xIn(cost) * (xOf(scope) ?? 0) - Math.max(0, genericIn(whole) - generic);
  const colored = Math.min(generic, Math.max(0, x));
  return [...withGeneric(mana, generic - colored), ...Array.from({ length: colored }, () => color)];
}

/** How often there is an X in the mana of a cost. */
const xIn = (cost: readonly CostPart[]): number =>
  cost
    .flatMap((part) => (part.pay === 'mana' ? parseManaCost(part.cost) : []))
    .filter((symbol) => symbol === 'X').length;

/** Read once for each list of characteristics. */
const colorOnX = onceFor(
  (of: Characteristics): Color | null =>
    writtenOut(of)
      .map(({ ability }) => (ability.kind === 'static' ? ability.spentOnX : undefined))
      .find((color) => color !== undefined) ?? null,
);

/** A mana cost after one reduction (118.7a-g). */
function reduced(whole: ManaCost, { generic, mana, atLeast }: AppliedReduction): ManaCost {
  let left = whole;
  let more = generic;
  for (const less of mana) {
    if (manaValueOf(left) <= atLeast) return left;
    const without = reducedBy(left, less);
    // 118.7b-d: what the cost doesn't ask for in that type, it is reduced by as generic mana.
    if (without === null) more += 1;
    else left = without;
  }
  const has = genericIn(left);
  const taken = Math.min(more, has, Math.max(0, manaValueOf(left) - atLeast));
  return withGeneric(left, has - taken);
}

/** The cost without one mana of this type; null if it has none. */
function reducedBy(mana: ManaCost, { type, of }: Less): ManaCost | null {
  const places = [
    mana.indexOf(type),
    mana.findIndex((one) => printManaSymbol(one) === of),
    mana.findIndex((one) => isPaidBy(one, type)),
  ];
  const at = places.find((place) => place >= 0);
  return at === undefined ? null : [...mana.slice(0, at), ...mana.slice(at + 1)];
}

/** A hybrid or Phyrexian symbol whose half was announced to be of that type is reduced like that type. */
function isPaidBy(symbol: ManaSymbol, type: ManaType): boolean {
  if (typeof symbol === 'string' || 'generic' in symbol) return false;
  if ('twoOr' in symbol) return symbol.twoOr === type;
  if ('hybrid' in symbol) return symbol.hybrid.some((half) => half === type);
  return symbol.phyrexian === type;
}

/**
 * The ways in which a reduction can be applied: of each hybrid symbol in it its player chooses a half (118.7e), and
 * which of several hybrid symbols in the cost is of that type was theirs to announce (601.2b).
 */
export function waysToApply(
  game: Game,
  question: CostQuestion,
  changes: Changes,
  { colored, generic, atLeast }: Reduction,
): readonly AppliedReduction[] {
  let ways: readonly AppliedReduction[] = [{ generic, mana: [], atLeast }];
  if (colored === '') return ways;
  const whole = manaOf(increased(game, question, changes));
  for (const symbol of parseManaCost(colored))
    ways = ways.flatMap((way) =>
      halvesOf(symbol).flatMap((half): readonly AppliedReduction[] =>
        typeof half === 'number'
          ? [{ ...way, generic: way.generic + half }]
          : takenFrom(whole, half).map((of) => ({ ...way, mana: [...way.mana, { type: half, of }] })),
      ),
    );
  const nameOf = ({ generic: less, mana }: AppliedReduction) =>
    `${less} ${mana
      .map(({ of, type }) => `${type}${of ?? ''}`)
      .toSorted()
      .join()}`;
  return [...new Map(ways.map((way) => [nameOf(way), way])).values()];
}

/** The hybrid and Phyrexian symbols of a cost that mana of this type could be taken from, if there are several; else null. */
function takenFrom(whole: ManaCost, type: ManaType): readonly (string | null)[] {
  const symbols = [...new Set(whole.filter((one) => isPaidBy(one, type)).map(printManaSymbol))];
  return symbols.length > 1 ? symbols : [null];
}

/** What a symbol in a reduction reduces by: mana of a type, or so much generic mana. */
function halvesOf(symbol: ManaSymbol): readonly (ManaType | number)[] {
  // 118.7g
  if (symbol === 'S') return [1];
  if (symbol === 'X') return [0];
  if (typeof symbol === 'string') return [symbol];
  if ('generic' in symbol) return [symbol.generic];
  if ('twoOr' in symbol) return [symbol.twoOr, 2];
  if ('hybrid' in symbol) return symbol.hybrid;
  // 118.7f
  return [symbol.phyrexian];
}

/** A total cost that the reductions can come to, and how they are applied for it. */
export interface Total {
  /** Positions of the reductions, in the order in which they are applied. */
  readonly order: readonly number[];
  readonly reductions: readonly AppliedReduction[];
  readonly total: readonly CostPart[];
}

/**
 * The different totals that reductions come to, with one way to each: usually there is one. The player chooses the order
 * of reductions (601.2f) and halves of hybrid symbols (118.7e); the cheapest comes first.
 */
export function differentTotals(game: Game, question: CostQuestion, changes: Changes): readonly Total[] {
  if (changes === noChanges)
    return [{ order: [], reductions: [], total: totalCost(game, question, changes) }];
  return distinctTotals(
    ordersOf(changes).flatMap((order) => totalsInOrder(game, question, changes, order, [])),
  );
}

/** Whether the reductions can come to something else in another order (601.2f). */
export function orderMatters(game: Game, question: CostQuestion, changes: Changes): boolean {
  const totals = ordersOf(changes).map((order) => totalsInOrder(game, question, changes, order, []));
  return new Set(totals.map((ones) => ones.map(manaIn).toSorted().join())).size > 1;
}

/** Orders of the reductions: without a lower bound of their own they come to the same in any. */
function ordersOf({ reductions }: Changes): readonly (readonly number[])[] {
  const positions = reductions.map((_, at) => at);
  return reductions.some(({ atLeast }) => atLeast > 0) ? permutations(positions) : [positions];
}

/** The different totals of this order, if the first reductions are applied in these ways. */
export function totalsInOrder(
  game: Game,
  question: CostQuestion,
  changes: Changes,
  order: readonly number[],
  first: readonly AppliedReduction[],
): readonly Total[] {
  let ways: readonly (readonly AppliedReduction[])[] = [first];
  for (const at of order.slice(first.length)) {
    const reduction = changes.reductions[at];
    if (reduction !== undefined)
      ways = ways.flatMap((before) =>
        waysToApply(game, question, changes, reduction).map((one) => [...before, one]),
      );
  }
  return distinctTotals(
    ways.flatMap((reductions) =>
      totalCosts(game, question, changes, reductions).map((total) => ({ order, reductions, total })),
    ),
  );
}

/** What the mana of a total comes to: two that are the same in this are the same. */
export const manaIn = ({ total }: Total): string => printManaCost(manaOf(total));

function distinctTotals(totals: readonly Total[]): readonly Total[] {
  const found = new Map<string, Total>();
  for (const one of totals) {
    const mana = manaIn(one);
    if (!found.has(mana)) found.set(mana, one);
  }
  return [...found.values()].sort((a, b) => manaValueOf(manaOf(a.total)) - manaValueOf(manaOf(b.total)));
}

/** All orders of at most six things; of more, the order given and its reverse. */
function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length > 6) return [items, items.toReversed()];
  if (items.length < 2) return [items];
  return items.flatMap((first) =>
    permutations(items.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}
