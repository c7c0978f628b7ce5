import { objects } from '../../rules/characteristics/index.ts';
import { present } from '../../rules/effects/instructions/going.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { movedObjects, these } from '../../rules/effects/instructions/named.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import { entering, makeMove } from '../../rules/events/index.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { go, happen } from '../../rules/state/procedure.ts';
import type { Objects, Players, TokenDefinition } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** One after the other; with these characteristics, if not those of 708.2a, they are cloaked (701.58a). */
export interface Manifest {
  readonly do: 'manifest';
  readonly what: Objects;
  readonly who?: Players;
  readonly like?: TokenDefinition;
}

interface ManifestMemory {
  readonly left: readonly ObjectId[];
  readonly put: readonly ObjectId[];
}

/**
 * Manifests or cloaks cards: puts them onto the battlefield face down, as 2/2 creatures (701.40a, 701.58a), one after the
 * other (701.40e, 701.58e).
 */
export const manifest: InstructionWord<Manifest> = {
  shape: { what: 'objects', who: 'players?', like: 'token?' },
  said: {
    deed: [
      phrase('[manifest] <what:topCards>', { do: 'manifest', what: '<what>', who: '<subject>' }),
      phrase('[manifest] <what:objects>', { do: 'manifest', what: '<what>', who: '<subject>' }),
    ],
  },
  gives: ['objects', 'amount'],
  forYou: true,
  done: 'manifested',
  movesOfLibrary: ({ what }, { isThere }) => isThere(what),
  meaning: meaning(
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
  ),
};
