import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** Attacking creatures become blocked, by no creature (509.1h). */
export interface BecomeBlocked {
  readonly do: 'becomeBlocked';
  readonly what: Objects;
}

export const becomeBlocked: InstructionWord<BecomeBlocked> = {
  shape: { what: 'objects' },
  said: {
    act: [phrase('[become] blocked', { do: 'becomeBlocked', what: '<subject>' })],
  },
  gives: ['objects', 'amount'],
  done: 'blocked',
  meaning: atOnce(
    '509.1h',
    (game, { instruction, scope }) => {
      const unblocked = game.combat?.attackers.filter(({ blocked }) => blocked !== true) ?? [];
      return permanents(game, scope, instruction.what)
        .filter((id) => unblocked.some(({ object }) => object === id))
        .map((object) => ({ type: 'becomeBlocked', object, by: [] }));
    },
    affected('becomeBlocked'),
  ),
};
