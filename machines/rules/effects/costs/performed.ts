/** Keyword actions that are done as a part of a cost (118.1): "blight 2", "forage". */
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { Remembered } from '../../state/procedure.ts';
import { noNamed, type Scope } from '../../state/scope.ts';
import { actionRef, keywordAction } from '../../state/text.ts';
import { allowed, forbidden, type Verdict } from '../../state/verdict.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { programMemory, writtenIn } from '../program-memory.ts';
import type { CostContext } from './context.ts';

/** A keyword action in a cost, its number worked out. */
type Performed = Extract<CostPart, { readonly perform: string }>;

const numberOf = ({ n }: Performed): number => (typeof n === 'number' ? n : 0);

/** In whose words it is done: the payer's, who is `they`. */
const scopeFor = ({ player, scope }: CostContext, part: Performed): Scope => ({
  ...scope,
  they: player,
  named: { ...scope.named, n: { ...noNamed, amount: numberOf(part) } },
});

/** Whether the payer can do it now. */
export function performVerdict(game: Game, context: CostContext, part: Performed): Verdict {
  const { possible, rule } = keywordAction(part.perform);
  return possible?.(game, scopeFor(context, part), part.quality ?? '') === false
    ? forbidden(rule, '{p0} can’t {action}.', [context.scope.self], {
        players: [context.player],
        values: { action: part.perform },
      })
    : allowed;
}

/** The memory of the program that does it. */
export const performing = (context: CostContext, part: Performed): Remembered =>
  programMemory(actionRef(part.perform, part.quality), scopeFor(context, part));

/** The objects that it came to, for the cost's name. */
export const performedOn = (returned: unknown): readonly ObjectId[] =>
  writtenIn(returned).result?.objects ?? [];
