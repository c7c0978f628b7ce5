/**
 * The events that an expectation can name, by their types: what each says, and what can be asked of it. One table
 * answers what an event is about, refuses to ask what it hasn't, and is the list in the documentation.
 */
import type { EventType, GameEvent, ObjectId, PlayerId, Zone } from '../../../rules/index.ts';
import { inCombat } from './combat.ts';
import { ofDamage } from './damage.ts';
import type { EventByType, HappeningExample, HappeningField, Kind } from './kind.ts';
import { ofMana } from './mana.ts';
import { ofPermanents } from './permanents.ts';
import { onTheStack } from './stack.ts';
import { ofTheGame } from './turn.ts';
import { inZones } from './zones.ts';

export type { HappeningExample } from './kind.ts';

/** By what they are about, in the order in which they are documented. */
const groups = {
  'Cards and other objects in their zones': inZones,
  Permanents: ofPermanents,
  'The stack': onTheStack,
  'Damage and life': ofDamage,
  Mana: ofMana,
  Combat: inCombat,
  'The turn, players, the game': ofTheGame,
} as const;

const kinds: { readonly [T in EventType]: Kind<EventByType[T]> } = {
  ...inZones,
  ...ofPermanents,
  ...onTheStack,
  ...ofDamage,
  ...ofMana,
  ...inCombat,
  ...ofTheGame,
};

/** The types of events, in the order in which they are documented. */
export const happeningNames = Object.keys(kinds).filter((name): name is EventType => name in kinds);

export const happeningFields: readonly HappeningField[] = [
  'object',
  'player',
  'source',
  'amount',
  'from',
  'to',
  'counter',
];

/** The same, by what they are about. */
export const happeningGroups: readonly { readonly about: string; readonly names: readonly EventType[] }[] =
  Object.entries(groups).map(([about, group]) => ({
    about,
    names: happeningNames.filter((name) => name in group),
  }));

/** What an event says, what can be asked of it, and by which other words it may be looked for. */
export const aboutHappening = (
  type: EventType,
): {
  readonly says: string;
  readonly example: HappeningExample;
  readonly also: readonly string[];
  readonly fields: readonly HappeningField[];
} => {
  const kind = kinds[type];
  return {
    says: kind.says,
    example: kind.example,
    also: kind.also ?? [],
    fields: happeningFields.filter((field) => kind[field] !== undefined),
  };
};

/** What can be asked of one event, and its answers; undefined: there is nothing of that in such events. */
export const factsOf = (event: GameEvent): Facts => readIn(event.type, event);

interface Facts {
  readonly object: readonly (ObjectId | null)[] | undefined;
  readonly player: readonly PlayerId[] | undefined;
  readonly source: readonly (ObjectId | null)[] | undefined;
  readonly amount: number | undefined;
  readonly from: Zone | undefined;
  readonly to: Zone | undefined;
  readonly counter: string | undefined;
}

function readIn<T extends EventType>(type: T, event: EventByType[T]): Facts {
  const kind: Kind<EventByType[T]> = kinds[type];
  return {
    object: kind.object?.(event),
    player: kind.player?.(event),
    source: kind.source?.(event),
    amount: kind.amount?.(event),
    from: kind.from?.(event),
    to: kind.to?.(event),
    counter: kind.counter?.(event),
  };
}
