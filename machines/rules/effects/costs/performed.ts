/** Keyword actions that are done as a part of a cost (118.1): "blight 2", "forage". */
import { replacesActions } from '../../characteristics/index.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { PerformedPart } from '../../state/keyword-action.ts';
import type { Remembered } from '../../state/memory.ts';
import { noNamed, type Scope } from '../../state/scope.ts';
import { actionRef, keywordAction } from '../../state/text.ts';
import { allowed, forbidden, type RuleNumber, type Verdict } from '../../state/verdict.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { isPerformed } from '../../state/word-table.ts';
import { programMemory, writtenIn } from '../program-memory.ts';
import { type CostContext, contextOf, type PartInWords } from './context.ts';

/** A keyword action in a cost, its number worked out. */
type Performed = CostPart & PerformedPart;

const numberOf = ({ n }: Performed): number => (typeof n === 'number' ? n : 0);

/** In whose words it is done: the payer's, who is `they`. */
function scopeFor(context: CostContext, part: Performed): Scope {
  const { player, scope } = contextOf(context, part);
  return { ...scope, they: player, named: { ...scope.named, n: { ...noNamed, amount: numberOf(part) } } };
}

/** Whether the payer can do it now. */
export function performVerdict(game: Game, context: CostContext, part: Performed): Verdict {
  const { possible, rule } = keywordAction(part.action);
  return possible?.(game, scopeFor(context, part), part.quality ?? '') === false
    ? forbidden(rule, '{p0} can’t {action}.', [context.scope.self], {
        players: [context.player],
        values: { action: part.action },
      })
    : allowed;
}

/** The memory of the program that does it. */
export const performing = (context: CostContext, part: Performed): Remembered =>
  programMemory(actionRef(part.action, part.quality), scopeFor(context, part));

/** The objects that it came to as it was done, for the cost's name. */
export const performedOn = (returned: unknown): readonly ObjectId[] =>
  writtenIn(returned).result?.objects ?? [];

/** That the payer did it, as a part of the cost is paid that it is. */
export const performEvents = ({ player }: CostContext, { performs }: PartInWords): readonly GameEvent[] =>
  performs === undefined
    ? []
    : [{ type: 'perform', action: performs.action, player, object: null, amount: performs.n }];

/** A cost in which a keyword action is one of the parts that it comes to, and in a word which. */
export interface CostAsDone {
  readonly word: string;
  readonly cost: readonly CostPart[];
}

/** The keyword action that is the first of a locked cost to be one of several parts, or another part than it says. */
export interface ToBeDone {
  readonly rule: RuleNumber;
  readonly action: string;
  readonly ways: readonly CostAsDone[];
}

/**
 * What the first keyword action of a locked cost that is short for parts of it comes to; null if none is. Where doing it could
 * be replaced, its instructions are followed.
 */
export function firstToBeDone(game: Game, context: CostContext, cost: readonly CostPart[]): ToBeDone | null {
  if (!cost.some(isPerformed) || replacesActions(game)) return null;
  for (const [at, part] of cost.entries()) {
    if (!isPerformed(part)) continue;
    const { action, asCost, rule } = keywordAction(part.action);
    if (asCost === undefined) continue;
    const n = numberOf(part);
    const scope = scopeFor(context, part);
    const ways = asCost({ n }).map(({ part: comesTo, word }): CostAsDone => {
      const instead: PartInWords = {
        ...comesTo,
        scope,
        performs: { action, n },
        ...(part.as !== undefined && { as: part.as }),
      };
      return { word, cost: cost.map((one, index) => (index === at ? instead : one)) };
    });
    return { rule, action, ways };
  }
  return null;
}
