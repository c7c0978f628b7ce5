import { card, scenario } from '../../machines/play/scenario/index.ts';
import { affecting, creature, enchant, rulesFor } from '../../machines/rules/abilities/write/index.ts';

const aura = (name: string, ...abilities: NonNullable<Parameters<typeof card>[2]>['abilities'] & object) =>
  card(name, ['enchantment'], {
    manaCost: '{1}',
    subtypes: 'Aura',
    abilities: [enchant(creature), ...abilities],
  });
const redPaint = aura('Red Paint', affecting('attached', { change: 'setColors', colors: ['R'] }));
const slipperySkin = aura('Slippery Skin', rulesFor('attached', { rule: 'cant', what: 'beBlocked' }));

export default [
  scenario('113.12: stating a quality gives no ability, so that losing all abilities leaves it', {
    rules: ['113.12', '611.2c'],
    alice: { battlefield: ['Gingerbrute'], hand: [], mana: 'C' },
    bob: { battlefield: ['Hill Giant', 'Raging Goblin'], hand: ['Turn to Frog'], mana: 'UU' },
    turn: { at: 'beginningOfCombat' },
    script: [
      'alice activates Gingerbrute "{1}:"',
      'everyone passes',
      'alice passes',
      'bob casts Turn to Frog on Gingerbrute',
      'everyone passes',
      'alice attacks bob with Gingerbrute',
      'refused 509.1b: bob blocks Gingerbrute with Hill Giant',
      'bob blocks nothing',
    ],
    expect: { bob: { life: 19 }, Gingerbrute: { hasNot: ['haste'] } },
    control: {
      script: [
        'alice passes',
        'bob casts Turn to Frog on Gingerbrute',
        'everyone passes',
        'alice attacks bob with Gingerbrute',
        'bob blocks Gingerbrute with Hill Giant',
      ],
      expect: { bob: { life: 20 }, Gingerbrute: { on: 'graveyard' } },
    },
  }),
  scenario(
    '113.12, example 1: a creature that is given flying has an ability; one that is red or unblockable has none',
    {
      rules: ['113.12'],
      alice: {
        battlefield: [
          'Muraganda Petroglyphs',
          { card: 'Runeclaw Bear', as: 'the plain bear' },
          { card: 'Runeclaw Bear', as: 'the flying bear' },
          { card: 'Runeclaw Bear', as: 'the red bear' },
          { card: 'Runeclaw Bear', as: 'the unblockable bear' },
          { card: 'Flight', attachedTo: 'the flying bear' },
          { card: redPaint, attachedTo: 'the red bear' },
          { card: slipperySkin, attachedTo: 'the unblockable bear' },
        ],
      },
      bob: { battlefield: ['Hill Giant'] },
      script: [
        'alice attacks bob with the unblockable bear, the red bear',
        'refused 509.1b: bob blocks the unblockable bear with Hill Giant',
        'bob blocks nothing',
      ],
      expect: {
        'the plain bear': { power: 4, toughness: 4 },
        'the flying bear': { power: 2, toughness: 2, has: ['flying'] },
        'the red bear': { power: 4, toughness: 4, colors: 'R' },
        'the unblockable bear': { power: 4, toughness: 4 },
        bob: { life: 12 },
      },
      control: {
        without: ['Muraganda Petroglyphs', 'Slippery Skin'],
        script: [
          'alice attacks bob with the unblockable bear, the red bear',
          'bob blocks the unblockable bear with Hill Giant',
        ],
        expect: {
          'the plain bear': { power: 2, toughness: 2 },
          'the flying bear': { power: 2, toughness: 2 },
          'the red bear': { power: 2, toughness: 2, colors: 'R' },
          'the unblockable bear': { on: 'graveyard' },
          bob: { life: 18 },
        },
      },
    },
  ),
];
