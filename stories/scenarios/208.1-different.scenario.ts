import { creature, scenario } from '../../machines/play/scenario/index.ts';

const captain = creature('Coven Captain', '2/2', '', {
  abilities: [
    {
      kind: 'static',
      if: {
        holds: 'compare',
        what: { number: 'withDifferentPowers', of: { type: 'creature', controller: 'you' } },
        to: { atLeast: 3 },
      },
      changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'flying' }] }],
    },
  ],
});

export default [
  scenario('208.1: creatures have different powers by what their powers are now', {
    rules: ['208.1', '604.2'],
    alice: { battlefield: [captain, creature('Pup', '1/4', ''), creature('Wolf', '3/1', '')] },
    bob: {},
    script: [],
    expect: { 'Coven Captain': { has: ['flying'] } },
    control: {
      setup: { alice: { battlefield: [captain, creature('Pup', '2/4', ''), creature('Wolf', '3/1', '')] } },
      expect: { 'Coven Captain': { hasNot: ['flying'] } },
    },
  }),
];
