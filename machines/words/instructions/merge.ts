import { characteristics, isPermanent, objects } from '../../rules/characteristics/index.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf, these } from '../../rules/effects/instructions/named.ts';
import { asking } from '../../rules/effects/instructions/who.ts';
import { asked } from '../../rules/state/decider.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { noMemory } from '../../rules/state/memory.ts';
import { ask, happen } from '../../rules/state/procedure.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import type { InstructionWord } from './word.ts';

/** This spell merges with a permanent, on top of it or on the bottom as its controller chooses (702.140c). */
export interface Merge {
  readonly do: 'merge';
  readonly into: Objects;
}

export const merge: InstructionWord<Merge> = {
  shape: { into: 'objects' },
  said: {},
  gives: ['objects', 'amount'],
  done: 'merged',
  meaning: meaning('702.140c', noMemory, ['choose', 'chosen', 'end'], {
    choose(game, { instruction, scope }) {
      const into = permanentMeant(game, scope, instruction);
      if (into === null) return finished();
      return ask(
        asked(game, scope.you, {
          kind: 'confirm',
          rule: '702.140c',
          about: `put it under ${characteristics(game, into).name}, not over it`,
          object: asking(scope),
          tone: 'neutral',
        }),
        { then: 'chosen' },
      );
    },
    chosen(game, { frame, instruction, scope }) {
      const into = permanentMeant(game, scope, instruction);
      if (into === null) return finished();
      const on = frame.answer === true ? 'bottom' : 'top';
      return happen('702.140c', [{ type: 'merge', object: scope.self, into, on }], { then: 'end' });
    },
    end: (_game, { frame }) => finished(these(eventsOf(frame.happened, 'merge').map(({ into }) => into))),
  }),
};

function permanentMeant(game: Game, scope: Scope, { into }: Merge): ObjectId | null {
  return objects(game, scope, into).find((id) => isPermanent(game, id)) ?? null;
}
