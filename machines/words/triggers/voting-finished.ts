import type { TriggerWord } from './word.ts';

/** Players have finished voting (701.38). */
export interface VotingFinished {
  readonly on: 'votingFinished';
}

export const votingFinished: TriggerWord<VotingFinished, ['votes']> = {
  shape: {},
  said: {},
  events: ['finishVoting'],
  gives: ['votes'],
  looksBack: false,
  matches: (_looking, _condition, event) => (event.type === 'finishVoting' ? { votes: event.votes } : null),
};
