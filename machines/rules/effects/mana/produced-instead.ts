import { isSpokenOf, ruleChangesFor } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { ManaType } from '../../state/mana.ts';
import type { RuleChangeOf } from '../../state/vocabulary/index.ts';
import type { ManaPoint } from './making.ts';

/** Whether anything in this game could have what is tapped for mana produce something else. */
export const producesOtherwise = (game: Game): boolean =>
  isSpokenOf(game, 'producesInstead') || isSpokenOf(game, 'producesTimes');

/** An effect by which a permanent tapped for mana produces something else instead. */
type Instead = RuleChangeOf<'producesInstead' | 'producesTimes'>;

/** What is produced after some of the effects: of one type, or as it was (null), so much of it. */
interface Produced {
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
  const effects = ruleChangesFor(game, permanent).flatMap(({ change }) =>
    change.rule === 'producesInstead' || change.rule === 'producesTimes' ? [change] : [],
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
  const applicable = effects.filter(
    (effect) => effect.rule === 'producesTimes' || produced.amount >= (effect.ofAtLeast ?? 1),
  );
  if (applicable.length === 0) return [[`${produced.type} ${produced.amount}`, produced]];
  // Those that say the same end the same.
  const different = new Map(applicable.map((effect) => [JSON.stringify(effect), effect]));
  return [...different.values()].flatMap((effect) =>
    endsOf(
      effects.toSpliced(effects.indexOf(effect), 1),
      effect.rule === 'producesTimes'
        ? { ...produced, amount: produced.amount * effect.number }
        : { type: effect.type, amount: 1 },
    ),
  );
}
