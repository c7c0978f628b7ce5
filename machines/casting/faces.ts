/** As what a card may be cast: as it is, face down, with another face up, as a half of it. */
import {
  asCast,
  type CostPart,
  type Face,
  faceDownText,
  fullName,
  type Game,
  type HadAbility,
  isDoubleFaced,
  isEitherOfTwo,
  isEverSaid,
  isModal,
  isSplitCard,
  keywordsOn,
  type ObjectId,
  objectAt,
  onceFor,
  type PlayerId,
  type PutOnStack,
} from '../rules/index.ts';

/** How else a card could be put on the stack than as it is, and for what cost if not its mana cost. */
export interface OtherFace {
  readonly name: string;
  readonly put: PutOnStack;
  readonly cost: readonly CostPart[] | null;
  /** The ability of the card that says so. */
  readonly had?: HadAbility;
}

/** Face down by what its keywords say (708.4), with its back face up (712.11b), as an Adventure (715.3) or Omen (720.3), as a half (709.3). */
export function otherFaces(game: Game, player: PlayerId, id: ObjectId): readonly OtherFace[] {
  if (!couldHaveOtherFaces(game)) return noOthers;
  const down = keywordsOn(asCast(game, id, null), id).flatMap(({ module, had }): OtherFace[] => {
    const { ability } = had;
    if (module.castsFaceDown === undefined || ability.kind !== 'keyword') return [];
    const { cost, as = faceDownText } = module.castsFaceDown(ability);
    return [{ name: ability.keyword, put: { faceDown: as }, cost, had }];
  });
  return [...down, ...turnedFaces(game, player, id)];
}

const noOthers: readonly OtherFace[] = [];

/** Whether any card of the game could. */
const couldHaveOtherFaces = (game: Game): boolean =>
  someIsEitherOfTwo(game.definitions) || isEverSaid(game, 'castsFaceDown');

/** Whether some card is modal, an adventurer, omen or split card; worked out once for each table of definitions. */
const someIsEitherOfTwo = onceFor((definitions: Game['definitions']): boolean =>
  Object.values(definitions).some(isEitherOfTwo),
);

/** The faces and halves with which a card may be cast besides as it is, for what they cost. */
export function turnedFaces(game: Game, player: PlayerId, id: ObjectId): readonly OtherFace[] {
  const object = objectAt(game, id);
  if (!isModal(game, object)) return noOthers;
  if (!isSplitCard(game, object.definition)) return [faceCalled('back', 1)];
  // From another player's hand it isn't cast so (702.102a).
  const isFused =
    object.owner === player &&
    keywordsOn(asCast(game, id, null), id).some(({ module }) => module.castsBothHalvesFrom === object.zone);
  const halves = [faceCalled('left', 0), faceCalled('right', 1)];
  return isFused ? [...halves, faceCalled('fused', 'both')] : halves;
}

const faceCalled = (name: string, face: Face): OtherFace => ({ name, put: { face }, cost: null });

/** Whether it could be put on the stack otherwise than as it is. */
export const hasOtherFaces = (game: Game, player: PlayerId, id: ObjectId): boolean =>
  otherFaces(game, player, id).length > 0;

/** Whether it could be put on the stack as it is: of a split card its player casts a half, or both (709.3). */
export function isCastAsItIs(game: Game, id: ObjectId): boolean {
  const object = objectAt(game, id);
  return !(isModal(game, object) && isSplitCard(game, object.definition));
}

/** The rule by which a player chooses as what to cast the card: a half of it, one of its faces, an Adventure or not. */
export function ruleOfFaces(game: Game, id: ObjectId): '709.3' | '712.11b' | '715.3' | '720.3' {
  const { definition } = objectAt(game, id);
  if (isSplitCard(game, definition)) return '709.3';
  if (isDoubleFaced(game, definition)) return '712.11b';
  return game.definitions[definition]?.omen === true ? '720.3' : '715.3';
}

/** What a card is called that is put on the stack with this face up, or as this half. */
export function faceName(game: Game, id: ObjectId, face: Face): string {
  const card = game.definitions[objectAt(game, id).definition];
  if (card === undefined) return '';
  return face === 'both' ? fullName(card) : face === 1 ? (card.back?.name ?? '') : card.name;
}
