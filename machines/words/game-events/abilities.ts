/** Abilities are activated, trigger, and are put on the stack (602, 603). */
import type { ObjectId, PlayerId, TextRef } from '../../rules/state/identity.ts';
import type { QuietEventWord } from './word.ts';

export interface Activate {
  readonly type: 'activate';
  readonly object: ObjectId;
  readonly source: ObjectId;
  readonly player: PlayerId;
  readonly mana: boolean;
  readonly ability: TextRef;
}

export const activate: QuietEventWord<Activate, 'ability.activated'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'stack',
  /** What is paid with the mana is said. */
  isMinor: (_event, rule) => rule.startsWith('605'),
  sentence: ({ player, source }, { name, who }) => `${who(player)} activates an ability of ${name(source)}.`,
  hides: withoutText,
  emits: 'ability.activated',
};

/** A triggered ability triggers: the waiting trigger's id. One that belongs to a designation has no source (725.2). */
export interface Trigger {
  readonly type: 'trigger';
  readonly waiting: number;
  readonly source: ObjectId | null;
  readonly player: PlayerId;
  readonly ability: TextRef;
}

export const trigger: QuietEventWord<Trigger, 'ability.triggered'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'stack',
  sentence: ({ ability, source }, say) => `An ability of ${say.source(source, ability)} triggers.`,
  hides: withoutText,
  emits: 'ability.triggered',
};

export interface PutOnStack {
  readonly type: 'putOnStack';
  readonly object: ObjectId;
  readonly source: ObjectId | null;
  readonly player: PlayerId;
  readonly ability: TextRef;
  readonly waiting: number | null;
}

export const putOnStack: QuietEventWord<PutOnStack, 'ability.putOnStack'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: ['stack'],
  asksForCheck: false,
  about: 'stack',
  isMinor: () => true,
  sentence: ({ ability, player, source }, say) =>
    `${say.who(player)} puts an ability of ${say.source(source, ability)} on the stack.`,
  hides: withoutText,
  emits: 'ability.putOnStack',
};

/** Whoever can't see what has an ability doesn't know which it is. */
function withoutText<OfAbility extends Activate | Trigger | PutOnStack>(
  event: OfAbility,
  isSeen: (id: ObjectId) => boolean,
): OfAbility {
  return event.source === null || isSeen(event.source) ? event : { ...event, ability: '' };
}
