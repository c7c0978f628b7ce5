import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('500.4: what lasts until an untap step ends as that of the land’s controller begins', {
    rules: ['500.4', '305.7'],
    alice: { battlefield: ['Orcish Farmer', { card: 'Orcish Farmer', as: 'the other' }, 'Plains'] },
    bob: { battlefield: ['Forest'] },
    script: [
      'alice activates Orcish Farmer on Plains',
      'everyone passes',
      'alice activates the other on Forest',
      'everyone passes',
      { expect: { Plains: { subtypes: ['Swamp'] }, Forest: { subtypes: ['Swamp'] } } },
      "pass until bob's upkeep",
      { expect: { Plains: { subtypes: ['Swamp'] }, Forest: { subtypes: ['Forest'] } } },
      "pass until alice's upkeep",
    ],
    expect: { Plains: { subtypes: ['Plains'] }, Forest: { subtypes: ['Forest'] } },
    control: {
      script: ['alice activates Orcish Farmer on Plains', 'everyone passes', "pass until bob's upkeep"],
      expect: { Plains: { subtypes: ['Swamp'] } },
    },
  }),
];
