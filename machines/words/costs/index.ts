/** Parts of costs (118), each by the word that says what is done to pay it. */
import { putCounters, removeCounters } from './counters.ts';
import { discard } from './discard.ts';
import { energy } from './energy.ts';
import { exert } from './exert.ts';
import { type Exile, exile } from './exile.ts';
import { exileTop } from './exile-top.ts';
import { life } from './life.ts';
import { loyalty } from './loyalty.ts';
import { mana } from './mana.ts';
import { mill } from './mill.ts';
import { perform } from './perform.ts';
import { putIntoGraveyard } from './put-into-graveyard.ts';
import { returnToHand } from './return-to-hand.ts';
import { reveal } from './reveal.ts';
import { sacrifice } from './sacrifice.ts';
import { type TapPermanents, tapPermanents, tapTotalPower } from './tap-permanents.ts';
import { tap, untap } from './tap-symbols.ts';
import { unattach } from './unattach.ts';
import { untapPermanents } from './untap-permanents.ts';
import type { CostWord } from './word.ts';

const homes = {
  mana,
  tap,
  untap,
  life,
  energy,
  sacrifice,
  tapPermanents,
  tapTotalPower,
  returnToHand,
  putIntoGraveyard,
  discard,
  exile,
  reveal,
  mill,
  exileTop,
  removeCounters,
  putCounters,
  exert,
  unattach,
  untapPermanents,
  perform,
  loyalty,
};

type Homes = typeof homes;

/** The parts of a cost that are paid in this way, by their tag. */
export type CostPartOf<Way extends keyof Homes> = {
  [One in Way]: Parameters<Homes[One]['verdict']>[2] & { readonly pay: One };
}[Way];

/**
 * One part of a cost (118), told apart by what is done to pay it. A cost is a list of parts; the order is free where
 * 601.2h leaves it free. `as` names for the effect what a part was paid with.
 */
export type CostPart = CostPartOf<keyof Homes>;

/** What is done with objects that are each used instead of a mana: convoke (702.51a), delve (702.66a). */
export type UsedForMana = TapPermanents | Exile;

/** A part that is filed under another word than its own is none, and has no home. */
export type CostTable = {
  readonly [Way in keyof Homes]: [CostPartOf<Way>] extends [never] ? never : CostWord<CostPartOf<Way>>;
};

export const costs: CostTable = homes;
