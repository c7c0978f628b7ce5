import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario(
    '702.110a: a creature with exploit has its controller sacrifice a creature as it enters, if they like',
    {
      rules: ['702.110a', '702.110b'],
      alice: {
        hand: ['Sidisi, Undead Vizier'],
        battlefield: ['Grizzly Bears'],
        mana: 'BBCCC',
        library: ['Forest', 'Island'],
      },
      bob: { battlefield: ['Hill Giant'] },
      script: [
        'alice casts Sidisi, Undead Vizier',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Grizzly Bears',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Island',
      ],
      expect: {
        'Grizzly Bears': { on: 'graveyard' },
        'Sidisi, Undead Vizier': { on: 'battlefield' },
        alice: { hand: ['Island'] },
      },
      control: {
        script: ['alice casts Sidisi, Undead Vizier', 'pass until alice decides', 'alice says no'],
        expect: { 'Grizzly Bears': { on: 'battlefield' }, alice: { hand: [] } },
      },
    },
  ),
  scenario('701.23d: whoever searches for a card, whichever it is, finds one', {
    rules: ['701.23d'],
    alice: {
      hand: ['Sidisi, Undead Vizier'],
      battlefield: ['Grizzly Bears'],
      mana: 'BBCCC',
      library: ['Forest'],
    },
    bob: {},
    script: [
      'alice casts Sidisi, Undead Vizier',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Grizzly Bears',
      'pass until alice decides',
      'alice says yes',
    ],
    expect: { alice: { hand: ['Forest'], library: 0 } },
    control: {
      script: [
        'alice casts Sidisi, Undead Vizier',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Grizzly Bears',
        'pass until alice decides',
        'alice says no',
      ],
      expect: { alice: { hand: [], library: 1 } },
    },
  }),
  scenario('702.110b: a creature exploits another only as its own exploit ability resolves', {
    rules: ['702.110b', '603.10a'],
    // It may be sacrificed itself.
    alice: {
      hand: ['Sidisi, Undead Vizier'],
      mana: 'BBCCC',
      library: ['Forest', 'Island'],
    },
    bob: {},
    script: [
      'alice casts Sidisi, Undead Vizier',
      'pass until alice decides',
      'alice says yes',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Forest',
    ],
    expect: { 'Sidisi, Undead Vizier': { on: 'graveyard' }, alice: { hand: ['Forest'] } },
    control: {
      // As a cost it is no exploiting.
      setup: { alice: { battlefield: ['Sidisi, Undead Vizier', "Ashnod's Altar"], hand: [], mana: '' } },
      script: ["alice activates Ashnod's Altar"],
      expect: { 'Sidisi, Undead Vizier': { on: 'graveyard' }, game: { stack: [] } },
    },
  }),
];
