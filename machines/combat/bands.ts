import {
  type AttackerAnswer,
  type ChooseDecision,
  type Game,
  keywordsOn,
  type ObjectId,
  sameTarget,
} from '../rules/index.ts';

/** What was answered for a creature that could be in a band by an ability: which creatures are in it; itself alone is no band. */
export interface Band {
  readonly asked: ObjectId;
  /** The ability by which it was asked, as JSON. */
  readonly by: string;
  readonly creatures: readonly ObjectId[];
}

/** Whether the player on a creature's side divides the damage of what is in a fight with it and these (702.22j-k). */
export const letsDivideDamage = (game: Game, id: ObjectId, together: readonly ObjectId[]): boolean =>
  keywordsOn(game, id).some(({ had, module }) => module.letsDivideDamage?.(game, id, had, together) === true);

/** The creature that a band is asked for, by which ability, and which ones may be in it. */
export type BandOffer = Pick<ChooseDecision, 'options' | 'different' | 'max'> &
  Pick<Band, 'asked' | 'by'> & { readonly others: readonly ObjectId[] };

/**
 * The next of the chosen creatures that could be in a band by an ability of its own: others attack the same (702.22d)
 * that are in no band yet, and were not asked about by the same ability. Of those that a band may hold one of, no more
 * can be chosen (702.22c). Null: there is none.
 */
export function nextBand(
  game: Game,
  attackers: readonly AttackerAnswer[],
  bands: readonly Band[],
): BandOffer | null {
  const inOne = bands.flatMap(({ creatures }) => (creatures.length > 1 ? creatures : []));
  const free = attackers.filter(({ object }) => !inOne.includes(object));
  for (const { defender, object: asked } of free)
    for (const { had, module } of keywordsOn(game, asked)) {
      const by = JSON.stringify(had.ability);
      const before = bands.flatMap((band) => (band.by === by ? band.asked : []));
      if (module.bandsWith === undefined || before.includes(asked)) continue;
      const others: ObjectId[] = [];
      const values: ObjectId[] = [];
      for (const { defender: other, object } of free) {
        if (object === asked || before.includes(object) || !sameTarget(other, defender)) continue;
        const may = module.bandsWith(game, asked, had, object);
        if (may === 'none') continue;
        others.push(object);
        values.push(may === 'any' ? object : -1);
      }
      if (others.length > 0)
        return {
          asked,
          by,
          others,
          options: others.map((object) => ({ object })),
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
    const band = bands.findIndex(
      ({ creatures }) => creatures.length > 1 && creatures.includes(attacker.object),
    );
    return band < 0 ? attacker : { ...attacker, band };
  });
