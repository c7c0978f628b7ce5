import { objectAt } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface Unattach {
  readonly do: 'unattach';
  readonly what: Objects;
}

export const unattach: InstructionWord<Unattach> = {
  shape: { what: 'objects' },
  said: {
    deed: [phrase('[unattach] <what:objects>', { do: 'unattach', what: '<what>' })],
  },
  gives: ['objects', 'amount'],
  done: 'unattached',
  meaning: atOnce(
    '701.3d',
    (game, { instruction, scope }) =>
      permanents(game, scope, instruction.what).flatMap((object): readonly GameEvent[] => {
        const from = objectAt(game, object).attachedTo;
        return from === null ? [] : [{ type: 'unattach', object, from }];
      }),
    affected('unattach'),
  ),
};
