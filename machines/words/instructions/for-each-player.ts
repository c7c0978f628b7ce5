import { players } from '../../rules/characteristics/index.ts';
import { enter, finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import { noMemory } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { Instruction, Players } from '../../rules/state/vocabulary/index.ts';
import type { InstructionWord } from './word.ts';

export interface ForEachPlayer {
  readonly do: 'forEachPlayer';
  readonly of: Players;
  readonly then: readonly Instruction[];
}

/** For each of some players: at once where possible, else in APNAP order (608.2e-f). */
export const forEachPlayer: InstructionWord<ForEachPlayer> = {
  shape: { of: 'players', then: 'instructions' },
  said: {},
  gives: ['players', 'amount'],
  done: 'done',
  holds: ({ then }) => then,
  knownIn: (_instruction, part, known) => (part === 'then' ? { ...known, they: true } : known),
  gains: ({ of, then }, { gainOf, game, scope }) =>
    players(game, scope, of).reduce((sum, they) => sum + gainOf(then, { ...scope, they }), 0),
  meaning: meaning('608.2e', noMemory, ['together', 'end'], {
    together(game, { instruction, ref, scope, others }) {
      const all = whoOf(game, scope, instruction.of);
      if (all.length === 0) return finished();
      const [only, ...more] = instruction.then;
      if (only !== undefined && more.length === 0) {
        const batches = all.map((they) =>
          others.events(game, { instruction: only, ref: `${ref}.then.0`, scope: { ...scope, they } }),
        );
        if (batches.every((batch) => batch !== null)) {
          const events = batches.flat();
          return events.length === 0 ? finished() : happen('608.2e', events, { then: 'end' });
        }
      }
      return enter('then', { players: all }, { then: 'end' });
    },
    end: (game, { instruction, scope }) => {
      const all = whoOf(game, scope, instruction.of);
      return finished({ players: all, amount: all.length, did: true });
    },
  }),
};
