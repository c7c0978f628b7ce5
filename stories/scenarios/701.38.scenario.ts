import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  destroy,
  draw,
  gainLife,
  loseLife,
  staticAbility,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import { bidding } from './keyword-actions.ts';

/** Two life for each life vote, a card if knowledge gets more. */
const council = bidding(
  'Small Council',
  [],
  { do: 'vote', for: { words: ['life', 'knowledge'] }, link: 'votes' },
  gainLife({ number: 'times', of: [2, { number: 'votes', for: 'life', under: 'votes' }] }),
  {
    do: 'if',
    condition: {
      holds: 'compare',
      what: { number: 'votes', for: 'knowledge', under: 'votes' },
      to: { atLeast: { number: 'plus', of: [{ number: 'votes', for: 'life', under: 'votes' }, 1] } },
    },
    then: [draw(1)],
  },
);
/** The same choice without a vote: a life for each player who chose it. */
const survey = bidding(
  'Plain Survey',
  [],
  { do: 'chooseValue', who: 'everyone', what: { oneOf: ['life', 'knowledge'] }, link: 'votes' },
  gainLife({ number: 'countPlayers', of: { whoChose: 'life', under: 'votes' } }),
);
const exileVote = bidding(
  'Vote of the Court',
  [],
  { do: 'vote', for: { objects: { type: 'creature' } }, link: 'votes' },
  destroy({ mostVoted: 'votes' }),
);
/** What follows a vote, whoever called it. */
const grudge = card('Keeper of Votes', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'votingFinished' },
      effect: [loseLife(2, { whoVoted: 'otherwise', of: 'opponents' })],
    }),
  ],
});
const seat = card('Second Seat', ['artifact'], {
  abilities: [staticAbility({ players: 'you', rules: [{ rule: 'additionalVotes', number: 1 }] })],
});

export default [
  scenario('701.38a: each player votes, beginning with the one who is said, in turn order', {
    rules: ['701.38a', '701.38b'],
    alice: {},
    bob: { hand: [council], library: ['Forest', 'Island'] },
    carol: {},
    script: [
      'alice passes',
      'bob casts Small Council',
      'pass until bob decides',
      'bob answers knowledge',
      'carol answers life',
      'alice answers knowledge',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 22, hand: ['Forest'] } },
    control: {
      script: [
        'alice passes',
        'bob casts Small Council',
        'pass until bob decides',
        'bob answers knowledge',
        'carol answers life',
        'alice answers life',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 24, hand: 0 } },
    },
  }),
  scenario('701.38b: what is voted for may be objects; those with the most votes are all that are tied', {
    rules: ['701.38b'],
    alice: { hand: [exileVote], battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Hill Giant', 'Serra Angel'] },
    script: [
      'alice casts Vote of the Court',
      'pass until alice decides',
      'alice chooses Hill Giant',
      'bob chooses Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: {
      'Hill Giant': { on: 'graveyard' },
      'Grizzly Bears': { on: 'graveyard' },
      'Serra Angel': { on: 'battlefield' },
    },
    control: {
      script: [
        'alice casts Vote of the Court',
        'pass until alice decides',
        'alice chooses Hill Giant',
        'bob chooses Hill Giant',
        'pass until the stack is empty',
      ],
      expect: { 'Hill Giant': { on: 'graveyard' }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('701.38c: choices that players make without voting are no votes', {
    rules: ['701.38c', '701.38d'],
    alice: { hand: [survey], battlefield: [seat] },
    bob: {},
    script: [
      'alice casts Plain Survey',
      'pass until alice decides',
      'alice answers life',
      'bob answers life',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 22 } },
    control: {
      setup: { alice: { hand: [council], battlefield: [seat] } },
      script: [
        'alice casts Small Council',
        'pass until alice decides',
        'alice answers life',
        'alice answers life',
        'bob answers life',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 26 } },
    },
  }),
  scenario('701.38d: who has several votes casts them all when they vote', {
    rules: ['701.38d'],
    alice: { hand: [council], battlefield: [seat], library: ['Forest'] },
    bob: {},
    script: [
      'alice casts Small Council',
      'pass until alice decides',
      'alice answers life',
      'alice answers knowledge',
      'bob answers knowledge',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 22, hand: ['Forest'] } },
    control: {
      without: 'Second Seat',
      script: [
        'alice casts Small Council',
        'pass until alice decides',
        'alice answers life',
        'bob answers knowledge',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 22, hand: 0 } },
    },
  }),
  scenario('701.38a: that players finish voting is one event, and who voted for what is known then', {
    rules: ['701.38a', '603.2'],
    alice: { battlefield: [grudge], hand: [council], library: ['Forest'] },
    bob: {},
    carol: {},
    script: [
      'alice casts Small Council',
      'pass until alice decides',
      'alice answers life',
      'bob answers knowledge',
      'carol answers life',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 24 }, bob: { life: 18 }, carol: { life: 20 } },
    control: {
      without: 'Keeper of Votes',
      script: [
        'alice casts Small Council',
        'pass until alice decides',
        'alice answers life',
        'bob answers knowledge',
        'carol answers life',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('701.38c: choices that are no vote finish no voting', {
    rules: ['701.38c'],
    alice: { battlefield: [grudge], hand: [survey, council], library: ['Forest'] },
    bob: {},
    script: [
      'alice casts Plain Survey',
      'pass until alice decides',
      'alice answers life',
      'bob answers knowledge',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 20 } },
    control: {
      script: [
        'alice casts Small Council',
        'pass until alice decides',
        'alice answers life',
        'bob answers knowledge',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 18 } },
    },
  }),
];
