import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  creature,
  enchant,
  plus,
  spell,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

const taming = card('Taming', ['enchantment'], {
  manaCost: '{2}{U}{U}',
  subtypes: 'Aura',
  abilities: [enchant(creature), affecting('attached', { change: 'control', by: 'you' })],
});
const swell = card('Swell', ['instant'], {
  manaCost: '{0}',
  abilities: [
    spell([targetCreature], {
      do: 'modify',
      what: target(0),
      changes: [plus(18, 0)],
      until: 'untilEndOfCombat',
    }),
  ],
});
const isamaru = 'Isamaru, Hound of Konda';
const script = [
  'pass until turn 5',
  'pass until alice’s precombat main',
  `alice attacks bob with ${isamaru}`,
  'pass until alice’s declareAttackers',
  `alice casts Swell on ${isamaru}`,
  'pass until alice’s postcombat main',
  { expect: { bob: { life: 20, lost: false } } },
  'pass until turn 7',
  'pass until alice’s precombat main',
  `alice attacks bob with ${isamaru}`,
  'pass until alice’s combat damage',
];

export default [
  scenario(
    '903.10a: a player loses to 21 combat damage of a commander, be it their own, under another’s control',
    {
      rules: ['903.10a', '704.6c'],
      turn: { of: 'bob', number: 4 },
      alice: { battlefield: [{ card: taming, attachedTo: `bob's ${isamaru}` }], hand: [swell] },
      bob: { life: 40, battlefield: [isamaru], commanders: [isamaru] },
      script,
      expect: { bob: { life: 18, lost: '704.6c' }, game: { over: { winners: ['alice'] } } },
      control: {
        setup: { bob: { life: 40, battlefield: [isamaru], commanders: [] } },
        expect: { bob: { life: 18, lost: false } },
      },
    },
  ),
];
