import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** It doesn't untap during its controller's next untap step. */
export interface Freeze {
  readonly do: 'freeze';
  readonly what: Objects;
}

/** It doesn't untap during its controller's next untap step (502.3). */
export const freeze: InstructionWord<Freeze> = {
  shape: { what: 'objects' },
  said: {
    act: [
      phrase("[don't] untap during its|their controller's next untap step", {
        do: 'freeze',
        what: '<subject>',
      }),
      phrase("[don't] untap during your next untap step", { do: 'freeze', what: '<subject>' }),
      phrase("[don't] untap during their controllers ' next untap steps", {
        do: 'freeze',
        what: '<subject>',
      }),
    ],
  },
  gives: ['objects', 'amount'],
  done: 'frozen',
  gains: ({ what }, { overObjects }) => overObjects(what, () => -1),
  meaning: atOnce(
    '502.3',
    (game, { instruction, scope }) =>
      permanents(game, scope, instruction.what).map((object) => ({ type: 'freeze', object, frozen: true })),
    affected('freeze'),
  ),
};
