import { actions } from '../../rules/abilities/actions/index.ts';
import { by, is } from '../../rules/events/looking.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase, type Way } from '../../wording/syntax.ts';
import type { Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

/** A keyword action has been done, by a player or by a permanent: "whenever you investigate", "whenever it explores". */
export interface Performs {
  readonly on: 'performs';
  readonly action: string;
  readonly who?: Players;
  readonly object?: Watched;
}

/** Keyword actions that a player does (701): "scries", "collects evidence"; and "the Ring tempts you". */
const performed: readonly Way[] = Object.values(actions).flatMap(({ action, verb, doneBy }) =>
  doneBy === undefined
    ? [...new Set([action, verb])].map((words) => phrase(words, [{ on: 'performs', action, who: '<who>' }]))
    : [],
);
const performedOn: readonly Way[] = Object.values(actions).flatMap(({ action, verb, doneBy }) =>
  doneBy === undefined
    ? []
    : [phrase(`${doneBy} ${verb} <who:whoDoes>`, [{ on: 'performs', action, who: '<who>' }])],
);
/** And those that a permanent does: "explores". */
const performing: readonly Way[] = Object.values(actions).flatMap(({ action, verb, doneBy }) =>
  doneBy === undefined ? [phrase(verb, [{ on: 'performs', action, '...object': '<object>' }])] : [],
);

export const performs: TriggerWord<Performs, ['object', 'player', 'amount']> = {
  shape: { action: 'keyword action', who: 'players?', object: 'self, attached or filter?' },
  said: { turnDoing: performed, impersonal: performedOn, event: performing },
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
