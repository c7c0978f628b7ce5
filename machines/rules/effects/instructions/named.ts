import type { EventOf, EventType, GameEvent } from '../../state/event.ts';
import type { Happened } from '../../state/happened.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import type { Named, Target } from '../../state/object.ts';
import { noNamed } from '../../state/scope.ts';
import { sum } from '../../state/sum.ts';

/** The events of these types among what happened. */
export function eventsOf<T extends EventType>(
  happened: readonly Happened[],
  ...types: readonly T[]
): readonly EventOf<T>[] {
  const isOne = (event: GameEvent): event is EventOf<T> => types.some((type) => type === event.type);
  return happened.flatMap(({ event }) => (isOne(event) ? [event] : []));
}

const distinct = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** What moved, as the objects that it became (400.7). */
export function movedObjects(happened: readonly Happened[]): readonly ObjectId[] {
  return distinct(eventsOf(happened, 'move').flatMap(({ became }) => (became === null ? [] : [became])));
}

/** How many objects moved: what several cards represent is one, however many they are then (712.21e). */
export const movedCount = (happened: readonly Happened[]): number =>
  eventsOf(happened, 'move').filter(({ became, partOf }) => became !== null && partOf === undefined).length;

/** Of an instruction of which only that it was done is known. */
export const didIt = (): Partial<Named> => ({ did: true });

/** Of an instruction about objects: these, and how many; without any it did nothing. */
export const these = (objects: readonly ObjectId[]): Partial<Named> => ({
  objects,
  amount: objects.length,
  did: objects.length > 0,
});

/** Of an instruction that moves objects: what they became, and how many they were. */
export const moved = (happened: readonly Happened[]): Partial<Named> => ({
  ...these(movedObjects(happened)),
  amount: movedCount(happened),
});

/** Of an instruction about permanents: those to which it happened. */
export function affected(
  type:
    | 'tap'
    | 'untap'
    | 'freeze'
    | 'attach'
    | 'unattach'
    | 'turnFace'
    | 'becomeLevel'
    | 'designate'
    | 'becomeMonstrous'
    | 'pair'
    | 'flip'
    | 'turnFaceUp'
    | 'turnFaceDown'
    | 'phase'
    | 'removeFromCombat'
    | 'becomeBlocked'
    | 'joinAttack'
    | 'reselect',
) {
  return (happened: readonly Happened[]): Partial<Named> =>
    these(distinct(eventsOf(happened, type).map(({ object }) => object)));
}

/** Targets apart: objects and players. */
export function apart(targets: readonly Target[]): Pick<Named, 'objects' | 'players'> {
  return {
    objects: distinct(targets.flatMap((target) => ('object' in target ? [target.object] : []))),
    players: distinct(targets.flatMap((target) => ('player' in target ? [target.player] : []))),
  };
}

/** Of an instruction about players: who they are, and the sum of the amounts. */
export function amounts(
  events: readonly { readonly player: PlayerId; readonly amount: number }[],
): Partial<Named> {
  return {
    players: distinct(events.map(({ player }) => player)),
    amount: sum(events.map(({ amount }) => amount)),
    did: events.length > 0,
  };
}

/** Two results under one name, from two rounds of a loop. */
export function joined(one: Named, other: Named): Named {
  return {
    objects: [...one.objects, ...other.objects],
    players: distinct([...one.players, ...other.players]),
    amount: one.amount + other.amount,
    did: one.did || other.did,
    ...((one.excess ?? other.excess) !== undefined && { excess: (one.excess ?? 0) + (other.excess ?? 0) }),
  };
}

export const fullyNamed = (named: Partial<Named>): Named => ({ ...noNamed, ...named });
