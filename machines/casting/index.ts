/**
 * Casting spells, activating abilities, playing lands, and putting triggered abilities on the stack: the rules.
 *
 * A chart begins with one of the three `begin…` functions, which keep a checkpoint (not for triggers) and push the
 * passive frame `announcement`. It then starts the procedures one after the other, each of which returns a `Verdict`
 * (`game.returned`); one that is not ok leads to `rewind`. `becomeCast` and `rewind` let the checkpoint go and pop the
 * frame. `needs(game, stage)` says whether a stage has anything to do; one that hasn't may be skipped.
 */
import type { Game, ObjectId, PlayerId, Procedure, TextRef, Verdict } from '../rules/index.ts';
import type { Announcement } from './announcement.ts';

export type { Announcement } from './announcement.ts';

/** The procedures: propose, announce, chooseTargets, divide, checkLegality, determineCost, payCosts, becomeCast, rewind. */
export declare const procedures: readonly Procedure[];

export type Stage =
  | 'propose'
  | 'announce'
  | 'chooseTargets'
  | 'divide'
  | 'checkLegality'
  | 'determineCost'
  | 'payCosts'
  | 'becomeCast';

/** Begins casting (601.2). `how`: the name of a way of casting it (`ways`); without it the player is asked if there are several. */
export declare function beginCasting(
  game: Game,
  event: { player: PlayerId; object: ObjectId; how?: string; payment?: 'automatic' | 'manual' },
): void;
/** Begins activating an ability that is no mana ability (602.2). */
export declare function beginActivating(
  game: Game,
  event: { player: PlayerId; object: ObjectId; ability: TextRef; payment?: 'automatic' | 'manual' },
): void;
/** Begins putting a waiting triggered ability on the stack (603.3): `id` is its number in `game.waiting`. */
export declare function beginTrigger(game: Game, id: number): void;
/** Whether this stage has anything to do for what is being announced. */
export declare function needs(game: Game, stage: Stage): boolean;
/** What is being announced; null if nothing is. */
export declare function announcementOf(game: Game): Announcement | null;

/** Memory for the procedure `activateManaAbility` (605.3), which needs no announcement. */
export declare function manaAbilityMemory(event: {
  player: PlayerId;
  object: ObjectId;
  ability: TextRef;
}): Record<string, unknown>;
export declare function isManaAbilityRef(game: Game, ability: TextRef): boolean;
/** While a `payment` decision is pending, a mana ability may be activated (605.3a): takes the decision back; once the ability is done, `run(game)` asks it again. */
export declare function interruptPayment(game: Game): void;

/** 305, 116.2a. */
export declare function mayPlayLand(game: Game, player: PlayerId, object: ObjectId): Verdict;
/** Playing a land is the procedure `playLand`, memory `{ player, object }`. */
/** 601.3, 117.1a. */
export declare function mayCast(game: Game, player: PlayerId, object: ObjectId, how?: string): Verdict;
/** 602.2, 602.5, 606.3; mana abilities too (605.3a). */
export declare function mayActivate(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ability: TextRef,
): Verdict;
export interface CastingCandidate {
  readonly object: ObjectId;
  readonly how: string;
  readonly verdict: Verdict;
}
export interface ActivationCandidate {
  readonly object: ObjectId;
  readonly ability: TextRef;
  readonly mana: boolean;
  readonly verdict: Verdict;
}
/** What the player could think of casting now, with the verdict on each. */
export declare function castings(game: Game, player: PlayerId): readonly CastingCandidate[];
export declare function activations(game: Game, player: PlayerId): readonly ActivationCandidate[];
