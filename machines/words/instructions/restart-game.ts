import { apart } from '../../rules/abilities/check/known.ts';
import { objects } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { didIt } from '../../rules/effects/instructions/named.ts';
import type { Restart } from '../../rules/state/game.ts';
import type { Named } from '../../rules/state/object.ts';
import { noNamed } from '../../rules/state/scope.ts';
import type { Instruction, Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/**
 * The game restarts (727.1); these cards are left where they are (727.5), and named for what is done just before the
 * first turn (727.4).
 */
export interface RestartGame {
  readonly do: 'restartGame';
  readonly except?: Objects;
  readonly then?: readonly Instruction[];
}

/** What it says after that is done as the new game begins (727.4): it finds the cards that were left under its name. */
export const restartGame: InstructionWord<RestartGame> = {
  shape: { except: 'objects?', then: 'instructions?' },
  said: { deed: [phrase('[restart] the game', { do: 'restartGame' })] },
  gives: ['objects', 'amount'],
  done: 'left',
  // What it leaves where it is has its name in what is done then (727.5).
  knownIn: ({ as }, part, known) =>
    part === 'then' && as !== undefined ? apart(known, [as, ['objects', 'amount']]) : known,
  meaning: atOnce(
    '727.1',
    (game, { instruction, ref, scope }) => {
      const exempt = instruction.except === undefined ? [] : objects(game, scope, instruction.except);
      const left: Named = { ...noNamed, objects: exempt, amount: exempt.length, did: exempt.length > 0 };
      const named = instruction.as === undefined ? scope.named : { ...scope.named, [instruction.as]: left };
      const restart: Restart = {
        player: scope.you,
        exempt,
        ref: instruction.then === undefined ? null : `${ref}.then`,
        scope: { ...scope, named, onStack: null, choices: null, trigger: null },
      };
      return [{ type: 'restart', by: scope.self, restart }];
    },
    didIt,
  ),
};
