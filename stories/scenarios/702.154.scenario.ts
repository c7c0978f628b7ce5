import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  all,
  creature as creatures,
  enlist,
  having,
  one,
  spell,
  target,
} from '../../machines/rules/abilities/write/index.ts';

const recruiter = creature('Keen Recruiter', '1/3', 'enlist');
const twice = creature('Double Recruiter', '1/3', '', { abilities: [enlist, enlist] });
const banner = card('Banner of the Levy', ['enchantment'], {
  abilities: [affecting(all({ ...creatures, controller: 'you' }), having(enlist))],
});
const shrink = card('Wilting Word', ['instant'], {
  manaCost: '{B}',
  abilities: [
    spell([one(creatures)], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'modifyPowerToughness', power: -2, toughness: 0 }],
      until: 'untilEndOfTurn',
    }),
  ],
});

export default [
  scenario('702.154a: a creature enlists one that doesn’t attack, and gets its power', {
    rules: ['702.154a', '702.154b', '702.154c', '508.1g'],
    alice: { battlefield: [recruiter, 'Hill Giant', 'Grizzly Bears'] },
    bob: {},
    script: [
      'alice attacks bob with Keen Recruiter',
      'alice says yes',
      'alice chooses Hill Giant',
      'pass until the postcombat main phase',
    ],
    expect: {
      'Keen Recruiter': { power: 4 },
      'Hill Giant': { tapped: true },
      'Grizzly Bears': { tapped: false },
      bob: { life: 16 },
    },
    control: {
      without: 'enlist',
      script: ['alice attacks bob with Keen Recruiter'],
      expect: { 'Keen Recruiter': { power: 1 }, 'Hill Giant': { tapped: false }, bob: { life: 19 } },
    },
  }),
  scenario('702.154a: what attacks, is tapped or came this turn without haste can’t be enlisted', {
    rules: ['702.154a', '702.154c'],
    alice: {
      battlefield: [
        recruiter,
        creature('Watchful Bear', '2/2', 'vigilance'),
        { card: 'Hill Giant', tapped: true },
        { card: 'Grizzly Bears', arrived: true },
      ],
    },
    bob: {},
    // Nothing is asked: nothing could be tapped.
    script: ['alice attacks bob with Keen Recruiter, Watchful Bear'],
    expect: { 'Keen Recruiter': { power: 1 }, bob: { life: 17 } },
    control: {
      setup: { alice: { battlefield: [recruiter, { card: 'Raging Goblin', arrived: true }] } },
      script: [
        'alice attacks bob with Keen Recruiter',
        'alice says yes',
        'pass until the postcombat main phase',
      ],
      expect: { 'Keen Recruiter': { power: 2 }, 'Raging Goblin': { tapped: true }, bob: { life: 18 } },
    },
  }),
  scenario('702.154a: X is the power of the enlisted creature as the ability resolves', {
    rules: ['702.154a', '608.2h'],
    alice: { battlefield: [recruiter, 'Hill Giant'] },
    bob: { hand: [shrink], battlefield: ['Swamp'] },
    script: [
      'alice attacks bob with Keen Recruiter',
      'alice says yes',
      'alice passes',
      'bob casts Wilting Word on Hill Giant',
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Keen Recruiter': { power: 2 } },
    control: {
      script: ['alice attacks bob with Keen Recruiter', 'alice says yes', 'everyone passes'],
      expect: { 'Keen Recruiter': { power: 4 } },
    },
  }),
  scenario('702.154d: each instance of enlist is paid by itself, and triggers for its own payment', {
    rules: ['702.154d', '607.2h'],
    alice: { battlefield: [twice, 'Hill Giant', 'Grizzly Bears'] },
    bob: {},
    script: [
      'alice attacks bob with Double Recruiter',
      'alice says yes',
      'alice says yes',
      'alice chooses Hill Giant',
      'alice orders Double Recruiter, Double Recruiter',
      'pass until the stack is empty',
    ],
    expect: { 'Double Recruiter': { power: 6 }, game: { happened: [{ event: 'trigger', times: 2 }] } },
    control: {
      script: [
        'alice attacks bob with Double Recruiter',
        'alice says yes',
        'alice says no',
        'alice chooses Hill Giant',
        'everyone passes',
      ],
      expect: { 'Double Recruiter': { power: 4 }, game: { happened: [{ event: 'trigger', times: 1 }] } },
    },
  }),
  scenario('607.5: an enlist that was given is another pair than the creature’s own', {
    rules: ['607.5', '702.154d'],
    alice: { battlefield: [recruiter, banner, 'Grizzly Bears'] },
    bob: {},
    // One creature pays for one of them, whose ability alone triggers.
    script: ['alice attacks bob with Keen Recruiter', 'alice says yes', 'everyone passes'],
    expect: { 'Keen Recruiter': { power: 3 }, game: { happened: [{ event: 'trigger', times: 1 }] } },
    control: {
      setup: { alice: { battlefield: [banner, 'Hill Giant', 'Grizzly Bears'] } },
      script: ['alice attacks bob with Hill Giant', 'alice says yes', 'everyone passes'],
      expect: { 'Hill Giant': { power: 5 }, game: { happened: [{ event: 'trigger', times: 1 }] } },
    },
  }),
];
