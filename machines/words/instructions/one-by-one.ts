/** What is done for each of some objects or players, and what players vote for (608.2, 701.38). */
import { phrase } from '../../wording/syntax.ts';
import type { Wording } from '../wording.ts';

export const oneByOne: Wording = {
  clauses: [
    phrase('for each <noun:nounMeant> <does:doneTo> this way , <then:clauses>', [
      { said: 'forEachDone', noun: '<noun>', does: '<does>', then: '<then>' },
    ]),
    phrase('for each <noun:nounMeant> put into a graveyard this way , <then:clauses>', [
      { said: 'forEachDone', noun: '<noun>', does: 'destroy', put: 'graveyard', then: '<then>' },
    ]),
    phrase('for each <what:anything> , <does:clauses>', [
      { said: 'forEach', of: { all: '<what>' }, then: '<does>' },
    ]),
    phrase('for each of <what:pronoun> , <does:clauses>', [
      { said: 'forEach', of: '<what>', then: '<does>' },
    ]),
    phrase('for each <of:eachWho> , <does:clauses>', [{ said: 'forEachPlayer', of: '<of>', then: '<does>' }]),
  ],
  /** What was done to permanents. */
  doneTo: [phrase('destroyed', 'destroy'), phrase('exiled', 'exile'), phrase('sacrificed', 'sacrifice')],
  objects: [
    phrase('each <permanentVotedFor> with the most votes or tied for most votes', { mostVoted: 'voted' }),
  ],
  permanentVotedFor: [phrase('permanent|creature|artifact|enchantment|land|planeswalker', true)],
  standing: [
    phrase('the number of <one:lowerWord> votes is greater than the number of <other:lowerWord> votes', {
      holds: 'compare',
      what: { number: 'votes', for: '<one>', under: 'voted' },
      to: { atLeast: { number: 'plus', of: [{ number: 'votes', for: '<other>', under: 'voted' }, 1] } },
    }),
    phrase('<one:lowerWord> gets more votes', {
      holds: 'compare',
      what: { number: 'votes', for: '<one>', under: 'voted' },
      to: { atLeast: { number: 'plus', of: [{ said: 'otherVotes', than: '<one>' }, 1] } },
    }),
    phrase('<one:lowerWord> gets more votes or the vote is tied', {
      holds: 'compare',
      what: { number: 'votes', for: '<one>', under: 'voted' },
      to: { atLeast: { said: 'otherVotes', than: '<one>' } },
    }),
  ],
};
