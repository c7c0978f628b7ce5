/** Targets (115) and what refers to them. */
import type { Filter, Objects, Quantity, TargetSpec } from '../../state/vocabulary/index.ts';
import { anySpell, creature, planeswalker } from './filters.ts';

/** "target …": one object. */
export const one = (objects: Filter): TargetSpec => ({ objects });
/** "up to N target …". */
export const upTo = (max: Quantity, objects: Filter): TargetSpec => ({ objects, count: { min: 0, max } });

/** "any target" (115.4). */
export const anyTarget: TargetSpec = { any: true };
export const targetCreature = one(creature);
export const targetSpell = one(anySpell);
export const targetPlayer: TargetSpec = { players: 'any' };
export const targetOpponent: TargetSpec = { players: 'opponent' };
export const playerOrPlaneswalker: TargetSpec = { players: 'any', objects: planeswalker };

/** What was chosen for the target in this position of `targets`: objects or players, as the place asks. */
export const target = (position: number): { readonly target: number } => ({ target: position });
/** What an earlier instruction of this effect found, moved or made. */
export const named = (name: string): { readonly named: string } => ({ named: name });
/** All objects that fit. */
export const all = (filter: Filter): Objects => ({ all: filter });
export const controllerOf = (objects: Objects): { readonly controllerOf: Objects } => ({
  controllerOf: objects,
});
export const ownerOf = (objects: Objects): { readonly ownerOf: Objects } => ({ ownerOf: objects });

/** Of what triggered this ability: the object of the event, the other one, the player. */
export const thatObject: Objects = { event: 'object' };
export const otherObject: Objects = { event: 'other' };
export const thatPlayer: { readonly event: 'player' } = { event: 'player' };
