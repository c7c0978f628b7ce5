/** What a cost comes to by how its symbols are paid: with mana, or with life (107.4e-f, 601.2b). */
import type { ManaCost, ManaSymbol } from '../../state/mana.ts';
import { printManaCost } from '../../state/mana-cost.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { together } from './locked.ts';

/** One way to pay a symbol: other symbols, and life. */
export interface Equivalent {
  readonly mana: ManaCost;
  readonly life: number;
}

/** The ways to pay a symbol that a player has to choose among: hybrid symbols need no question. */
export function equivalents(symbol: ManaSymbol): readonly Equivalent[] {
  const mana = (...of: readonly ManaSymbol[]): Equivalent => ({ mana: of, life: 0 });
  const life: Equivalent = { mana: [], life: 2 };
  if (typeof symbol === 'string' || 'generic' in symbol) return [mana(symbol)];
  if ('phyrexian' in symbol && typeof symbol.phyrexian === 'string') return [mana(symbol.phyrexian), life];
  if (!('hybrid' in symbol)) return [mana(symbol)];
  const { hybrid, phyrexian } = symbol;
  return phyrexian ? [mana({ hybrid, phyrexian: false }), life] : [mana(symbol)];
}

/**
 * The ways to announce how the symbols of a cost are paid that come to more or less mana (601.2b): Phyrexian ones with mana
 * or life, `{2/W}` with one mana or two. Those with the least life come first.
 */
export function announcements(mana: ManaCost): readonly Equivalent[] {
  let ways: readonly Equivalent[] = [{ mana: [], life: 0 }];
  for (const symbol of mana) {
    const own: readonly Equivalent[] =
      typeof symbol === 'object' && 'twoOr' in symbol
        ? [symbol.twoOr, { generic: 2 }].map((one) => ({ mana: [one], life: 0 }))
        : equivalents(symbol);
    ways = ways.flatMap((way) =>
      own.map((more) => ({ mana: [...way.mana, ...more.mana], life: way.life + more.life })),
    );
  }
  const inOrder = ways.toSorted((one, other) => one.life - other.life);
  return [...new Map(inOrder.map((way) => [printManaCost(way.mana), way])).values()];
}

/** The cost with this mana, and so much life more. */
export const withMana = (cost: readonly CostPart[], mana: ManaCost, life: number): readonly CostPart[] =>
  together([
    { pay: 'mana', cost: printManaCost(mana) },
    ...cost.filter((part) => part.pay !== 'mana'),
    ...(life > 0 ? [{ pay: 'life' as const, amount: life }] : []),
  ]);

/** The mana of a locked cost and its life, as they are announced. */
export const manaAndLife = (cost: readonly CostPart[]): string =>
  cost
    .flatMap((part) => {
      if (part.pay === 'mana') return [part.cost];
      return part.pay === 'life' && typeof part.amount === 'number' ? [`${part.amount} life`] : [];
    })
    .join(' and ');
