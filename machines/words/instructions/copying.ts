/** How copies are made: what they are except for what they copy (707.2, 707.9). */
import { copying } from '../../rules/characteristics/index.ts';
import type { Copied } from '../../rules/state/copied.ts';
import type { Game } from '../../rules/state/game.ts';
import type { TextRef } from '../../rules/state/identity.ts';
import type { GameObject } from '../../rules/state/object.ts';
import type { Scope } from '../../rules/state/scope.ts';
import type { CopyException } from '../../rules/state/vocabulary/index.ts';

/** An instruction that copies, where it is read. */
export interface Copies {
  readonly instruction: { readonly except?: readonly CopyException[] };
  readonly ref: TextRef;
  readonly scope: Scope;
}

/** What a copy of this object is by an instruction; null for what can't be copied. */
export function copyBy(
  game: Game,
  { instruction, ref, scope }: Copies,
  of: GameObject,
  more: { readonly onto?: GameObject; readonly bothFaces?: true },
): Copied | null {
  const onStack = scope.onStack === null ? null : (game.objects[scope.onStack] ?? null);
  const copy = copying(game, of, {
    scope,
    exceptions: instruction.except ?? [],
    ref: `${ref}.except`,
    ability: onStack?.stack?.ability ?? null,
    onto: more.onto ?? null,
    ...(more.bothFaces && { bothFaces: true }),
  });
  const { timestamp } = game.next;
  return copy === null ? null : { ...copy.values, of: of.id, timestamp, pair: timestamp };
}
