import type { Color, ManaType } from '../mana.ts';
import type { Zone } from '../zones.ts';
import type { Filter } from './filter.ts';
import type { Objects, Players } from './objects.ts';

/** A number, worked out when it is needed. Division rounds as said; what can't be determined is 0 (107.2). */
export type Quantity =
  | number
  /** The value of X chosen for this spell or ability (107.3). */
  | { readonly x: true }
  /** The value of X of other spells (107.3e); 0 of what isn't one. */
  | { readonly xOf: Objects }
  /** How many objects fit. */
  | { readonly count: Filter }
  /** How many of these objects are like this, whatever has become of them (608.2h). */
  | { readonly countOf: Objects; readonly like: Filter }
  | { readonly countPlayers: Players }
  /** How many card types there are among what fits, or among these objects, whatever has become of them (608.2h). */
  | { readonly typesAmong: Filter | { readonly these: Objects } }
  /** How many of what fits have different names (201.2b). */
  | { readonly withDifferentNames: Filter }
  /** How many of the basic land types there are among what fits (domain). */
  | { readonly basicLandTypesAmong: Filter }
  /** A value of one object, or the sum over several; from last known information where 608.2h says so. */
  | { readonly value: ObjectValue; readonly of: Objects }
  | { readonly greatest: ObjectValue; readonly of: Objects }
  | { readonly lowest: ObjectValue; readonly of: Objects }
  | { readonly counters: string; readonly on: Objects }
  | { readonly playerCounters: string; readonly on: Players }
  /** The players' devotion to a color or to several (700.5), or to the one last chosen under a link. */
  | { readonly devotion: readonly Color[] | { readonly chosen: string }; readonly of: Players }
  | { readonly life: Players }
  /** How much mana of this type players have in their pools. */
  | { readonly unspentMana: ManaType; readonly of: Players }
  | { readonly cardsIn: Zone; readonly of: Players }
  /** The amount of an earlier instruction of this effect, by its name: damage dealt, life lost, cards drawn … */
  | { readonly amount: string }
  /** How much of the damage that an earlier instruction dealt was excess damage (120.10). */
  | { readonly excess: string }
  /** What the player, or the planeswalker, that an earlier instruction dealt damage had before: life, or loyalty. */
  | { readonly beforeDamage: string; readonly of: 'player' | 'planeswalker' }
  /** The amount of the event that triggered this ability, or that is being replaced. */
  | { readonly eventAmount: true }
  /** How much mana was spent to cast it, how much of this type, or how many colors of mana (702.44a). */
  | { readonly manaSpent: true | 'colors' | ManaType }
  /** A fact about this turn, kept in `game.turn.facts` (see `Fact`). */
  | { readonly thisTurn: Fact; readonly by: Players }
  /** The same of the last turn; `most`: of that player alone for whom it is the most. */
  | { readonly lastTurn: Fact; readonly by: Players; readonly most?: true }
  /** How many of these the players controlled as this turn began. */
  | { readonly begunWith: Filter; readonly of: Players }
  /** How often an optional cost of this name was paid (702.33c); with `ofThisInstance` for the instance that asks (702.56b). */
  | { readonly timesPaid: string; readonly ofThisInstance?: true }
  /** How often the players have done this keyword action, over the game (701.54c). */
  | { readonly timesDone: string; readonly by: Players }
  | { readonly plus: readonly Quantity[] }
  | { readonly minus: readonly [Quantity, Quantity] }
  | { readonly times: readonly [Quantity, Quantity] }
  /** The least of these; what an object of this kind doesn’t have, or isn’t there, is no limit. */
  | { readonly least: readonly Quantity[] }
  | { readonly half: Quantity; readonly round: 'up' | 'down' }
  /** How many votes this word got, of those under this link (701.38). */
  | { readonly votes: string; readonly under: string }
  /** A number that a linked ability had a player choose. */
  | { readonly chosen: string };

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
