import { chosenNumber } from '../../state/answers.ts';
import { asked } from '../../state/decider.ts';
import type { ManaCost } from '../../state/mana.ts';
import { parseManaCost, printManaCost, printManaSymbol } from '../../state/mana-cost.ts';
import { remembering } from '../../state/memory.ts';
import { decide, done, go, procedure } from '../../state/procedure.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { canPayLocked } from './can-pay.ts';
import type { CostContext } from './context.ts';
import { type Equivalent, equivalents, withMana } from './equivalents.ts';
import { manaOf } from './locked.ts';

/** What `chooseSymbols` begins with, and remembers. */
interface Memory {
  readonly context: CostContext;
  /** A locked cost. */
  readonly cost: readonly CostPart[];
  /** The cost with each of the ways to pay a symbol that the player was offered last. */
  readonly offered: readonly (readonly CostPart[])[];
}

/** Whether a way to pay has to be chosen for some symbol (107.4e-f, 118.13). */
export const asksAboutSymbols = (mana: ManaCost): boolean =>
  mana.some((symbol) => equivalents(symbol).length > 1);

/**
 * The player announces for each Phyrexian symbol whether it is paid with mana or 2 life (107.4f, 118.13). What would
 * leave the cost unpayable isn't offered. Hybrid symbols need no question: what is spent shows which half was paid.
 * Returns `{ cost }`.
 */
export const chooseSymbols = procedure(
  'chooseSymbols',
  '601.2b',
  remembering<Memory>({ context: 'record', cost: 'records', offered: 'lists, later' }),
  ['next', 'chosen'],
  {
    next(game, { memory: { cost, context } }) {
      const mana = manaOf(cost);
      const at = mana.findIndex((one) => equivalents(one).length > 1);
      const symbol = mana[at];
      if (symbol === undefined) return done({ cost });
      const ways = equivalents(symbol).map((way) => ({ ...way, paid: replaced(cost, mana, at, way) }));
      const options = ways.filter(({ paid }) => canPayLocked(game, context, paid, {}).ok);
      const offered = options.map(({ paid }) => paid);
      const decision = asked(game, context.player, {
        kind: 'option',
        rule: '601.2b',
        about: `pay ${printManaSymbol(symbol)}`,
        object: context.scope.onStack ?? context.scope.self,
        options: options.map(({ mana: of, life }) => (life > 0 ? `${life} life` : printManaCost(of))),
      });
      return decide(decision, { then: 'chosen', remember: { offered } });
    },
    chosen: (_game, { memory: { cost, offered }, frame }) =>
      go('next', { cost: offered[chosenNumber(frame.answer)] ?? cost }),
  },
);

const replaced = (
  cost: readonly CostPart[],
  mana: ManaCost,
  at: number,
  { mana: instead, life }: Equivalent,
): readonly CostPart[] =>
  withMana(
    cost,
    parseManaCost(printManaCost([...mana.slice(0, at), ...instead, ...mana.slice(at + 1)])),
    life,
  );

/** The cost that `chooseSymbols` returned. */
export function costIn(returned: unknown, otherwise: readonly CostPart[]): readonly CostPart[] {
  return isCost(returned) ? returned.cost : otherwise;
}

const isCost = (value: unknown): value is { readonly cost: readonly CostPart[] } =>
  typeof value === 'object' && value !== null && 'cost' in value && Array.isArray(value.cost);
