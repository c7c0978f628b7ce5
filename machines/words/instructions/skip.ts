import { beginEffect } from '../../rules/effects/instructions/effect.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import { emptyEffect } from '../../rules/state/empty-effect.ts';
import { noMemory } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import { noNamed } from '../../rules/state/scope.ts';
import type { Phase, Step } from '../../rules/state/turn-structure.ts';
import type { Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface Skip {
  readonly do: 'skip';
  readonly who: Players;
  readonly what: 'turn' | Phase | Step;
}

/** Skipping the next turn, phase or step replaces its beginning with nothing, once for each player (614.10). */
export const skip: InstructionWord<Skip> = {
  shape: { who: 'players', what: 'turn, phase or step' },
  said: {
    deed: [phrase('[skip] your|their next <what:skipped>', { do: 'skip', who: '<subject>', what: '<what>' })],
  },
  gives: ['players'],
  done: 'skipped',
  meaning: meaning('614.10', noMemory, ['begin', 'end'], {
    begin(game, { instruction, scope, ref }) {
      const who = whoOf(game, scope, instruction.who);
      if (who.length === 0) return finished();
      const events = who.map((player) =>
        beginEffect(game, {
          ...emptyEffect(game, scope, ref),
          replacement: {
            event: { would: 'begin', what: instruction.what, whose: { named: 'skips' } },
            skip: true,
          },
          once: true,
          named: { ...scope.named, skips: { ...noNamed, players: [player] } },
        }),
      );
      return happen('614.10', events, { then: 'end' });
    },
    end: (game, { instruction, scope }) =>
      finished({ players: whoOf(game, scope, instruction.who), did: true }),
  }),
};
