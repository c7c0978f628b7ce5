import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

/** One land from the graveyard each turn. */
const sunkenRoad = card('Sunken Road', ['enchantment'], {
  abilities: [
    {
      kind: 'static',
      players: 'you',
      rules: [{ rule: 'mayPlayFrom', from: 'graveyard', what: { type: 'land' }, onceEachTurn: true }],
    },
  ],
});

const sprite = creature('Reed Sprite', '1/1', '', { manaCost: '{1}{G}' });

export default [
  scenario(
    '116.2a: of two permissions that are used up each turn, its player says by which they play a land',
    {
      rules: ['116.2a', '305.1', '611.3d'],
      alice: { battlefield: [sunkenRoad, 'Serra Paragon'], graveyard: ['Forest', sprite], mana: 'GC' },
      bob: {},
      script: [
        'alice plays Forest',
        'alice chooses Sunken Road',
        'alice casts Reed Sprite',
        'everyone passes',
      ],
      expect: { Forest: { on: 'battlefield' }, 'Reed Sprite': { on: 'battlefield' } },
      control: {
        script: [
          'alice plays Forest',
          'alice chooses Serra Paragon',
          'refused 601.3: alice casts Reed Sprite',
        ],
        expect: { Forest: { on: 'battlefield' }, 'Reed Sprite': { on: 'graveyard' } },
      },
    },
  ),
];
