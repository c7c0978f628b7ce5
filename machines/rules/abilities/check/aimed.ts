import { isRecord } from '../../state/is-record.ts';
import type { Aimed } from './known.ts';

/** What is chosen for these targets: "any target" may be an object or a player (115.4). */
export const aimedBy = (targets: unknown): readonly Aimed[] =>
  !Array.isArray(targets)
    ? []
    : targets.filter(isRecord).map(({ any, objects, players }) => ({
        objects: any === true || objects !== undefined,
        players: any === true || players !== undefined,
      }));
