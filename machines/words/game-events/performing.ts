/** Keyword actions that are short for other instructions are done (701). */
import { isRecalled } from '../../rules/characteristics/index.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { keywordAction } from '../../rules/state/text.ts';
import { write } from '../../rules/state/write.ts';
import { upperFirst } from './saying.ts';
import type { QuietEventWord } from './word.ts';

/** One is about to be done so often, where an effect could replace that. */
export interface BeginPerforming {
  readonly type: 'beginPerforming';
  readonly action: string;
  readonly player: PlayerId;
  readonly object: ObjectId | null;
  readonly amount: number;
  readonly times: number;
}

export const beginPerforming: QuietEventWord<BeginPerforming, 'action.begun'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  amount: ({ amount }) => amount,
  withAmount: (event, amount) => ({ ...event, amount }),
  replacedBy: (_game, { replacement: { additionalTimes } }, event) =>
    additionalTimes === undefined ? undefined : { ...event, times: event.times + additionalTimes },
  about: 'other',
  sentence: () => null,
  hides: 'nothing',
  emits: 'action.begun',
};

/** One has been done, by a permanent of this player or by them. */
export interface Perform {
  readonly type: 'perform';
  readonly action: string;
  readonly player: PlayerId;
  readonly object: ObjectId | null;
  readonly amount: number;
  /** What a player did it to, as far as all players saw that. */
  readonly what?: readonly ObjectId[];
}

export const perform: QuietEventWord<Perform, 'action.performed'> = {
  /** Each time that a player does it counts over the whole game, where a text asks how often (701.54c). */
  apply(game, { action, player: id }) {
    if (!isRecalled(game, 'done')) return;
    const player = write(game).player(id);
    player.done = { ...player.done, [action]: (player.done?.[action] ?? 0) + 1 };
  },
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  sentence({ action, amount, object, player, what }, { listed, name, subject, who }) {
    const { doneBy, verb } = keywordAction(action);
    if (doneBy !== undefined) return `${upperFirst(doneBy)} ${verb} ${who(player)}.`;
    const performer = object === null ? who(player) : subject(object);
    const to = what === undefined ? '' : ` ${listed(what.map(name))}`;
    return `${performer} ${verb}${to}${amount > 0 ? ` ${amount}` : ''}.`;
  },
  hides: 'nothing',
  emits: 'action.performed',
};
