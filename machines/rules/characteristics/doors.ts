/** Permanents with a shared type line, and their halves, also called doors (709.5, 709.5j). */
import type { Entering } from '../state/entering.ts';
import type { Half } from '../state/face.ts';
import type { Game } from '../state/game.ts';
import type { GameObject } from '../state/object.ts';
import type { FaceDefinition } from '../state/vocabulary/index.ts';
import { hasSharedTypeLine, isSplitCard } from './card-faces.ts';
import { copiableDefinition } from './copied-now.ts';

/** One half of a permanent with a shared type line. */
export interface Door {
  readonly half: Half;
  readonly face: FaceDefinition;
  readonly unlocked: boolean;
}

/** The halves of such a permanent, locked and unlocked (709.5c); none of any other, nor of what is face down. */
export function doorsOf(game: Game, object: GameObject): readonly Door[] {
  if (object.zone !== 'battlefield' || object.faceDown) return none;
  const definition = copiableDefinition(game, object);
  if (!hasSharedTypeLine(game, definition)) return none;
  const left = game.definitions[definition];
  const right = left?.back;
  if (left === undefined || right === undefined) return none;
  const isUnlocked = (half: Half): boolean => object.unlocked?.includes(half) === true;
  return [
    { half: 'left', face: left, unlocked: isUnlocked('left') },
    { half: 'right', face: right, unlocked: isUnlocked('right') },
  ];
}

const none: readonly never[] = [];

/**
 * The half that is unlocked as a permanent enters: the one that was cast (709.5d), of a card or of a copy of one; none of
 * what enters as a copy of something else.
 */
export function unlockedAsCast(game: Game, spell: GameObject, how: Entering | null): readonly Half[] {
  const { face, faceDown, stack, zone } = spell;
  if (how?.copied !== undefined || zone !== 'stack' || faceDown) return none;
  if (stack === null || stack.choices.from === null) return none;
  return hasSharedTypeLine(game, copiableDefinition(game, spell)) ? [face === 1 ? 'right' : 'left'] : none;
}

/** The face that is up as this enters the battlefield: that of the spell that it was, of which no split card has one (709.1). */
export const faceUpAsItEnters = (game: Game, old: GameObject, how: Entering | null): 0 | 1 =>
  how?.face === 1 ||
  (old.zone === 'stack' && old.face === 1 && !isSplitCard(game, copiableDefinition(game, old)))
    ? 1
    : 0;
