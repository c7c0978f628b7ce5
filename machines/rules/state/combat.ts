import type { ObjectId, PlayerId } from './identity.ts';

/** Who attacks whom (508.1b): a player, or a planeswalker or battle. Null once that is gone (506.4c). */
export type Defender = { readonly player: PlayerId } | { readonly object: ObjectId };

export interface Attacker {
  readonly object: ObjectId;
  readonly defender: Defender | null;
  /** The defending player (508.5), kept after the defender is gone. */
  readonly defendingPlayer: PlayerId;
  /** What it was attacking before that was removed from combat (506.4c, 702.19e). */
  readonly formerDefender?: Defender;
  /** Null until blockers are declared; then whether it is a blocked creature, for the rest of combat (509.1h). */
  readonly blocked: boolean | null;
  readonly blockers: readonly ObjectId[];
  readonly declared: boolean;
  /** The band that it was announced to attack in, as its other members have it, for the rest of combat (702.22e). */
  readonly band?: number;
}

export interface Blocker {
  readonly object: ObjectId;
  /** The attackers that it blocks. */
  readonly attackers: readonly ObjectId[];
}

export interface Combat {
  readonly attackers: readonly Attacker[];
  readonly blockers: readonly Blocker[];
  /** Whether any creature was declared or put onto the battlefield attacking this combat (508.8). */
  readonly anyAttacked: boolean;
  /** Defending players that have declared blockers. */
  readonly declaredBlocks: readonly PlayerId[];
  /** 510.4: null before combat damage; creatures that dealt damage in a first of two steps. */
  readonly damageStep: 'none' | 'only' | 'first' | 'second';
  /** Creatures with first or double strike as the first step began. */
  readonly firstStrikers: readonly ObjectId[];
  /** The creatures that effects required to attack as attackers were declared (506.6), where some text asks for it. */
  readonly hadToAttack?: readonly ObjectId[];
}
