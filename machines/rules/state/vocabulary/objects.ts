import type { Filter } from './filter.ts';
import type { PlayerDesignation } from './instruction.ts';
import type { Comparison, Fact, Quantity } from './quantity.ts';

/** Some objects, in an order where one matters; none is possible. */
export type Objects =
  /** This object: the source of the ability, or the spell itself. */
  | 'self'
  /** What this object is attached to: the enchanted or equipped permanent. */
  | 'attached'
  /** The creature with which this object is paired (702.95b). */
  | 'paired'
  /** The object whose effect gives the triggered ability that says this. */
  | 'giver'
  /**
   * The current one of `forEach`; what a delayed trigger is `about`; the object of a replaced event; each of those that a
   * continuous effect changes, in its numbers; each source of damage, in how much it deals; the permanent that does a
   * keyword action. Where nothing is, a card that says it is refused.
   */
  | 'it'
  /** The targets chosen for target `target` (its position in `targets`); illegal ones are left out (608.2b). */
  | { readonly target: number }
  /** What an earlier instruction of this effect found, moved or made, by its name. */
  | { readonly named: string }
  /**
   * The object (or the source, or the other object) of the event that triggered this ability, or that is replaced. Which
   * trigger gives which is said in its home, as which replaced event does.
   */
  | { readonly event: 'object' | 'source' | 'other' }
  | { readonly all: Filter }
  /** Objects that a linked ability remembers (607): `link` is a name on the card. */
  | { readonly linked: string; readonly ofCardsNamed?: string }
  /** The top cards of a library, of a graveyard, or of an Attraction deck. */
  | { readonly top: Quantity; readonly of: Players; readonly in?: 'graveyard' | 'attractions' }
  /** Objects chosen or paid with while casting: sacrificed, discarded, tapped, exiled as a cost, by the cost's name. */
  | { readonly paid: string }
  | { readonly union: readonly Objects[] }
  /** Of the objects voted for under this link those with the most votes (701.38b). */
  | { readonly mostVoted: string }
  /** What these were before they became this (400.7), as they last were there (608.2h). */
  | { readonly before: Objects }
  /** Of several, in their order, the last that fits: the card exiled last. */
  | { readonly last: Objects; readonly like?: Filter };

/** Some players, in APNAP order where an order matters. */
export type Players =
  | 'you'
  | 'opponents'
  | 'everyone'
  | 'everyoneElse'
  | 'active'
  | 'defending'
  /**
   * The current one of `forEachPlayer`, or of the players of `may`, `unless` or a keyword action in what they do; the
   * player of a replaced event; in an instruction for players (`who`, `toPlayers`) each of them, in its other words; who
   * pays a cost or casts a spell, in what is worked out for that. Where nobody is, a card that says it is refused.
   */
  | 'they'
  /** The player whom this object is attached to. */
  | 'attachedPlayer'
  | { readonly controllerOf: Objects }
  | { readonly ownerOf: Objects }
  | { readonly target: number }
  | { readonly named: string }
  /** The player of the event, or the other one: `attacks` gives who is attacked (`given`, as with objects). */
  | { readonly event: 'player' | 'otherPlayer' }
  /** Those whom any of these words means. */
  | { readonly union: readonly Players[] }
  /** Those who chose this word under this link (607.2f). */
  | { readonly whoChose: string; readonly under: string }
  /** Of these those who voted, in the event that triggered this, for a choice that `you` voted for, or for another. */
  | { readonly whoVoted: 'asYou' | 'otherwise'; readonly of: Players }
  /** Who has this designation, if anyone has it. */
  | { readonly playerDesignated: PlayerDesignation }
  /** Those whom one of these creatures is attacking: themselves, no planeswalker or battle. */
  | { readonly attackedBy: Objects }
  | {
      readonly playersWith: {
        readonly life?: Comparison;
        readonly of: Players;
        readonly mostLife?: true;
        /** They control the fewest of these. */
        readonly fewest?: Filter;
        /** With so many cards in this zone of theirs. */
        readonly cards?: { readonly in: 'library' | 'hand' | 'graveyard'; readonly count: Comparison };
        /** They were dealt combat damage by one of these this turn. */
        readonly dealtCombatDamageBy?: Objects;
        /** They are attacking one of these players. */
        readonly attacking?: Players;
        /** Of this so much happened to them, or was done by them, this turn. */
        readonly thisTurn?: { readonly fact: Fact; readonly count: Comparison };
        /** All but these. */
        readonly except?: Players;
      };
    };
