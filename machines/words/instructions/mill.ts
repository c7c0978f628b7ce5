import { zoneIds } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { moved } from '../../rules/effects/instructions/named.ts';
import { amountOf, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Players, Quantity } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { always } from '../costs/word.ts';
import type { InstructionWord } from './word.ts';

export interface Mill {
  readonly do: 'mill';
  readonly count: Quantity;
  readonly who: Players;
}

export const mill: InstructionWord<Mill> = {
  shape: { count: 'quantity', who: 'players' },
  said: {
    deed: [phrase('[mill] <count:numbered card>', { do: 'mill', count: '<count>', who: '<subject>' })],
  },
  gives: ['objects', 'amount'],
  they: true,
  done: 'milled',
  movesOfLibrary: always,
  meaning: atOnce(
    '701.17a',
    (game, { instruction, scope }) =>
      whoOf(game, scope, instruction.who).flatMap((player): readonly GameEvent[] => {
        const count = amountOf(game, forEach(scope, player), instruction.count);
        return count > 0 ? [{ type: 'mill', player, count }] : [];
      }),
    moved,
    {
      // A player can't choose to mill more than there are (701.17b).
      possible: (game, { instruction, scope }) =>
        whoOf(game, scope, instruction.who).every(
          (player) =>
            zoneIds(game, 'library', player).length >=
            amountOf(game, forEach(scope, player), instruction.count),
        ),
    },
  ),
};
