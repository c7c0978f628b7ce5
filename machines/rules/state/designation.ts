import type { GameObject } from './object.ts';
import type { Designation, PlayerDesignation } from './vocabulary/index.ts';

export const designations = [
  'harnessed',
  'suspected',
  'Ring-bearer',
  'renowned',
] as const satisfies readonly Designation[];

export const playerDesignations = ['monarch', 'initiative'] as const satisfies readonly PlayerDesignation[];

/** Designations that a permanent has for its controller: no more than one of theirs, and it until it changes hands (701.54a). */
export const designationsOfPlayers: ReadonlySet<Designation> = new Set<Designation>(['Ring-bearer']);

/** Whether a permanent has a designation, which it has until it leaves or loses it (701.54b, 701.60b, 701.64b, 702.112b). */
export const isDesignated = ({ designated }: GameObject, as: Designation): boolean =>
  designated?.includes(as) === true;
