import type { Color } from '../mana.ts';
import type { Zone } from '../zones.ts';
import type { Designation } from './instruction.ts';
import type { Objects, Players } from './objects.ts';
import type { Comparison, Quantity } from './quantity.ts';
import type { StickerKind } from './sticker.ts';
import type { CardType, Supertype } from './type-line.ts';

/** What a player noted under a link, as they drafted cards of this name (607.2e). */
export interface Noted {
  readonly under: string;
  readonly ofCardsNamed: string;
}

/** A description of objects ("untapped creature you control with flying"). All that is given must hold. */
export interface Filter {
  /** Where it is; without it the battlefield. A list: in one of them. */
  readonly zone?: Zone | readonly Zone[];
  /** Every one of these types, or one of `anyType`, or none of `notType`. */
  readonly type?: CardType | readonly CardType[];
  readonly anyType?: readonly CardType[];
  readonly notType?: CardType | readonly CardType[];
  readonly supertype?: Supertype;
  readonly notSupertype?: Supertype;
  readonly subtype?: string | readonly string[];
  readonly anySubtype?: readonly string[];
  readonly notSubtype?: string;
  readonly color?: Color | readonly Color[];
  readonly anyColor?: readonly Color[];
  readonly notColor?: Color;
  readonly colors?: 'colorless' | 'monocolored' | 'multicolored';
  readonly name?: string;
  /** Shares a name, a colour, a creature type … with these objects. */
  readonly sharesNameWith?: Objects;
  readonly sharesColorWith?: Objects;
  /** It shares a card type with these, one of those that are listed. */
  readonly sharesType?: { readonly with: Objects; readonly among: readonly CardType[] };
  readonly sharesCreatureTypeWith?: Objects;
  /** It has the colour, the name, or the card type or subtype, that was chosen under this link (607.2d). */
  readonly colorChosen?: string;
  readonly nameChosen?: string;
  readonly typeChosen?: string;
  /** It has a creature type, or the name, that this player noted (607.2e). */
  readonly typeNoted?: Noted;
  readonly nameNoted?: Noted;
  /** It has this keyword ability (whatever its parameters), or has none of it. */
  readonly keyword?: string;
  readonly notKeyword?: string;
  readonly noAbilities?: true;
  readonly controller?: Players;
  readonly notController?: Players;
  readonly owner?: Players;
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  readonly attackedThisTurn?: boolean;
  /** One or more effects required it to attack as attackers were declared in this combat, whether it did or not (506.6). */
  readonly hadToAttack?: boolean;
  /** It did one of these this turn (509.1g-h). */
  readonly didThisTurn?: readonly ('blocked' | 'wasBlocked')[];
  readonly attackingPlayer?: Players;
  readonly blocking?: boolean;
  readonly blocked?: boolean;
  readonly unblocked?: boolean;
  /** In combat it blocks one of these, or one of these blocks it, or did as it left the battlefield (608.2h). */
  readonly blockingOrBlockedBy?: Objects;
  /** It is blocking one of these, or was as that left. */
  readonly blockingAny?: Objects;
  /** One of these is blocking it, or was as it left the battlefield (608.2h). */
  readonly blockedBy?: Objects;
  readonly token?: boolean;
  /** It is a card, or is represented by one: neither a token nor a copy of a card or spell (108.2). */
  readonly card?: true;
  /** It has an Adventure, whether it is one now or not (715.2a). */
  readonly hasAdventure?: true;
  /** It is paired, or not (702.95b); or with a creature like this. */
  readonly paired?: boolean;
  readonly pairedWith?: Filter;
  /** It is a commander: this very card was designated (903.3). */
  readonly commander?: true;
  readonly faceDown?: boolean;
  readonly monstrous?: boolean;
  /** It is a double-faced permanent with its back face up, or not; what several cards represent never is (701.27g). */
  readonly transformed?: boolean;
  /** It has this designation. */
  readonly designated?: Designation;
  /** It has a sticker on it, of this kind if one is said (123.4). */
  readonly stickered?: true | StickerKind;
  readonly power?: Comparison;
  readonly toughness?: Comparison;
  readonly manaValue?: Comparison;
  readonly manaValueIs?: 'even' | 'odd';
  /** There is an {X} in its mana cost. */
  readonly costsX?: true;
  readonly damaged?: boolean;
  /** It was dealt damage this turn by one of these. */
  readonly damagedThisTurnBy?: Objects;
  /** Without a kind, of whatever kinds. */
  readonly counters?: { readonly kind?: string; readonly atLeast: Quantity };
  /** Not this object (the source of the ability). */
  readonly other?: true;
  /** One of these, or none of these. */
  readonly among?: Objects;
  readonly notAmong?: Objects;
  /** It is attached to one of these; or one of these is attached to it. */
  readonly attachedTo?: Objects;
  readonly hasAttached?: Filter;
  /** It entered the battlefield this turn. */
  readonly enteredThisTurn?: true;
  /** Its controller has controlled it continuously since their most recent turn began (302.6). */
  readonly controlledSinceTurnBegan?: true;
  /** It came under its controller's control since the beginning of their last upkeep, in their upkeep (702.30a). */
  readonly cameSinceLastUpkeep?: true;
  /** On the stack: a spell or an ability; without it, either. */
  readonly stackObject?: 'spell' | 'ability' | 'activatedAbility' | 'triggeredAbility';
  /** It was drawn this turn, and is still there. */
  readonly drawnThisTurn?: true;
  /** It was discarded this turn, and is still where it was put then. */
  readonly discardedThisTurn?: true;
  /** On the stack: of all spells cast this turn it was the one of this number as it was cast. */
  readonly castAs?: number;
  /** On the stack: one of its targets fits. */
  readonly targets?: Filter;
  /** On the stack: it targets one object, which fits, and nothing else, however often. */
  readonly targetsOnly?: Filter;
  /** What it was before it became this (400.7) fits. */
  readonly was?: Filter;
  readonly powerPlusToughness?: Comparison;
  readonly not?: Filter;
  readonly any?: readonly Filter[];
}
