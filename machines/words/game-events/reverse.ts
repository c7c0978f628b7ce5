import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import type { Refusal } from '../../rules/state/verdict.ts';
import type { QuietEventWord } from './word.ts';

/**
 * What a player began turned out to be illegal, or they gave it up, and it was reversed (733.1): why, by which rules. The
 * card or source of what was cast or activated; null for a declaration of attackers or blockers (508.1, 509.1).
 */
export interface Reverse {
  readonly type: 'reverse';
  readonly player: PlayerId;
  readonly object: ObjectId | null;
  readonly refusals: readonly Refusal[];
}

export const reverse: QuietEventWord<Reverse, 'action.reversed'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  sentence: ({ refusals }, say) =>
    refusals.map((refusal) => `${say.refusal(refusal)} (${refusal.rule})`).join(' '),
  /** What a refusal says of objects, who can't see them doesn't hear. */
  hides: (event, isSeen) => ({
    ...event,
    refusals: event.refusals.map((refusal) =>
      refusal.objects.every(isSeen) ? refusal : { ...refusal, values: {} },
    ),
  }),
  emits: 'action.reversed',
};
