import type { ObjectId, PlayerId } from '../../state/identity.ts';
import { type Scope, scopeOf } from '../../state/scope.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';

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
  /** Only with mana that is in the pool already: nobody has to activate mana abilities (118.3c). */
  readonly fromPool?: true;
  /** What is paid for can be given up: it may be begun for what mana abilities may bring along (601.2g, 733.1). */
  readonly open?: true;
}

/**
 * A part of a cost in the words of another object than the context's, where costs of several are paid as one (508.1h); by
 * `performs` it is what doing a keyword action comes to.
 */
export type PartInWords = CostPart & {
  readonly scope?: Scope;
  readonly as?: string;
  readonly performs?: { readonly action: string; readonly n: number };
};

/** A part of a cost that keeps in whose words it is, and under which name what paid for it is found. */
export const inWordsOf = (scope: Scope, as: string, part: CostPart): PartInWords => ({ ...part, scope, as });

/** The context in which this part of a cost is read. */
export const contextOf = (context: CostContext, part: PartInWords): CostContext =>
  part.scope === undefined ? context : { ...context, scope: part.scope };

/** The context of a cost that an object asks a player for, outside of casting and activating. */
export const costContext = (player: PlayerId, object: ObjectId, purpose: Purpose = null): CostContext => ({
  player,
  scope: scopeOf(object, player),
  purpose,
});
