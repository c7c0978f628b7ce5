/** What a card has besides its normal characteristics: another face, another half, or alternative ones (709, 710, 712, 715). */
import type { Face } from '../state/face.ts';
import type { Game } from '../state/game.ts';
import type { TextRef } from '../state/identity.ts';
import type { GameObject } from '../state/object.ts';
import { definitionAt } from '../state/text.ts';
import type { CardDefinition, FaceDefinition, TokenDefinition } from '../state/vocabulary/index.ts';

type Definitions = Pick<Game, 'definitions'>;

/** Whether that is printed on a flip card (710). */
export const isFlipCard = ({ definitions }: Definitions, definition: TextRef): boolean =>
  definitions[definition]?.flip === true;

/** Whether that is printed on a split card (709). */
export const isSplitCard = ({ definitions }: Definitions, definition: TextRef): boolean =>
  definitions[definition]?.split === true;

/** Whether that is printed on a split card with a shared type line: a permanent card (709.5). */
export const hasSharedTypeLine = ({ definitions }: Definitions, definition: TextRef): boolean => {
  const card = definitions[definition];
  return card?.split === true && !card.types.some((type) => type === 'instant' || type === 'sorcery');
};

/** Whether a card has other characteristics that it can have only as a spell: as an Adventure (715.2), or an Omen (720.2). */
const hasInset = ({ adventure, omen }: Pick<CardDefinition, 'adventure' | 'omen'>): boolean =>
  adventure === true || omen === true;

/** Whether that is printed on a double-faced card (712): no split (709), flip (710), adventurer (715) or omen card (720). */
export function isDoubleFaced({ definitions }: Definitions, definition: TextRef): boolean {
  // A double-faced token is no card (712.9).
  if (definition.includes('#')) return backOfToken(definitionAt({ definitions }, definition)) !== undefined;
  const card = definitions[definition];
  return card?.back !== undefined && card.split !== true && card.flip !== true && !hasInset(card);
}

const backOfToken = (token: CardDefinition | FaceDefinition | TokenDefinition): FaceDefinition | undefined =>
  'back' in token ? token.back : undefined;

/** Whether that is printed on a meld card (712.4). */
const isMeldCard = ({ definitions }: Definitions, definition: TextRef): boolean =>
  definitions[definition]?.meldsWith !== undefined;

/** Whether what that is printed on can have its other face up: a double-faced card that is no meld card (712.9). */
export const hasOtherFace = (game: Definitions, definition: TextRef): boolean =>
  isDoubleFaced(game, definition) && !isMeldCard(game, definition);

/** Whether it is a transformed permanent: its back face is up, and it isn't represented by several cards (701.27g). */
export const isTransformed = (
  game: Definitions,
  { components, definition, face, faceDown, zone }: GameObject,
): boolean =>
  zone === 'battlefield' &&
  face === 1 &&
  !faceDown &&
  components === undefined &&
  hasOtherFace(game, definition);

/**
 * Whether a card may be cast as either of two, each with a mana cost and a mana value of its own: as a half of a split
 * card (709.3), with either face of a modal double-faced card (712.11b), as an Adventure (715.3), or as an Omen (720.3).
 */
export const isEitherOfTwo = (card: CardDefinition | FaceDefinition | TokenDefinition): boolean =>
  saysWhich(card) &&
  card.back !== undefined &&
  (card.split === true || card.modal === true || hasInset(card));

/** Whether it says of which kind it is, as only a card does. */
const saysWhich = (card: CardDefinition | FaceDefinition | TokenDefinition): card is CardDefinition =>
  'split' in card || 'modal' in card || 'adventure' in card || 'omen' in card;

/**
 * Which face of an object has its characteristics, where what is printed on it or what it is a copy of is said: of a
 * split card both halves anywhere but on the stack (709.4) and, of a permanent, the unlocked ones (709.5), of a flip
 * card the alternative ones once it is flipped (710.1b), of others the face that is up on the battlefield and the stack,
 * elsewhere the front (712.8).
 */
export function faceInUse(
  game: Game,
  { face, flipped, unlocked, zone }: GameObject,
  definition: TextRef,
): Face {
  if (isSplitCard(game, definition)) {
    if (zone === 'stack') return face;
    return zone === 'battlefield' && hasSharedTypeLine(game, definition) ? unlockedFace(unlocked) : 'both';
  }
  if (zone !== 'battlefield' && zone !== 'stack') return 0;
  if (face === 0 && flipped === undefined) return 0;
  return isFlipCard(game, definition) ? (flipped === true ? 1 : 0) : face;
}

/** A permanent with a shared type line has nothing of a half that is locked but its types (709.5). */
function unlockedFace(unlocked: GameObject['unlocked'] = []): Face {
  const [one, other] = unlocked;
  if (one === undefined) return 'neither';
  return other !== undefined ? 'both' : one === 'left' ? 0 : 1;
}

/** The names of both halves of a split card, as they are said together (709.4a); of another card its own. */
export const fullName = ({ back, name, split }: CardDefinition): string =>
  split === true && back !== undefined ? `${name} // ${back.name}` : name;
