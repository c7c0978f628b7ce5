import { characteristics } from '../../characteristics/index.ts';
import { takenNow } from '../../events/index.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import type { Verdict } from '../../state/verdict.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { costWord } from '../../state/word-table.ts';
import { type CostContext, contextOf } from './context.ts';

/** What choosing objects for a part of a cost is about, for the decision that asks. */
export interface ObjectsForPart {
  readonly options: readonly ObjectId[];
  readonly count: number;
  /** Fewer will do, but not fewer than this: of what says "up to", none. */
  readonly least: number;
  /** Names them for the effect. */
  readonly as: string | null;
  readonly purpose: 'sacrifice' | 'discard' | 'cost';
  readonly about: string;
  /** At least so much of it together; null: it doesn't matter. */
  readonly total: { readonly of: TotalOf; readonly atLeast: number } | null;
  readonly uses: HowUsed;
  /** The player doesn't choose: chance does, or all of them are taken. */
  readonly chosenBy: 'player' | 'chance' | 'nobody';
  readonly hidden: boolean;
}

/** What of several objects is added up, and how much of it one has. */
export type TotalOf = 'manaValue' | 'power';
export const worthOf = (game: Game, of: TotalOf, id: ObjectId): number => characteristics(game, id)[of] ?? 0;

/** No object can be used for two parts that use it up the same way (118.10). */
export type HowUsed = 'up' | 'tapping' | 'nothing';

/** How a part uses the objects that are chosen for it. */
export const howUsed = (part: CostPart): HowUsed => costWord(part).uses;

/**
 * The objects among which those that a part uses are found; null if the part uses no objects. What is chosen already to
 * change zones as something enters isn't among them (614.13a-b).
 */
export function objectsForPart(game: Game, paying: CostContext, part: CostPart): ObjectsForPart | null {
  const found = costWord(part).objects?.(game, contextOf(paying, part), part) ?? null;
  const taken = found?.uses === 'up' ? takenNow(game) : none;
  return found === null || taken.length === 0
    ? found
    : { ...found, options: found.options.filter((id) => !taken.includes(id)) };
}

const none: readonly ObjectId[] = [];

/** Can this part alone be paid now (118.3)? Mana is not asked here. */
export const partVerdict = (game: Game, paying: CostContext, part: CostPart): Verdict =>
  costWord(part).verdict(game, contextOf(paying, part), part);

/** Costs that are random or move cards from a library are paid last (601.2h). */
export const isPaidLast = (game: Game, part: CostPart, objects: readonly ObjectId[]): boolean =>
  costWord(part).isLast(game, part, objects);

/** Parts that move objects, each paid by itself; the others are paid together before them. */
export const movesObjects = (part: CostPart): boolean => costWord(part).movesTo !== null;

/** What happens as a part is paid with these objects (118.1). */
export const partEvents = (
  game: Game,
  paying: CostContext,
  part: CostPart,
  objects: readonly ObjectId[],
): readonly GameEvent[] => costWord(part).events(game, contextOf(paying, part), part, objects);
