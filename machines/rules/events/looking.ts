/** Who looks for events, and what for: what trigger conditions and replaced events are made of. */
import { fits, objectAt, players } from '../characteristics/index.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/identity.ts';
import type { TriggerFacts } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import type { Filter, Players } from '../state/vocabulary/index.ts';
import type { Zone } from '../state/zones.ts';

/** What a condition speaks of: this object, what it is attached to or haunts, or what is like this. */
export type Subject = 'self' | 'attached' | 'haunted' | Filter;

/** What the effect of a triggered ability may ask about the event: its words are `{ event: 'object' }`, `{ eventAmount }` … */
export type Fact = 'object' | 'source' | 'other' | 'player' | 'otherPlayer' | 'amount' | 'types' | 'votes';

type Facts = Partial<Omit<TriggerFacts, 'event'>>;

/** What an event is about, for a trigger's effect: of what it may give. What is left out is nothing. */
export type About<Gives extends Fact = Fact> = Pick<Facts, Gives> & {
  readonly [Other in Exclude<Fact, Gives>]?: never;
};

/** What each occurrence of a condition in an event was about: one, several (603.2c), or none. */
export type Found<Gives extends Fact = Fact> = About<Gives> | readonly About<Gives>[] | null;

/** Who looks: the object that has the ability, in whose words the condition is. */
export interface Looking {
  readonly game: Game;
  readonly scope: Scope;
}

/** Whether an object is what a condition speaks of. */
export const is = ({ game, scope }: Looking, subject: Subject, id: ObjectId | null): boolean =>
  id !== null && isSubject(game, scope, subject, id);

/** Whether it is one of these players; where none are named, any is, and nobody. */
export const by = ({ game, scope }: Looking, whose: Players | undefined, player: PlayerId | null): boolean =>
  whose === undefined || (player !== null && players(game, scope, whose).includes(player));

/** Whether a spell is what a condition speaks of: this object, or a spell like this. */
export const isSpell = ({ game, scope }: Looking, wanted: 'self' | Filter, id: ObjectId): boolean =>
  wanted === 'self' ? scope.self === id : fits(game, scope, inZone(wanted, 'stack'), id);

/** Whether an object is what a condition speaks of: this object, what it is attached to, or something that fits. */
export function isSubject(game: Game, scope: Scope, subject: Subject, id: ObjectId): boolean {
  if (subject === 'self') return id === scope.self;
  if (subject === 'haunted') return objectAt(game, scope.self).links.haunt?.objects.includes(id) === true;
  if (subject === 'attached') {
    const { attachedTo } = objectAt(game, scope.self);
    return attachedTo !== null && 'object' in attachedTo && attachedTo.object === id;
  }
  return fits(game, scope, subject, id);
}

/** The filter, asked of objects in this zone where it names none itself. */
export const inZone = (filter: Filter, zone: Zone): Filter =>
  filter.zone === undefined ? { ...filter, zone } : filter;

export const inZoneOr = (subject: Subject, zone: Zone | undefined): Subject =>
  zone === undefined || typeof subject === 'string' ? subject : inZone(subject, zone);
