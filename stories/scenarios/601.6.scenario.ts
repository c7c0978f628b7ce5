import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { staticAbility } from '../../machines/rules/abilities/write/index.ts';

const growth = creature('Boundless Growth', '0/4', '', { manaCost: '{X}{G}' });
/** "You may cast creature spells from your graveyard." */
const elder = creature('Elder of Graves', '6/6', '', {
  abilities: [
    staticAbility({
      players: 'you',
      rules: [{ rule: 'mayPlayFrom', from: 'graveyard', what: { type: 'creature' } }],
    }),
  ],
});
const breaker = creature('Line Breaker', '3/2', '', { manaCost: '{2}{W}' });

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
  scenario('601.6: what allowed a spell to be cast may be sacrificed for the mana that pays for it', {
    rules: ['601.6', '601.2g', '601.3'],
    alice: {
      battlefield: [elder, "Ashnod's Altar", 'Hill Giant'],
      graveyard: [breaker],
      mana: 'W',
    },
    bob: {},
    script: [
      'alice casts Line Breaker paying by hand',
      "alice activates Ashnod's Altar",
      'alice chooses Elder of Graves',
      'alice pays C C W',
      'everyone passes',
    ],
    expect: { 'Line Breaker': { on: 'battlefield' }, 'Elder of Graves': { on: 'graveyard' } },
    control: {
      // Before, it may not be: then nothing allows that.
      script: [
        "alice activates Ashnod's Altar",
        'alice chooses Elder of Graves',
        'refused 601.3: alice casts Line Breaker',
      ],
      expect: { 'Line Breaker': { on: 'graveyard' }, 'Elder of Graves': { on: 'graveyard' } },
    },
  }),
];
