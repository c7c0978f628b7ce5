import { controllerOf, objectAt } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import { designationsOfPlayers, isDesignated } from '../../rules/state/designation.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Designation, Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** They get this designation, if they don't have it, or lose it, if they do. */
export interface Designate {
  readonly do: 'designate';
  readonly what: Objects;
  readonly designation: Designation;
  readonly noLonger?: true;
}

/**
 * Permanents get a designation, not a second time (701.60d, 701.64a), or lose it. Of those that a permanent has for its
 * controller another one of theirs is rid of it by that, be it phased out (701.54a).
 */
export const designate: InstructionWord<Designate> = {
  shape: { what: 'objects', designation: 'designation', noLonger: 'flag?' },
  said: {
    designationWord: [
      phrase('suspected', 'suspected'),
      phrase('renowned', 'renowned'),
      phrase('harnessed', 'harnessed'),
    ],
    act: [
      phrase('[become] <designation:designationWord>', {
        do: 'designate',
        what: '<subject>',
        designation: '<designation>',
      }),
      phrase('[are] no longer <designation:designationWord>', {
        do: 'designate',
        what: '<subject>',
        designation: '<designation>',
        noLonger: true,
      }),
    ],
  },
  gives: ['objects', 'amount'],
  done: 'designated',
  meaning: atOnce(
    '701.60a',
    (game, { instruction: { designation, noLonger = false, what }, scope }) =>
      permanents(game, scope, what)
        .filter((id) => isDesignated(objectAt(game, id), designation) === noLonger)
        .flatMap((object): readonly GameEvent[] => [
          { type: 'designate', object, designation, noLonger },
          ...(noLonger || !designationsOfPlayers.has(designation)
            ? []
            : othersWith(game, object, designation)
          ).map((other) => ({ type: 'designate', object: other, designation, noLonger: true }) as const),
        ]),
    (happened) => {
      const became = happened.filter(({ event }) => event.type === 'designate' && !event.noLonger);
      return affected('designate')(became.length > 0 ? became : happened);
    },
  ),
};

/** Other permanents with a designation that have the same controller as one that gets it. */
function othersWith(game: Game, object: ObjectId, designation: Designation): readonly ObjectId[] {
  const controller = controllerOf(game, object);
  return game.battlefield.filter(
    (id) =>
      id !== object && isDesignated(objectAt(game, id), designation) && controllerOf(game, id) === controller,
  );
}
