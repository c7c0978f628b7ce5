/** Turning permanents face down and face up (708), and manifesting cards (701.40). */
import { isDoubleFaced, objectAt, objects } from '../../characteristics/index.ts';
import { entering, makeMove } from '../../events/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import { remembering } from '../../state/memory.ts';
import { go, happen } from '../../state/procedure.ts';
import { faceDownText } from '../../state/rule-texts.ts';
import { present } from './going.ts';
import { atOnce, finished, meaning } from './meaning.ts';
import { affected, movedObjects, these } from './named.ts';
import { permanents } from './permanents.ts';
import { whoOf } from './who.ts';

/** Turns face-up permanents face down: not what is face down already (708.2b), nor double-faced ones (712.16). */
export const turnFaceDown = atOnce(
  'turnFaceDown',
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

/** Turns face-down permanents face up (708.8); an instant or sorcery card is revealed and stays as it is (701.40g). */
export const turnFaceUp = atOnce(
  'turnFaceUp',
  '708.8',
  (game, { instruction, scope }) =>
    permanents(game, scope, instruction.what)
      .filter((id) => objectAt(game, id).faceDown)
      .map((object) =>
        isSpellCard(game, object)
          ? { type: 'reveal', objects: [object], to: 'all' }
          : { type: 'turnFaceUp', object },
      ),
  affected('turnFaceUp'),
);

function isSpellCard(game: Game, id: ObjectId): boolean {
  const types = game.definitions[objectAt(game, id).definition]?.types ?? [];
  return types.includes('instant') || types.includes('sorcery');
}

interface ManifestMemory {
  readonly left: readonly ObjectId[];
  readonly put: readonly ObjectId[];
}

/**
 * Manifests or cloaks cards: puts them onto the battlefield face down, as 2/2 creatures (701.40a, 701.58a), one after the
 * other (701.40e, 701.58e).
 */
export const manifest = meaning(
  'manifest',
  '701.40a',
  remembering<ManifestMemory>({ left: 'numbers, later', put: 'numbers' }),
  ['begin', 'next', 'putOne'],
  {
    begin: (game, { instruction, scope }) =>
      go('next', { left: present(game, scope, objects(game, scope, instruction.what)) }),
    next(game, { instruction, ref, scope, memory: { left, put } }) {
      const [card, ...others] = left;
      if (card === undefined) return finished(these(put));
      const [player = scope.you] = whoOf(game, scope, instruction.who);
      const move = makeMove(game, card, 'battlefield', {
        why: 'effect',
        faceDown: true,
        entering: entering(player, {
          faceDown: true,
          manifested: true,
          ...(instruction.like !== undefined && { faceDownAs: `${ref}.like` }),
        }),
      });
      return happen(instruction.like === undefined ? '701.40a' : '701.58a', [move], {
        then: 'putOne',
        remember: { left: others },
      });
    },
    putOne: (_game, { frame, memory: { put } }) =>
      go('next', { put: [...put, ...movedObjects(frame.happened)] }),
  },
  { begins: { put: [] } },
);
