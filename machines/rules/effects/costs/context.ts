import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { type Scope, scopeOf } from '../../state/scope.ts';

/** What mana is spent on, for mana that may be spent only on something (106.6). */
export type Purpose = { readonly spell: ObjectId } | { readonly ability: ObjectId } | null;

/** Who pays a cost, in whose words it is written, and what for. Plain JSON. */
export interface CostContext {
  readonly player: PlayerId;
  /** `self` in the cost is `scope.self`. */
  readonly scope: Scope;
  readonly purpose: Purpose;
  /** A card that pays for nothing: the one that is to be cast, while it still is in its zone. */
  readonly without?: ObjectId;
}

/** The context of a cost that an object asks a player for, outside of casting and activating. */
export const costContext = (player: PlayerId, object: ObjectId, purpose: Purpose = null): CostContext => ({
  player,
  scope: scopeOf(object, player),
  purpose,
});
