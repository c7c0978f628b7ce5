import { creature, scenario } from '../../machines/play/scenario/index.ts';

const growth = creature('Boundless Growth', '0/4', '', { manaCost: '{X}{G}' });

export default [
  scenario('601.6: a spell that X makes too much for what lets it be cast can’t be cast so', {
    rules: ['601.6', '601.2e', '202.3e'],
    alice: { battlefield: ['Serra Paragon'], graveyard: [growth], mana: 'GGGG' },
    bob: {},
    script: ['refused 733.1: alice casts Boundless Growth with X = 3'],
    expect: { 'Boundless Growth': { on: 'graveyard' }, alice: { mana: 'GGGG' } },
    control: {
      script: ['alice casts Boundless Growth with X = 2', 'everyone passes'],
      expect: { 'Boundless Growth': { on: 'battlefield' } },
    },
  }),
];
