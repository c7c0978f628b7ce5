import { card, scenario } from '../../machines/play/scenario/index.ts';
import { counter, draw, spell, target, targetSpell } from '../../machines/rules/abilities/write/index.ts';

/** Counters a spell, which returns to its owner’s hand, and draws a card. */
const rethink = card('Rethink', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([targetSpell], counter(target(0), { zone: 'hand' }), draw(1))],
});

export default [
  scenario('117.4: where a player has activated a mana ability between, not all have passed in succession', {
    rules: ['117.4', '405.5', '605.3b'],
    alice: { hand: ['Grizzly Bears', rethink], mana: 'GGU', library: ['Forest'] },
    bob: { battlefield: ['Island'] },
    script: [
      'alice casts Grizzly Bears',
      'alice passes',
      'bob activates Island',
      'bob passes',
      { expect: { game: { stack: ['Grizzly Bears'], priority: 'alice' } } },
      'alice casts Rethink on Grizzly Bears',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { on: 'hand' }, Forest: { on: 'hand' } },
    control: {
      script: [
        'alice casts Grizzly Bears',
        'alice passes',
        'bob passes',
        { expect: { game: { stack: 0, priority: 'alice' } } },
        'refused 601.2c: alice casts Rethink on Grizzly Bears',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
];
