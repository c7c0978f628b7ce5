import { beginEffect } from '../../rules/effects/instructions/effect.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import { emptyEffect } from '../../rules/state/empty-effect.ts';
import { noMemory } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface Regenerate {
  readonly do: 'regenerate';
  readonly what: Objects;
}

/** A shield for the next time it would be destroyed this turn, one for each permanent (701.19a). */
export const regenerate: InstructionWord<Regenerate> = {
  shape: { what: 'objects' },
  said: {
    deed: [phrase('[regenerate] <what:objects>', { do: 'regenerate', what: '<what>' })],
  },
  gives: ['objects', 'amount'],
  done: 'regenerated',
  meaning: meaning('701.19a', noMemory, ['shield', 'end'], {
    shield(game, { instruction, scope, ref }) {
      const shielded = permanents(game, scope, instruction.what);
      if (shielded.length === 0) return finished();
      const events = shielded.map((id) =>
        beginEffect(game, {
          ...emptyEffect(game, scope, ref),
          until: 'untilEndOfTurn',
          objects: [id],
          replacement: { event: { would: 'destroy', what: 'self' }, regenerates: true },
          once: true,
        }),
      );
      return happen('701.19a', events, { then: 'end' });
    },
    end: (game, { instruction, scope }) => {
      const shielded = permanents(game, scope, instruction.what);
      return finished({ objects: shielded, amount: shielded.length, did: true });
    },
  }),
};
