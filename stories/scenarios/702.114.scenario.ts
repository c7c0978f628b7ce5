import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.114a: a card with devoid is colorless on the battlefield', {
    rules: ['702.114a', '604.3'],
    alice: { battlefield: ['Silent Skimmer'] },
    bob: {},
    expect: { 'Silent Skimmer': { colors: '' } },
    control: { without: 'devoid', expect: { 'Silent Skimmer': { colors: 'B' } } },
  }),
  scenario('702.114a: a card with devoid is colorless in every zone, and what is cast is a colorless spell', {
    rules: ['702.114a', '604.3'],
    alice: { battlefield: ['Thought Harvester'], hand: ['Silent Skimmer'], mana: 'BBBB' },
    bob: { graveyard: ['Silent Skimmer'] },
    script: [
      { expect: { "alice's Silent Skimmer": { colors: '' }, "bob's Silent Skimmer": { colors: '' } } },
      "alice casts alice's Silent Skimmer",
      { expect: { game: { stack: ['the ability of Thought Harvester', 'Silent Skimmer'] } } },
    ],
    expect: { bob: { exile: 1 } },
    control: {
      without: 'devoid',
      script: ["alice casts alice's Silent Skimmer"],
      expect: { bob: { exile: 0 }, "bob's Silent Skimmer": { colors: 'B' } },
    },
  }),
];
