import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import type { InstructionWord } from './word.ts';

/** They get this level, a designation (716.2b). */
export interface BecomeLevel {
  readonly do: 'becomeLevel';
  readonly what: Objects;
  readonly level: number;
}

/** Permanents get a level, which any permanent can have (716.2b). */
export const becomeLevel: InstructionWord<BecomeLevel> = {
  shape: { what: 'objects', level: 'whole number' },
  said: {},
  gives: ['objects', 'amount'],
  done: 'leveled',
  meaning: atOnce(
    '716.2b',
    (game, { instruction, scope }) =>
      permanents(game, scope, instruction.what).map((object) => ({
        type: 'becomeLevel',
        object,
        level: instruction.level,
      })),
    affected('becomeLevel'),
  ),
};
