import { creature, scenario } from '../../machines/play/scenario/index.ts';

const revenant = creature('Ashen Revenant', '3/3', '', {
  manaCost: '{B}',
  abilities: [
    {
      kind: 'keyword',
      keyword: 'escape',
      cost: [
        { pay: 'mana', cost: '{1}{B}' },
        { pay: 'exile', what: { zone: 'graveyard', owner: 'you', other: true }, count: 2 },
      ],
    },
  ],
});

export default [
  scenario(
    '702.138a: a card escapes from its owner’s graveyard for its cost: mana, and other cards of theirs',
    {
      rules: ['702.138a', '118.9'],
      alice: { graveyard: [revenant, 'Forest', 'Grizzly Bears', 'Swamp'], mana: 'BB' },
      bob: { graveyard: ['Island', 'Plains'] },
      script: ['alice casts Ashen Revenant by escape paying Forest, Swamp', 'pass until the stack is empty'],
      expect: {
        'Ashen Revenant': { on: 'battlefield' },
        alice: { graveyard: ['Grizzly Bears'], exile: 2, mana: '' },
        bob: { graveyard: 2 },
      },
      control: {
        without: 'escape',
        script: ['refused 601.3: alice casts Ashen Revenant'],
        expect: { alice: { graveyard: 4, mana: 'BB' } },
      },
    },
  ),
  scenario('702.138a: the card itself, and cards of others, do not pay for its escape', {
    rules: ['702.138a', '118.3'],
    alice: { graveyard: [revenant, 'Forest'], mana: 'BB' },
    bob: { graveyard: ['Island', 'Plains'] },
    script: ['refused 118.3: alice casts Ashen Revenant by escape'],
    expect: { alice: { graveyard: 2 }, bob: { graveyard: 2 } },
    control: {
      setup: { alice: { graveyard: [revenant, 'Forest', 'Swamp'] } },
      script: ['alice casts Ashen Revenant by escape'],
      expect: { alice: { graveyard: 0, exile: 2 }, bob: { graveyard: 2 } },
    },
  }),
];
