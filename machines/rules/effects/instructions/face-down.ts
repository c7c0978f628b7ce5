/** Turning permanents face down and face up (708), and manifesting cards (701.40). */
import { isDoubleFaced, isPermanent, objectAt, objects } from '../../characteristics/index.ts';
import { entering, makeMove } from '../../events/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import { faceDownText } from '../../state/rule-texts.ts';
import type { Scope } from '../../state/scope.ts';
import type { Objects } from '../../state/vocabulary/index.ts';
import { present } from './going.ts';
import { atOnce } from './meaning.ts';
import { affected, moved } from './named.ts';
import { whoOf } from './who.ts';

const permanents = (game: Game, scope: Scope, what: Objects): readonly ObjectId[] =>
  objects(game, scope, what).filter((id) => isPermanent(game, id));

/** Turns face-up permanents face down: not what is face down already (708.2b), nor double-faced ones (712.16). */
export const turnFaceDown = atOnce<'turnFaceDown'>(
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
);

/** Neither what is face down (708.2b) nor a double-faced permanent (712.16). */
function canBeFaceDown(game: Game, id: ObjectId): boolean {
  const { definition, faceDown } = objectAt(game, id);
  return !faceDown && !isDoubleFaced(game, definition);
}

/** Turns face-down permanents face up (708.8); not what is no permanent card, which stays as it is (701.40g). */
export const turnFaceUp = atOnce<'turnFaceUp'>(
  '708.8',
  (game, { instruction, scope }) =>
    permanents(game, scope, instruction.what)
      .filter((id) => objectAt(game, id).faceDown && !isSpellCard(game, id))
      .map((object) => ({ type: 'turnFaceUp', object })),
  affected('turnFaceUp'),
);

function isSpellCard(game: Game, id: ObjectId): boolean {
  const types = game.definitions[objectAt(game, id).definition]?.types ?? [];
  return types.includes('instant') || types.includes('sorcery');
}

/** Manifests cards: puts them onto the battlefield face down, as 2/2 creatures (701.40a). */
export const manifest = atOnce<'manifest'>(
  '701.40a',
  (game, { instruction, scope }) => {
    const [player = scope.you] = whoOf(game, scope, instruction.who);
    return present(game, scope, objects(game, scope, instruction.what)).map((id) =>
      makeMove(game, id, 'battlefield', {
        why: 'effect',
        faceDown: true,
        entering: entering(player, { faceDown: true, manifested: true }),
      }),
    );
  },
  moved,
);
