/** Which objects a player may pay with instead of mana: for each way to do so in its turn. */
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { manaAbilities } from '../mana/sources.ts';
import type { ChosenForParts } from './assigning.ts';
import { canPayWith, type PaidWithMana, timesOtherwise } from './can-pay.ts';
import type { CostContext } from './context.ts';
import { asksForObjects } from './further-activations.ts';
import { manaOf } from './locked.ts';
import { objectsForPart } from './parts.ts';
import { areAlike, leftWith, type Otherwise } from './paying-otherwise.ts';

/** A cost that is being paid. */
interface Paying {
  readonly context: CostContext;
  readonly locked: readonly CostPart[];
  readonly chosen: ChosenForParts;
  /** The objects that are taken for the first of the ways. */
  readonly taken: readonly ObjectId[];
  readonly paid: PaidWithMana;
}

/** The first of the ways that are open, and those after it. */
type Ways = readonly [Otherwise, ...Otherwise[]];

/** Objects that a mana may be paid with each, and how many of them may be taken. */
interface OpenWay {
  readonly options: readonly ObjectId[];
  readonly min: number;
  readonly max: number;
  /** More of them are not to be asked for then. */
  readonly areAll: boolean;
}

const nothingOpen: OpenWay = { options: [], min: 0, max: 0, areAll: true };

/**
 * What the player may still take for the first of these ways: any of them, where they are as good as each other, so that
 * all are asked for at once; else one more, each only if the rest can still be paid after it.
 */
export function openWay(game: Game, paying: Paying, ways: Ways): OpenWay {
  const [way, ...others] = ways;
  const { chosen, context, locked, paid, taken } = paying;
  const used = new Set([...taken, ...Object.values(chosen).flat()]);
  const options = (objectsForPart(game, context, way.part)?.options ?? []).filter((id) => !used.has(id));
  if (options.length === 0) return nothingOpen;
  const without = (count: number): Otherwise =>
    way.most === null ? way : { ...way, most: way.most - count };
  const then: Ways = [without(taken.length), ...others];
  const times = leftWith(game, locked, way, taken).flatMap((cost) =>
    timesOtherwise(game, context, cost, withObjects(paying, taken), then, paid),
  );
  const max = Math.max(0, ...times);
  if (max === 0) return nothingOpen;
  const min = Math.min(...times);
  if (min === options.length || areInterchangeable(game, paying, way, options))
    return { options, min, max, areAll: true };
  const canGoOn = (objects: readonly ObjectId[], then: readonly Otherwise[]): boolean =>
    leftWith(game, locked, way, objects).some(
      (cost) => canPayWith(game, context, cost, withObjects(paying, objects), then, paid).ok,
    );
  const next = options.filter((id) => canGoOn([...taken, id], [without(taken.length + 1), ...others]));
  if (next.length === 0) return nothingOpen;
  return { options: next, min: canGoOn(taken, others) ? 0 : 1, max: 1, areAll: false };
}

/** The objects are those for the part that comes last then. */
const withObjects = ({ chosen, locked }: Paying, objects: readonly ObjectId[]): ChosenForParts =>
  objects.length === 0 ? chosen : { ...chosen, [locked.length]: objects };

/** Whether it makes no difference to the rest of the payment which of these are taken. */
function areInterchangeable(
  game: Game,
  { context, locked, paid }: Paying,
  way: Otherwise,
  options: readonly ObjectId[],
): boolean {
  if (!areAlike(game, locked, way, options)) return false;
  const uses = objectsForPart(game, context, way.part)?.uses;
  const isWanted = locked.some((part) => {
    const theirs = objectsForPart(game, context, part);
    return theirs !== null && theirs.uses === uses && theirs.options.some((id) => options.includes(id));
  });
  if (isWanted) return false;
  if (paid !== null || manaOf(locked).length === 0) return true;
  if (asksForObjects(game, context.player)) return false;
  const sources = new Set(manaAbilities(game, context.player).map(({ object }) => object));
  return uses !== 'tapping' || !options.some((id) => sources.has(id));
}

/**
 * The cost with a mana paid with each of the objects that were taken: that is its last part, and the others stay where
 * they are. Of several mana that they could stand for, those that leave what is easiest to pay. Null: the rest can't be
 * paid then.
 */
export function withPaidOtherwise(
  game: Game,
  paying: Paying,
  [way, ...others]: Ways,
): Pick<Paying, 'chosen' | 'locked'> | null {
  const { context, locked, paid, taken } = paying;
  const chosen = withObjects(paying, taken);
  const left = leftWith(game, locked, way, taken).find(
    (cost) => canPayWith(game, context, cost, chosen, others, paid).ok,
  );
  return left === undefined ? null : { locked: left, chosen };
}
