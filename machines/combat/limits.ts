/** How many creatures can attack or block, where rules are different (508.1c, 509.1b). */
import type { ObjectId } from '../rules/index.ts';

export interface Limit {
  readonly most: number;
  readonly source: ObjectId;
}

/** What this source says, if it limits the number. */
export const limit = (source: ObjectId, most: number | undefined): Limit | undefined =>
  most === undefined ? undefined : { most, source };

/** What all of them leave; infinite without any. */
export const leastOf = (limits: readonly Limit[]): number => Math.min(...limits.map(({ most }) => most));
