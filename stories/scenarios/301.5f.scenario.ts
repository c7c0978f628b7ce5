import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  equip,
  having,
  menace,
  plus,
  vigilance,
} from '../../machines/rules/abilities/write/index.ts';

/** "Equipped creature gets +1/+0 for each Gate you control and has vigilance and menace." */
const gatekeeperBlade = card('Gatekeeper Blade', ['artifact'], {
  subtypes: 'Equipment',
  abilities: [
    affecting(
      'attached',
      plus({ number: 'count', of: { subtype: 'Gate', controller: 'you' } }, 0),
      having(vigilance, menace),
    ),
    equip('{3}'),
  ],
});
const beast = creature('Plated Beast', '3/4');
const gate = card('Quiet Gate', ['land'], { subtypes: 'Gate' });
const equipped = [
  'alice activates Gatekeeper Blade on Plated Beast',
  'everyone passes',
  'alice attacks bob with Plated Beast',
  'refused 702.111b: bob blocks Plated Beast with Hill Giant',
  'pass until the postcombat main phase',
];

export default [
  scenario('301.5f: what it gives the equipped creature it gives, though what it counts comes to nothing', {
    rules: ['301.5f', '604.1'],
    alice: { battlefield: [gatekeeperBlade, beast], mana: 'CCC' },
    bob: { battlefield: ['Hill Giant'] },
    script: equipped,
    expect: {
      'Plated Beast': { power: 3, has: ['vigilance', 'menace'], tapped: false },
      bob: { life: 17 },
    },
    control: {
      setup: { alice: { battlefield: [gatekeeperBlade, beast, gate], mana: 'CCC' } },
      expect: {
        'Plated Beast': { power: 4, has: ['vigilance', 'menace'], tapped: false },
        bob: { life: 16 },
      },
    },
  }),
];
