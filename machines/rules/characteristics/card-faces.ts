/** What a card has besides its normal characteristics: another face, or alternative ones (710, 712, 715). */
import type { Game } from '../state/game.ts';
import type { TextRef } from '../state/identity.ts';

type Definitions = Pick<Game, 'definitions'>;

/** Whether that is printed on a flip card (710). */
export const isFlipCard = ({ definitions }: Definitions, definition: TextRef): boolean =>
  definitions[definition]?.flip === true;

/** Whether that is printed on a double-faced card (712): neither a flip card (710) nor an adventurer card (715). */
export function isDoubleFaced({ definitions }: Definitions, definition: TextRef): boolean {
  const card = definitions[definition];
  return card?.back !== undefined && card.flip !== true && card.adventure !== true;
}
