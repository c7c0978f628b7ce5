import type { Half } from '../face.ts';
import type { ManaType } from '../mana.ts';
import type { Phase, Step } from '../turn-structure.ts';
import type { Zone } from '../zones.ts';
import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';
import type { PlayerDesignation } from './instruction.ts';
import type { Players } from './objects.ts';

/** A trigger event (603.2) or a state (603.8). `self` fits this object; a filter is asked of the object of the event. */
export type TriggerCondition =
  | {
      readonly on: 'enters';
      readonly object: 'self' | 'attached' | Filter;
      readonly from?: Zone;
      readonly oneOrMore?: true;
    }
  | {
      readonly on: 'leaves';
      readonly object: 'self' | 'attached' | Filter;
      /** Without it the battlefield. */
      readonly from?: Zone;
      readonly to?: Zone;
      readonly notTo?: Zone;
      /** As an ability resolves that this keyword of such an object stands for: "is championed with" (702.72c). */
      readonly through?: { readonly keyword: string; readonly of: 'self' | Filter };
      readonly oneOrMore?: true;
    }
  /** `haunted`: the creature that this card, in exile, haunts (702.55c). */
  | {
      readonly on: 'dies';
      readonly object: 'self' | 'attached' | 'haunted' | Filter;
      readonly oneOrMore?: true;
    }
  | {
      readonly on: 'putInto';
      readonly zone: Zone;
      readonly object: 'self' | Filter;
      readonly from?: Zone;
      /** As the last part of its resolution (608.2n). */
      readonly resolving?: true;
      /** A spell or ability that one of these players controls causes it. */
      readonly causedBy?: Players;
      readonly oneOrMore?: true;
    }
  | {
      readonly on: 'sacrificed';
      readonly object: 'self' | Filter;
      readonly by?: Players;
      /** As an ability resolves that this keyword of such an object stands for: "exploits" (702.110b). */
      readonly through?: { readonly keyword: string; readonly of: 'self' | Filter };
    }
  /** `causedBy`: a spell or ability destroys it that one of these players controls: `player` of the event. */
  | { readonly on: 'destroyed'; readonly object: 'self' | 'attached' | Filter; readonly causedBy?: Players }
  | {
      readonly on: 'attacks';
      readonly object: 'self' | 'attached' | Filter;
      readonly player?: Players;
      /** Or a planeswalker that one of these players controls. */
      readonly orPlaneswalkers?: true;
      readonly alone?: true;
    }
  /** A player attacks (508.3d); `with`: one or more creatures like this. */
  | {
      readonly on: 'playerAttacks';
      readonly by: Players;
      readonly player?: Players;
      readonly with?: Filter;
      readonly atLeast?: number;
    }
  /** "When you do": the cost of the linked static ability is paid as a creature attacks (508.1g, 607.2h). */
  | { readonly on: 'paysToAttack'; readonly linked: string }
  /** `atLeast`: it blocks so many creatures, or more (509.3e). */
  | {
      readonly on: 'blocks';
      readonly object: 'self' | 'attached' | Filter;
      readonly blocked?: Filter;
      readonly atLeast?: number;
    }
  /** `byAtLeast`: so many creatures block it, or more, and before fewer did (509.3e). */
  | {
      readonly on: 'becomesBlocked';
      readonly object: 'self' | 'attached' | Filter;
      readonly by?: Filter;
      readonly byAtLeast?: number;
      readonly oneOrMore?: true;
    }
  | { readonly on: 'fights'; readonly object: 'self' | Filter; readonly oneOrMore?: true }
  /** `player`: only if it attacks one of these, no planeswalker or battle. */
  | {
      readonly on: 'attacksUnblocked';
      readonly object: 'self' | 'attached' | Filter;
      readonly player?: Players;
    }
  /** Without `source` any source of damage, each by itself. */
  | {
      readonly on: 'dealsDamage';
      readonly source?: 'self' | 'attached' | Filter;
      readonly combat?: boolean;
      readonly to?: 'self' | 'attached' | Filter;
      readonly toPlayer?: Players;
      /** "One or more"; or one or more that a player controls: `otherPlayer` of the event. */
      readonly oneOrMore?: true | 'ofAPlayer';
    }
  | {
      readonly on: 'dealtDamage';
      readonly object?: 'self' | 'attached' | Filter;
      readonly player?: Players;
      readonly combat?: boolean;
      /** "Is dealt excess damage" (120.10): so much is the amount. */
      readonly excess?: true;
    }
  | {
      readonly on: 'cast';
      readonly by?: Players;
      readonly spell: 'self' | Filter;
      readonly nth?: number;
      /** Only in the turn of one of these. */
      readonly turnOf?: Players;
      /** Where it is cast from. */
      readonly from?: Zone;
    }
  | {
      readonly on: 'activated';
      readonly by?: Players;
      readonly source: 'self' | Filter;
      /** There is an {X} in its activation cost. */
      readonly costsX?: true;
      readonly notMana?: true;
      /** "Activates a mana ability": what triggers on that can be a mana ability itself (605.1b). */
      readonly onlyMana?: true;
    }
  | {
      readonly on: 'becomesTarget';
      readonly object: 'self' | 'attached' | Filter;
      /** Or one of these players does. */
      readonly player?: Players;
      readonly by?: Players;
      readonly ofSpell?: true;
      /** It hasn't become the target of such a thing before, this turn. */
      readonly firstEachTurn?: true;
    }
  | {
      readonly on: 'begins';
      readonly step: Step | Phase;
      readonly whose?: Players;
      /** The first, the second … such step of the turn. */
      readonly nthStep?: number;
    }
  /** `exceptFirstInDrawStep`: not the first card that they draw in each of their draw steps. */
  | {
      readonly on: 'draws';
      readonly who: Players;
      readonly nth?: number;
      readonly exceptFirstInDrawStep?: true;
    }
  /** A card like this is revealed as it is drawn because a static ability of this object says so (603.11). */
  | { readonly on: 'revealsDrawn'; readonly card: 'self' | Filter }
  /** With `payingFor` only as the cost of an ability that this keyword stands for: "cycles" (702.29c). */
  | {
      readonly on: 'discards';
      readonly who: Players;
      readonly card?: Filter;
      readonly payingFor?: string;
    }
  /** `bySpell`: a spell like this causes it, by what it says or by damage that it deals (119.9). */
  | { readonly on: 'gainsLife'; readonly who: Players; readonly bySpell?: Filter }
  | { readonly on: 'losesLife'; readonly who: Players }
  | { readonly on: 'tapped'; readonly object: 'self' | 'attached' | Filter }
  | { readonly on: 'untapped'; readonly object: 'self' | 'attached' | Filter }
  /** One of these players exerts it (701.43a). */
  | { readonly on: 'exerted'; readonly object: 'self' | Filter; readonly by?: Players }
  | { readonly on: 'phasesOut'; readonly object: 'self' | 'attached' | Filter }
  | { readonly on: 'phasesIn'; readonly object: 'self' | 'attached' | Filter }
  /** "is tapped for mana", with `types` for one or more of those (106.12a). */
  | {
      readonly on: 'tappedForMana';
      readonly object: 'self' | 'attached' | Filter;
      readonly by?: Players;
      readonly types?: readonly ManaType[];
    }
  /** Mana is added to a player's mana pool, with `types` one or more of those (106.4). */
  | {
      readonly on: 'manaAdded';
      readonly to?: Players;
      readonly types?: readonly ManaType[];
      readonly source?: 'self' | 'attached' | Filter;
    }
  | {
      readonly on: 'countersPut';
      /** There were fewer of them on it than this before, and now there aren't (714.2b). */
      readonly reaches?: number;
      readonly kind?: string;
      readonly object: 'self' | 'attached' | Filter;
      readonly oneOrMore?: true;
    }
  /** Each counter that is removed is one event; with `last` only the one after which no such counter is left. */
  | {
      readonly on: 'counterRemoved';
      readonly object: 'self' | 'attached' | Filter;
      readonly kind?: string;
      readonly last?: true;
    }
  | { readonly on: 'landPlayed'; readonly by: Players; readonly land?: Filter }
  /** "When you move your venture marker into this room": of the dungeon with the ability (309.4c). */
  | { readonly on: 'entersRoom'; readonly room: string }
  | { readonly on: 'completesDungeon'; readonly who: Players }
  /** A player becomes the monarch, or takes the initiative, also one who had it (726.5). */
  | { readonly on: 'playerDesignated'; readonly designation: PlayerDesignation; readonly who: Players }
  | { readonly on: 'losesGame'; readonly who: Players }
  | { readonly on: 'attachedTo'; readonly object: 'self' | Filter; readonly to?: Filter }
  | { readonly on: 'unattached'; readonly object: 'self' | Filter }
  | { readonly on: 'transforms'; readonly object: 'self' | Filter }
  /** The amount is the number of its monstrosity (701.37c). */
  | { readonly on: 'becomesMonstrous'; readonly object: 'self' | Filter }
  /** A player unlocks a half of it, also as it enters (709.5h); this one, or the second of the two (709.5i). */
  | {
      readonly on: 'unlocked';
      readonly object: 'self' | Filter;
      readonly half?: Half;
      readonly fully?: true;
      readonly by?: Players;
    }
  | { readonly on: 'becomesLevel'; readonly object: 'self' | Filter; readonly level: number }
  | { readonly on: 'turnedFaceUp'; readonly object: 'self' | Filter }
  /** An Attraction is visited (701.52a); the amount is the number that was rolled. */
  | { readonly on: 'visited'; readonly object: 'self' | Filter }
  /** A keyword action has been done, by a player or by a permanent: "whenever you investigate", "whenever it explores". */
  | {
      readonly on: 'performs';
      readonly action: string;
      readonly who?: Players;
      readonly object?: 'self' | 'attached' | Filter;
    }
  /** Players have finished voting (701.38). */
  | { readonly on: 'votingFinished' }
  | { readonly on: 'shuffles'; readonly who: Players }
  /** Another ability triggers (the second pass of 603.3b). */
  | { readonly on: 'triggers'; readonly source: Filter; readonly by?: Players }
  | { readonly on: 'countered'; readonly object: 'self' | Filter }
  /** A player loses control of an object (603.10d). */
  | { readonly on: 'controlChanges'; readonly object: 'self' | Filter; readonly from?: Players }
  /** Of a delayed trigger: the ability that made it has resolved so often this turn (603.7h). */
  | { readonly on: 'resolves'; readonly times: number }
  /** A state trigger (603.8). */
  | { readonly on: 'state'; readonly is: Condition };
