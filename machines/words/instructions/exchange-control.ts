import { controllerOf, isPermanent, objects } from '../../rules/characteristics/index.ts';
import { beginEffect } from '../../rules/effects/instructions/effect.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { emptyEffect } from '../../rules/state/empty-effect.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { happen } from '../../rules/state/procedure.ts';
import { noNamed, type Scope } from '../../rules/state/scope.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** Of two permanents, or of a permanent and a spell (701.12b). */
export interface ExchangeControl {
  readonly do: 'exchangeControl';
  readonly first: Objects;
  readonly second: Objects;
}

/** Under this name it is kept who gains control. */
const gains = 'gains control';

/**
 * Two permanents, or a permanent and a spell, change their controllers: both or neither (701.12a), and nothing happens
 * between those that one player controls (701.12b). Refers to the two afterwards.
 */
export const exchangeControl: InstructionWord<ExchangeControl> = {
  shape: { first: 'objects', second: 'objects' },
  said: {
    deed: [
      phrase('[exchange] control of <first:object> and <second:object>', {
        do: 'exchangeControl',
        first: '<first>',
        second: '<second>',
      }),
    ],
  },
  gives: ['objects'],
  done: 'exchanged',
  gains: ({ first, second }, { overObjects, worth }) =>
    -[first, second].reduce((sum, which) => sum + overObjects(which, worth), 0),
  meaning: meaning(
    '701.12b',
    remembering<{ readonly exchanged: readonly ObjectId[] }>({ exchanged: 'numbers, later' }),
    ['begin', 'end'],
    {
      begin(game, { instruction, scope, ref }) {
        const first = controlledAt(game, scope, instruction.first);
        const second = controlledAt(game, scope, instruction.second);
        if (first === null || second === null || first.controller === second.controller) return finished();
        const effect = ({ id }: Exchanged, { controller }: Exchanged) =>
          beginEffect(game, {
            ...emptyEffect(game, scope, ref),
            objects: [id],
            changes: [{ change: 'control', by: { named: gains } }],
            named: { ...scope.named, [gains]: { ...noNamed, players: [controller] } },
          });
        return happen('701.12b', [effect(first, second), effect(second, first)], {
          then: 'end',
          remember: { exchanged: [first.id, second.id] },
        });
      },
      end: (_game, { memory: { exchanged } }) => finished({ objects: exchanged, did: true }),
    },
  ),
};

interface Exchanged {
  readonly id: ObjectId;
  readonly controller: PlayerId;
}

/** The permanent or spell that an exchange speaks of; null if it isn't there. */
function controlledAt(game: Game, scope: Scope, words: Objects): Exchanged | null {
  const id = objects(game, scope, words).find((one) => isPermanent(game, one) || isSpell(game, one));
  return id === undefined ? null : { id, controller: controllerOf(game, id) };
}

const isSpell = (game: Game, id: ObjectId): boolean =>
  isThere(game, id) && game.objects[id]?.zone === 'stack' && game.objects[id]?.kind !== 'ability';
