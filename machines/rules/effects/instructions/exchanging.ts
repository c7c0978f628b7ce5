/** Exchanges (701.12). */
import { controllerOf, isPermanent, objects } from '../../characteristics/index.ts';
import { emptyEffect } from '../../state/empty-effect.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { remembering } from '../../state/memory.ts';
import { happen } from '../../state/procedure.ts';
import { noNamed, type Scope } from '../../state/scope.ts';
import type { Objects } from '../../state/vocabulary/index.ts';
import { beginEffect } from './effect.ts';
import { isThere } from './going.ts';
import { finished, meaning } from './meaning.ts';

/** Under this name it is kept who gains control. */
const gains = 'gains control';

/**
 * Two permanents, or a permanent and a spell, change their controllers: both or neither (701.12a), and nothing happens
 * between those that one player controls (701.12b). Refers to the two afterwards.
 */
export const exchangeControl = meaning(
  'exchangeControl',
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
);

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
