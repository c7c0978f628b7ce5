import { atOnce } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import type { Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface RemoveFromCombat {
  readonly do: 'removeFromCombat';
  readonly what: Objects;
}

export const removeFromCombat: InstructionWord<RemoveFromCombat> = {
  shape: { what: 'objects' },
  said: {
    deed: [phrase('[remove] <what:objects> from combat', { do: 'removeFromCombat', what: '<what>' })],
  },
  gives: ['objects', 'amount'],
  done: 'removed',
  meaning: atOnce(
    '506.4',
    (game, { instruction, scope }) =>
      permanents(game, scope, instruction.what)
        .filter((id) => isInCombat(game, id))
        .map((object) => ({ type: 'removeFromCombat', object })),
    affected('removeFromCombat'),
  ),
};

function isInCombat(game: Game, id: ObjectId): boolean {
  const { combat } = game;
  if (combat === null) return false;
  return (
    combat.attackers.some(
      ({ object, defender }) =>
        object === id || (defender !== null && 'object' in defender && defender.object === id),
    ) || combat.blockers.some(({ object }) => object === id)
  );
}
