import { sorceryCard } from '../../machines/cards/define.ts';
import { scenario } from '../../machines/play/scenario/index.ts';
import { draw, spell, staticAbility } from '../../machines/rules/abilities/write/index.ts';

const boast = sorceryCard(
  'Boast of Lineage',
  '{U}',
  staticAbility({
    additionalCost: { cost: [{ pay: 'reveal', what: { type: 'creature', zone: 'hand', owner: 'you' } }] },
  }),
  spell([], draw(1)),
);

export default [
  scenario('701.20a: what is revealed to cast a spell is revealed until the spell leaves the stack', {
    rules: ['701.20a', '601.2h'],
    alice: { hand: [boast, 'Grizzly Bears', 'Island'], mana: 'U' },
    bob: {},
    script: [
      'alice casts Boast of Lineage',
      { expect: { 'Grizzly Bears': { seenBy: ['alice', 'bob'] }, Island: { seenBy: ['alice'] } } },
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'hand', seenBy: ['alice'] } },
    control: {
      script: ['alice casts Boast of Lineage', 'alice passes', 'stop here'],
      expect: { 'Grizzly Bears': { on: 'hand', seenBy: ['alice', 'bob'] } },
    },
  }),
  scenario('701.20a: a card that is searched for and revealed is revealed no longer than that takes', {
    rules: ['701.20a', '701.23e'],
    alice: { hand: ["Pilgrim's Eye"], mana: 'CCC', library: ['Forest', 'Hill Giant'] },
    bob: {},
    script: [
      "alice casts Pilgrim's Eye",
      'pass until alice decides',
      'alice says yes',
      'alice chooses Forest',
      { expect: { Forest: { on: 'hand', seenBy: ['alice', 'bob'] } } },
      'alice passes',
    ],
    expect: { Forest: { on: 'hand', seenBy: ['alice'] } },
    control: {
      script: [
        "alice casts Pilgrim's Eye",
        'pass until alice decides',
        'alice says yes',
        'alice chooses Forest',
        { expect: { Forest: { on: 'hand', seenBy: ['alice', 'bob'] } } },
      ],
      expect: { Forest: { on: 'hand' } },
    },
  }),
];
