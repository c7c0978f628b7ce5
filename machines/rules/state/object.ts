import type { Defender } from './combat.ts';
import type { CopiableValues, Copied } from './copied.ts';
import type { Face, Half } from './face.ts';
import type { CardNumber, ObjectId, PlayerId, TextRef } from './identity.ts';
import type { Color, ManaCost, ManaType, ManaUnit } from './mana.ts';
import type { Ability, CardType, Designation, Supertype } from './vocabulary/index.ts';
import type { Zone } from './zones.ts';

/** What an object is (109.1): a card, a token, an ability on the stack, a copy of a spell, or an emblem. */
export type ObjectKind = 'card' | 'token' | 'ability' | 'copy' | 'emblem';

/** What is attached to what (301.5, 303.4). */
export type AttachedTo = { readonly object: ObjectId } | { readonly player: PlayerId };

/** One chosen target. */
export type Target = { readonly object: ObjectId } | { readonly player: PlayerId };

/** The targets chosen for one target spec, with what was divided among them in the same order (empty if nothing). */
export interface ChosenTargets {
  readonly chosen: readonly Target[];
  readonly divided: readonly number[];
  /** Of targets for each of some players: for whom each was chosen. */
  readonly whose?: readonly (PlayerId | null)[];
}

/** A card that is spliced onto a spell (702.47): by which of its abilities, and the texts that the spell has of it. */
export interface Spliced {
  readonly card: ObjectId;
  readonly ability: TextRef;
  readonly texts: readonly TextRef[];
}

/** What was chosen and paid for a spell or ability on the stack; a permanent keeps its spell's (400.7d). */
export interface StackChoices {
  /** Positions of the chosen modes, in printed order. */
  readonly modes: readonly number[];
  /** For each target spec of the text (for modes: of the chosen modes, one after the other). */
  readonly targets: readonly ChosenTargets[];
  readonly x: number | null;
  /** Names of optional costs paid, one entry for each time, and of the alternative cost. */
  readonly paid: readonly string[];
  /** Objects that costs moved or tapped, by the cost's name. */
  readonly paidWith: Readonly<Record<string, readonly ObjectId[]>>;
  readonly manaSpent: readonly ManaUnit[];
  /** The cards spliced onto the spell, in the order in which their effects happen (702.47b). */
  readonly spliced?: readonly Spliced[];
  /** Of a spell: where it was cast from; null: it wasn't cast. */
  readonly from: Zone | null;
  /** Who cast it (112.2), whoever controls it since. */
  readonly by?: PlayerId;
}

/** On the stack only. */
export interface OnStack {
  readonly choices: StackChoices;
  /** For abilities: the source (113.7), the text, and what the event that triggered it was about. */
  readonly source: ObjectId | null;
  readonly ability: TextRef | null;
  readonly trigger: TriggerFacts | null;
  /** Of the spells cast this turn, by anyone, which one it was as it was cast; kept where a text asks for it. */
  readonly castAs?: number;
  /** An object of a delayed or reflexive trigger's scope: names that its effect reads. */
  readonly named: Readonly<Record<string, Named>>;
  /** What became of the durations "for as long as …" of its effects before those begin (611.2b). */
  readonly durations?: readonly DurationSoFar[];
}

/** A duration that goes on, one that has ended, and one that was so again too late: that one is over (611.2b). */
export interface DurationSoFar {
  /** The duration, as it is written. */
  readonly words: string;
  /** What the effect would affect, where the duration is about that. */
  readonly object: ObjectId | null;
  readonly state: 'running' | 'ended' | 'over';
}

/** What an instruction found or did, under the name it was given. */
export interface Named {
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
  readonly amount: number;
  readonly did: boolean;
  /** They were chosen as a source of damage (609.7a). */
  readonly isSource?: true;
  /** How much of the amount was excess damage (120.10), where a text asks for it. */
  readonly excess?: number;
  /** The life of the player to whom damage was dealt, and the loyalty of the planeswalker, before it was. */
  readonly before?: { readonly player?: number; readonly planeswalker?: number };
}

/** What a trigger's effect may ask about the event (`event` in `Objects`, `Players`, `Quantity`). */
/** A vote (701.38a): for a word, or for an object by its id. */
export interface Vote {
  readonly player: PlayerId;
  readonly for: string | ObjectId;
}

export interface TriggerFacts {
  /** The number of the happened event. */
  readonly event: number;
  readonly object: ObjectId | null;
  readonly source: ObjectId | null;
  readonly other: ObjectId | null;
  readonly player: PlayerId | null;
  readonly otherPlayer: PlayerId | null;
  readonly amount: number;
  /** The types of the mana that was added. */
  readonly types?: readonly ManaType[];
  /** What players voted for. */
  readonly votes?: readonly Vote[];
  /** The object whose effect gave the ability that triggered, where a text speaks of that. */
  readonly giver?: ObjectId;
  /** The event moved the object, so that it can be found as what it became (400.7e). */
  readonly moved?: true;
  /** When the delayed triggered ability was created that this is, where a text could ask (701.27f). */
  readonly timestamp?: number;
  /** X as the ability reads it: of the spell that its source is or was (107.3i, 107.3m), or of what made it (107.3n). */
  readonly x?: number;
}

/** How often something was done in a turn. */
export interface TimesInTurn {
  readonly turn: number;
  readonly count: number;
}

/** A player followed an instruction of an object's ability that they may follow once each turn (603.2h). */
export interface Followed {
  readonly instruction: TextRef;
  readonly player: PlayerId;
  readonly turn: number;
}

/** A mode was last chosen in this turn for an ability of an object: by the position of the mode (700.2). */
export interface ModeChosen {
  readonly ability: TextRef;
  readonly mode: number;
  readonly turn: number;
}

/** One of several cards that represent a permanent: what is printed on it, and which physical card it is. */
export interface Component {
  readonly definition: TextRef;
  readonly card: CardNumber;
  /** Of a merged permanent: what it is by itself (730.2). */
  readonly alone?: AloneAs;
}

/** What a component of a merged permanent is by itself: a card, or a token and of what that is a copy; which face is up. */
export interface AloneAs {
  readonly kind: ObjectKind;
  readonly face: Face;
  readonly faceDown: boolean;
  readonly faceDownAs?: TextRef;
  readonly copied?: Copied;
  readonly values?: CopiableValues;
  /** It is one melded permanent with the component before it, which has the face of both (712.4a). */
  readonly melded?: true;
}

/** What merging made of a permanent (730.2a): its copiable values, from then on. */
export interface Merged extends CopiableValues {
  readonly timestamp: number;
  /** How often it has mutated (702.140c). */
  readonly times: number;
}

/** A sticker on an object, by where it is printed on a sheet of the object's owner (123.3). */
export interface PlacedSticker {
  readonly sticker: TextRef;
  /** When it was put there (613.7k). */
  readonly timestamp: number;
  /** Of a name sticker: after how many words of the name its word stands (123.6b). */
  readonly after?: number;
}

/** A thing in the game (109.1). Characteristics are not here: `characteristics(game, id)` computes them. */
export interface GameObject {
  readonly id: ObjectId;
  readonly kind: ObjectKind;
  /** What is printed on it: a key of `game.definitions`, a token's or emblem's text, `''` for abilities. */
  readonly definition: TextRef;
  /** Of what it is a copy for as long as it stays what it is (707.2); copy effects that end are in `game.effects`. */
  readonly copied?: Copied;
  /** A token's copiable values, where something in them was worked out as it was created: “X/X” (111.3). */
  readonly values?: CopiableValues;
  /** The physical card; tokens, abilities and copies have numbers of their own. */
  readonly card: CardNumber;
  /** All the cards that represent it, where they are several (712.4a): `definition` and `card` are those of the first. */
  readonly components?: readonly Component[];
  /** Of a merged permanent (730.2): its topmost component is the first of them, and of that kind it is (730.2d). */
  readonly merged?: Merged;
  readonly owner: PlayerId;
  /** Who controls it without effects (108.4, 110.2, 112.2); its owner in zones where nothing has a controller. */
  readonly controller: PlayerId;
  readonly zone: Zone;
  /** 613.7d: when it entered its zone; renewed when it becomes attached (613.7e) or is turned over (613.7f-g). */
  readonly timestamp: number;
  /** When it last transformed or converted (701.27f), if it has. */
  readonly turnedOver?: number;
  /** The turn in which its controller last came to control it; for 302.6 compared with the start of their most recent turn. */
  readonly controlledSince: number;
  readonly enteredTurn: number;
  /** The turn in which it was drawn, where a text asks for that. */
  readonly drawnIn?: number;
  /** The turn in which it was discarded, likewise. */
  readonly discardedIn?: number;
  /** In a hand, face down: it was drawn while a spell was being cast or an ability activated (121.8). */
  readonly keptFaceDown?: KeptFaceDown;
  /** Who controlled it as of the last event; a change is found by comparing (110.2, 613.1b). */
  readonly heldBy: PlayerId;
  /** Which face is up; of a split spell the half that was cast, or both (709.3b). */
  readonly face: Face;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  /** Where it is printed which characteristics it has while face down, if that is no 2/2 creature without more (708.2a). */
  readonly faceDownAs?: TextRef;
  /** It was manifested: while face down it can be turned up for its mana cost, if it is a creature card (701.40b). */
  readonly manifested?: true;
  /** The value of X in the cost for which it was turned face up, as its abilities read it (702.37f). */
  readonly turnedUpX?: number;
  readonly phasedOut: boolean;
  /**
   * How it last phased out: under whose control, null once it comes back in the next untap step whoever's it is
   * (702.26n); whether along with what it is attached to (702.26g); and what it was: while it is phased out it is
   * treated as though it didn't exist (702.26b), so that is its last known information.
   */
  readonly phasing?: {
    readonly under: PlayerId | null;
    readonly indirect: boolean;
    readonly known?: KeptCharacteristics;
  };
  /** It won't untap during its controller's next untap step. */
  readonly frozen: boolean;
  /** Players who exerted it: it won't untap during the next untap step of each of them (701.43a). */
  readonly exertedBy?: readonly PlayerId[];
  readonly counters: Readonly<Record<string, number>>;
  /** When the last counter of a kind was put on it (613.7c), where that is not when it got its own timestamp. */
  readonly counterTimestamps?: Readonly<Record<string, number>>;
  /** Damage marked on it (120.3e), and whether some of it since the last check destroys whatever its toughness (704.5h). */
  readonly damage: number;
  readonly dealtDestroyingDamage: boolean;
  readonly attachedTo: AttachedTo | null;
  /** What its abilities had someone choose (607.2d): a colour, a name, a number, objects; by the link's name. */
  readonly links: Readonly<Record<string, LinkMemory>>;
  /** Loyalty abilities are activated once each turn (606.3): the turn of the last. */
  readonly loyaltyTurn: number;
  /** How often its abilities were activated, or triggered where that is limited, by where they are printed (602.5b). */
  readonly activations: Readonly<Record<TextRef, TimesInTurn>>;
  /** How often they resolved, where a text asks for that (603.7h). */
  readonly resolutions?: Readonly<Record<TextRef, TimesInTurn>>;
  /** What players followed of them that they may follow once each turn. */
  readonly followed?: readonly Followed[];
  /** Which of their modes were chosen, where a text asks for one that hasn't been. */
  readonly modesChosen?: readonly ModeChosen[];
  /** It is flipped, a status (110.5, 710.4). */
  readonly flipped?: true;
  /** It is monstrous (701.37b). */
  readonly monstrous?: true;
  /** Its other designations (701.60b, 701.64b). */
  readonly designated?: readonly Designation[];
  /** The stickers on it, the earliest first (123.1). */
  readonly stickers?: readonly PlacedSticker[];
  /** Its halves that are unlocked, in the order in which they came to be (709.5c). */
  readonly unlocked?: readonly Half[];
  /** The creature with which it is paired (702.95b). */
  readonly pairedWith?: ObjectId;
  /** Its level (716.2b); 1 where there is none. */
  readonly level?: number;
  /** A dungeon card in the command zone: the room that its owner's venture marker is on (309.4). */
  readonly room?: string;
  /** A battle's protector (310.9). */
  readonly protector: PlayerId | null;
  /** Players who may see its face although it is hidden or face down. */
  readonly revealedTo: readonly PlayerId[];
  /** On the stack; and on a permanent `cast`, what its spell's controller chose and paid. */
  readonly stack: OnStack | null;
  readonly cast: StackChoices | null;
  /** The object that it became, once it has left (400.7). */
  readonly became: ObjectId | null;
  /** The objects that the further cards became that represented it (712.21). */
  readonly becameBesides?: readonly ObjectId[];
  /** The objects that became it, where a text asks for them. */
  readonly was?: readonly ObjectId[];
  /** Set as it leaves its zone; the object then is in no zone, and its entry stays as long as anything can ask. */
  readonly left: LastKnown | null;
}

/** What a link remembers (607): a list, in the order in which it happened (607.3). */
export interface LinkMemory {
  readonly objects: readonly ObjectId[];
  readonly players: readonly PlayerId[];
  readonly values: readonly (string | number)[];
  /** It stays with the physical card through all zones (607.2p). */
  readonly lasts?: true;
  /** The objects are meant as they were, whatever has become of them: what was sacrificed (702.82b, 608.2h). */
  readonly asTheyWere?: true;
}

/** An ability that an object has now, with where its text is printed and what gave it. */
export interface HadAbility {
  readonly ability: Ability;
  readonly ref: TextRef;
  /** The object whose effect gave it; null if printed on the object. */
  readonly from: ObjectId | null;
  /** The object that had it, where it was acquired from another than what gave it (602.5c). */
  readonly acquiredFrom?: ObjectId;
  /** The timestamp of the effect that gave it (613.7a). */
  readonly since?: number;
}

/** What an object is right now (109.3), through all layers (613). */
export interface Characteristics {
  readonly name: string;
  /** Names that it has besides (612.7). */
  readonly otherNames?: readonly string[];
  readonly manaCost: ManaCost | null;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly abilities: readonly HadAbility[];
  /** Keyword abilities among them, by name, for quick questions. */
  readonly keywords: Readonly<Record<string, readonly HadAbility[]>>;
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  /** Without what modifies power and toughness and doesn't set them (208.4b). */
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  readonly controller: PlayerId;
}

/** Characteristics as they are kept in a game: abilities by reference, the mana cost as printed; so it stays a tree. */
export interface KeptCharacteristics extends Omit<Characteristics, 'abilities' | 'keywords' | 'manaCost'> {
  readonly manaCost: string | null;
  readonly abilities: readonly { readonly ref: TextRef; readonly from: ObjectId | null }[];
}

/** Of a card that is kept face down as it is drawn: which draw of the turn it was, and whether its owner reveals it then. */
export interface KeptFaceDown {
  readonly nth: number;
  readonly reveals?: 'must' | 'may';
}

/** Last known information (608.2h, 113.7a); `characteristics(game, id)` reads it for an object that has left. */
export interface LastKnown {
  readonly characteristics: KeptCharacteristics;
  readonly zone: Zone;
  /** Of what it was a copy. */
  readonly copied?: Copied;
  /** Ids attached to it as it left. */
  readonly attachments: readonly ObjectId[];
  readonly attacking: boolean;
  readonly blocking: boolean;
  /** The attackers that it was blocking as it left, where something in the game asks for them. */
  readonly blocked?: readonly ObjectId[];
  /** The creatures that were blocking it as it left, likewise. */
  readonly blockers?: readonly ObjectId[];
  readonly defendingPlayer: PlayerId | null;
  /** What it was attacking as it left, where something in the game asks for it. */
  readonly attacked?: Defender;
}
