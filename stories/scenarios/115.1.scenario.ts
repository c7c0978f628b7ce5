import { card, scenario } from '../../machines/play/scenario/index.ts';
import { returnToHand, spell, target } from '../../machines/rules/abilities/write/index.ts';

/** "Return target spell or permanent to its owner's hand." */
const undoing = card('Undo Either', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([{ objects: { any: [{ zone: 'stack', stackObject: 'spell' }, {}] } }], returnToHand(target(0))),
  ],
});
const beasts = card('Undo Beasts', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [
        {
          objects: {
            type: 'creature',
            any: [{ zone: 'stack', stackObject: 'spell' }, { type: 'creature' }],
          },
        },
      ],
      returnToHand(target(0)),
    ),
  ],
});

export default [
  scenario('115.1: only what is chosen as a target has become one: a permanent, not the player beside it', {
    rules: ['115.1', '603.2'],
    alice: { battlefield: ['Bonecrusher Giant'], hand: ['Shock'], mana: 'R' },
    bob: {},
    script: ['alice casts Shock on bob', 'pass until the stack is empty'],
    expect: { alice: { life: 20 }, bob: { life: 18 }, game: { notHappened: [{ event: 'trigger' }] } },
    control: {
      script: ['alice casts Shock on Bonecrusher Giant', 'pass until the stack is empty'],
      expect: { alice: { life: 18 }, bob: { life: 20 } },
    },
  }),
  scenario('115.1: “target spell or permanent” is a spell on the stack or a permanent on the battlefield', {
    rules: ['115.1', '601.2c'],
    alice: { hand: [undoing], mana: 'U' },
    bob: { hand: ['Shock', 'Divination'], mana: 'R', battlefield: ['Grizzly Bears'], graveyard: ['Forest'] },
    turn: { of: 'bob' },
    script: [
      'bob casts Shock on alice',
      'bob passes',
      'refused 115.1: alice casts Undo Either on Forest',
      'alice casts Undo Either on Shock',
      'pass until the stack is empty',
    ],
    expect: { bob: { hand: ['Shock', 'Divination'] }, alice: { life: 20 } },
    control: {
      script: [
        'bob casts Shock on alice',
        'bob passes',
        'alice casts Undo Either on Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { bob: { hand: ['Grizzly Bears', 'Divination'] }, alice: { life: 18 } },
    },
  }),
  scenario('115.1: of “target creature spell or creature” each half is asked where it is', {
    rules: ['115.1', '601.2c'],
    alice: { hand: [beasts], mana: 'U' },
    bob: { hand: ['Grizzly Bears', 'Shock'], mana: 'GGR', battlefield: ['Hill Giant', 'Forest'] },
    turn: { of: 'bob' },
    script: [
      'bob casts Grizzly Bears',
      'bob passes',
      'refused 115.1: alice casts Undo Beasts on Forest',
      'alice casts Undo Beasts on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { bob: { hand: ['Shock', 'Grizzly Bears'] } },
    control: {
      // No creature spell is there; a creature is.
      script: [
        'bob casts Shock on alice',
        'bob passes',
        'refused 115.1: alice casts Undo Beasts on Shock',
        'alice casts Undo Beasts on Hill Giant',
        'pass until the stack is empty',
      ],
      expect: { 'Hill Giant': { on: 'hand' }, alice: { life: 18 } },
    },
  }),
];
