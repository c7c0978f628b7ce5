import {
  type AttackerAnswer,
  type ChooseDecision,
  type Game,
  keywordsOn,
  type ObjectId,
  sameTarget,
} from '../rules/index.ts';

/** Creatures that attack together: the first of them is the one that was asked about. Alone it is in no band. */
export type Band = readonly ObjectId[];

/** Whether a creature has an ability by which it attacks in bands (702.22c). */
export const canBand = (game: Game, id: ObjectId): boolean =>
  keywordsOn(game, id).some(({ module }) => module.bands === true);

/** The creature that a band is asked for, and which ones may be in it. */
export type BandOffer = Pick<ChooseDecision, 'options' | 'different' | 'max'> & {
  readonly object: ObjectId;
  readonly others: readonly ObjectId[];
};

/**
 * The next of the chosen creatures that could be in a band: it has the ability, and others attack the same (702.22d) that
 * were not asked about and are in no band yet. No more than one of them without the ability can be chosen (702.22c).
 * Null: there is none.
 */
export function nextBand(
  game: Game,
  attackers: readonly AttackerAnswer[],
  bands: readonly Band[],
): BandOffer | null {
  const free = attackers.filter(({ object }) => !bands.some((band) => band.includes(object)));
  for (const { defender, object } of free) {
    if (!canBand(game, object)) continue;
    const others = free
      .filter((one) => one.object !== object && sameTarget(one.defender, defender))
      .map((one) => one.object);
    if (others.length === 0) continue;
    const values = others.map((other) => (canBand(game, other) ? other : -1));
    return {
      object,
      others,
      options: others.map((other) => ({ object: other })),
      different: { what: 'place: only one without this ability can be in a band', values },
      max: new Set(values).size,
    };
  }
  return null;
}

/** The attackers as they attack, each with the number of its band, if it is in one. */
export const inBands = (
  attackers: readonly AttackerAnswer[],
  bands: readonly Band[],
): readonly (AttackerAnswer & { readonly band?: number })[] =>
  attackers.map((attacker) => {
    const band = bands.findIndex((one) => one.length > 1 && one.includes(attacker.object));
    return band < 0 ? attacker : { ...attacker, band };
  });
