/** What a card says of casting it. */
import {
  type Characteristics,
  characteristics,
  expand,
  forbidden,
  functionsIn,
  type Game,
  type HadAbility,
  type ObjectId,
  objectAt,
  onceFor,
  type Place,
  type StaticAbility,
  type TextRef,
  type Verdict,
  type Zone,
} from '../rules/index.ts';

/** What a card's own words say of casting it; read once for each list of characteristics. */
export interface CastingText {
  readonly alternatives: readonly {
    readonly ability: StaticAbility;
    /** The ability of the card that it is, or is part of. */
    readonly had: HadAbility;
    readonly ref: TextRef;
    readonly alternativeCost: NonNullable<StaticAbility['alternativeCost']>;
  }[];
  readonly additional: readonly AdditionalCost[];
  /** Zones from which its own abilities let it be cast (113.6f, 702.34a). */
  readonly castableFrom: readonly Zone[];
  /** The least that may be chosen for X (107.3a). */
  readonly leastX: number;
}

export const castingText = onceFor((of: Characteristics): CastingText => {
  const alternatives: CastingText['alternatives'][number][] = [];
  const additional: AdditionalCost[] = [];
  const castableFrom: Zone[] = [];
  let leastX = 0;
  for (const { ability, had, ref } of staticsOf(of)) {
    const { additionalCost, alternativeCost } = ability;
    if (alternativeCost !== undefined) alternatives.push({ ability, alternativeCost, had, ref });
    if (alternativeCost?.from !== undefined) castableFrom.push(alternativeCost.from);
    if (ability.castableFrom !== undefined) castableFrom.push(...ability.castableFrom.zones);
    if (additionalCost !== undefined) additional.push({ ...additionalCost, ref });
    leastX = Math.max(leastX, ability.leastX ?? 0);
  }
  return { alternatives, additional, castableFrom, leastX };
});

/** That X can't be as little as it would have to be (107.3a-b). */
export const noValueOfX = (id: ObjectId): Verdict =>
  forbidden('107.3a', 'No value of X can be chosen.', [id]);

/** The static abilities that something has, those that a keyword is short for in its place, with what has them. */
const staticsOf = onceFor(
  (
    of: Characteristics,
  ): readonly {
    readonly ability: StaticAbility;
    readonly ref: TextRef;
    readonly had: HadAbility;
  }[] =>
    of.abilities.flatMap((had) =>
      expand(had).flatMap(({ ability, ref }) => (ability.kind === 'static' ? [{ ability, ref, had }] : [])),
    ),
);

/** The static abilities of a card that function where it is, or would in this place (113.6). */
export const ownAbilities = (game: Game, id: ObjectId, place: Place): readonly StaticAbility[] =>
  ownStatics(game, id, place).map(({ ability }) => ability);

/** The same, each with the ability of the card that it is, or is part of. */
export function ownStatics(game: Game, id: ObjectId, place: Place) {
  const of = characteristics(game, id);
  const { kind } = objectAt(game, id);
  return staticsOf(of).filter(({ ability }) => functionsIn(ability, place, kind, of.types));
}

/** An additional cost of a spell, from its own text (118.8). */
export interface AdditionalCost extends NonNullable<StaticAbility['additionalCost']> {
  readonly ref: TextRef;
}

/** The additional costs that a spell's text asks for or offers. */
export const additionalCosts = (game: Game, id: ObjectId): readonly AdditionalCost[] =>
  castingText(characteristics(game, id)).additional;
