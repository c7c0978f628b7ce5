import { objectAt, objects } from '../../rules/characteristics/index.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import { atOnce, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf, these } from '../../rules/effects/instructions/named.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { CopyException, Objects } from '../../rules/state/vocabulary/index.ts';
import { copyBy } from './copying.ts';
import type { InstructionWord } from './word.ts';

/** Copies of cards, where those are: to be cast (707.12). */
export interface CopyCard {
  readonly do: 'copyCard';
  readonly what: Objects;
  readonly except?: readonly CopyException[];
}

/** Creates copies of cards in the zones where those are (707.12), for the player to cast. */
export const copyCard: InstructionWord<CopyCard> = {
  shape: { what: 'objects', except: { list: 'copy exception', optional: true } },
  said: {},
  gives: ['objects', 'amount'],
  done: 'copied',
  meaning: atOnce(
    '707.12',
    (game, reading) =>
      cardsToCopy(game, reading).map((of) => {
        const copied =
          reading.instruction.except === undefined
            ? null
            : copyBy(game, reading, objectAt(game, of), { bothFaces: true });
        return {
          type: 'copyCard',
          of,
          player: reading.scope.you,
          ...(copied && { copied }),
          made: null,
        };
      }),
    (happened) =>
      these(eventsOf(happened, 'copyCard').flatMap((event) => (event.made === null ? [] : [event.made]))),
    { possible: (game, reading) => cardsToCopy(game, reading).length > 0 },
  ),
};

const cardsToCopy = (game: Game, { instruction, scope }: Reading<CopyCard>): readonly ObjectId[] =>
  objects(game, scope, instruction.what).filter((id) => isThere(game, id));
