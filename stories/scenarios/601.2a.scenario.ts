import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { staticAbility } from '../../machines/rules/abilities/write/index.ts';

const small = creature('Small Beast', '1/1', '', { manaCost: '{0}' });
const other = creature('Other Beast', '1/1', '', { manaCost: '{0}' });
const both = creature('Both Things', '0/2', '', { manaCost: '{0}', types: ['artifact', 'creature'] });
const thing = card('Only Artifact', ['artifact'], { manaCost: '{0}' });
/** "During each of your turns, you may play a land and cast a spell of each permanent type from your graveyard." */
const elder = creature('Grave Elder', '6/6', '', {
  abilities: (['artifact', 'creature'] as const).map((type) =>
    staticAbility({
      if: { holds: 'turnOf', who: 'you' },
      players: 'you',
      rules: [{ rule: 'mayPlayFrom', from: 'graveyard', what: { type }, onceEachTurn: true }],
    }),
  ),
});
const paragons = [
  { card: 'Serra Paragon', as: 'first' },
  { card: 'Serra Paragon', as: 'second' },
];
const typed = { alice: { battlefield: [elder], graveyard: [both, small, thing] }, bob: {} };

export default [
  scenario('601.2a: of two permissions by permanents of one name the player says by which a spell is cast', {
    rules: ['601.3', '601.2a'],
    alice: { battlefield: [...paragons, "Ashnod's Altar"], graveyard: [small, other] },
    bob: {},
    script: [
      'alice casts Small Beast by Serra Paragon 2',
      'everyone passes',
      "alice activates Ashnod's Altar",
      'alice chooses second',
      { expect: { game: { may: ['alice casts Other Beast'] } } },
      'alice casts Other Beast',
      'everyone passes',
    ],
    expect: { 'Other Beast': { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Small Beast by Serra Paragon 1',
        'everyone passes',
        "alice activates Ashnod's Altar",
        'alice chooses second',
        'refused 601.3: alice casts Other Beast',
      ],
      expect: { 'Other Beast': { on: 'graveyard' } },
    },
  }),
  scenario('601.2a: each of two such permissions is used up by itself', {
    rules: ['601.3'],
    alice: { battlefield: paragons, graveyard: [small, other, both] },
    bob: {},
    script: [
      'alice casts Small Beast',
      'everyone passes',
      'alice casts Other Beast',
      'everyone passes',
      'refused 601.3: alice casts Both Things',
    ],
    expect: { 'Other Beast': { on: 'battlefield' }, 'Both Things': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: ['Serra Paragon'], graveyard: [small, other, both] } },
      script: ['alice casts Small Beast', 'everyone passes', 'refused 601.3: alice casts Other Beast'],
      expect: { 'Other Beast': { on: 'graveyard' } },
    },
  }),
  scenario('601.2a: a card of two types is cast as the one that its player says', {
    rules: ['601.3'],
    ...typed,
    script: [
      'alice casts Both Things by Grave Elder as an artifact',
      'everyone passes',
      {
        expect: {
          game: { may: ['alice casts Small Beast'], mayNot: { 'alice casts Only Artifact': '601.3' } },
        },
      },
      'alice casts Small Beast',
      'everyone passes',
    ],
    expect: { 'Both Things': { on: 'battlefield' }, 'Small Beast': { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Both Things by Grave Elder as a creature',
        'everyone passes',
        {
          expect: {
            game: { may: ['alice casts Only Artifact'], mayNot: { 'alice casts Small Beast': '601.3' } },
          },
        },
        'alice casts Only Artifact',
        'everyone passes',
      ],
      expect: { 'Both Things': { on: 'battlefield' }, 'Only Artifact': { on: 'battlefield' } },
    },
  }),
];
