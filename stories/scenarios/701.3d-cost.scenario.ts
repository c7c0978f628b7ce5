import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { activated, draw, equip, mana } from '../../machines/rules/abilities/write/index.ts';

/** "{1}, Unattach this Equipment: Draw a card." */
const satchel = card('Loose Satchel', ['artifact'], {
  subtypes: 'Equipment',
  abilities: [
    activated({ cost: [mana('{1}'), { pay: 'unattach', what: 'self' }], effect: [draw(1)] }),
    equip('{0}'),
  ],
});
const bear = creature('Satchel Bear', '2/2');

export default [
  scenario('701.3d: unattached as a cost, the Equipment stays on the battlefield', {
    rules: ['701.3d', '602.2b', '118.3'],
    alice: { battlefield: [satchel, bear], mana: 'CC', library: ['Forest', 'Forest'] },
    script: [
      'refused 118.3: alice activates Loose Satchel ability 1',
      'alice activates Loose Satchel ability 2 on Satchel Bear',
      'everyone passes',
      'alice activates Loose Satchel ability 1',
      { expect: { 'Loose Satchel': { on: 'battlefield', attachedTo: null } } },
      'everyone passes',
      'refused 118.3: alice activates Loose Satchel ability 1',
    ],
    expect: { alice: { hand: 1 } },
    control: {
      script: [
        'alice activates Loose Satchel ability 2 on Satchel Bear',
        'everyone passes',
        { expect: { 'Loose Satchel': { attachedTo: 'Satchel Bear' } } },
      ],
      expect: { alice: { hand: 0 } },
    },
  }),
];
