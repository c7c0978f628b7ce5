/** Changes of the game's rules (613.11), each by the word that says what is different; no layer applies them. */
import { additionalLands } from './additional-lands.ts';
import { additionalVotes } from './additional-votes.ts';
import { mayActivateAsInstant, mayCastAsThoughWith, mayTargetAsThoughWithout } from './as-though.ts';
import { attachesOnlyTo } from './attaches-only-to.ts';
import { cant } from './cant.ts';
import { cantActivate } from './cant-activate.ts';
import { cantAttack } from './cant-attack.ts';
import { cantBeBlockedBy, cantBeBlockedExceptBy } from './cant-be-blocked.ts';
import { cantBeCounteredBy } from './cant-be-countered-by.ts';
import { cantBeTargetedBy } from './cant-be-targeted-by.ts';
import { cantBecome } from './cant-become.ts';
import { canBlockOnly, cantBlock } from './cant-block.ts';
import { cantCast } from './cant-cast.ts';
import { cantDraw } from './cant-draw.ts';
import { cantEnter } from './cant-enter.ts';
import { cantGetCounters } from './cant-get-counters.ts';
import { cantPreventDamage } from './cant-prevent-damage.ts';
import { cantSearch } from './cant-search.ts';
import { costToAttack, costToBlock } from './combat-costs.ts';
import { assignsDamageAsThoughUnblocked, assignsDamageBy, assignsNoDamage } from './combat-damage.ts';
import { gainAsCast } from './gain-as-cast.ts';
import { maximumHandSize, maximumHandSizeReduced } from './hand-size.ts';
import { cantGainLife, cantLoseLife, doesntLoseForLife } from './life.ts';
import { manaLasts } from './mana-lasts.ts';
import { mayAttackAsThoughWithout } from './may-attack-as-though-without.ts';
import { mayCast } from './may-cast.ts';
import { mayPayToAttack } from './may-pay-to-attack.ts';
import { mayPlayFrom } from './may-play-from.ts';
import { mayStayTapped } from './may-stay-tapped.ts';
import { mostCounters } from './most-counters.ts';
import { mostAttackers, mostAttackersOfYou, mostBlocking } from './most-in-combat.ts';
import { goaded, mustAttack } from './must-attack.ts';
import { mustBeBlocked, mustBlock } from './must-block.ts';
import { blockedByAllOrNone, blocksAdditional, fewestBlockers, mostBlockers } from './number-of-blocks.ts';
import { attacksOnlyAlone, attacksOnlyWith, blocksOnlyWith } from './only-with-others.ts';
import { playerHas } from './player-has.ts';
import { producesInstead, producesTimes } from './producing.ts';
import { lookAtTop, revealDrawn, topRevealed } from './revealed-cards.ts';
import { activatedWithAnyColor, spendsAsAnyColor } from './spending.ts';
import { doesntTrigger, triggersAgain } from './triggering.ts';
import { cantLose, cantWin } from './winning-and-losing.ts';
import type { RuleWord } from './word.ts';

const homes = {
  cant,
  mayStayTapped,
  attacksOnlyWith,
  blocksOnlyWith,
  attacksOnlyAlone,
  cantAttack,
  cantBeBlockedBy,
  canBlockOnly,
  cantBlock,
  cantBeBlockedExceptBy,
  cantBeCounteredBy,
  cantBeTargetedBy,
  mustAttack,
  goaded,
  mustBlock,
  mustBeBlocked,
  blocksAdditional,
  fewestBlockers,
  blockedByAllOrNone,
  mostBlockers,
  mostCounters,
  mayAttackAsThoughWithout,
  attachesOnlyTo,
  costToAttack,
  costToBlock,
  mayPayToAttack,
  assignsDamageAsThoughUnblocked,
  assignsDamageBy,
  assignsNoDamage,
  mostAttackers,
  mostBlocking,
  mostAttackersOfYou,
  maximumHandSize,
  maximumHandSizeReduced,
  additionalLands,
  cantCast,
  cantActivate,
  cantEnter,
  cantGainLife,
  cantLoseLife,
  cantGetCounters,
  cantBecome,
  cantWin,
  cantLose,
  cantSearch,
  doesntLoseForLife,
  cantDraw,
  cantPreventDamage,
  mayCastAsThoughWith,
  mayActivateAsInstant,
  mayTargetAsThoughWithout,
  mayPlayFrom,
  mayCast,
  gainAsCast,
  topRevealed,
  lookAtTop,
  playerHas,
  additionalVotes,
  triggersAgain,
  doesntTrigger,
  revealDrawn,
  activatedWithAnyColor,
  spendsAsAnyColor,
  producesInstead,
  producesTimes,
  manaLasts,
};

type Homes = typeof homes;

/** The changes of these words. */
export type RuleChangeOf<Word extends keyof Homes> = {
  [One in Word]: Homes[One] extends RuleWord<infer Change> ? Extract<Change, { readonly rule: One }> : never;
}[Word];

/** A change of the game's rules for objects or players, which no layer applies (613.11). */
export type RuleChange = RuleChangeOf<keyof Homes>;

/** The word of a change of rules. */
export type RuleKind = RuleChange['rule'];

/** A change that is filed under another word than its own is none, and has no home. */
export type RuleTable = {
  readonly [Word in keyof Homes]: [RuleChangeOf<Word>] extends [never] ? never : RuleWord<RuleChangeOf<Word>>;
};

export const ruleWords: RuleTable = homes;
