import { copiableDefinition, isFlipCard, objectAt } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import type { Game } from '../../rules/state/game.ts';
import type { GameObject } from '../../rules/state/object.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** Permanents of flip cards, or copies of those, are flipped, once (710.4). */
export interface Flip {
  readonly do: 'flip';
  readonly what: Objects;
}

/** The alternative characteristics of flip cards apply from then on (710.2). */
export const flip: InstructionWord<Flip> = {
  shape: { what: 'objects' },
  said: {
    deed: [phrase('[flip] <what:objects>', { do: 'flip', what: '<what>' })],
  },
  gives: ['objects', 'amount'],
  done: 'flipped',
  meaning: atOnce(
    '710.4',
    (game, { instruction, scope }) =>
      permanents(game, scope, instruction.what)
        .filter((id) => isUnflipped(game, objectAt(game, id)))
        .map((object) => ({ type: 'flip', object })),
    affected('flip'),
  ),
};

const isUnflipped = (game: Game, object: GameObject): boolean =>
  object.flipped !== true && !object.faceDown && isFlipCard(game, copiableDefinition(game, object));
