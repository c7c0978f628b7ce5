import { answersOf, isEverAnswered, ruleChangesFor } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { ManaType } from '../../state/mana.ts';
import { sameWords } from '../../state/same-words.ts';
import type { RuleChange } from '../../state/vocabulary/index.ts';
import type { ManaPoint } from './making.ts';

/** Whether anything in this game could have what is tapped for mana produce something else. */
export const producesOtherwise = (game: Game): boolean => isEverAnswered(game, 'produces');

/** An effect by which a permanent tapped for mana produces something else instead. */
interface Instead {
  readonly change: RuleChange;
  /** What it makes of this, if it replaces that. */
  readonly produces: (produced: Produced) => Produced | undefined;
}

/** What is produced after some of the effects: of one type, or as it was (null), so much of it. */
export interface Produced {
  readonly type: ManaType | null;
  readonly amount: number;
}

/**
 * What a permanent that is tapped for this mana produces: where effects say so something else or more of it, with the
 * same limits on what it may be spent on (106.12b). Of several its player chooses in which order they apply (616.1), and
 * so among the `ways` in which those orders end; where a type remains to be chosen for more of it, it is all of that type.
 * What comes stands for the same mana at the same place, or all of it for the first.
 */
export function producedInstead(
  game: Game,
  permanent: ObjectId,
  points: readonly ManaPoint[],
): readonly ManaPoint[] {
  const [first] = points;
  if (first === undefined || !producesOtherwise(game)) return points;
  const effects = answersOf(
    ruleChangesFor(game, permanent),
    ({ produces }, { change }): Instead | undefined =>
      produces && { change, produces: (produced) => produces(change, produced) },
  );
  if (effects.length === 0) return points;
  const much = points.reduce((sum, { amount }) => sum + amount, 0);
  const ends = [...new Map(endsOf(effects, { type: null, amount: much })).values()];
  const ways = ends.flatMap(({ type, amount }) => (type === null ? [] : [{ type, amount }]));
  const [end] = ends;
  // Where no order changes the type, they all end in as much.
  if (ways.length === 0) {
    const times = (end?.amount ?? much) / much;
    return points.map((point) => ({ ...point, amount: point.amount * times }));
  }
  const types = [...new Set(ways.map(({ type }) => type))];
  const most = types.map((type) => Math.max(...ways.map((way) => (way.type === type ? way.amount : 0))));
  const isMore = ways.some(({ amount }) => amount > 1);
  return [{ ...first, types, amount: Math.min(...most), ...(isMore && { ways }) }];
}

/** How it could end to apply all that apply, in each order (616.1f), each under what tells it from others. */
function endsOf(effects: readonly Instead[], produced: Produced): readonly (readonly [string, Produced])[] {
  const applied = effects.flatMap((effect) => {
    const after = effect.produces(produced);
    return after === undefined ? [] : [{ effect, after }];
  });
  if (applied.length === 0) return [[`${produced.type} ${produced.amount}`, produced]];
  // Those that say the same end the same.
  const different = applied.filter(
    ({ effect }, at) => applied.findIndex((other) => sameWords(other.effect.change, effect.change)) === at,
  );
  return different.flatMap(({ effect, after }) =>
    endsOf(effects.toSpliced(effects.indexOf(effect), 1), after),
  );
}
