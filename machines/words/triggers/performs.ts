import { by, is } from '../../rules/events/looking.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

/** A keyword action has been done, by a player or by a permanent: "whenever you investigate", "whenever it explores". */
export interface Performs {
  readonly on: 'performs';
  readonly action: string;
  readonly who?: Players;
  readonly object?: Watched;
}

export const performs: TriggerWord<Performs, ['object', 'player', 'amount']> = {
  shape: { action: 'keyword action', who: 'players?', object: 'self, attached or filter?' },
  events: ['perform'],
  gives: ['object', 'player', 'amount'],
  looksBack: false,
  matches: (looking, { action, object, who }, event) =>
    event.type === 'perform' &&
    event.action === action &&
    by(looking, who, event.player) &&
    (object === undefined || is(looking, object, event.object))
      ? { object: event.object, player: event.player, amount: event.amount }
      : null,
};
