import type { ObjectId } from '../../rules/state/identity.ts';
import type { Vote } from '../../rules/state/object.ts';
import type { QuietEventWord } from './word.ts';

/** Players have finished voting as a spell or ability has them do (701.38): who voted for which word or object. */
export interface FinishVoting {
  readonly type: 'finishVoting';
  readonly object: ObjectId;
  readonly votes: readonly Vote[];
}

export const finishVoting: QuietEventWord<FinishVoting, 'vote.finished'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'other',
  sentence({ votes }, { listed, name, who }) {
    const said = votes.map((vote) => {
      const chosen = typeof vote.for === 'number' ? name(vote.for) : vote.for;
      return `${who(vote.player)} voted for ${chosen}`;
    });
    return `${listed(said)}.`;
  },
  hides: 'nothing',
  emits: 'vote.finished',
};
