import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  artifact,
  create,
  creatureToken,
  creatureYouControl,
  destroy,
  modify,
  one,
  spell,
  tap,
  target,
} from '../../machines/rules/abilities/write/index.ts';

/** "{T}: Gain control of target creature with power no greater than the number of creatures you control." */
const charmer = creature('Crowd Charmer', '1/1', '', {
  abilities: [
    activated({
      cost: [tap],
      targets: [one({ type: 'creature', power: { atMost: { number: 'count', of: creatureYouControl } } })],
      effect: [modify(target(0), 'forever', { change: 'control', by: 'you' })],
    }),
  ],
});
/** Destroys X artifacts and makes X creatures. */
const swarm = card('Loose the Swarm', ['sorcery'], {
  manaCost: '{X}{X}{R}',
  abilities: [
    spell(
      [{ objects: artifact, count: { min: { number: 'x' }, max: { number: 'x' } } }],
      destroy(target(0)),
      create(creatureToken(2, 2, ['R'], 'Gremlin'), { number: 'x' }),
    ),
  ],
});
const crack = card('Crack', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([one(artifact)], destroy(target(0)))],
});

export default [
  scenario('608.2b: whether a target is still legal is asked by the numbers of that moment', {
    rules: ['608.2b', '113.7a'],
    alice: { battlefield: [charmer, 'Goblin Piker', 'Memnite'] },
    bob: { battlefield: ['Hill Giant'], hand: ['Shock'], mana: 'R' },
    script: [
      'alice activates Crowd Charmer on Hill Giant',
      'alice passes',
      'bob casts Shock on Crowd Charmer',
      'everyone passes',
      // The ability goes on without its source, and counts two creatures now.
      { expect: { 'Crowd Charmer': { on: 'graveyard' }, game: { stack: 1 } } },
      'everyone passes',
    ],
    expect: {
      'Hill Giant': { controller: 'bob' },
      game: { happened: [{ event: 'notResolve', rule: '608.2b' }] },
    },
    control: {
      setup: { alice: { battlefield: [charmer, 'Goblin Piker', 'Memnite', 'Ornithopter'] } },
      expect: { 'Crowd Charmer': { on: 'graveyard' }, 'Hill Giant': { controller: 'alice' } },
    },
  }),
  scenario('608.2b: a spell whose only target is gone does nothing of what it says', {
    rules: ['608.2b'],
    alice: { hand: [swarm], mana: 'RRR' },
    bob: { hand: [crack], mana: 'R', battlefield: ['Sol Ring'] },
    script: [
      'alice casts Loose the Swarm on Sol Ring with X = 1',
      'alice passes',
      'bob casts Crack on Sol Ring',
      'pass until the stack is empty',
    ],
    expect: {
      'Loose the Swarm': { on: 'graveyard' },
      alice: { battlefield: 0 },
      game: { notHappened: [{ event: 'create' }] },
    },
    control: {
      script: ['alice casts Loose the Swarm on Sol Ring with X = 1', 'everyone passes'],
      expect: { 'Sol Ring': { on: 'graveyard' }, alice: { battlefield: ['Gremlin Token'] } },
    },
  }),
  scenario('608.2b: with one of two targets gone, what isn’t said of a target is done in full', {
    rules: ['608.2b', '107.3a'],
    alice: { hand: [swarm], mana: 'RRRRR' },
    bob: { hand: [crack], mana: 'R', battlefield: ['Sol Ring', 'Ornithopter'] },
    script: [
      'alice casts Loose the Swarm on Sol Ring, Ornithopter with X = 2',
      'alice passes',
      'bob casts Crack on Sol Ring',
      'pass until the stack is empty',
    ],
    expect: {
      Ornithopter: { on: 'graveyard' },
      alice: { battlefield: ['Gremlin Token', 'Gremlin Token'] },
    },
    control: {
      script: [
        'alice casts Loose the Swarm on Sol Ring with X = 1',
        'alice passes',
        'bob casts Crack on Sol Ring',
        'pass until the stack is empty',
      ],
      expect: { Ornithopter: { on: 'battlefield' }, alice: { battlefield: 0 } },
    },
  }),
];
