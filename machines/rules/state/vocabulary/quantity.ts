import type { Color, ManaType } from '../mana.ts';
import type { Zone } from '../zones.ts';
import type { Filter } from './filter.ts';
import type { Objects, Players } from './objects.ts';

/**
 * A number, worked out when it is needed: outright, or in words that `number` tells apart. Division rounds as said; what
 * can't be determined is 0 (107.2).
 */
export type Quantity =
  | number
  | X
  | XOfOthers
  | Count
  | CountOfThese
  | CountOfPlayers
  | TypesAmong
  | WithDifferentNames
  | BasicLandTypesAmong
  | TotalValue
  | GreatestValue
  | LowestValue
  | CountersOnObjects
  | CountersOfPlayers
  | Devotion
  | LifeTotal
  | UnspentMana
  | CardsInZone
  | AmountOfInstruction
  | ExcessDamage
  | BeforeDamage
  | AmountOfEvent
  | ManaSpent
  | ThisTurn
  | LastTurn
  | BegunWith
  | TimesPaid
  | TimesDone
  | Sum
  | Difference
  | Product
  | Least
  | Half
  | Votes
  | ChosenNumber;

/** The words by which numbers are said that aren't said outright. */
export type QuantityWord = Exclude<Quantity, number>['number'];

/** The quantity that is said by one of these words. */
export type QuantityOf<Word extends QuantityWord> = Extract<Quantity, { readonly number: Word }>;

/** The value of X chosen for this spell or ability (107.3). */
interface X {
  readonly number: 'x';
}

/** The value of X of other spells (107.3e); 0 of what isn't one. */
interface XOfOthers {
  readonly number: 'xOf';
  readonly of: Objects;
}

/** How many objects fit. */
interface Count {
  readonly number: 'count';
  readonly of: Filter;
}

/** How many of these objects are like this, whatever has become of them (608.2h). */
interface CountOfThese {
  readonly number: 'countOf';
  readonly of: Objects;
  readonly like: Filter;
}

interface CountOfPlayers {
  readonly number: 'countPlayers';
  readonly of: Players;
}

/** How many card types there are among what fits, or among these objects, whatever has become of them (608.2h). */
interface TypesAmong {
  readonly number: 'typesAmong';
  readonly of: Filter | { readonly these: Objects };
}

/** How many of what fits have different names (201.2b). */
interface WithDifferentNames {
  readonly number: 'withDifferentNames';
  readonly of: Filter;
}

/** How many of the basic land types there are among what fits (domain). */
interface BasicLandTypesAmong {
  readonly number: 'basicLandTypesAmong';
  readonly of: Filter;
}

/** A value of one object, or the sum over several; from last known information where 608.2h says so. */
interface TotalValue {
  readonly number: 'value';
  readonly value: ObjectValue;
  readonly of: Objects;
}

interface GreatestValue {
  readonly number: 'greatest';
  readonly value: ObjectValue;
  readonly of: Objects;
}

interface LowestValue {
  readonly number: 'lowest';
  readonly value: ObjectValue;
  readonly of: Objects;
}

/** How many counters of this kind are on these objects. */
interface CountersOnObjects {
  readonly number: 'counters';
  readonly kind: string;
  readonly on: Objects;
}

interface CountersOfPlayers {
  readonly number: 'playerCounters';
  readonly kind: string;
  readonly on: Players;
}

/** The players' devotion to a color or to several (700.5), or to the one last chosen under a link. */
interface Devotion {
  readonly number: 'devotion';
  readonly to: readonly Color[] | { readonly chosen: string };
  readonly of: Players;
}

interface LifeTotal {
  readonly number: 'life';
  readonly of: Players;
}

/** How much mana of this type players have in their pools. */
interface UnspentMana {
  readonly number: 'unspentMana';
  readonly type: ManaType;
  readonly of: Players;
}

interface CardsInZone {
  readonly number: 'cardsIn';
  readonly zone: Zone;
  readonly of: Players;
}

/** The amount of an earlier instruction of this effect, by its name: damage dealt, life lost, cards drawn … */
interface AmountOfInstruction {
  readonly number: 'amount';
  readonly by: string;
}

/** How much of the damage that an earlier instruction dealt was excess damage (120.10). */
interface ExcessDamage {
  readonly number: 'excess';
  readonly by: string;
}

/** What the player, or the planeswalker, that an earlier instruction dealt damage had before: life, or loyalty. */
interface BeforeDamage {
  readonly number: 'beforeDamage';
  readonly by: string;
  readonly of: 'player' | 'planeswalker';
}

/** The amount of the event that triggered this ability, or that is being replaced. */
interface AmountOfEvent {
  readonly number: 'eventAmount';
}

/** How much mana was spent to cast it, how much of this type, or how many colors of mana (702.44a). */
interface ManaSpent {
  readonly number: 'manaSpent';
  readonly which: 'all' | 'colors' | ManaType;
}

/** A fact about this turn, kept in `game.turn.facts` (see `Fact`). */
interface ThisTurn {
  readonly number: 'thisTurn';
  readonly fact: Fact;
  readonly by: Players;
}

/** The same of the last turn; `most`: of that player alone for whom it is the most. */
interface LastTurn {
  readonly number: 'lastTurn';
  readonly fact: Fact;
  readonly by: Players;
  readonly most?: true;
}

/** How many of these the players controlled as this turn began. */
interface BegunWith {
  readonly number: 'begunWith';
  readonly of: Filter;
  readonly by: Players;
}

/**
 * How often an optional cost of this name was paid (702.33c); with `ofThisInstance` for the instance that asks
 * (702.56b).
 */
interface TimesPaid {
  readonly number: 'timesPaid';
  readonly cost: string;
  readonly ofThisInstance?: true;
}

/** How often the players have done this keyword action, over the game (701.54c). */
interface TimesDone {
  readonly number: 'timesDone';
  readonly action: string;
  readonly by: Players;
}

interface Sum {
  readonly number: 'plus';
  readonly of: readonly Quantity[];
}

interface Difference {
  readonly number: 'minus';
  readonly of: readonly [Quantity, Quantity];
}

interface Product {
  readonly number: 'times';
  readonly of: readonly [Quantity, Quantity];
}

/** The least of these; what an object of this kind doesn’t have, or isn’t there, is no limit. */
interface Least {
  readonly number: 'least';
  readonly of: readonly Quantity[];
}

interface Half {
  readonly number: 'half';
  readonly of: Quantity;
  readonly round: 'up' | 'down';
}

/** How many votes this word got, of those under this link (701.38). */
interface Votes {
  readonly number: 'votes';
  readonly for: string;
  readonly under: string;
}

/** A number that a linked ability had a player choose. */
interface ChosenNumber {
  readonly number: 'chosen';
  readonly under: string;
}

export type ObjectValue =
  | 'power'
  | 'toughness'
  | 'manaValue'
  | 'loyalty'
  | 'damage'
  | 'basePower'
  | 'baseToughness'
  /** The designation of Classes; 1 for what has none (716.2d). */
  | 'level';

/** What happened this turn, counted for each player; the names are the keys of `game.turn.facts`. */
export type Fact =
  | 'spellsCast'
  | 'creatureSpellsCast'
  | 'noncreatureSpellsCast'
  | 'nonartifactSpellsCast'
  | 'cardsDrawn'
  | 'cardsDiscarded'
  | 'lifeGained'
  | 'lifeLost'
  | 'creaturesDied'
  | 'attackedWith'
  | 'landsPlayed'
  | 'permanentsSacrificed'
  | 'damageDealtTo'
  | 'landsEntered'
  | 'permanentsLeft'
  | 'permanentsPutIntoGraveyard';

export interface Comparison {
  readonly atLeast?: Quantity;
  readonly atMost?: Quantity;
  readonly exactly?: Quantity;
}
