import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { staticAbility } from '../../machines/rules/abilities/write/index.ts';

const climber = creature('Climber', '2/2', '', { manaCost: '{0}' });
/** "You may cast creature spells from your graveyard." */
const open = card('Open Grave', ['enchantment'], {
  abilities: [
    staticAbility({
      players: 'you',
      rules: [{ rule: 'mayPlayFrom', from: 'graveyard', what: { type: 'creature' } }],
    }),
  ],
});
/** "As long as no card is in your graveyard, you can’t cast creature spells." */
const guard = card('Grave Guard', ['enchantment'], {
  abilities: [
    staticAbility({
      if: { holds: 'not', of: { holds: 'exists', what: { zone: 'graveyard', owner: 'you' } } },
      players: 'you',
      rules: [{ rule: 'cantCast', what: { type: 'creature' } }],
    }),
  ],
});

export default [
  scenario(
    '733.1: a spell that turns out to be illegal once it is proposed is reversed, and it is said why',
    {
      rules: ['733.1', '601.2e'],
      alice: { battlefield: [open, guard], graveyard: [climber] },
      bob: {},
      script: ['refused 601.2e: alice casts Climber', 'refused 733.1: alice casts Climber'],
      expect: {
        Climber: { on: 'graveyard' },
        game: { stack: 0, priority: 'alice' },
      },
      control: {
        setup: { alice: { battlefield: [open, guard], graveyard: [climber, 'Forest'] } },
        script: ['alice casts Climber', 'everyone passes'],
        expect: { Climber: { on: 'battlefield' } },
      },
    },
  ),
];
