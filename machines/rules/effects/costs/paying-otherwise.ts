import { characteristics, isSpokenOf } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ManaSymbol } from '../../state/mana.ts';
import { printManaCost } from '../../state/mana-cost.ts';
import type { Characteristics } from '../../state/object.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { writtenOut } from '../targets/parts.ts';
import type { CostContext } from './context.ts';
import { manaOf } from './locked.ts';
import { objectsForPart } from './parts.ts';

/**
 * What may be paid instead of each generic mana in the total cost of the spell that is paid for (702.66a), as its own
 * abilities say; several that say the same are one (702.66c).
 */
export function insteadOfGeneric(game: Game, { purpose }: CostContext): readonly CostPart[] {
  if (purpose === null || !('spell' in purpose) || !isSpokenOf(game, 'paysGeneric')) return none;
  const of = characteristics(game, purpose.spell);
  let found = known.get(of);
  if (found === undefined) {
    const all = new Map<string, CostPart>();
    for (const { ability } of writtenOut(of)) {
      if (ability.kind === 'static' && ability.paysGeneric !== undefined)
        all.set(JSON.stringify(ability.paysGeneric), ability.paysGeneric);
    }
    found = [...all.values()];
    known.set(of, found);
  }
  return found;
}

const none: readonly CostPart[] = [];
const known = new WeakMap<Characteristics, readonly CostPart[]>();

const genericIn = (symbol: ManaSymbol): number =>
  typeof symbol === 'object' && 'generic' in symbol ? symbol.generic : 0;

/** How many generic mana of a locked cost could be paid so at most: no more than there are objects to do it with. */
export function mostOtherwise(
  game: Game,
  context: CostContext,
  cost: readonly CostPart[],
  instead: CostPart,
): number {
  const generic = manaOf(cost).reduce((sum, symbol) => sum + genericIn(symbol), 0);
  return generic === 0 ? 0 : Math.min(generic, objectsForPart(game, context, instead)?.options.length ?? 0);
}

/** A locked cost with so many of its generic mana paid otherwise: that is its last part, and the others stay where they are. */
export function paidOtherwise(
  cost: readonly CostPart[],
  instead: CostPart,
  times: number,
): readonly CostPart[] {
  if (times === 0) return cost;
  let left = times;
  const mana = manaOf(cost).flatMap((symbol): readonly ManaSymbol[] => {
    const generic = genericIn(symbol);
    const taken = Math.min(left, generic);
    left -= taken;
    return taken === 0 ? [symbol] : taken < generic ? [{ generic: generic - taken }] : [];
  });
  return [
    ...cost.map((part) => ('mana' in part ? { mana: printManaCost(mana) } : part)),
    { ...instead, count: times },
  ];
}

/**
 * What is left of a mana cost to be paid with mana, by how much of it is paid otherwise: from nothing to as much as
 * there are objects to do it with, each way after the other.
 */
export function manaLeftOver(game: Game, context: CostContext, mana: string): readonly string[] {
  let left: readonly CostPart[] = [{ mana }];
  const found = [mana];
  for (const instead of insteadOfGeneric(game, context)) {
    const before = left;
    for (let times = 1; times <= mostOtherwise(game, context, before, instead); times += 1) {
      left = paidOtherwise(before, instead, times);
      found.push(printManaCost(manaOf(left)));
    }
  }
  return found;
}
