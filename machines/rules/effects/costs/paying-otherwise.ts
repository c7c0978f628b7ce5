import { characteristics, isSpokenOf } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import { type Color, colors as everyColor, type ManaCost, type ManaSymbol } from '../../state/mana.ts';
import { genericIn, manaValueOf, parseManaCost, printManaCost, withGeneric } from '../../state/mana-cost.ts';
import type { Characteristics } from '../../state/object.ts';
import { keywordAction } from '../../state/text.ts';
import type { CostPart, UsedForMana } from '../../state/vocabulary/index.ts';
import { costWord, isPerformed } from '../../state/word-table.ts';
import { writtenOut } from '../targets/parts.ts';
import type { CostContext } from './context.ts';
import { manaOf } from './locked.ts';
import { objectsForPart } from './parts.ts';

/**
 * A way to pay mana of a total cost with something else: with one object for each mana. Convoke (702.51a), delve
 * (702.66a), improvise (702.126a) and waterbend (701.67a) are such ways. Plain JSON.
 */
export interface Otherwise {
  /** What is done with an object instead of paying a mana. */
  readonly part: UsedForMana;
  /** A colored mana may be paid so as well, with an object of that color (702.51a). */
  readonly colored: boolean;
  /** For no more mana than this (701.67b); null: for as much as there is. */
  readonly most: number | null;
}

/**
 * How mana of this locked cost may be paid otherwise: as the spell that is paid for says of itself, several that say the
 * same being one (702.51d, 702.66c, 702.126c), and as a keyword action says that pays a part of the cost (701.67b).
 */
export function waysOtherwise(
  game: Game,
  { purpose }: CostContext,
  cost: readonly CostPart[],
): readonly Otherwise[] {
  const ofSpell =
    purpose === null || !('spell' in purpose) || !isSpokenOf(game, 'paysGeneric')
      ? none
      : saidBy(characteristics(game, purpose.spell));
  const ofCost = new Map<UsedForMana, number>();
  for (const part of cost) {
    if (!isPerformed(part) || typeof part.n !== 'number') continue;
    const instead = keywordAction(part.action).paysGeneric;
    if (instead !== undefined) ofCost.set(instead, (ofCost.get(instead) ?? 0) + part.n);
  }
  return ofCost.size === 0
    ? ofSpell
    : [...ofSpell, ...[...ofCost].map(([part, most]) => ({ part, colored: false, most }))];
}

const none: readonly Otherwise[] = [];

function saidBy(of: Characteristics): readonly Otherwise[] {
  let found = known.get(of);
  if (found === undefined) {
    const all = new Map<string, Otherwise>();
    for (const { ability } of writtenOut(of)) {
      if (ability.kind !== 'static' || ability.paysGeneric === undefined) continue;
      const way = { part: ability.paysGeneric, colored: ability.paysColored === true, most: null };
      all.set(JSON.stringify(way), way);
    }
    found = [...all.values()];
    known.set(of, found);
  }
  return found;
}

const known = new WeakMap<Characteristics, readonly Otherwise[]>();

/** Some mana of a cost paid otherwise: what is left of the mana, and for how much of it of which color objects stand. */
interface Taken {
  readonly left: ManaCost;
  readonly of: Readonly<Partial<Record<Color | 'generic', number>>>;
  readonly times: number;
}

/** Whether the symbol is, or could be announced to be, one mana of this color (601.2b). */
const isOf = (symbol: ManaSymbol, color: Color): boolean =>
  symbol === color ||
  (typeof symbol === 'object' &&
    (('hybrid' in symbol && symbol.hybrid.some((half) => half === color)) ||
      ('twoOr' in symbol && symbol.twoOr === color) ||
      ('phyrexian' in symbol && symbol.phyrexian === color)));

/** A mana cost with one mana less, generic or of a color: in each way in which that can be. */
function withOneLess(mana: ManaCost, of: Color | 'generic'): readonly ManaCost[] {
  const without = (at: number): ManaCost => [...mana.slice(0, at), ...mana.slice(at + 1)];
  if (of !== 'generic') return mana.flatMap((symbol, at) => (isOf(symbol, of) ? [without(at)] : []));
  const generic = genericIn(mana);
  if (generic > 0) return [withGeneric(mana, generic - 1)];
  return mana.flatMap((symbol, place) =>
    typeof symbol === 'object' && 'twoOr' in symbol ? [[{ generic: 1 }, ...without(place)]] : [],
  );
}

/** A mana cost with so much generic mana less; null if there isn't so much. */
export function withLessGeneric(mana: ManaCost, count: number): ManaCost | null {
  let left: ManaCost | undefined = mana;
  for (let at = 0; at < count && left !== undefined; at += 1) [left] = withOneLess(left, 'generic');
  return left ?? null;
}

/** The mana that an object could be used for in this way: a colored one first, which leaves what more can pay for. */
const payableWith = (game: Game, { colored }: Otherwise, object: ObjectId): readonly (Color | 'generic')[] =>
  colored ? [...characteristics(game, object).colors, 'generic'] : ['generic'];

/** What paying with these objects could come to, with each of them or with as many as one likes. */
function takenWith(
  game: Game,
  mana: ManaCost,
  way: Otherwise,
  objects: readonly ObjectId[],
  each: boolean,
): readonly Taken[] {
  const nothing: Taken = { left: mana, of: {}, times: 0 };
  let found = new Map<string, Taken>([[keyOf(nothing), nothing]]);
  for (const object of objects) {
    const next = each ? new Map<string, Taken>() : new Map(found);
    for (const { left, of, times } of found.values()) {
      if (way.most !== null && times >= way.most) continue;
      for (const one of payableWith(game, way, object))
        for (const less of withOneLess(left, one)) {
          const taken = { left: less, of: { ...of, [one]: (of[one] ?? 0) + 1 }, times: times + 1 };
          const key = keyOf(taken);
          if (!next.has(key)) next.set(key, taken);
        }
    }
    found = next;
  }
  return [...found.values()];
}

const keyOf = ({ left, of }: Taken): string =>
  [printManaCost(left), of.generic, ...everyColor.map((color) => of[color])].join();

/** A locked cost with this instead of its mana. */
export const withMana = (cost: readonly CostPart[], mana: ManaCost): readonly CostPart[] =>
  cost.map((part) => (part.pay === 'mana' ? { ...part, cost: printManaCost(mana) } : part));

/** The objects that could be used to pay in this way. */
export const objectsForWay = (game: Game, context: CostContext, { part }: Otherwise): readonly ObjectId[] =>
  objectsForPart(game, context, part)?.options ?? [];

/** A locked cost with so much of its mana paid otherwise: with objects that are still to be found. */
export interface LeftOver {
  readonly cost: readonly CostPart[];
  readonly times: number;
}

/** What a locked cost comes to with some of its mana paid in this way, as far as there are objects: with the most first. */
export function leftOver(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  way: Otherwise,
): readonly LeftOver[] {
  const mana = manaOf(cost);
  if (mana.length === 0) return [{ cost, times: 0 }];
  return takenWith(game, mana, way, objectsForWay(game, context, way), false)
    .map(({ left, of, times }) => ({
      times,
      cost: [
        ...withMana(cost, left),
        ...countOf(way.part, of.generic),
        ...everyColor.flatMap((color) => countOf(ofColor(way.part, color), of[color])),
      ],
    }))
    .sort((one, other) => other.times - one.times);
}

const countOf = (part: UsedForMana, count = 0): readonly CostPart[] =>
  count > 0 ? [{ ...part, count }] : [];

const ofColor = (part: UsedForMana, color: Color): UsedForMana =>
  costWord(part).ofColor?.(part, color) ?? part;

/** What a locked cost comes to with a mana paid with each of these objects, which are chosen for its last part then. */
export const leftWith = (
  game: Game,
  cost: readonly CostPart[],
  way: Otherwise,
  objects: readonly ObjectId[],
): readonly (readonly CostPart[])[] =>
  objects.length === 0
    ? [cost]
    : takenWith(game, manaOf(cost), way, objects, true).map(({ left, times }) => [
        ...withMana(cost, left),
        { ...way.part, count: times },
      ]);

/**
 * What is left of a mana cost to be paid with mana, by how much of it is paid otherwise: from nothing to as much as
 * there are objects to do it with, each way after the other.
 */
export function manaLeftOver(
  game: Game,
  context: CostContext,
  mana: string,
  ways: readonly Otherwise[],
): readonly string[] {
  let found: readonly string[] = [mana];
  for (const way of ways)
    found = found.flatMap((before) =>
      leftOver(game, context, [{ pay: 'mana', cost: before }], way)
        .map(({ cost }) => printManaCost(manaOf(cost)))
        .toReversed(),
    );
  return [...new Set(found)].toSorted((one, other) => worthOf(other) - worthOf(one));
}

const worthOf = (mana: string): number => manaValueOf(parseManaCost(mana));

/** Whether it makes no difference which of these objects a mana is paid with in this way: none has a color that another lacks. */
export function areAlike(
  game: Game,
  cost: readonly CostPart[],
  way: Otherwise,
  objects: readonly ObjectId[],
): boolean {
  if (!way.colored) return true;
  const asked = everyColor.filter((color) => manaOf(cost).some((symbol) => isOf(symbol, color)));
  const kinds = objects.map((id) =>
    asked.filter((color) => characteristics(game, id).colors.includes(color)).join(),
  );
  return new Set(kinds).size < 2;
}
