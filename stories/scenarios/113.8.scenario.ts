import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario(
    '113.8: an activated ability is controlled by who activated it, also once its source changes hands',
    {
      rules: ['113.8'],
      alice: { battlefield: ['Griselbrand'] },
      bob: { battlefield: ['Merieke Ri Berit'] },
      script: [
        'alice activates Griselbrand',
        { expect: { 'the ability of Griselbrand': { controller: 'alice' } } },
        'bob activates Merieke Ri Berit on Griselbrand',
        'everyone passes',
        {
          expect: {
            Griselbrand: { controller: 'bob' },
            'the ability of Griselbrand': { controller: 'alice' },
          },
        },
        'everyone passes',
      ],
      expect: { alice: { hand: 7, life: 13 }, bob: { hand: 0, life: 20 } },
      control: {
        script: [
          'alice passes',
          'bob activates Merieke Ri Berit on Griselbrand',
          'alice passes',
          'bob passes',
          'refused 602.2: alice activates Griselbrand',
          'alice passes',
          'bob activates Griselbrand',
        ],
        expect: { alice: { hand: 0, life: 20 }, bob: { hand: 7, life: 13 } },
      },
    },
  ),
  scenario('113.8: a triggered ability is controlled by who controlled its source as it triggered', {
    rules: ['113.8', '603.3a'],
    alice: { battlefield: ['Soul Warden'], hand: ['Grizzly Bears'], mana: 'GG' },
    bob: { battlefield: ['Merieke Ri Berit'] },
    script: [
      'alice casts Grizzly Bears',
      'everyone passes',
      'bob activates Merieke Ri Berit on Soul Warden',
      'everyone passes',
      {
        expect: {
          'Soul Warden': { controller: 'bob' },
          'the ability of Soul Warden': { controller: 'alice' },
        },
      },
      'everyone passes',
    ],
    expect: { alice: { life: 21 }, bob: { life: 20 } },
    control: {
      script: [
        'alice passes',
        'bob activates Merieke Ri Berit on Soul Warden',
        'everyone passes',
        'alice casts Grizzly Bears',
      ],
      expect: { alice: { life: 20 }, bob: { life: 21 }, 'Soul Warden': { controller: 'bob' } },
    },
  }),
  scenario('113.8: of an object without a controller it is the owner’s', {
    rules: ['113.8', '108.4a'],
    alice: { hand: ['Swamp'] },
    bob: { graveyard: ['Bloodghast'], hand: ['Swamp'] },
    turn: { of: 'bob' },
    script: [
      'bob plays Swamp',
      { expect: { 'the ability of Bloodghast': { controller: 'bob' } } },
      'everyone passes',
      'bob answers yes',
    ],
    expect: { Bloodghast: { on: 'battlefield', controller: 'bob' } },
    control: {
      turn: { of: 'alice' },
      script: ['alice plays Swamp'],
      expect: { Bloodghast: { on: 'graveyard' }, game: { stack: 0 } },
    },
  }),
];
