/** Spells that are cast while something resolves (608.2g). */

import { objects } from '../../characteristics/index.ts';
import { copyOf } from '../../state/copy.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import { noMemory } from '../../state/memory.ts';
import { call, type Outcome } from '../../state/procedure.ts';
import type { Scope } from '../../state/scope.ts';
import type { CostPart, Filter, Objects, Players } from '../../state/vocabulary/index.ts';
import { present } from './going.ts';
import { finished, type InstructionKind, meaning } from './meaning.ts';
import { whoOf } from './who.ts';

/** Whether an instruction of this kind lets players cast spells. */
export const isCasting = (kind: InstructionKind): boolean => kind === 'cast' || kind === 'castWithoutPaying';

/** How a spell may be cast: for no mana, for another cost than its own, or as always. */
interface Terms {
  readonly withoutPaying?: true;
  /** Lands may be played as well. */
  readonly lands?: true;
  /** No more than so many of them. */
  readonly most?: number;
  readonly alternativeCost?: { readonly name: string; readonly cost: readonly CostPart[] };
  /** With their back faces up (712.11a). */
  readonly transformed?: true;
  /** They are cast, if they can be. */
  readonly must?: true;
  /** Only if the spell will be like this, as the words of this scope mean it. */
  readonly like?: Filter;
  readonly scope?: Scope;
}

/** Casting is for the procedure that the room of casting provides; null if there is nothing to cast. */
function letCast(
  game: Game,
  scope: Scope,
  { what, who }: { readonly what: Objects; readonly who?: Players },
  terms: Terms,
): Outcome<'end'> | null {
  const cards = present(game, scope, objects(game, scope, what));
  const player = whoOf(game, scope, who)[0] ?? scope.you;
  return cards.length === 0
    ? null
    : call('castDuringResolution', { player, objects: cards, ...terms }, { then: 'end' });
}

/** The spells that were cast, on the stack. */
function wereCast(returned: unknown) {
  const cast: readonly ObjectId[] =
    typeof returned === 'object' && returned !== null && 'cast' in returned && Array.isArray(returned.cast)
      ? returned.cast.filter((one) => typeof one === 'number')
      : [];
  return finished({ objects: cast, amount: cast.length, did: cast.length > 0 });
}

/** Cards that a player may cast without paying their mana costs, or play if they are lands. */
export const castWithoutPaying = meaning('castWithoutPaying', '608.2g', noMemory, ['cast', 'end'], {
  cast: (game, { instruction, scope }) =>
    letCast(game, scope, instruction, {
      withoutPaying: true,
      ...(instruction.lands && { lands: true }),
      ...(instruction.most !== undefined && { most: instruction.most }),
      ...(instruction.must && { must: true }),
      ...(instruction.transformed && { transformed: true }),
      ...(instruction.like && { like: copyOf(instruction.like), scope }),
    }) ?? finished(),
  end: (_game, { frame }) => wereCast(frame.returned),
});

/** Cards that a player may cast for their mana costs, or for the cost that the instruction says. */
export const cast = meaning('cast', '608.2g', noMemory, ['cast', 'end'], {
  cast: (game, { instruction, scope }) =>
    letCast(game, scope, instruction, {
      ...(instruction.alternativeCost && { alternativeCost: copyOf(instruction.alternativeCost) }),
      ...(instruction.transformed && { transformed: true }),
    }) ?? finished(),
  end: (_game, { frame }) => wereCast(frame.returned),
});
