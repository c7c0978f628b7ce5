import { doubleFacedAmong, isDoubleFaced, objectAt } from '../../rules/characteristics/index.ts';
import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { faceDownText } from '../../rules/state/rule-texts.ts';
import type { Objects, TokenDefinition } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** Face down, with these characteristics or those of 708.2a; face up again (708.8). */
export interface TurnFaceDown {
  readonly do: 'turnFaceDown';
  readonly what: Objects;
  readonly like?: TokenDefinition;
}

/** Turns face-up permanents face down: not what is face down already (708.2b), nor double-faced ones (712.16). */
export const turnFaceDown: InstructionWord<TurnFaceDown> = {
  shape: { what: 'objects', like: 'token?' },
  said: {
    deed: [phrase('[turn] <what:objects> face down', { do: 'turnFaceDown', what: '<what>' })],
    sentence: [
      phrase("it's a|an <size> <subtypes:tokenSubtypes> <types:tokenTypes> .", [
        { said: 'faceDownAs', like: { '...size': '<size>', subtypes: '<subtypes>', types: '<types>' } },
      ]),
    ],
  },
  gives: ['objects', 'amount'],
  done: 'turned down',
  meaning: atOnce(
    '708.2a',
    (game, { instruction, ref, scope }) =>
      permanents(game, scope, instruction.what)
        .filter((id) => canBeFaceDown(game, id))
        .map((object) => ({
          type: 'turnFaceDown',
          object,
          as: instruction.like === undefined ? faceDownText : `${ref}.like`,
        })),
    affected('turnFaceDown'),
  ),
};

/** Neither what is face down (708.2b) nor a double-faced permanent (712.16), nor one with such a component (730.2j). */
function canBeFaceDown(game: Game, id: ObjectId): boolean {
  const object = objectAt(game, id);
  const { definition, faceDown } = object;
  return !faceDown && !isDoubleFaced(game, definition) && doubleFacedAmong(game, object).length === 0;
}
