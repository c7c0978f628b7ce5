import { objects } from '../../rules/characteristics/index.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf, movedObjects } from '../../rules/effects/instructions/named.ts';
import type { Destination, Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface Counter {
  readonly do: 'counter';
  readonly what: Objects;
  readonly to?: Destination;
}

/** A countered spell goes to its owner's graveyard, or where the effect says instead (701.6a, 608.2c). */
export const counter: InstructionWord<Counter> = {
  shape: { what: 'objects', to: 'plain destination?' },
  said: {
    deed: [phrase('[counter] <what:objects>', { do: 'counter', what: '<what>' })],
  },
  gives: ['objects', 'amount'],
  done: 'countered',
  movesOfLibrary: ({ to }) => to?.zone === 'library',
  gains: ({ what }, { overObjects, worth }) => overObjects(what, (id) => -worth(id) - 0.5),
  meaning: atOnce(
    '701.6a',
    (game, { instruction, scope }) =>
      objects(game, scope, instruction.what)
        .filter((id) => isThere(game, id) && game.objects[id]?.zone === 'stack')
        .map((object) => {
          const { to } = instruction;
          return {
            type: 'counter',
            object,
            by: scope.self,
            ...(to === undefined
              ? {}
              : { to: { zone: to.zone, position: to.position === 'bottom' ? 'bottom' : 'top' } }),
          };
        }),
    (happened) => {
      const countered = eventsOf(happened, 'counter');
      return {
        objects: movedObjects(happened),
        amount: countered.length,
        did: countered.length > 0,
      };
    },
  ),
};
