import { isPermanent, objects } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { moved } from '../../rules/effects/instructions/named.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface Destroy {
  readonly do: 'destroy';
  readonly what: Objects;
  readonly cantBeRegenerated?: true;
}

export const destroy: InstructionWord<Destroy> = {
  shape: { what: 'objects', cantBeRegenerated: 'flag?' },
  said: {
    deed: [
      phrase('[destroy] the rest', { do: 'destroy', what: { said: 'notChosen' } }),
      phrase('[destroy] <what:objects>', { do: 'destroy', what: '<what>' }),
    ],
  },
  gives: ['objects', 'amount'],
  done: 'destroyed',
  gains: ({ what }, { cantBeDestroyed, overObjects, worth }) =>
    overObjects(what, (id) => (cantBeDestroyed(id) ? 0 : -worth(id))),
  meaning: atOnce(
    '701.8a',
    (game, { instruction, scope }) =>
      objects(game, scope, instruction.what)
        .filter((id) => isPermanent(game, id))
        .map((object) => ({
          type: 'destroy',
          object,
          cantBeRegenerated: instruction.cantBeRegenerated === true,
        })),
    moved,
    {
      possible: (game, { instruction, scope }) =>
        objects(game, scope, instruction.what).some((id) => isPermanent(game, id)),
    },
  ),
};
