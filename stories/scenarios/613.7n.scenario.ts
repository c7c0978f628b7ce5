import { creature, scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { sorcery } from './meld-pair.ts';

/** A 2/2 of which its own static ability says that it is a 5/5. */
const proud: CardDefinition = {
  ...creature('Proud Beast', '2/2'),
  abilities: [
    {
      kind: 'static',
      changes: [{ change: 'setPowerToughness', power: 5, toughness: 5 }],
    },
  ],
};
const small = sorcery(
  'Small Return',
  [
    {
      do: 'move',
      what: { target: 0 },
      to: {
        zone: 'battlefield',
        with: {
          changes: [
            { change: 'addTypes', types: ['creature'] },
            { change: 'addSubtypes', subtypes: ['Spirit'] },
            { change: 'setPowerToughness', power: 1, toughness: 1 },
          ],
        },
      },
    },
  ],
  [{ objects: { zone: 'graveyard', type: 'creature' } }],
);
const plain = sorcery(
  'Plain Return',
  [{ do: 'move', what: { target: 0 }, to: { zone: 'battlefield' } }],
  [{ objects: { zone: 'graveyard', type: 'creature' } }],
);
const blow = sorcery('Great Growth', [
  {
    do: 'modify',
    what: { all: { type: 'creature', controller: 'you' } },
    changes: [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }],
    until: 'untilEndOfTurn',
  },
]);

export default [
  scenario(
    '613.7n: what an effect sets as it puts an object there is later than the object’s own static ability',
    {
      rules: ['613.7n', '611.2e', '613.4b'],
      alice: { graveyard: [proud], hand: [small], mana: 'C' },
      bob: {},
      script: ['alice casts Small Return on Proud Beast', 'pass until the stack is empty'],
      expect: { 'Proud Beast': { power: 1, toughness: 1 } },
      control: {
        setup: { alice: { graveyard: [proud], hand: [plain], mana: 'C' } },
        script: ['alice casts Plain Return on Proud Beast', 'pass until the stack is empty'],
        expect: { 'Proud Beast': { power: 5, toughness: 5 } },
      },
    },
  ),
  scenario('613.1a: copy effects apply first, and every other effect to what they make', {
    rules: ['613.1a', '613.1', '707.2'],
    alice: { battlefield: ['Hill Giant'], hand: ['Clone', blow], mana: 'UCCCC' },
    bob: {},
    script: [
      'alice casts Clone',
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
      'alice casts Great Growth',
      'pass until the stack is empty',
    ],
    // It copies the 3/3, and both get +1/+1.
    expect: { Clone: { name: 'Hill Giant', power: 4, toughness: 4 } },
    control: {
      setup: { alice: { battlefield: ['Hill Giant'], hand: [blow], mana: 'C' } },
      script: ['alice casts Great Growth', 'pass until the stack is empty'],
      expect: { 'Hill Giant': { power: 4 } },
    },
  }),
];
