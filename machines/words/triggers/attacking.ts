/** Whom attackers attack. */
import { by, type Looking } from '../../rules/events/looking.ts';
import type { Defender } from '../../rules/state/game.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';

/** Whether what is attacked is such a player; where none are named, anything is. */
export const attacksPlayer = (looking: Looking, whom: Players | undefined, defender: Defender): boolean =>
  by(looking, whom, 'player' in defender ? defender.player : null);
