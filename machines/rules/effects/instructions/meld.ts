/** Melding (701.42): the two cards of a meld pair become one permanent. */
import { objects } from '../../characteristics/index.ts';
import { entering, makeMove } from '../../events/index.ts';
import type { EventOf } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import { enteringCombat, present } from './going.ts';
import { atOnce, type InstructionOf, type Reading } from './meaning.ts';
import { moved } from './named.ts';

/** Puts the cards of a meld pair onto the battlefield, combined; what can't be melded stays where it is (701.42c). */
export const meld = atOnce(
  'meld',
  '701.42a',
  (game, reading) => {
    const { instruction, scope } = reading;
    const pair = pairOf(game, reading);
    if (pair === null) return [];
    const [first, second] = pair;
    const event: EventOf<'move'> = {
      ...makeMove(game, first, 'battlefield', {
        why: 'effect',
        entering: entering(scope.you, {
          face: 1,
          tapped: instruction.tapped === true,
          ...enteringCombat(game, scope, instruction),
        }),
      }),
      along: [second],
    };
    return [event];
  },
  moved,
  { possible: (game, reading) => pairOf(game, reading) !== null },
);

/** The two objects, if they are what melds: cards, no tokens, of one meld pair, and no others (701.42b). */
function pairOf(
  game: Game,
  { instruction, scope }: Reading<InstructionOf<'meld'>>,
): readonly [ObjectId, ObjectId] | null {
  const [first, second, ...others] = present(game, scope, objects(game, scope, instruction.what));
  if (first === undefined || second === undefined || others.length > 0) return null;
  const isPair = meldsWith(game, first, second) && meldsWith(game, second, first);
  return isPair ? [first, second] : null;
}

/** Whether it is a card, and what it melds with is the other. */
function meldsWith(game: Game, id: ObjectId, other: ObjectId): boolean {
  const one = game.objects[id];
  const counterpart = game.objects[other];
  if (one?.kind !== 'card' || counterpart == null) return false;
  const name = game.definitions[one.definition]?.meldsWith;
  return name !== undefined && game.definitions[counterpart.definition]?.name === name;
}
