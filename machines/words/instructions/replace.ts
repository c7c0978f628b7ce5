import { beginEffect } from '../../rules/effects/instructions/effect.ts';
import { type Kept, lockedObjects, lockedPlayers } from '../../rules/effects/instructions/locked.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { amountOf } from '../../rules/effects/instructions/who.ts';
import { durationBegins } from '../../rules/events/durations.ts';
import { targetsKept } from '../../rules/state/effect-choices.ts';
import { emptyEffect } from '../../rules/state/empty-effect.ts';
import type { Game } from '../../rules/state/game.ts';
import { noMemory } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { Duration, Quantity, Replacement } from '../../rules/state/vocabulary/index.ts';
import { replacedWord } from '../../rules/state/word-table.ts';
import type { InstructionWord } from './word.ts';

/** A replacement effect that lasts ("the next time … this turn"), or of so much damage ("the next 1 damage"). */
export interface Replace {
  readonly do: 'replace';
  readonly replacement: Replacement;
  readonly until: Duration;
  readonly once?: true;
  readonly amount?: Quantity;
}

/** What is attached to this now, and what or who damage is redirected to: those, whatever becomes of it (611.2c). */
function lockedReplacement(game: Game, scope: Scope, replacement: Replacement, kept: Kept): Replacement {
  const { event, redirectTo, redirectToPlayers } = replacement;
  return {
    ...replacement,
    event: replacedWord(event).locked?.(event, () => lockedObjects(game, scope, 'attached', kept)) ?? event,
    ...(redirectTo !== undefined && { redirectTo: lockedObjects(game, scope, redirectTo, kept) }),
    ...(redirectToPlayers !== undefined && {
      redirectToPlayers: lockedPlayers(game, scope, redirectToPlayers, kept),
    }),
  };
}

/** A replacement effect that lasts (614.1): "the next time … this turn" is used up by that. */
export const replace: InstructionWord<Replace> = {
  shape: { replacement: 'replacement', until: 'duration of an effect', once: 'flag?', amount: 'quantity?' },
  said: {},
  gives: [],
  done: 'replaced',
  meaning: meaning('614.1', noMemory, ['begin', 'end'], {
    begin(game, { instruction, scope, ref }) {
      if (!durationBegins(game, scope, instruction.until)) return finished();
      const { amount, once, replacement, until } = instruction;
      const shield = amount === undefined ? null : amountOf(game, scope, amount);
      if (shield === 0) return finished();
      const kept: Kept = {};
      const locked = lockedReplacement(game, scope, replacement, kept);
      const event = beginEffect(game, {
        ...emptyEffect(game, scope, ref),
        ...targetsKept(scope, replacement),
        until,
        replacement: locked,
        once: once === true,
        shield,
        named: { ...scope.named, ...kept },
      });
      return happen('614.1', [event], { then: 'end' });
    },
    end: () => finished({ did: true }),
  }),
};
