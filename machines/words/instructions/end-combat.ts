import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { didIt } from '../../rules/effects/instructions/named.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface EndCombat {
  readonly do: 'endCombat';
}

/** At any time that is not a combat phase, nothing happens (724.2g). */
export const endCombat: InstructionWord<EndCombat> = {
  shape: {},
  said: {
    deed: [phrase('end the combat phase', { do: 'endCombat' })],
  },
  gives: [],
  done: 'done',
  meaning: atOnce(
    '724.2',
    (game, { scope }) =>
      game.turn.phase === 'combat' ? [{ type: 'endEarly', what: 'combat', by: scope.self }] : [],
    didIt,
  ),
};
