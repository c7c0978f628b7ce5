import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario(
    '702.129a: a card is eternalized from the graveyard: a black 4/4 copy of it that is a Zombie, too',
    {
      rules: ['702.129a', '707.9b', '602.5d'],
      alice: { graveyard: ['Champion of Wits'], mana: 'UUUUUUU' },
      bob: {},
      script: [
        'alice activates Champion of Wits ability 1',
        'pass until alice decides',
        { expect: { alice: { exile: ['Champion of Wits'], battlefield: 1 } } },
        'alice says no',
      ],
      expect: {
        'Champion of Wits 2': {
          power: 4,
          toughness: 4,
          colors: 'B',
          manaValue: 0,
          subtypes: ['Snake', 'Wizard', 'Zombie'],
        },
      },
      control: {
        turn: { at: 'upkeep' },
        script: ['refused 602.5d: alice activates Champion of Wits ability 1'],
        expect: { alice: { graveyard: ['Champion of Wits'], battlefield: 0 } },
      },
    },
  ),
  scenario('702.129a: its cost is paid, and the card is exiled from the graveyard, as a cost', {
    rules: ['702.129a', '118.3'],
    alice: { graveyard: ['Champion of Wits'], mana: 'UUUUUU' },
    bob: {},
    script: ['refused 118.3: alice activates Champion of Wits ability 1'],
    expect: { alice: { graveyard: ['Champion of Wits'], mana: 'UUUUUU' } },
    control: {
      setup: { alice: { mana: 'UUUUUUU' } },
      script: ['alice activates Champion of Wits ability 1'],
      decide: { confirm: 'no' },
      expect: { alice: { exile: ['Champion of Wits'], mana: '', battlefield: 1 } },
    },
  }),
];
