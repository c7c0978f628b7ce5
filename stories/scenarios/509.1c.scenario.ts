import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { all, creatureYouControl, rulesFor } from '../../machines/rules/abilities/write/index.ts';

/** "All creatures able to block this creature do so." */
const singer = creature('Loud Singer', '2/3', '', {
  abilities: [rulesFor(null, { rule: 'mustBeBlocked', by: 'all' })],
});
/** "Creatures you control can't be blocked by more than one creature." */
const narrows = creature('Narrow Guard', '3/4', '', {
  abilities: [rulesFor(all(creatureYouControl), { rule: 'mostBlockers', number: 1 })],
});
const attack = 'alice attacks bob with Loud Singer';

export default [
  scenario('509.1c: of all who have to block it as many do as a restriction leaves room for: one, not none', {
    rules: ['509.1b', '509.1c'],
    alice: { battlefield: [singer, narrows] },
    bob: { battlefield: ['Grizzly Bears', 'Craw Wurm'] },
    script: [
      attack,
      'refused 509.1b: bob blocks Loud Singer with Grizzly Bears, Craw Wurm',
      'refused 509.1c: bob blocks nothing',
      // Either one will do.
      { expect: { game: { may: ['bob blocks Loud Singer with Craw Wurm'] } } },
      'bob blocks Loud Singer with Grizzly Bears',
      'pass until the postcombat main phase',
    ],
    expect: { 'Loud Singer': { damage: 2 }, 'Grizzly Bears': { on: 'graveyard' }, bob: { life: 20 } },
    control: {
      without: 'Narrow Guard',
      script: [
        attack,
        'refused 509.1c: bob blocks Loud Singer with Grizzly Bears',
        'bob blocks Loud Singer with Grizzly Bears, Craw Wurm',
        'alice assigns 2 to Grizzly Bears',
        'pass until the postcombat main phase',
      ],
      expect: { 'Loud Singer': { on: 'graveyard' }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
];
