import { copyOf } from '../state/copy.ts';
import type { EventOf } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { CardNumber, ObjectId } from '../state/identity.ts';
import { newObject } from '../state/new-object.ts';
import type { GameObject } from '../state/object.ts';
import { write } from '../state/write.ts';

/**
 * Makes the objects that a creation puts onto the battlefield: tokens that are nowhere yet (111.2). Each then enters
 * by a move, to which replacement effects apply (616.1g). A copy of what has two faces has both (707.8a).
 */
export function makeTokenObjects(game: Game, event: EventOf<'create'>): readonly ObjectId[] {
  return Array.from({ length: event.count }, () => {
    const writer = write(game);
    const token = tokenOf(game, event, { card: writer.nextCard(), timestamp: writer.nextTimestamp() });
    writer.addObject(token);
    return token.id;
  });
}

/** A token of a creation as it is before it enters, the next object of the game; the game stays as it is. */
export const tokenOf = (
  game: Game,
  event: EventOf<'create'>,
  { card, timestamp }: { readonly card: CardNumber; readonly timestamp: number },
): GameObject => ({
  ...newObject({
    id: game.objects.length,
    kind: 'token',
    definition: event.token,
    card,
    owner: event.player,
    controller: event.entering.controller,
    zone: 'outside',
    timestamp,
    turn: game.turn.number,
  }),
  ...(event.copied && { copied: copyOf(event.copied) }),
  ...(event.values && { values: copyOf(event.values) }),
});
