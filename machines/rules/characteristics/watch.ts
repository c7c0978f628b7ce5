import type { ObjectId, TextRef } from '../state/identity.ts';
import type { Characteristics } from '../state/object.ts';
import type { Modification } from '../state/vocabulary/index.ts';
import type { Layer } from './changes.ts';

/** What one effect did to a watched object in one layer. */
export interface Watched {
  readonly layer: Layer;
  /** The object whose ability, spell or counters it is of; null for a rule. */
  readonly source: ObjectId | null;
  readonly timestamp: number | null;
  /** Where its changes are printed; of counters their kind. */
  readonly ref: TextRef;
  readonly change: Modification | null;
  readonly before: Characteristics;
  readonly after: Characteristics;
}

/** Watches one object on its way through the layers. */
export interface Watch {
  readonly object: ObjectId;
  readonly seen: Watched[];
}
