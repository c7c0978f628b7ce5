import { isSpokenOf, ruleChangesFor } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { ManaType } from '../../state/mana.ts';
import type { ManaPoint } from './making.ts';

/** Whether anything in this game could have what is tapped for mana produce something else. */
export const producesOtherwise = (game: Game): boolean => isSpokenOf(game, 'producesInstead');

/** An effect by which a permanent tapped for so much mana produces one of this type instead. */
interface Instead {
  readonly producesInstead: ManaType;
  readonly ofAtLeast?: number;
}

/**
 * What a permanent that is tapped for this mana produces: where effects say so something else, with the same limits on
 * what it may be spent on (106.12b). Of several its player chooses in which order they apply (616.1), and so among the
 * types that the last of them could leave.
 */
export function producedInstead(
  game: Game,
  permanent: ObjectId,
  points: readonly ManaPoint[],
): readonly ManaPoint[] {
  const [first] = points;
  if (first === undefined || !producesOtherwise(game)) return points;
  const effects = ruleChangesFor(game, permanent).flatMap(({ change }) =>
    'producesInstead' in change ? [change] : [],
  );
  const much = points.reduce((sum, { amount }) => sum + amount, 0);
  const types = lastTypes(effects, much);
  return types === null ? points : [{ ...first, types: [...new Set(types)], amount: 1 }];
}

/** The types that could come of applying all that apply to so much mana, in each order (616.1f); null if none applies. */
function lastTypes(effects: readonly Instead[], much: number): readonly ManaType[] | null {
  const applicable = effects.filter(({ ofAtLeast = 1 }) => much >= ofAtLeast);
  if (applicable.length === 0) return null;
  return applicable.flatMap(
    (one) =>
      lastTypes(
        effects.filter((other) => other !== one),
        1,
      ) ?? [one.producesInstead],
  );
}
