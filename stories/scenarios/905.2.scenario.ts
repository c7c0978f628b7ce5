import { card, scenario } from '../../machines/play/scenario/index.ts';
import { plus, staticAbility } from '../../machines/rules/abilities/write/index.ts';

/** Creatures without abilities are larger. */
const plain = card('Praise of the Plain', ['enchantment'], {
  abilities: [
    staticAbility({ affects: { all: { type: 'creature', noAbilities: true } }, changes: [plus(2, 2)] }),
  ],
});

export default [
  scenario('905.2: an ability that functions during a draft is one in the game too, and does nothing there', {
    rules: ['905.2', '905.2c', '113.6'],
    alice: { battlefield: [plain, 'Cogwork Librarian', 'Grizzly Bears'] },
    bob: {},
    script: ['alice attacks bob with Cogwork Librarian'],
    expect: { 'Cogwork Librarian': { power: 3 }, 'Grizzly Bears': { power: 4 }, bob: { life: 17 } },
    control: {
      withoutAbilities: ['Cogwork Librarian'],
      expect: { 'Cogwork Librarian': { power: 5 }, bob: { life: 15 } },
    },
  }),
];
