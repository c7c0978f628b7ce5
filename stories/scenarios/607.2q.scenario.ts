import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const yard = ['Shock', 'Divination', 'Grizzly Bears', 'Forest', 'Llanowar Elves'];

/** A sorcery with delve. */
const cruise = card('Long Journey', ['sorcery'], {
  manaCost: '{7}{U}',
  abilities: [
    { kind: 'keyword', keyword: 'delve' },
    { kind: 'spell', effect: [{ do: 'draw', count: 3 }] },
  ],
});

/** "Whenever this creature attacks, you may return an instant or sorcery card exiled with it to its owner's hand." */
const gatherer = creature('Unearthly Gatherer', '3/3', 'delve, flying', {
  manaCost: '{5}{U}',
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'attacks', object: 'self' }],
      effect: [
        {
          do: 'may',
          then: [
            {
              do: 'choose',
              from: { zone: 'exile', anyType: ['instant', 'sorcery'], among: { linked: 'delve' } },
              count: { min: 1, max: 1 },
              as: 'chosen',
            },
            { do: 'move', what: { named: 'chosen' }, to: { zone: 'hand' } },
          ],
        },
      ],
    },
  ],
});

/** Delve on what can attack at once. */
const angler = creature('Hasty Angler', '5/5', 'delve, haste', { manaCost: '{6}{B}' });

/** "{T}: Target creature becomes a copy of another target creature until end of turn, except it has haste." */
const mirror = card('Still Mirror', ['artifact'], {
  manaCost: '{2}',
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [{ objects: { type: 'creature' } }, { objects: { type: 'creature' }, differentFrom: 0 }],
      effect: [
        {
          do: 'becomeCopy',
          what: { target: 0 },
          of: { target: 1 },
          until: 'untilEndOfTurn',
          except: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
        },
      ],
    },
  ],
});

export default [
  scenario('607.2q: what was exiled to pay for the spell was exiled with the permanent that it becomes', {
    rules: ['607.2q', '702.66a', '614.1c'],
    alice: { hand: ['Murktide Regent'], graveyard: yard, exile: ['Giant Growth'], mana: 'UU' },
    bob: {},
    script: ['alice casts Murktide Regent', 'pass until the stack is empty'],
    expect: { 'Murktide Regent': { counters: { '+1/+1': 2 }, power: 5, toughness: 5 } },
    control: {
      setup: {
        alice: { hand: ['Murktide Regent'], graveyard: yard, exile: ['Giant Growth'], mana: 'UUCCCCC' },
      },
      script: ['alice casts Murktide Regent', 'alice chooses nothing', 'pass until the stack is empty'],
      expect: { 'Murktide Regent': { counters: {}, power: 3 }, alice: { graveyard: 5 } },
    },
  }),
  scenario('607.2q: what was exiled to pay for another spell was not exiled with this permanent', {
    rules: ['607.2q', '607.1'],
    alice: {
      hand: [cruise, 'Murktide Regent'],
      graveyard: ['Shock', 'Divination', 'Grizzly Bears', 'Forest', 'Llanowar Elves'],
      mana: 'CCCCCCUUU',
    },
    bob: {},
    script: [
      'alice casts Long Journey',
      'alice chooses Shock, Divination, Llanowar Elves',
      'pass until the stack is empty',
      'alice casts Murktide Regent',
      'pass until the stack is empty',
    ],
    expect: { 'Murktide Regent': { counters: { '+1/+1': 1 } }, alice: { mana: '', exile: 6 } },
    control: {
      setup: {
        alice: {
          hand: ['Murktide Regent'],
          graveyard: ['Shock', 'Divination', 'Grizzly Bears', 'Forest', 'Llanowar Elves'],
          mana: 'UUCC',
        },
      },
      script: [
        'alice casts Murktide Regent',
        'alice chooses Shock, Divination, Llanowar Elves',
        'pass until the stack is empty',
      ],
      expect: { 'Murktide Regent': { counters: { '+1/+1': 2 } } },
    },
  }),
  scenario('607.2q: a card exiled to pay for it can be returned later, one that is no such card can’t', {
    rules: ['607.2q', '607.3'],
    alice: {
      hand: [gatherer],
      graveyard: ['Shock', 'Divination', 'Grizzly Bears', 'Forest', 'Llanowar Elves'],
      exile: ['Giant Growth'],
      mana: 'U',
    },
    bob: {},
    turn: { of: 'alice' },
    script: [
      'alice casts Unearthly Gatherer',
      'pass until the stack is empty',
      "pass until bob's upkeep",
      "pass until alice's beginningOfCombat",
      'alice attacks bob with Unearthly Gatherer',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Divination',
      'pass until the stack is empty',
    ],
    expect: { Divination: { on: 'hand' }, Shock: { on: 'exile' }, 'Giant Growth': { on: 'exile' } },
    control: {
      script: [
        'alice casts Unearthly Gatherer',
        'pass until the stack is empty',
        "pass until bob's upkeep",
        "pass until alice's beginningOfCombat",
        'alice attacks bob with Unearthly Gatherer',
        'pass until alice decides',
        'alice says no',
        'pass until the stack is empty',
      ],
      expect: { Divination: { on: 'exile' } },
    },
  }),
  scenario('607.2q: what a permanent says as a copy speaks of nothing that was exiled to pay for it', {
    rules: ['607.2q', '607.5', '707.4'],
    alice: {
      hand: [angler],
      graveyard: ['Shock', 'Divination', 'Grizzly Bears', 'Forest', 'Llanowar Elves', 'Island'],
      mana: 'B',
      battlefield: [gatherer, mirror],
    },
    bob: {},
    script: [
      'alice casts Hasty Angler',
      'pass until the stack is empty',
      'alice activates Still Mirror on Hasty Angler and Unearthly Gatherer',
      'pass until the stack is empty',
      { expect: { 'Hasty Angler': { name: 'Unearthly Gatherer' } } },
      "pass until alice's declareAttackers",
      'alice attacks bob with Hasty Angler',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 0, exile: 6 } },
    control: {
      setup: {
        alice: {
          hand: [gatherer],
          graveyard: ['Shock', 'Divination', 'Grizzly Bears', 'Forest', 'Llanowar Elves'],
          mana: 'U',
          battlefield: [],
        },
      },
      script: [
        'alice casts Unearthly Gatherer',
        'pass until the stack is empty',
        "pass until bob's upkeep",
        "pass until alice's beginningOfCombat",
        'alice attacks bob with Unearthly Gatherer',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Shock',
        'pass until the stack is empty',
      ],
      expect: { Shock: { on: 'hand' }, alice: { exile: 4 } },
    },
  }),
];
