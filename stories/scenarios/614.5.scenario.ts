import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { draw, loseLife, replacement, spell } from '../../machines/rules/abilities/write/index.ts';

/** Two cards instead of each that its player would draw. */
const mirror = card('Mirror of Thoughts', ['enchantment'], {
  abilities: [replacement({ event: { would: 'draw', who: 'you' }, instead: [draw(2)] })],
});
/** Without a card in hand: two cards instead, for 1 life. */
const scribe = creature('Hollow Scribe', '2/1', '', {
  abilities: [
    replacement({
      event: { would: 'draw', who: 'you' },
      if: { holds: 'compare', what: { number: 'cardsIn', zone: 'hand', of: 'you' }, to: { exactly: 0 } },
      instead: [draw(2), loseLife(1, 'you')],
    }),
  ],
});
/** Its player draws what opponents would draw. */
const thief = creature('Patient Thief', '3/1', '', {
  abilities: [replacement({ event: { would: 'draw', who: 'opponents' }, instead: [draw(1, 'you')] })],
});
const thought = card('Plain Thought', ['sorcery'], { manaCost: '{0}', abilities: [spell([], draw(1))] });
const wastes = { card: 'Wastes', count: 10 };

export default [
  scenario('614.5: of two thieves the draw that comes back was replaced by the first already', {
    rules: ['614.5', '614.6'],
    alice: { battlefield: [thief], hand: [thought], library: [wastes] },
    bob: { battlefield: [{ card: thief, as: 'the other thief' }], library: [wastes] },
    script: ['alice casts Plain Thought', 'everyone passes'],
    expect: { alice: { hand: 1 }, bob: { hand: 0 } },
    control: {
      setup: { alice: { battlefield: [] } },
      expect: { alice: { hand: 0 }, bob: { hand: 1 } },
    },
  }),
  scenario('616.1: who would draw chooses whether two draws are stolen or one', {
    rules: ['616.1', '616.1f', '614.5'],
    alice: { battlefield: [mirror], hand: [thought], library: [wastes] },
    bob: { battlefield: [thief], library: [wastes] },
    script: ['alice casts Plain Thought', 'everyone passes', 'alice chooses Mirror of Thoughts'],
    expect: { alice: { hand: 0 }, bob: { hand: 2 } },
    control: {
      script: ['alice casts Plain Thought', 'everyone passes', 'alice chooses Patient Thief'],
      expect: { alice: { hand: 0 }, bob: { hand: 1 } },
    },
  }),
  scenario('616.1f: the draw that is made instead is the thief’s own, with what replaces that', {
    rules: ['616.1f', '616.2', '614.6'],
    alice: { hand: [thought], library: [wastes] },
    bob: { battlefield: [thief, mirror], library: [wastes] },
    script: ['alice casts Plain Thought', 'everyone passes'],
    expect: { alice: { hand: 0 }, bob: { hand: 2 } },
    control: { without: 'Patient Thief', expect: { alice: { hand: 1 }, bob: { hand: 0 } } },
  }),
  scenario('616.1f: of what is drawn instead the second finds a card in hand, or it was replaced before', {
    rules: ['614.5', '616.1f'],
    turn: { of: 'alice', at: 'upkeep' },
    bob: {},
    alice: { battlefield: [mirror, scribe], library: [wastes] },
    script: [
      'pass until alice decides',
      'alice chooses Hollow Scribe',
      'pass until the precombat main phase',
    ],
    expect: { alice: { hand: 4, life: 19 } },
    control: {
      script: [
        'pass until alice decides',
        'alice chooses Mirror of Thoughts',
        'pass until the precombat main phase',
      ],
      expect: { alice: { hand: 3, life: 19 } },
    },
  }),
];
