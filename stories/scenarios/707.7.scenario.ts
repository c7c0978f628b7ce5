import { creature, scenario } from '../../machines/play/scenario/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { sorcery, targetCreature } from './meld-pair.ts';

/** “{C}: Put a +1/+1 counter on” it, said by its name. */
const climber: CardDefinition = {
  ...creature('Named Climber', '1/1'),
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{C}' }],
      effect: [{ do: 'putCounters', kind: '+1/+1', count: 1, on: 'self' }],
    },
  ],
};
const likeness: CardDefinition = {
  ...sorcery(
    'Quick Likeness',
    [
      {
        do: 'becomeCopy',
        what: { target: 0 },
        of: { all: { name: 'Plain Bear' } },
        until: 'untilEndOfTurn',
      },
    ],
    targetCreature,
  ),
  types: ['instant'],
};
const bear = creature('Plain Bear', '3/3');

/** Copies both instants from the graveyard; each copy may be cast. */
const echo = sorcery('Double Echo', [
  { do: 'exile', what: { all: { zone: 'graveyard', type: 'instant', owner: 'you' } }, as: 'exiled' },
  { do: 'copyCard', what: { named: 'exiled' }, as: 'copies' },
  { do: 'castWithoutPaying', what: { named: 'copies' } },
]);

const opening = [
  'alice casts Mesmeric Fiend',
  'pass until alice decides',
  'alice chooses Grizzly Bears',
  'pass until the stack is empty',
  'alice casts Clone',
  'pass until alice decides',
  'alice says yes',
  'pass until the stack is empty',
  { expect: { bob: { exile: ['Grizzly Bears', 'Hill Giant'] } } },
];

export default [
  scenario(
    '707.7: copied linked abilities are linked to one another, and to none of those that were copied',
    {
      rules: ['707.7', '607.5'],
      alice: { hand: ['Mesmeric Fiend', 'Clone', 'Terminate'], mana: 'CBUCCCBR' },
      bob: { hand: ['Grizzly Bears', 'Hill Giant'] },
      script: [...opening, 'alice casts Terminate on Clone', 'pass until the stack is empty'],
      expect: { 'Hill Giant': { on: 'hand' }, 'Grizzly Bears': { on: 'exile' } },
      control: {
        script: [...opening, 'alice casts Terminate on Mesmeric Fiend 1', 'pass until the stack is empty'],
        expect: { 'Hill Giant': { on: 'exile' }, 'Grizzly Bears': { on: 'hand' } },
      },
    },
  ),
  scenario(
    '707.11: what an effect calls by its name it still tracks as that becomes a copy of something else',
    {
      rules: ['707.11', '201.5', '707.4'],
      alice: { battlefield: [climber, bear], hand: [likeness], mana: 'CC' },
      bob: {},
      script: [
        'alice activates Named Climber',
        'alice casts Quick Likeness on Named Climber',
        'pass until the stack is empty',
      ],
      expect: { 'Named Climber': { name: 'Plain Bear', power: 4, counters: { '+1/+1': 1 } } },
      control: {
        script: ['alice activates Named Climber', 'pass until the stack is empty'],
        expect: { 'Named Climber': { name: 'Named Climber', power: 2 } },
      },
    },
  ),
  scenario('707.12a: of several copies that a player may cast each is cast, or not, by itself', {
    rules: ['707.12a', '707.12'],
    alice: { hand: [echo], graveyard: ['Shock', 'Lightning Bolt'], mana: 'C' },
    bob: {},
    script: [
      'alice casts Double Echo',
      'pass until alice decides',
      'alice chooses Shock',
      'alice chooses bob',
      'alice says no',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 18 }, alice: { graveyard: ['Double Echo'], exile: ['Lightning Bolt', 'Shock'] } },
    control: {
      script: [
        'alice casts Double Echo',
        'pass until alice decides',
        'alice chooses Shock',
        'alice chooses bob',
        'alice says yes',
        'alice chooses bob',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 15 } },
    },
  }),
];
