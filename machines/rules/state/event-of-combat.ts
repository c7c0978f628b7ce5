import type { ObjectId } from './identity.ts';

/** What happens in combat. */
export type EventOfCombat =
  /** `only`: it stops attacking and blocking, or being attacked, and stays in combat as the other (506.4d). */
  {
    readonly type: 'removeFromCombat';
    readonly object: ObjectId;
    readonly only?: 'fighting' | 'attacked';
  };
