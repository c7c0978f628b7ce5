import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('107.1c: any number of cards, of which no two may have the same mana value', {
    rules: ['107.1c', '608.2d'],
    alice: {
      hand: ['Seasons Past'],
      mana: 'GGGGGG',
      graveyard: ['Grizzly Bears', 'Silvercoat Lion', 'Hill Giant', 'Forest'],
    },
    bob: {},
    script: [
      'alice casts Seasons Past',
      'everyone passes',
      'refused 608.2d: alice chooses Grizzly Bears and Silvercoat Lion',
      'alice chooses Grizzly Bears and Hill Giant and Forest',
    ],
    expect: { alice: { hand: 3, graveyard: ['Silvercoat Lion'] }, 'Seasons Past': { on: 'library' } },
    control: {
      script: ['alice casts Seasons Past', 'everyone passes', 'alice chooses nothing'],
      expect: { alice: { hand: 0, graveyard: 4 }, 'Seasons Past': { on: 'library' } },
    },
  }),
];
