import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  dealDamageToPlayers,
  putCounters,
  spell,
  target,
  targetCreature,
  targetPlayer,
  triggered,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

/** Whenever a player loses the game, thirteen +1/+1 counters on it. */
const fiend = creature('Unchained Fiend', '13/13', '', {
  abilities: [
    triggered({ when: { on: 'losesGame', who: 'everyone' }, effect: [putCounters('+1/+1', 13, 'self')] }),
  ],
});
const usurp = card('Short Reign', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([targetCreature], untilEndOfTurn(target(0), { change: 'control', by: 'you' }))],
});
const bolt = card('Last Bolt', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([targetPlayer], dealDamageToPlayers(5, target(0)))],
});
const storm = card('Last Storm', ['instant'], {
  manaCost: '{0}',
  abilities: [spell([], dealDamageToPlayers(5, 'opponents'))],
});
const usurped = ['alice casts Short Reign on Unchained Fiend', 'everyone passes'];
const boltAt = (player: string) => [
  'alice passes',
  'bob passes',
  `carol casts Last Bolt on ${player}`,
  'everyone passes',
];
const stormy = ['alice passes', 'bob passes', 'carol casts Last Storm', 'everyone passes'];

export default [
  scenario(
    '603.10f: what looks back to its controller’s own loss triggers for nobody, and goes back without it',
    {
      rules: ['603.10f', '800.4a', '800.4d'],
      alice: { life: 5, hand: [usurp] },
      bob: { battlefield: [fiend] },
      carol: { hand: [bolt] },
      dave: { life: 5 },
      script: [...usurped, { expect: { 'Unchained Fiend': { controller: 'alice' } } }, ...boltAt('alice')],
      expect: {
        alice: { lost: '704.5a' },
        'Unchained Fiend': { controller: 'bob', counters: { '+1/+1': 0 } },
        game: { stack: 0 },
      },
      control: {
        script: [...usurped, ...boltAt('dave'), 'everyone passes'],
        expect: {
          dave: { lost: '704.5a' },
          'Unchained Fiend': { controller: 'alice', counters: { '+1/+1': 13 } },
        },
      },
    },
  ),
  scenario('800.4d: so it is where its controller concedes', {
    rules: ['603.9', '800.4d', '104.3a'],
    alice: { hand: [usurp] },
    bob: { battlefield: [fiend] },
    carol: {},
    script: [...usurped, 'alice concedes'],
    expect: { 'Unchained Fiend': { controller: 'bob', counters: { '+1/+1': 0 } }, game: { stack: 0 } },
    control: {
      script: [...usurped, 'carol concedes', 'everyone passes'],
      expect: { 'Unchained Fiend': { controller: 'alice', counters: { '+1/+1': 13 } } },
    },
  }),
  scenario('603.10f: of two players who lose at once each makes it trigger', {
    rules: ['603.10f', '603.9', '603.2c'],
    alice: { life: 5 },
    bob: { battlefield: [fiend] },
    carol: { hand: [storm] },
    dave: { life: 5 },
    script: [
      ...stormy,
      'pass until bob decides',
      'bob orders Unchained Fiend, Unchained Fiend',
      'everyone passes',
      'everyone passes',
    ],
    expect: {
      alice: { lost: true },
      dave: { lost: true },
      'Unchained Fiend': { counters: { '+1/+1': 26 } },
    },
    control: {
      // One of the two is who controls it.
      setup: { alice: { hand: [usurp] } },
      script: [...usurped, ...stormy],
      expect: { dave: { lost: true }, 'Unchained Fiend': { controller: 'bob', counters: { '+1/+1': 0 } } },
    },
  }),
];
