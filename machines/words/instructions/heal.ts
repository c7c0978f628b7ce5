import { objectAt } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf, these } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** All damage marked on permanents is removed (701.69a). */
export interface Heal {
  readonly do: 'heal';
  readonly what: Objects;
}

/** All damage that is marked on permanents is removed (701.69a). */
export const heal: InstructionWord<Heal> = {
  shape: { what: 'objects' },
  said: {
    byItself: [phrase('damage already dealt to <what:objects> is healed', [{ do: 'heal', what: '<what>' }])],
  },
  gives: ['objects', 'amount'],
  done: 'healed',
  gains: ({ what }, { game, overObjects }) =>
    overObjects(what, (id) => (game.objects[id]?.damage ?? 0) * 0.2),
  meaning: atOnce(
    '701.69a',
    (game, { instruction, scope }) =>
      permanents(game, scope, instruction.what)
        .filter((id) => objectAt(game, id).damage > 0)
        .map((object) => ({ type: 'healDamage', object })),
    (happened) => these(eventsOf(happened, 'healDamage').flatMap(({ object }) => object ?? [])),
  ),
};
