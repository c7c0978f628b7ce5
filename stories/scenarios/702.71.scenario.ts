import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { transfigure } from '../../machines/rules/abilities/write/index.ts';

const shell = creature('Shifting Shell', '1/1', '', {
  manaCost: '{1}{B}',
  abilities: [transfigure('{1}')],
});

export default [
  scenario('702.71a: sacrificed for a creature card of its mana value', {
    rules: ['702.71', '702.71a', '608.2h'],
    alice: { battlefield: [shell], library: ['Hill Giant', 'Grizzly Bears', 'Shock'], mana: 'C' },
    bob: {},
    script: [
      'alice activates Shifting Shell',
      'pass until alice decides',
      'refused: alice chooses Hill Giant',
      'alice chooses Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { alice: { battlefield: ['Grizzly Bears'], graveyard: ['Shifting Shell'] } },
    control: {
      turn: { at: 'upkeep' },
      script: ['refused 602.5d: alice activates Shifting Shell'],
      expect: { alice: { battlefield: ['Shifting Shell'] } },
    },
  }),
];
