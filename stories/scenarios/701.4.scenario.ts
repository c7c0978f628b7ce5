import { instantCard } from '../../machines/cards/define.ts';
import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, modify, spell } from '../../machines/rules/abilities/write/index.ts';
import { bidding, saying } from './keyword-actions.ts';

const vision = saying('Clear Vision', 'behold', { quality: 'Elf' });
const elf = creature('Wary Elf', '1/1', '', { subtypes: 'Elf' });
const kin = creature('Elf Kin', '2/2', '', { subtypes: 'Elf' });

/** An Elf may be beheld as an additional cost. */
const greeting = instantCard(
  'Old Greeting',
  '{0}',
  {
    kind: 'static',
    additionalCost: { cost: [{ pay: 'perform', action: 'behold', quality: 'Elf' }], optional: 'behold' },
  },
  spell([], {
    do: 'if',
    condition: { holds: 'paid', cost: 'behold' },
    then: [gainLife(5)],
    else: [gainLife(1)],
  }),
);
const forgetting = bidding(
  'Great Forgetting',
  [],
  modify({ all: { type: 'creature' } }, 'untilEndOfTurn', { change: 'removeSubtypes', of: 'creature' }),
);

export default [
  scenario('701.4a: a card of the quality is revealed from the hand, or a permanent of it chosen', {
    rules: ['701.4a'],
    alice: { hand: [vision, elf, 'Hill Giant'], battlefield: [kin] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice casts Clear Vision',
      'pass until alice decides',
      'alice chooses Wary Elf',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 2 }, game: { happened: [{ event: 'reveal', times: 1 }] } },
    control: {
      script: [
        'alice casts Clear Vision',
        'pass until alice decides',
        'alice chooses Elf Kin',
        'pass until the stack is empty',
      ],
      expect: { game: { happened: [{ event: 'reveal', times: 0 }] } },
    },
  }),
  scenario('701.4b: beheld is what had the quality then, whatever it is as the spell resolves', {
    rules: ['701.4b', '607.2i'],
    alice: { hand: [greeting], battlefield: [kin] },
    bob: { hand: [forgetting] },
    script: [
      'alice casts Old Greeting kicked',
      'alice passes',
      'bob casts Great Forgetting',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 25 }, 'Elf Kin': { subtypes: [] } },
    control: {
      script: ['alice casts Old Greeting', 'pass until the stack is empty'],
      expect: { alice: { life: 21 } },
    },
  }),
];
