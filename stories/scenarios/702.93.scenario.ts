import { creature, scenario } from '../../machines/play/scenario/index.ts';

/** It comes back by its undying, and by the Aura on it; the Aura returns by itself. */
const arsonist = creature('Tireless Arsonist', '1/2', 'undying');
const wolf = creature('Hill Wolf', '5/3');
const killed = [
  'alice attacks bob with Tireless Arsonist',
  'bob blocks Tireless Arsonist with Hill Wolf',
  'pass until alice decides',
] as const;
const pitFight = [
  'alice attacks bob with Treacherous Pit-Dweller',
  'bob blocks Treacherous Pit-Dweller with Hill Wolf',
  'pass until alice decides',
] as const;

export default [
  scenario(
    '702.93a: of two abilities that return it the one that resolves first does, with a counter or without',
    {
      rules: ['702.93a', '603.3b', '400.7'],
      alice: { battlefield: [arsonist, { card: "Fool's Demise", attachedTo: 'Tireless Arsonist' }] },
      bob: { battlefield: [wolf] },
      script: [
        ...killed,
        "alice orders Fool's Demise, Fool's Demise, Tireless Arsonist",
        { expect: { game: { stack: 3 } } },
      ],
      expect: {
        'Tireless Arsonist': { on: 'battlefield', counters: { '+1/+1': 1 } },
        "Fool's Demise": { on: 'hand' },
      },
      control: {
        script: [...killed, "alice orders Tireless Arsonist, Fool's Demise, Fool's Demise"],
        expect: {
          'Tireless Arsonist': { on: 'battlefield', counters: { '+1/+1': 0 } },
          "Fool's Demise": { on: 'hand' },
        },
      },
    },
  ),
  scenario('702.93a: what has come back once is another object for the other ability, and goes its own way', {
    rules: ['702.93a', '400.7', '603.6a'],
    alice: {
      battlefield: [
        'Treacherous Pit-Dweller',
        { card: 'Unhallowed Pact', attachedTo: 'Treacherous Pit-Dweller' },
      ],
    },
    bob: { battlefield: [wolf] },
    script: [
      ...pitFight,
      'alice orders Unhallowed Pact, Treacherous Pit-Dweller',
      'everyone passes',
      { expect: { 'Treacherous Pit-Dweller': { controller: 'alice' }, game: { stack: 2 } } },
      // What triggered on its return from a graveyard, then what the Aura has left to do: nothing.
      'everyone passes',
      { expect: { 'Treacherous Pit-Dweller': { controller: 'bob' }, game: { stack: 1 } } },
    ],
    expect: {
      'Treacherous Pit-Dweller': {
        on: 'battlefield',
        controller: 'bob',
        owner: 'alice',
        counters: { '+1/+1': 1 },
      },
    },
    control: {
      script: [...pitFight, 'alice orders Treacherous Pit-Dweller, Unhallowed Pact'],
      expect: { 'Treacherous Pit-Dweller': { controller: 'bob', counters: { '+1/+1': 0 } } },
    },
  }),
];
