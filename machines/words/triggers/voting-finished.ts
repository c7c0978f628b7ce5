import { phrase } from '../../wording/syntax.ts';
import type { TriggerWord } from './word.ts';

/** Players have finished voting (701.38). */
export interface VotingFinished {
  readonly on: 'votingFinished';
}

export const votingFinished: TriggerWord<VotingFinished, ['votes']> = {
  shape: {},
  said: { impersonal: [phrase('players finish voting', [{ on: 'votingFinished' }])] },
  events: ['finishVoting'],
  gives: ['votes'],
  looksBack: false,
  matches: (_looking, _condition, event) => (event.type === 'finishVoting' ? { votes: event.votes } : null),
};
